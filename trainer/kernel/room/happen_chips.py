"""What acts on chips at a table do to the room: they stay whose they are, and must be there."""

from trainer.kernel.manners import BOUNTIES
from trainer.kernel.room import chip_acts as p
from trainer.kernel.room.act import Happening
from trainer.kernel.room.state import Player, Room
from trainer.kernel.table import Impossible


def _seated(room: Room, happening: Happening) -> Player:
    player = room.player(happening.who)
    if not player.table:
        raise Impossible(f"{player.name} has no seat")
    return player


def _one_of(word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        raise Impossible(f"{word!r} isn't one of {', '.join(known)}")


def keep(room: Room, happening: Happening, act: p.Keep) -> Room:
    _seated(room, happening)
    _one_of(act.word, p.KEPT)
    return room


def show(room: Room, happening: Happening, act: p.OutOfView | p.Straddle) -> Room:
    """Raises NotEnoughChips where the player has no such chips."""
    _ = _seated(room, happening).chips - act.chips
    return room


def bounty(room: Room, happening: Happening, act: p.Bounty) -> Room:
    _seated(room, happening)
    _one_of(act.word, BOUNTIES)
    return room


def lost(room: Room, _: Happening, act: p.Lost) -> Room:
    """Found chips change hands only with what is done about them. Raises Impossible for an owner who is not there."""
    if act.owner != p.NOBODY:
        room.player(act.owner)
    return room
