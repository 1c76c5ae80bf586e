"""What a book says nothing about: topics that only others print."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.rules.book import Book, all_books
from trainer.rules.comparison import silent
from trainer.rules.ledger_file import Fallback, Lacking, Paragraph


@dataclass(frozen=True, slots=True)
class Silence:
    """A topic on which a book has neither paragraph nor rule, the keys of those that have, and where it sends one."""

    topic: str
    speaking: tuple[str, ...]
    sent: Fallback | None


def silences(law: Book, laws: Iterable[Book]) -> tuple[Silence, ...]:
    """Topics that only others speak on, in the order in which those print them; none on which it rules elsewhere."""
    return all_silences(laws)[law.key]


def silences_of(house: str) -> tuple[Silence, ...]:
    """Those of a book, by its key. Raises KeyError and BadLedger."""
    return _of_all()[house]


@cache
def _of_all() -> Mapping[str, tuple[Silence, ...]]:
    return all_silences(all_books())


def all_silences(laws: Iterable[Book]) -> Mapping[str, tuple[Silence, ...]]:
    """The silences of each of several books, by its key."""
    books = {each.key: each for each in laws}
    own = {key: dict.fromkeys(paragraph.topic for paragraph in law.ledger.paragraphs) for key, law in books.items()}
    topics = dict.fromkeys(topic for some in own.values() for topic in some)
    on = {topic: silent(books.values(), topic) for topic in topics}
    return {
        key: tuple(Silence(t, _speaking(own, t), _sent(law, t, books)) for t in topics if key in on[t])
        for key, law in books.items()
    }


def _speaking(own: Mapping[str, Container[str]], topic: str) -> tuple[str, ...]:
    return tuple(key for key, topics in own.items() if topic in topics)


def _sent(law: Book, topic: str, books: Mapping[str, Book]) -> Fallback | None:
    return next((each for each in law.sends if _reaches(each, topic, books[each.to])), None)


def _reaches(fallback: Fallback, topic: str, to: Book) -> bool:
    """Does the way lead to a paragraph? Some books send their reader to a part of another book only.

    One that our copy of that book lacks is a paragraph, too.
    """
    rows: tuple[Paragraph | Lacking, ...] = (*to.ledger.paragraphs, *to.ledger.lacking)
    there = (each for each in rows if each.topic == topic)
    return topic.startswith(fallback.topics) and any(each.at.startswith(fallback.only) for each in there)
