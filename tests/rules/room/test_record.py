"""The record of a room: every happening gives the room after it, one at a time as in a whole file."""

from tests.rules.room.test_any_room import LINES
from trainer.kernel.room.document import room_of
from trainer.rules.room.record import RoomRecord

HAND = "\n".join(LINES)


def test_what_is_taken_in_gives_the_room_after_it() -> None:
    told = room_of(HAND)
    record = RoomRecord(told.setup)
    assert told.happenings
    for count, happening in enumerate(told.happenings, 1):
        assert record.add(happening) is record.rooms[-1]
        assert (len(record), len(record.rooms)) == (count, count + 1)
    assert record.transcript == told


def test_a_whole_room_file_is_taken_in_as_piece_by_piece() -> None:
    told = room_of(HAND)
    record = RoomRecord(told.setup)
    assert [record.rooms[0], *map(record.add, told.happenings)] == RoomRecord.of(told).rooms
