"""Where the blinds and the button go at a table of a room, and who would be where."""

from trainer.kernel.room.state import Room, RoomTable
from trainer.kernel.room.table_acts import Button
from trainer.rules.room.record import RoomRecord


def taken(room: Room, table: str) -> tuple[int, ...]:
    """The seats where somebody sits, in order."""
    return tuple(each.seat for each in room.seated(table))


def ahead(table: RoomTable, start: int, seat: int) -> int:
    """How many seats clockwise from `start` to `seat`: 1 to the number of seats."""
    return (seat - start - 1) % table.seats + 1


def next_taken(room: Room, table: RoomTable, start: int) -> int:
    """The first seat clockwise after `start` where somebody sits, 0 at an empty table."""
    return min(taken(room, table.name), key=lambda seat: ahead(table, start, seat), default=0)


def blinds(room: Room, table: RoomTable) -> tuple[int, int]:
    """The seats of the small and the big blind; where none were told, the two taken seats left of the button.

    A small blind that nobody posts lies right before the big blind.
    """
    if table.big and not table.small:
        return (table.big - 2) % table.seats + 1, table.big
    small = table.small or next_taken(room, table, table.button)
    return small, table.big or next_taken(room, table, small)


def next_small_blind(room: Room, name: str) -> int:
    """The seat of the small blind of the next hand: the big blind's of the latest, whoever sits there."""
    table = room.table(name)
    return blinds(room, table)[0 if table.ready else 1]


def due_big_blind(room: Room, name: str) -> int:
    """The seat that has the big blind next: the first taken one after the small blind's, 0 at an empty table."""
    return next_taken(room, room.table(name), next_small_blind(room, name))


def next_button(room: Room, name: str) -> int:
    """Where the button is for the next hand, a dead one too: at the seat that had the small blind.

    Of two players the one who is not due for the big blind has it.
    """
    table, seats = room.table(name), taken(room, name)
    if table.ready or len(seats) != 2:
        return table.button if table.ready else blinds(room, table)[0]
    return next(seat for seat in seats if seat != due_big_blind(room, name))


def open_seats(room: Room, name: str) -> tuple[int, ...]:
    """Seats where nobody sits."""
    return tuple(seat for seat in range(1, room.table(name).seats + 1) if seat not in taken(room, name))


def earliest_due(room: Room, name: str, *, small_blind: bool) -> int:
    """The open seat that has the big blind soonest, 0 if there is none; the next small blind's only if that counts."""
    table, small = room.table(name), next_small_blind(room, name)
    some = [seat for seat in open_seats(room, name) if small_blind or seat != small]
    return min(some, key=lambda seat: ahead(table, small, seat), default=0)


def between(table: RoomTable, seat: int, first: int, last: int) -> bool:
    """Does a seat lie clockwise after `first` and before `last`?"""
    return seat not in (first, last) and ahead(table, first, seat) < ahead(table, first, last)


def big_blind_on_open_seat(room: Room, name: str) -> bool:
    """Would the next big blind come to a seat where nobody sits?"""
    return next_small_blind(room, name) % room.table(name).seats + 1 in open_seats(room, name)


def hands_to_big_blind(room: Room, name: str, seat: int, player: str) -> int:
    """How many hands until the big blind comes to a seat, other players' seats counted, that player's own not."""
    table, small = room.table(name), next_small_blind(room, name)
    others = [each.seat for each in room.seated(name) if each.name != player]
    return 1 + sum(ahead(table, small, each) < ahead(table, small, seat) for each in others)


def button_is_untold(record: RoomRecord, table: str) -> bool:
    """Has neither the head nor any line told where the button is at that table?"""
    moved = (each for each in record.happenings if isinstance(each.act, Button))
    return table in record.setup.no_button and all(each.table != table for each in moved)


def since_the_button_was_told(record: RoomRecord, table: str, at: int) -> tuple[Room, int]:
    """The room as it was last told where the button is at that table, by happening `at`, and how many hands since."""
    room, told = record.rooms[at], record.happenings[:at]
    moved = (index for index, each in enumerate(told) if isinstance(each.act, Button) and each.table == table)
    base = record.rooms[max(moved, default=-1) + 1]
    since = room.table(table).hands - base.table(table).hands
    return (base, since) if since >= 0 else (room, 0)


def button_by_then(record: RoomRecord, table: str, at: int) -> int:
    """Where the button is for the hand of happening `at`: a player further with every hand since it was told."""
    base, since = since_the_button_was_told(record, table, at)
    button = next_button(base, table)
    for _ in range(since):
        button = next_taken(record.rooms[at], base.table(table), button)
    return button
