"""A room told in part or in another order: what goes without saying is taken to have happened, and when it would."""

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import manner_acts as m
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import DEALER, Happening, RoomAct
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.state import Room
from trainer.rules.room.race import count
from trainer.rules.room.record import RoomRecord

IN_A_HAND = ("in-the-pot", "cards-hidden")
"""What a player can only do with a bounty chip or cards while a hand is on."""
NEXT_HAND = (t.Riffle, t.Shuffler, t.Push, t.Deal)
"""What may come after a player out has asked for a rebuy, and takes nothing from it."""
AT_THE_TABLE = ("stays-seated", "sits-in")
"""What somebody does who sits at the table and plays no hand."""


def as_meant(record: RoomRecord) -> RoomRecord | None:
    """A denomination that is to go is raced off at the last table that has such chips; a bounty chip goes into the
    pot, and cards are kept out of sight, in a hand that is on; who is given a seat at another table sits down there,
    who stays seated on penalty has come back, and who wants a rebuy once he is out has kept his seat.

    None where the last happening is another one; of a rebuy, where more came after it than the next hand.
    """
    if not record.happenings:
        return None
    if (asked := _rebuy_asked(record)) >= 0:
        return _still_seated(record, asked)
    last, room = record.happenings[-1], record.rooms[-2]
    match last.act:
        case c.ColourUp(value=value):
            held = [each.table for each in room.players if each.table and count(each.chips, value)]
            return _of(record, last, *(Happening(last.at, f"{DEALER}{table}", c.Race(value)) for table in held[-1:]))
        case s.Assign(name=name, table=table, seat=seat) if room.player(name).table not in ("", table):
            return _of(record, last, Happening(last.at, name, s.Sit(name, table, seat)))
        case p.Bounty(word=word) | p.Keep(word=word) if word in IN_A_HAND and _between_hands(room, last.who):
            dealt = Happening(last.at, f"{DEALER}{room.player(last.who).table}", t.Deal(room.level))
            return _of(record, dealt, last)
        case m.Conduct(word=word) if word in AT_THE_TABLE and room.player(last.who).penalty:
            away = (Happening(last.at, last.who, s.Away()),) if room.player(last.who).here else ()
            return _of(record, *away, Happening(last.at, last.who, s.Back()))
        case _:
            return None


def up_to_the_quiet(record: RoomRecord) -> RoomRecord:
    """The room up to the last happening that may be asked about or settles something: a clock that runs or stops and
    chips that are kept in view take nothing from what came before, unless they tell how much time has gone.
    """
    told = record.happenings
    last = max((at for at, each in enumerate(told, 1) if not is_quiet(each.act)), default=0)
    if last in (0, len(told)) or told[-1].at - told[last - 1].at > len(told) - last:
        return record
    return RoomRecord.of(RoomTranscript(record.setup, tuple(told[:last])))


def is_quiet(act: RoomAct) -> bool:
    """Does an act settle nothing, and has no rulebook anything on it?"""
    return isinstance(act, c.Run | c.Hold) or act == p.Keep("in-view")


def _rebuy_asked(record: RoomRecord) -> int:
    """Where a player who is out asks for a rebuy, with no more after it than what begins the next hand; -1 else."""
    told = record.happenings
    at = next((at for at in reversed(range(len(told))) if not isinstance(told[at].act, NEXT_HAND)), -1)
    asks = at >= 0 and told[at].act == d.Ask("rebuy")
    return at if asks and told[at].who[0].isupper() and not record.rooms[at].player(told[at].who).table else -1


def _still_seated(record: RoomRecord, asked: int) -> RoomRecord | None:
    """The room in which a player who wants a rebuy lost all his chips and kept his seat; None where he never had one,
    or a hand was dealt since.
    """
    told = record.happenings
    gone = s.Bust(told[asked].who)
    out = max((at for at in range(asked) if told[at].act == gone), default=-1)
    if out < 0 or any(isinstance(each.act, t.Deal) for each in told[out:asked]):
        return None
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:out], *told[out + 1 :])))


def _between_hands(room: Room, name: str) -> bool:
    table = room.player(name).table
    return bool(table) and not room.table(table).playing


def as_seated(record: RoomRecord) -> RoomRecord | None:
    """With the player in the seat that came to him last by lot; None where the last happening is another one."""
    last = record.happenings[-1] if record.happenings else None
    if last is None or not isinstance(last.act, s.DrawSeat):
        return None
    sits = Happening(last.at, last.act.name, s.Sit(last.act.name, last.act.table, last.act.seat))
    return RoomRecord.of(RoomTranscript(record.setup, (*record.happenings, sits)))


def in_order(record: RoomRecord) -> RoomRecord:
    """The room with a race before the cards that were dealt for it, where it was told after them, or a color-up's not
    at all.
    """
    told = record.happenings
    up = max((at for at, each in enumerate(told) if isinstance(each.act, c.ColourUp)), default=-1)
    if up < 0:
        return _race_first(record)
    value, after = _value(told[up]), told[up + 1 :]
    carded = next((at for at, each in enumerate(after) if isinstance(each.act, s.Show)), -1)
    raced = next((at for at, each in enumerate(after) if isinstance(each.act, c.Race)), len(after))
    if carded < 0 or raced < carded or any(isinstance(each.act, t.Deal) for each in after[:carded]):
        return record
    card = after[carded].act
    table = record.rooms[0].player(card.name).table if isinstance(card, s.Show) else ""
    if not table:
        return record
    race = Happening(after[carded].at, f"{DEALER}{table}", c.Race(value))
    rest = (*after[carded:raced], *after[raced + 1 :])
    return RoomRecord.of(RoomTranscript(record.setup, (*told[: up + 1], *after[:carded], race, *rest)))


def _race_first(record: RoomRecord) -> RoomRecord:
    """The room with its first race before the cards right before it."""
    told = record.happenings
    at = next((at for at, each in enumerate(told) if isinstance(each.act, c.Race)), 0)
    first = at
    while first and isinstance(told[first - 1].act, s.Show):
        first -= 1
    if first == at:
        return record
    end = next((n for n, each in enumerate(told) if n > at and not isinstance(each.act, c.Race)), len(told))
    races = [Happening(told[first].at, each.who, each.act) for each in told[at:end]]
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:first], *races, *told[first:at], *told[end:])))


def _value(happening: Happening) -> int:
    return happening.act.value if isinstance(happening.act, c.ColourUp) else 0


def _of(record: RoomRecord, *then: Happening) -> RoomRecord:
    """The room with these happenings for the last one."""
    return RoomRecord.of(RoomTranscript(record.setup, (*record.happenings[:-1], *then)))
