"""Chips that a player has behind by a rebuy: announced before the hand, and not brought yet."""

from collections.abc import Callable

from trainer.kernel.room.act import RoomAct
from trainer.kernel.room.desk_acts import Ask, Rebuy, Refuse
from trainer.kernel.room.table_acts import Deal, End, Misdeal, Push, Riffle, Shuffler, Win
from trainer.rules.room.record import RoomRecord

WORD = "rebuy"
BEGINS: tuple[type[RoomAct], ...] = (Riffle, Shuffler, Push)
BY_DECK: tuple[type[RoomAct], ...] = (Riffle, Shuffler)
BY_CARDS: tuple[type[RoomAct], ...] = ()
"""What begins a hand before its cards are dealt: in most books, where a push of dealers begins none, where nothing
does.
"""


def in_a_hand(room: RoomRecord, table: str, until: int, begins: tuple[type[RoomAct], ...] = BEGINS) -> bool:
    """Is a hand on at a table before happening `until`: dealt, or begun by what begins one? It is over once somebody
    has won it.
    """
    mine = (each.act for each in room.happenings[:until] if each.table == table)
    last = [act for act in mine if isinstance(act, (Deal, End, Misdeal, Win, *begins))][-1:]
    if last and isinstance(last[0], Win):
        return False
    return room.rooms[until].table(table).playing or any(isinstance(act, begins) for act in last)


def chips_behind(room: RoomRecord, too_late: Callable[[str, int], bool] | None = None) -> dict[str, int]:
    """Players at a table with what a rebuy of theirs is to bring in the hand that is played there, or the next one.

    A rebuy buys what an entry does, which is 0 where the room doesn't tell it. `too_late` tells of a player and the
    happening in which he asks whether that is too late for the next hand; else what begins a hand in most books is.
    """
    found: dict[str, int] = {}
    dealt: dict[str, int] = {}
    for at, each in enumerate(room.happenings):
        match each.act:
            case Deal():
                dealt[each.table] = at
            case Ask(word) if word == WORD and each.who[0].isupper() and room.rooms[at].player(each.who).table:
                if not (too_late(each.who, at) if too_late else announced_too_late(room, each.who, at)):
                    found[each.who] = at
            case Rebuy(name):
                found.pop(name, None)
            case Refuse(name, word) if word == WORD:
                found.pop(name, None)
    last = room.rooms[-1]
    tables = {each.name: each.table for each in last.players}
    playing = {name: last.table(tables[name]).playing for name in found if tables.get(name)}
    amount = room.setup.stack.amount
    return {
        name: amount
        for name, at in found.items()
        if name in playing and not (playing[name] and at > dealt.get(tables[name], -1))
    }


def announced_too_late(room: RoomRecord, name: str, at: int) -> bool:
    """Is it announced once a hand has begun that is not dealt yet?"""
    table = room.rooms[at].player(name).table
    return in_a_hand(room, table, at) and not room.rooms[at].table(table).playing
