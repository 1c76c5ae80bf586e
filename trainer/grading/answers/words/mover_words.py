"""Who goes to another table and to which seat: as far as that hangs on a button that nobody told, with where it is."""

from collections.abc import Iterable

from trainer.grading.answers.room.rooms import TO_WHICH_SEAT, happening_of
from trainer.grading.answers.words.next_arrival import dealt_in_there
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room.state import Room
from trainer.rules.book import book
from trainer.rules.room.positions import button_is_untold, due_big_blind, earliest_due, next_small_blind, open_seats
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.seating import STUD
from trainer.rules.ruling import Decision

WORST = "seating.worst-position"
"""The ruling that a player who is moved takes the worst position."""
IF = " if the button is in seat {}"


def who_moves(record: RoomRecord, room: Room, tables: Iterable[str]) -> dict[str, str]:
    """Who is due for the big blind at the fullest table, and where to, where one table is fullest and one shortest."""
    sizes = {each: len(room.seated(each)) for each in tables}
    full = [each for each in sizes if sizes[each] == max(sizes.values())]
    short = [each for each in sizes if sizes[each] == min(sizes.values())]
    fullest = full[0] if len(full) == 1 else ""
    due = due_big_blind(room, fullest) if fullest and room.table(fullest).game not in STUD else 0
    names = [each.name for each in room.seated(fullest) if each.seat == due] if due else []
    mover = (
        f"{names[0]}, next to post the big blind at table {fullest}{_if_there(record, room, fullest)}," if names else ""
    )
    if len(short) != 1:
        return {"due_mover": mover, "short_table": "the shortest table"}
    to = 0 if room.table(short[0]).game in STUD else earliest_due(room, short[0], small_blind=True)
    where = f"{f'seat {_as_due(record, room, short[0], to)} of ' if to else ''}table {short[0]}"
    return {"due_mover": mover, "short_table": where, "name": "".join(names), "to": short[0], "seat": str(to or "")}


def moves(record: RoomRecord, decision: Decision, points: Iterable[Decision]) -> dict[str, str]:
    """Who goes to another table, to which seat and whether he is dealt in there, where the house says that as well."""
    at, room = decision.matter.error, record.rooms[decision.matter.error - 1]
    seat, act = dict(decision.figures).get("seat", 0), happening_of(record, decision.matter).act
    mover = next((each.name for each in room.seated(decision.matter.detail) if each.seat == seat), "")
    same = [each for each in points if each.matter.kind == TO_WHICH_SEAT and each.matter.error == at]
    to = next((dict(each.figures).get("to", 0) for each in same), 0)
    if not isinstance(act, s.Balance):
        return {"mover": mover, "to_seat": str(to or ""), "dealt_in": "", "if_there": ""}
    there = dealt_in_there(record, book(decision.book), mover, act.to, to, at)
    why = _worst(record, room, act.to) if to and any(each.key == WORST for each in same) else ""
    known = {"mover": mover, "to_seat": f"{_as_due(record, room, act.to, to)}{why}", "dealt_in": there}
    return {**known, "if_there": _if_there(record, room, act.table)}


def _worst(record: RoomRecord, room: Room, table: str) -> str:
    """Why it is that seat of several: the worst position, which the next small blind's never is; "" where none is to be
    chosen or nobody told of the button.
    """
    seats, small = open_seats(room, table), next_small_blind(room, table)
    if len(seats) < 2 or button_is_untold(record, table):
        return ""
    return f" (the worst position{f', never the small blind in seat {small}' if small in seats else ''})"


def _if_there(record: RoomRecord, room: Room, table: str) -> str:
    """Where the button is taken to be at that table; "" where it was told."""
    return IF.format(room.table(table).button) if button_is_untold(record, table) else ""


def _as_due(record: RoomRecord, room: Room, table: str, seat: int) -> str:
    """The seat, with the button by which it is the one due first where others are open and nobody told of it."""
    at = room.table(table)
    if not seat:
        return ""
    others = at.seats - len(room.seated(table)) > 1
    return f"{seat}{f' (with the button in seat {at.button})' if others and _if_there(record, room, table) else ''}"
