"""What can be found: every paragraph of the books, and every topic on which a house is silent."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.rules.areas import TITLES, area
from trainer.rules.book import Book, all_books
from trainer.rules.headings import headings
from trainer.rules.ledger_file import Paragraph
from trainer.rules.rule import Rule
from trainer.rules.silences import Silence, all_silences
from trainer.rules.topics import title
from trainer.search.synonyms import parts

SILENT = "Silent."
COMMON = frozenset({"poker", "casino", "gaming", "tour"})


@dataclass(frozen=True, slots=True)
class Document:
    """A paragraph `at` of a house, or with no `at` its silence on a topic.

    The other fields are what is read and sought: `title` what the paragraph is about, `about` its topic, `names` the
    small words by which the house is called.
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

    @property
    def silent(self) -> bool:
        """Does it stand for a silence?"""
        return not self.at


@cache
def every_document() -> tuple[Document, ...]:
    """Those of the five books. Raises BadLedger."""
    return documents(all_books())


def documents(laws: Iterable[Book]) -> tuple[Document, ...]:
    """All of them, house by house: paragraphs in printed order, then silences."""
    books = tuple(laws)
    silent = all_silences(books)
    found: list[Document] = []
    for law in books:
        rules = {each.rule.name: each.rule for some in law.by_topic.values() for each in some}
        called = headings(law)
        found += [_paragraph(law, each, called[each.at], rules) for each in law.ledger.paragraphs]
        found += [_silence(law, each) for each in silent[law.key]]
    return tuple(found)


def _paragraph(law: Book, each: Paragraph, called: str, rules: Mapping[str, Rule]) -> Document:
    own = [rules[name] for name in each.rules]
    told = " ".join(f"{rule.says} {rule.ruling.name}." for rule in own)
    numbers = " ".join(f"{name.replace('_', ' ')} {value}" for name, value in each.numbers.items())
    topic, inside = title(each.topic), TITLES[area(each.topic)]
    sense = each.says or each.reason
    return Document(
        law.key, each.at, each.topic, called, sense, told, each.reading, numbers, inside, topic, _names(law)
    )


def _silence(law: Book, each: Silence) -> Document:
    sent = f" It follows {each.sent.label}." if each.sent else ""
    return Document(
        law.key,
        "",
        each.topic,
        title(each.topic),
        f"{SILENT}{sent}",
        area=TITLES[area(each.topic)],
        about=title(each.topic),
        names=_names(law),
    )


def _names(law: Book) -> tuple[str, ...]:
    words = dict.fromkeys(parts(f"{law.ledger.short} {law.ledger.house} {law.key}"))
    return tuple(each for each in words if each not in COMMON)
