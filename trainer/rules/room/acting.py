"""What players did in a hand of a room: who acted in turn, and whether that makes substantial action."""

from collections.abc import Iterator, Mapping

from trainer.kernel.room import table_acts as t
from trainer.kernel.room.setup import STUD_GAMES
from trainer.kernel.room.state import Room
from trainer.rules.room.positions import (
    ahead,
    button_is_untold,
    due_big_blind,
    next_taken,
    since_the_button_was_told,
)
from trainer.rules.room.record import RoomRecord

PLAYERS = "players"
WITHOUT_CHIPS = ("fold", "check")
OPENS_AGAIN = ("bet", "raise", "all-in")
"""What changes the action: who has acted out of turn before it acts once more when the turn comes."""


def played(record: RoomRecord, table: str, dealt: int, until: int) -> Iterator[tuple[int, t.Play]]:
    """Every act of a player at a table from happening `dealt` on and before `until`, with its index."""
    for index, each in enumerate(record.happenings[dealt:until], dealt):
        if isinstance(each.act, t.Play) and record.rooms[index].player(each.who).table == table:
            yield index, each.act


def in_turn(record: RoomRecord, table: str, dealt: int, until: int) -> tuple[str, ...]:
    """What players did in turn in the hand whose cards came at happening `dealt`, up to happening `until`.

    The first turn is that of the seat after the big blind, or the one of whom the dealer says so; where nobody knows
    it, as with the button untold or in stud, the first act is taken to be in turn.
    """
    since, waits, found = _before_the_first(record, table, dealt), frozenset[str](), list[str]()
    acts = dict(played(record, table, dealt, until))
    for index, each in enumerate(record.happenings[dealt:until], dealt):
        room = record.rooms[index]
        if isinstance(each.act, t.Turn) and each.table == table:
            since = room.player(each.act.name).seat - 1
        elif (act := acts.get(index)) is None:
            continue
        elif since is not None and _passes_over(room, table, since, each.who, waits):
            waits |= {each.who}
        else:
            found.append(act.word)
            waits = frozenset() if act.word in OPENS_AGAIN else waits
            since = room.player(each.who).seat
    return tuple(found)


def _before_the_first(record: RoomRecord, table: str, dealt: int) -> int | None:
    """The seat after which the action of a hand begins, the big blind's; None where nobody knows it.

    It goes on by a seat with every hand of which nobody tells where the button is.
    """
    room = record.rooms[dealt]
    if button_is_untold(record, table) or room.table(table).game in STUD_GAMES:
        return None
    base, since = since_the_button_was_told(record, table, dealt)
    big = due_big_blind(base, table)
    for _ in range(since):
        big = next_taken(room, room.table(table), big)
    return big


def _passes_over(room: Room, table: str, since: int, who: str, acted: frozenset[str]) -> bool:
    """Does that player act while somebody is still to act before: anybody but who has folded, isn't there, serves a
    penalty or has acted out of turn since nothing changed?
    """
    found = room.table(table)
    out = {*found.folded, *found.missing, *acted, who}
    others = (each for each in room.seated(table) if each.name in found.dealt and each.name not in out and each.here)
    far = ahead(found, since, room.player(who).seat)
    return any(ahead(found, since, each.seat) < far for each in others)


def enough(words: tuple[str, ...], with_chips: int, without: int) -> bool:
    """Are these acts in turn substantial action: so many of them, or fewer of which one at least puts chips in?"""
    chips = any(each not in WITHOUT_CHIPS for each in words)
    return len(words) >= without or (chips and len(words) >= with_chips)


def acted_enough(record: RoomRecord, table: str, dealt: int, until: int, numbers: Mapping[str, int]) -> bool:
    """Have so many acted in the hand whose cards came at happening `dealt`, up to happening `until`: so many acts in
    turn or, at a house that counts `players`, so many of these, in whatever order?
    """
    if PLAYERS not in numbers:
        return enough(in_turn(record, table, dealt, until), numbers["with_chips"], numbers["any"])
    return len({record.happenings[index].who for index, _ in played(record, table, dealt, until)}) >= numbers[PLAYERS]
