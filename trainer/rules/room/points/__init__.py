"""Where a book must be asked about a room: who moves where, which level a hand is, what the clock's end does.

A point is found by what happened only, never by looking at a book.
"""

from trainer.rules.kind import by_key
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind
from trainer.rules.room.points import (
    blinds,
    button_draw,
    chips,
    clock,
    conduct,
    decks,
    desk,
    hand_for_hand,
    levels,
    manners,
    seating,
    tables,
)
from trainer.rules.ruling import Matter

CHAPTERS: tuple[tuple[RoomKind, ...], ...] = (
    seating.KINDS,
    tables.KINDS,
    levels.KINDS,
    clock.KINDS,
    hand_for_hand.KINDS,
    desk.KINDS,
    chips.KINDS,
    blinds.KINDS,
    button_draw.KINDS,
    conduct.KINDS,
    decks.KINDS,
    manners.KINDS,
)
KINDS: dict[str, RoomKind] = by_key(CHAPTERS)


def room_points(facts: RoomFacts) -> tuple[Matter, ...]:
    """Every point that has come up so far, in the order in which it did."""
    found = [each for kind in KINDS.values() for each in kind.detector(facts)]
    return tuple(sorted(found, key=lambda each: (each.onset, each.kind, each.detail)))
