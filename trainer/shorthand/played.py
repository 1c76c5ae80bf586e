"""Hands that a room tells by the button alone: over as a table is balanced."""

from trainer.kernel.room import table_acts
from trainer.kernel.room.act import DEALER, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.table import Impossible
from trainer.rules.room.record import RoomRecord

OF_A_HAND = (table_acts.Deal, table_acts.Riffle, table_acts.Shuffler, table_acts.End, table_acts.Misdeal)


def with_hands_over(record: RoomRecord, by_button: frozenset[str]) -> RoomRecord:
    """The room with the last hand dealt and over at these tables, where no line tells of a hand or moves the button."""
    acts = [each for each in record.happenings if isinstance(each.act, (*OF_A_HAND, table_acts.Button))]
    for name in sorted(by_button - {each.table for each in acts}):
        played = (table_acts.Deal(record.rooms[0].level), table_acts.End())
        over = (*(Happening(0, f"{DEALER}{name}", each) for each in played), *record.happenings)
        try:
            record = RoomRecord.of(RoomTranscript(record.setup, over))
        except Impossible:
            continue
    return record
