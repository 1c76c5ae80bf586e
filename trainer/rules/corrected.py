"""The corrections that a house's decisions rest on: its own ledger's, and those of books it looks to or is like."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.rules.book import Book, sound
from trainer.rules.ledger_file import Correction
from trainer.rules.topics import is_below, within

SIGN = "@"  # between a book and the day on which it was corrected


@dataclass(frozen=True, slots=True)
class Corrected:
    """A correction of a book. `book` is the book's key; `key` is what is kept, for good."""

    book: str
    correction: Correction

    @property
    def key(self) -> str:
        return f"{self.book}{SIGN}{self.correction.on}"

    def concerns(self, topic: str) -> bool:
        """Is a topic, or that under which books print it, among those that were corrected?"""
        return any(is_below(each, above) for each in (topic, within(topic)) for above in self.correction.topics)


def corrections_of(law: Book) -> tuple[Corrected, ...]:
    """Those of a house, of the books it sends its reader to or its floor follows, and of those that these are like.

    A book that cannot be read corrects nothing.
    """
    return tuple(Corrected(each.key, one) for each in _rested_on(law) for one in each.ledger.corrections)


def _rested_on(law: Book) -> Iterator[Book]:
    """The book, those that it sends to and follows, and those that any of them is like."""
    waiting = [law, *_sound((*(each.to for each in law.ledger.fallbacks), *law.ledger.floor_follows))]
    found: dict[str, Book] = {}
    for each in waiting:  # which grows by the books that they are like
        if each.key not in found:
            found[each.key] = each
            waiting += _sound((each.ledger.like,))
    yield from found.values()


def _sound(keys: Iterable[str]) -> list[Book]:
    return [found for key in keys if key and (found := sound(key))]


def known_to(house: str) -> str:
    """The keys of the corrections in force at a house, as they are kept with what is graded there; "" for none."""
    law = sound(house)
    return " ".join(each.key for each in corrections_of(law)) if law else ""
