"""A room told in part: what goes without saying of the last happening is taken to have happened too."""

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import DEALER, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.rules.room.race import count
from trainer.rules.room.record import RoomRecord

IN_A_HAND = ("in-the-pot", "cards-hidden")
"""What a player can only do with a bounty chip or cards while a hand is on."""


def as_meant(record: RoomRecord) -> RoomRecord | None:
    """A denomination that is to go is raced off at the last table that has such chips; a bounty chip goes into the
    pot, and cards are kept out of sight, in a hand that is on. None where the last happening is another one.
    """
    if not record.happenings:
        return None
    last, room = record.happenings[-1], record.rooms[-2]
    match last.act:
        case c.ColourUp(value=value):
            held = [each.table for each in room.players if each.table and count(each.chips, value)]
            return _of(record, last, *(Happening(last.at, f"{DEALER}{table}", c.Race(value)) for table in held[-1:]))
        case p.Bounty(word=word) | p.Keep(word=word) if word in IN_A_HAND and room.player(last.who).table:
            dealt = Happening(last.at, f"{DEALER}{room.player(last.who).table}", t.Deal(room.level))
            return _of(record, dealt, last)
        case _:
            return None


def _of(record: RoomRecord, *then: Happening) -> RoomRecord:
    """The room with these happenings for the last one."""
    return RoomRecord.of(RoomTranscript(record.setup, (*record.happenings[:-1], *then)))
