"""Two editions that are houses of their own, the newer made as a difference to the older: told paragraph by paragraph.

What is told is what the newer ledger says anew: a paragraph with other words, figures or standing has changed. One that
only names other rules, tests or questions beside the same words has not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trainer.rules.book import Book
from trainer.rules.ledger_file import Example, Paragraph
from trainer.study.carrying_over import Figure, figures_apart

Printed = Paragraph | Example
SENSE = ("status", "topic", "says", "beside", "numbers")


class Fate(StrEnum):
    """What became of a paragraph or an example from the older edition to the newer."""

    CHANGED = "changed"
    ADDED = "added"
    GONE = "gone"
    RENUMBERED = "renumbered"
    READING = "reading"  # the same words, which we read otherwise
    UNKNOWN = "unknown"  # our copy of the older edition has lost what stands there


@dataclass(frozen=True, slots=True)
class Told:
    """One line: what stands in the older edition and in the newer, or in one of them, and the figures that differ."""

    fate: Fate
    was: Printed | None
    now: Printed | None
    figures: tuple[Figure, ...] = ()

    @property
    def places(self) -> str:
        """Its numbers then and now: "34 → 34-B"."""
        both = tuple(dict.fromkeys(each.at for each in (self.was, self.now) if each is not None))
        return " → ".join(both)


@dataclass(frozen=True, slots=True)
class TwoEditions:
    """All that differs, paragraphs before examples, in the order of the newer edition and then what is gone.

    `same` counts the paragraphs and examples that stand as they stood, under the same numbers.
    """

    older: Book
    newer: Book
    told: tuple[Told, ...]
    same: int

    def of(self, *fates: Fate) -> tuple[Told, ...]:
        return tuple(each for each in self.told if each.fate in fates)


def next_to(older: Book, newer: Book) -> bool:
    """Is the newer one made as a difference to the older?"""
    return newer.key != older.key == newer.ledger.like


def two_editions(older: Book, newer: Book) -> TwoEditions:
    """What differs; `newer` is made as a difference to `older`."""
    tables = ((older.ledger.paragraphs, newer.ledger.paragraphs), (older.ledger.examples, newer.ledger.examples))
    pairs = [pair for was, now in tables for pair in _pairs(was, now)]
    lost = frozenset(each.at for each in older.ledger.lacking)
    told = [_told(was, now, lost) for was, now in pairs]
    return TwoEditions(older, newer, tuple(each for each in told if each), sum(each is None for each in told))


def _pairs(older: Sequence[Printed], newer: Sequence[Printed]) -> Iterator[tuple[Printed | None, Printed | None]]:
    """Each of the newer edition with the one of the older that it has come from, then what is left of the older."""
    there = {each.at: each for each in older}
    moved = {each.taken for each in newer if each.taken != each.at}
    moved |= {each.instead_of for each in newer if each.instead_of != each.at}
    kept = set[str]()
    for each in newer:
        came = each.taken or each.part_of or each.instead_of or ("" if each.at in moved else each.at)
        kept.add(came)
        yield there.get(came), each
    yield from ((each, None) for each in older if each.at not in kept)


def _told(was: Printed | None, now: Printed | None, lost: frozenset[str]) -> Told | None:
    """The line on one pair; None where nothing differs."""
    if now is None:
        return Told(Fate.GONE, was, None)
    if was is None:
        return Told(Fate.UNKNOWN if now.at in lost else Fate.ADDED, None, now)
    if now.instead_of or (not now.taken and not now.part_of and _sense(was) != _sense(now)):
        return Told(Fate.CHANGED, was, now, figures_apart(_numbers(was), _numbers(now)))
    if now.at != was.at:
        return Told(Fate.RENUMBERED, was, now)
    return Told(Fate.READING, was, now) if reading(was) != reading(now) else None


def reading(row: Printed | None) -> str:
    """How it is read where the book contradicts itself or leaves a gap; an example has no reading."""
    return row.reading if isinstance(row, Paragraph) else ""


def _sense(row: Printed) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in SENSE) if isinstance(row, Paragraph) else ()


def _numbers(row: Printed) -> Mapping[str, int]:
    return row.numbers if isinstance(row, Paragraph) else {}
