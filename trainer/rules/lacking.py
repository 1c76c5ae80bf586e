"""What our copy of a book lacks: paragraphs that are in print and that we could not read. That is no silence."""

from collections.abc import Iterable, Iterator

from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Fallback, Lacking
from trainer.rules.ruling import Citation
from trainer.rules.topics import within


def lacks(law: Book, topic: str) -> tuple[Lacking, ...]:
    """What our copy is missing on a topic, on those below it or on the one under which books print it."""
    if not law.ledger.lacking:
        return ()
    printed = within(topic)
    return tuple(each for each in law.ledger.lacking if each.topic and f"{each.topic}.".startswith(f"{printed}."))


def lacks_any(law: Book, topics: Iterable[str]) -> tuple[Lacking, ...]:
    """The same on any of those topics, each once."""
    return tuple(dict.fromkeys(each for topic in topics for each in lacks(law, topic)))


def lacks_there(way: Fallback, topic: str) -> tuple[Lacking, ...]:
    """What our copy is missing of the part of another book to which a way leads."""
    if not topic.startswith(way.topics):
        return ()
    return tuple(each for each in lacks(book(way.to), topic) if each.at.startswith(way.only))


def may_rule(law: Book, topic: str) -> tuple[Citation, ...]:
    """What may rule on a topic and could not be read: in the book itself, and where it sends its reader."""
    return tuple(_may_rule(law, topic))


def _may_rule(law: Book, topic: str) -> Iterator[Citation]:
    for each in lacks(law, topic):
        yield Citation(law.key, each.at, each.why)
    for way in law.sends:
        for each in lacks_there(way, topic):
            yield Citation(way.to, each.at, each.why)


def in_words(law: Book, ats: Iterable[str]) -> str:
    """It in a sentence: "Our copy of TDA 2022 lacks RP-9."."""
    return f"Our copy of {law.ledger.known_as} is missing {', '.join(ats)}."


def told(lacking: Iterable[Citation]) -> str:
    """The same of paragraphs of any books, a sentence for each book."""
    by_book: dict[str, list[str]] = {}
    for each in lacking:
        by_book.setdefault(each.book, []).append(each.at)
    return " ".join(in_words(book(key), ats) for key, ats in by_book.items())
