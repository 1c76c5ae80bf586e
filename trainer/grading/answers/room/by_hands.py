"""Levels in hand for hand where a rulebook prints no time for a hand: what hands have used up, nobody can tell."""

from collections.abc import Iterator
from dataclasses import replace

from trainer.kernel.room.act import CLOCK, Happening
from trainer.kernel.room.clock_acts import Hold, NewLevel, SetClock
from trainer.kernel.room.table_acts import Deal
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import left_by_hands
from trainer.rules.room.record import RoomRecord

PRINTED = "rp.hand-for-hand.time-per-hand"
"""How the rules begin by which a hand takes so much off the clock."""


def without_levels_by_hands(record: RoomRecord, law: Book) -> RoomRecord:
    """The room without the levels that came up only as so many hands were over, and with the hands since dealt at the
    level that ran. One that was announced is taken to come with the clock at zero. As it was told at a house that
    prints what a hand takes off the clock.
    """
    told = list(enumerate(record.happenings))
    levels = [at for at, each in told if isinstance(each.act, NewLevel) and record.rooms[at].hand_for_hand]
    if not levels or any(each.startswith(PRINTED) for each in law.rules):
        return record
    came, then = list(_by_hands(record, levels)), RoomRecord(record.setup)
    try:
        for at, each in told:
            if at in levels and at not in came:
                then.add(Happening(each.at, CLOCK, SetClock(0)))
            if at not in came and not (at + 1 in came and isinstance(each.act, Hold)):
                then.add(_at_the_level(each, sum(one < at for one in came)))
    except Impossible:
        return record
    return then


def _by_hands(record: RoomRecord, levels: list[int]) -> Iterator[int]:
    """The signals of the clock that came with time left on it that no hand had been played for."""
    for at in levels:
        each = record.happenings[at]
        time_left = each.who == CLOCK and record.rooms[at].clock.left_at(each.at) > 0
        if time_left and not left_by_hands(RoomFacts(record, len(record)), at):
            yield at


def _at_the_level(happening: Happening, less: int) -> Happening:
    act = happening.act
    return replace(happening, act=replace(act, level=act.level - less)) if less and isinstance(act, Deal) else happening
