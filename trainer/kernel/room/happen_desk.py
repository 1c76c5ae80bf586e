"""What acts of the desk do to the room: no chip and no money comes from nowhere."""

from dataclasses import replace

from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room.act import Happening
from trainer.kernel.room.setup import RoomSetup
from trainer.kernel.room.state import Player, Room
from trainer.kernel.table import Impossible


def _issue(room: Room, name: str, chips: Chips, money: int) -> Room:
    """The bank gives chips to a player, and money goes to the pool."""
    room = replace(room, bank=room.bank - chips, pool=room.pool + money)
    return room.with_player(name, chips=room.player(name).chips + chips)


def register(room: Room, setup: RoomSetup, act: d.Register) -> Room:
    if any(each.name == act.name for each in room.players):
        raise Impossible(f"{act.name} has already entered")
    room = replace(room, players=(*room.players, Player(act.name)), entries=room.entries + 1)
    return _issue(room, act.name, act.chips, setup.fee)


def re_enter(room: Room, setup: RoomSetup, act: d.ReEnter) -> Room:
    player = room.player(act.name)
    if not player.out:
        raise Impossible(f"{act.name} is still in")
    room = replace(room, entries=room.entries + 1)
    room = room.with_player(act.name, out=False, entries=player.entries + 1, here=True, due_table="", due_seat=0)
    return _issue(room, act.name, act.chips, setup.fee)


def buy(room: Room, _: Happening, act: d.Rebuy | d.AddOn) -> Room:
    if room.player(act.name).out:
        raise Impossible(f"{act.name} is out")
    return _issue(room, act.name, act.chips, act.money)


def place_stack(room: Room, setup: RoomSetup, act: s.PlaceStack) -> Room:
    if any(each.name == act.name for each in room.players):
        raise Impossible(f"{act.name} has already entered")
    room.open_seat(act.table, act.seat)
    room = replace(room, players=(*room.players, Player(act.name, sold=False, here=False)))
    return _issue(room, act.name, setup.stack, 0).with_player(act.name, table=act.table, seat=act.seat)


def surrender(room: Room, _: Happening, act: d.Surrender) -> Room:
    player = room.player(act.name)
    if player.out:
        raise Impossible(f"{act.name} is already out")
    room = replace(room, bank=room.bank + player.chips)
    return room.with_player(act.name, chips=NO_CHIPS, out=True, table="", seat=0)


def find(room: Room, _: Happening, act: d.Find) -> Room:
    return _issue(room, act.name, act.chips, 0)


def remove(room: Room, _: Happening, act: d.Remove) -> Room:
    player = room.player(act.name)
    room = room.with_player(act.name, chips=player.chips - act.chips)
    return replace(room, bank=room.bank + act.chips)


def exchange(room: Room, _: Happening, act: d.Exchange) -> Room:
    player = room.player(act.name)
    room = room.with_player(act.name, chips=player.chips - act.take + act.give)
    return replace(room, bank=room.bank - act.give + act.take)


def pay(room: Room, _: Happening, act: d.Pay) -> Room:
    room.player(act.name)
    return replace(_out_of_pool(room, act.money), paid=(*room.paid, (act.name, act.money)))


def withhold(room: Room, _: Happening, act: d.Withhold) -> Room:
    return replace(_out_of_pool(room, act.money), paid=(*room.paid, ("", act.money)))


def _out_of_pool(room: Room, money: int) -> Room:
    if money > room.pool:
        raise Impossible(f"the pool holds {room.pool}, not {money}")
    return replace(room, pool=room.pool - money)


def agree(room: Room, _: Happening, _act: d.Agree) -> Room:
    return room


def spoken(room: Room, _: Happening, act: d.Ask | d.Permit | d.Refuse) -> Room:
    if act.word not in d.ASKED:
        raise Impossible(f"{act.word!r} isn't one of {', '.join(d.ASKED)}")
    if not isinstance(act, d.Ask):
        room.player(act.name)
    return room
