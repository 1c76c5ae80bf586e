"""What can be found: paragraphs of the books, those that our copies lack, and topics on which a house is silent."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.rules.areas import TITLES, area
from trainer.rules.book import Book, book, keys
from trainer.rules.headings import called, headings
from trainer.rules.ledger_file import Lacking, Paragraph
from trainer.rules.numbering import parted
from trainer.rules.silences import Silence, all_silences, silences_of
from trainer.rules.topics import title
from trainer.search.synonyms import parts

SILENT = "Not covered."
NOT_HERE, UNKNOWN = "Not in our copy.", "Subject unknown"
COMMON = frozenset({"poker", "casino", "gaming", "tour"})


@dataclass(frozen=True, slots=True)
class Document:
    """A paragraph `at` of a house, or with no `at` its silence on a topic; `lacking` where our copy has not its words.

    The other fields are what is read and sought: `title` what the paragraph is about, `about` its topic, `names` the
    small words by which the house is called, `was` the numbers that the paragraph had before.
    """

    house: str
    at: str
    topic: str
    title: str
    sense: str
    rules: str = ""
    reading: str = ""
    numbers: str = ""
    area: str = ""
    about: str = ""
    names: tuple[str, ...] = ()
    was: tuple[str, ...] = ()
    lacking: bool = False

    @property
    def silent(self) -> bool:
        """Does it stand for a silence?"""
        return not self.at


@cache
def every_document() -> tuple[Document, ...]:
    """Those of all books, house by house. Raises BadLedger."""
    return tuple(each for key in keys() for each in documents_of(key))


@cache
def documents_of(house: str) -> tuple[Document, ...]:
    """Those of a book. Raises KeyError and BadLedger."""
    return _documents(book(house), called(house), silences_of(house))


def documents(laws: Iterable[Book]) -> tuple[Document, ...]:
    """Those of any books, house by house."""
    books = tuple(laws)
    silent = all_silences(books)
    return tuple(each for law in books for each in _documents(law, headings(law), silent[law.key]))


def _documents(law: Book, titles: Mapping[str, str], silent: Iterable[Silence]) -> tuple[Document, ...]:
    """Paragraphs in printed order, then what our copy lacks, then silences."""
    names = _names(law)
    found = [_paragraph(law, each, titles[each.at], names) for each in law.ledger.paragraphs]
    lacking = (_lacking(law, each, names) for each in law.ledger.lacking)
    return (*found, *lacking, *(_silence(law, each, names) for each in silent))


def _paragraph(law: Book, each: Paragraph, titled: str, names: tuple[str, ...]) -> Document:
    own = [law.rules[name].rule for name in each.rules]
    told = " ".join(f"{rule.says} {rule.ruling.says}." for rule in own)
    numbers = " ".join(f"{name.replace('_', ' ')} {value}" for name, value in each.numbers.items())
    topic, inside = title(each.topic), TITLES[area(each.topic)]
    sense, was = each.says or each.reason, tuple(parted(note)[0] for note in each.was)
    return Document(law.key, each.at, each.topic, titled, sense, told, each.reading, numbers, inside, topic, names, was)


def _lacking(law: Book, each: Lacking, names: tuple[str, ...]) -> Document:
    on = title(each.topic) if each.topic else UNKNOWN
    inside = TITLES[area(each.topic)] if each.topic else ""
    return Document(
        law.key, each.at, each.topic, on, f"{NOT_HERE} {each.why}", area=inside, about=on, names=names, lacking=True
    )


def _silence(law: Book, each: Silence, names: tuple[str, ...]) -> Document:
    sent = f" It follows {each.sent.label}." if each.sent else ""
    return Document(
        law.key,
        "",
        each.topic,
        title(each.topic),
        f"{SILENT}{sent}",
        area=TITLES[area(each.topic)],
        about=title(each.topic),
        names=names,
    )


def _names(law: Book) -> tuple[str, ...]:
    words = dict.fromkeys(parts(f"{law.ledger.short} {law.ledger.house} {law.key}"))
    return tuple(each for each in words if each not in COMMON)
