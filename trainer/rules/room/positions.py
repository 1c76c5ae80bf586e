"""Where the blinds and the button go at a table of a room, and who would be where."""

from trainer.kernel.room.state import Room, RoomTable


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
    """The seats of the small and the big blind; where none were told, the two taken seats left of the button."""
    small = table.small or next_taken(room, table, table.button)
    return small, table.big or next_taken(room, table, small)


def due_big_blind(room: Room, name: str) -> int:
    """The seat that has the big blind next: the first taken one after it, 0 at an empty table."""
    table = room.table(name)
    return next_taken(room, table, blinds(room, table)[1])


def next_button(room: Room, name: str) -> int:
    """Where a dead button goes for the next hand: to the seat that had the small blind."""
    table = room.table(name)
    return blinds(room, table)[0]


def open_seats(room: Room, name: str) -> tuple[int, ...]:
    """Seats where nobody sits."""
    return tuple(seat for seat in range(1, room.table(name).seats + 1) if seat not in taken(room, name))


def earliest_due(room: Room, name: str, *, small_blind: bool) -> int:
    """The open seat that has the big blind soonest, 0 if there is none.

    The seat that has the big blind now has the small one next; it counts only with `small_blind`.
    """
    table = room.table(name)
    big = blinds(room, table)[1]
    some = [seat for seat in open_seats(room, name) if small_blind or seat != big]
    return min(some, key=lambda seat: ahead(table, big, seat), default=0)


def between(table: RoomTable, seat: int, first: int, last: int) -> bool:
    """Does a seat lie clockwise after `first` and before `last`?"""
    return seat not in (first, last) and ahead(table, first, seat) < ahead(table, first, last)


def big_blind_on_open_seat(room: Room, name: str) -> bool:
    """Would the big blind's next seat be one where nobody sits?"""
    table = room.table(name)
    return blinds(room, table)[1] % table.seats + 1 in open_seats(room, name)


def hands_to_big_blind(room: Room, name: str, seat: int, player: str) -> int:
    """How many hands until the big blind comes to a seat, other players' seats counted, that player's own not."""
    table = room.table(name)
    big = blinds(room, table)[1]
    others = [each.seat for each in room.seated(name) if each.name != player]
    return 1 + sum(ahead(table, big, each) < ahead(table, big, seat) for each in others)
