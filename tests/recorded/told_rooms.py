"""Rooms told out of a seed: lines that make sense in any order, and what can happen of them.

The lines are those of the two searches over rooms; printed rooms alone reach a fifth of the rules on rooms.
"""

from collections.abc import Iterator

from tests.recorded.of_hand import Sections
from tests.recorded.of_room import of_room
from tests.recorded.telling.dice import Dice
from tests.rules.room import desk_search, search
from trainer.rules.book import all_books
from trainer.rules.room.record import RoomRecord

ROOMS = 240
FEES = (0, 4200, 7700)


def told_room(seed: int) -> RoomRecord:
    """The room of that seed: one of two tables in play, or one with a desk, sheets and money."""
    dice = Dice(f"room {seed}")
    if seed % 2:
        steps = [(dice.pick((1, 31)), dice.pick(desk_search.LINES)) for _ in range(6 + dice.below(24))]
        money = dice.below(520), dice.pick(FEES)
        return desk_search.busy(dice.pick(desk_search.EVENTS), dice.pick(desk_search.EXTRAS), money, steps)
    steps = [(dice.pick((1, 5, 31)), dice.pick(search.LINES)) for _ in range(8 + dice.below(32))]
    return search.lively(dice.pick(search.EVENTS), dice.pick(search.GAMES), steps)


def rooms() -> Iterator[tuple[str, Sections]]:
    """What every book says of every such room."""
    for seed in range(ROOMS):
        record = told_room(seed)
        yield from ((f"told room {seed} at {law.key}", of_room(record, law)) for law in all_books())
