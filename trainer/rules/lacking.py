"""What our copy of a book lacks: paragraphs that are in print and that we could not read. That is no silence."""

from collections.abc import Iterable

from trainer.rules.book import Book
from trainer.rules.ledger_file import Lacking
from trainer.rules.topics import within


def lacks(law: Book, topic: str) -> tuple[Lacking, ...]:
    """What our copy lacks on a topic, on those below it or on the one under which books print it."""
    if not law.ledger.lacking:
        return ()
    printed = within(topic)
    return tuple(each for each in law.ledger.lacking if each.topic and f"{each.topic}.".startswith(f"{printed}."))


def lacks_any(law: Book, topics: Iterable[str]) -> tuple[Lacking, ...]:
    """The same on any of those topics, each once."""
    return tuple(dict.fromkeys(each for topic in topics for each in lacks(law, topic)))


def in_words(law: Book, ats: Iterable[str]) -> str:
    """It in a sentence: "Our copy of TDA 2022 lacks RP-9."."""
    return f"Our copy of {law.ledger.short} {law.ledger.edition} lacks {', '.join(ats)}."
