"""A room whose clock is told to stand at zero as it begins: it has reached it, with the signal of the next level."""

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import CLOCK, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.table import Impossible
from trainer.rules.room.record import RoomRecord

OF_THE_CLOCK = (c.Zero, c.NewLevel, c.SetClock, c.Recess, c.HandForHand)


def as_run_out(record: RoomRecord) -> RoomRecord:
    """The room with zero and signal before all that happened, but for hands that were on; the same where a line tells
    what the clock did.
    """
    setup = record.setup
    told = any(isinstance(each.act, OF_THE_CLOCK) for each in record.happenings)
    if told or not setup.clock_told or setup.left or setup.level >= len(setup.levels):
        return record
    on = [each for at, each in enumerate(record.happenings) if _was_on(record, at)]
    since = [each for each in record.happenings if each not in on]
    signal = (Happening(0, CLOCK, c.Zero()), Happening(0, CLOCK, c.NewLevel(setup.level + 1)))
    try:
        return RoomRecord.of(RoomTranscript(setup, (*on, *signal, *since)))
    except Impossible:
        return record


def _was_on(record: RoomRecord, at: int) -> bool:
    """Is it the deal of a hand that was on as the level ran out: told first of all, at that level, and over since?"""
    one = record.happenings[at]
    first = all(isinstance(each.act, t.Deal) and not each.at for each in record.happenings[: at + 1])
    over = any(isinstance(each.act, t.End) and each.table == one.table for each in record.happenings[at:])
    return first and over and isinstance(one.act, t.Deal) and one.act.level == record.setup.level
