"""The corrections that a house's decisions rest on: those of its own ledger, and of the books it looks to."""

from collections.abc import Iterator
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
    """Those of a house's own ledger, of the books it sends its reader to, and of those that its floor follows.

    A book that cannot be read corrects nothing.
    """
    return tuple(Corrected(each.key, one) for each in _rested_on(law) for one in each.ledger.corrections)


def _rested_on(law: Book) -> Iterator[Book]:
    yield law
    keys = dict.fromkeys((*(each.to for each in law.ledger.fallbacks), *law.ledger.floor_follows))
    yield from (found for key in keys if key != law.key and (found := sound(key)))


def known_to(house: str) -> str:
    """The keys of the corrections in force at a house, as they are kept with what is graded there; "" for none."""
    law = sound(house)
    return " ".join(each.key for each in corrections_of(law)) if law else ""
