"""What acts on seats and tables do to the room."""

from dataclasses import replace

from trainer.kernel.manners import CONDUCT
from trainer.kernel.room import manner_acts as m
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room.act import Happening
from trainer.kernel.room.state import Room
from trainer.kernel.seat_acts import DEVICE_USES
from trainer.kernel.table import Impossible

STAYS_SEATED = "stays-seated"
"""What somebody does who is out and has no seat any more."""


def due(room: Room, _: Happening, act: s.DrawSeat | s.Assign) -> Room:
    if room.player(act.name).out:
        raise Impossible(f"{act.name} is out")
    room.open_seat(act.table, act.seat)
    return room.with_player(act.name, due_table=act.table, due_seat=act.seat)


def sit(room: Room, _: Happening, act: s.Sit) -> Room:
    player = room.player(act.name)
    if player.out:
        raise Impossible(f"{act.name} is out")
    if not player.here:
        raise Impossible(f"{act.name} is away")
    room.open_seat(act.table, act.seat)
    return room.with_player(act.name, table=act.table, seat=act.seat)


def carry(room: Room, _: Happening, act: s.Carry) -> Room:
    if room.player(act.name).here:
        raise Impossible(f"{act.name} is at the table and carries their own chips")
    room.open_seat(act.table, act.seat)
    return room.with_player(act.name, table=act.table, seat=act.seat)


def away(room: Room, happening: Happening, _: s.Away) -> Room:
    if not room.player(happening.who).here:
        raise Impossible(f"{happening.who} is already away")
    return room.with_player(happening.who, here=False)


def behave(room: Room, happening: Happening, act: m.Conduct | m.Device) -> Room:
    known = CONDUCT if isinstance(act, m.Conduct) else DEVICE_USES
    if act.word not in known:
        raise Impossible(f"{act.word!r} isn't one of {', '.join(known)}")
    if not room.player(happening.who).table and act.word != STAYS_SEATED:
        raise Impossible(f"{happening.who} has no seat")
    return room


def back(room: Room, happening: Happening, _: s.Back) -> Room:
    if room.player(happening.who).here:
        raise Impossible(f"{happening.who} is not away")
    return room.with_player(happening.who, here=True)


def bust(room: Room, _: Happening, act: s.Bust) -> Room:
    player = room.player(act.name)
    if player.out or player.chips:
        raise Impossible(f"{act.name} {'is already out' if player.out else 'still has chips'}")
    return room.with_player(act.name, out=True, table="", seat=0)


def finish(room: Room, _: Happening, act: s.Finish) -> Room:
    if not act.place:
        raise Impossible("places start at 1")
    return room


def break_table(room: Room, _: Happening, act: s.BreakTable) -> Room:
    if room.table(act.table).broken:
        raise Impossible(f"table {act.table} is already broken")
    return room.with_table(act.table, broken=True)


def balance(room: Room, _: Happening, act: s.Balance) -> Room:
    if act.table == act.to:
        raise Impossible("a player must move from one table to a different one")
    room.table(act.table), room.table(act.to)
    return room


def halt(room: Room, _: Happening, act: s.Halt) -> Room:
    return room.with_table(act.table, halted=True)


def resume(room: Room, _: Happening, act: s.Resume) -> Room:
    if not room.table(act.table).halted:
        raise Impossible(f"table {act.table} has not stopped")
    return room.with_table(act.table, halted=False)


def waive(room: Room, _: Happening, act: s.Waive) -> Room:
    room.table(act.table)
    return replace(room, waived=room.waived | {act.table})


def penalty(room: Room, _: Happening, act: s.Penalty) -> Room:
    return _penalized(room, act.name, act.hands)


def penalty_rounds(room: Room, _: Happening, act: s.PenaltyRounds) -> Room:
    player = room.player(act.name)
    if not player.table:
        raise Impossible(f"{act.name} has no seat at a table")
    return _penalized(room, act.name, act.rounds * len(room.seated(player.table)))


def _penalized(room: Room, name: str, hands: int) -> Room:
    """The room with so many more hands to miss: from the next one on, where a hand is on and none was missed so far."""
    player = room.player(name)
    table = next((each for each in room.tables if each.name == player.table), None)
    if table is not None and not player.penalty and (table.playing or table.begun):
        room = room.with_table(table.name, after_it=(*table.after_it, name))
    return room.with_player(name, penalty=player.penalty + hands)


def show(room: Room, _: Happening, act: s.Show) -> Room:
    room.player(act.name)
    return room


def seat_cards(room: Room, _: Happening, act: s.SeatCards) -> Room:
    room.table(act.table)
    if act.word not in ("shown", "scrambled", "stacked"):
        raise Impossible(f"seat cards are shown, scrambled or stacked, not {act.word}")
    return room


def final_table(room: Room, _: Happening, _act: s.FinalTable) -> Room:
    return room


def disqualify(room: Room, _: Happening, act: s.Disqualify) -> Room:
    if room.player(act.name).out:
        raise Impossible(f"{act.name} is out")
    return room
