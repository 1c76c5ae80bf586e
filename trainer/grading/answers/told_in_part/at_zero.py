"""A room whose clock is told to stand at zero as it begins: it has reached it, with the signal of the next level."""

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room.act import CLOCK, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.table import Impossible
from trainer.rules.room.record import RoomRecord

OF_THE_CLOCK = (c.Zero, c.NewLevel, c.SetClock, c.Recess, c.HandForHand)


def as_run_out(record: RoomRecord) -> RoomRecord:
    """The room with zero and signal before all that happened; the same where a line tells what the clock did."""
    setup = record.setup
    told = any(isinstance(each.act, OF_THE_CLOCK) for each in record.happenings)
    if told or not setup.clock_told or setup.left or setup.level >= len(setup.levels):
        return record
    before = (Happening(0, CLOCK, c.Zero()), Happening(0, CLOCK, c.NewLevel(setup.level + 1)))
    try:
        return RoomRecord.of(RoomTranscript(setup, (*before, *record.happenings)))
    except Impossible:
        return record
