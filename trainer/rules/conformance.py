"""How far each book is encoded: chapters against books, counted out of the ledgers."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from trainer.rules.book import Book, book
from trainer.rules.chapters import chapter, chapters
from trainer.rules.ledger_file import Example, Paragraph


@dataclass(frozen=True, slots=True)
class Tally:
    """Paragraphs of one book in one chapter by status."""

    encoded: int = 0
    asked: int = 0
    not_modelled: int = 0
    pending: int = 0

    @property
    def all(self) -> int:
        return self.encoded + self.asked + self.not_modelled + self.pending


@dataclass(frozen=True, slots=True)
class Taken:
    """A book made as a difference: which numbers it took over as they are, said anew, has alone and has not.

    Examples are among them. One taken over under another number is told with both: "34-B (34)".
    """

    book: str
    like: str
    same: tuple[str, ...]
    anew: tuple[str, ...]
    own: tuple[str, ...]
    without: tuple[str, ...]


def taken(law: Book) -> Taken:
    """What a book has from the one that it is like."""
    rows, there = _rows(law), [each.at for each in _rows(book(law.ledger.like))]
    own = [each.at for each in rows if not each.taken]
    kept = {*own, *(each.taken for each in rows)}
    return Taken(
        law.key,
        law.ledger.like,
        tuple(each.at if each.at == each.taken else f"{each.at} ({each.taken})" for each in rows if each.taken),
        tuple(at for at in own if at in there),
        tuple(at for at in own if at not in there),
        tuple(at for at in there if at not in kept),
    )


def _rows(law: Book) -> list[Paragraph | Example]:
    return [*law.ledger.paragraphs, *law.ledger.examples]


def tally(law: Book, name: str = "") -> Tally:
    """The paragraphs of a book in the chapter of that name, or in all of them."""
    rows = law.ledger.paragraphs
    count = Counter(each.status for each in rows if name in ("", chapter(each.topic)))
    return Tally(count["encoded"], count["question"], count["not-modelled"], count["pending"])


def examples(law: Book) -> tuple[int, int]:
    """How many worked examples of a book are dealt as transcripts, of how many."""
    return sum(bool(each.transcript) for each in law.ledger.examples), len(law.ledger.examples)


def table(laws: Iterable[Book]) -> list[list[str]]:
    """Rows of cells: a head, a row a chapter, all chapters together, the worked examples, and what our copy lacks."""
    books = tuple(laws)
    head = ["chapter", *(each.key for each in books)]
    rows = [[name, *(cell(tally(each, name)) for each in books)] for name in chapters()]
    whole = ["all", *(cell(tally(each)) for each in books)]
    dealt = ["worked examples", *("{} / {}".format(*examples(each)) for each in books)]
    lacking = ["not in our copy", *(str(len(each.ledger.lacking) or "-") for each in books)]
    return [head, *rows, whole, dealt, lacking]


def cell(found: Tally) -> str:
    """ "31 + 2 + 1 / 34": encoded, asked about and not modelled, of all."""
    return f"{found.encoded} + {found.asked} + {found.not_modelled} / {found.all}" if found.all else "-"
