"""Who went out last, together: the one reading of it for places, prizes and who is asked about."""

from dataclasses import dataclass
from itertools import takewhile

from trainer.kernel.room.clock_acts import HandForHand
from trainer.kernel.room.desk_acts import Ask
from trainer.kernel.room.seat_acts import Bust
from trainer.kernel.room.table_acts import Deal, End, Win
from trainer.rules.room.hands import AT_ONCE
from trainer.rules.room.record import RoomRecord

PAYOUTS = "payouts"


@dataclass(frozen=True, slots=True)
class OutLast:
    """`since` is the index of the first happening of those with which they went out, `players` who did so, in the order
    in which it was told, each with the table.
    """

    since: int
    players: tuple[tuple[str, str], ...]

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.players]

    def tables(self, record: RoomRecord) -> set[str]:
        """Their tables at which a hand was told to be dealt."""
        dealt = _dealt(record)
        return {table for _, table in self.players if table in dealt}

    def at_several_tables(self, record: RoomRecord) -> bool:
        """Did they sit at more than one table, with no hand told at any?"""
        return not _dealt(record) and len({table for _, table in self.players}) > 1


def out_last(record: RoomRecord) -> OutLast:
    """Who went out last: in hand for hand since its last hands were dealt, or it was announced; else with what was told
    last, one right after the other or in hands dealt in one round.
    """
    first = _hands_dealt(record) if record.rooms[-1].hand_for_hand else _told_last(record)
    told = zip(record.happenings[first:], record.rooms[first:], strict=False)
    some = ((each.act.name, room) for each, room in told if isinstance(each.act, Bust))
    return OutLast(first, tuple((name, room.player(name).table) for name, room in some))


def _dealt(record: RoomRecord) -> set[str]:
    """Tables at which a hand was told to be dealt."""
    return {each.table for each in record.happenings if isinstance(each.act, Deal)}


def _hands_dealt(record: RoomRecord) -> int:
    begins = (at for at, each in enumerate(record.happenings) if isinstance(each.act, Deal | HandForHand))
    return max(begins, default=0)


def _told_last(record: RoomRecord) -> int:
    """The index of the first happening of those with which they went out: what they lost, that they did, the end."""
    told = record.happenings
    told = told[:-1] if told and isinstance(told[-1].act, Ask) and told[-1].act.word == PAYOUTS else told
    if not told or not isinstance(told[-1].act, Bust | End):
        return len(record.happenings)
    dealt = _dealt(record)

    def at_once(index: int) -> bool:
        each = told[index]
        in_time = told[-1].at - each.at <= AT_ONCE
        if isinstance(each.act, Bust):
            return in_time or record.rooms[index].player(each.act.name).table in dealt
        return isinstance(each.act, Win | End)

    return len(told) - sum(1 for _ in takewhile(at_once, reversed(range(len(told)))))
