"""Points of the clock in a hand: a player asks for it, and time is up for whoever is to act."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested, Told
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

CLOCK = "clock"
ASKED_AWAY, ASKED, TIME_UP = "clock-asked-away", "clock-asked", "clock-time-up"
FACING = "facing a bet"
"""What `detail` says where the player has a bet to answer."""


def asked(facts: Facts) -> Iterator[Matter]:
    """A player at the seat asks for the clock on whoever is to act; `seats` are the one to act and the one who asks."""
    yield from (each for away, each in _asked(facts, ASKED) if not away)


def asked_away(facts: Facts) -> Iterator[Matter]:
    """The same by a player who is away from the seat."""
    yield from (each for away, each in _asked(facts, ASKED_AWAY) if away)


def _asked(facts: Facts, kind: str) -> Iterator[tuple[bool, Matter]]:
    for index, asker, act in facts.done(g.Request):
        seat = facts.record.courses[index].to_act
        if act.what is Requested.CLOCK and seat:
            seats = (seat, asker) if asker else (seat,)
            away = asker in facts.record.tables[index].away
            yield away, Matter(kind, CLOCK, index + 1, index + 1, (), seats, _against(facts, index, seat))


def time_up(facts: Facts) -> Iterator[Matter]:
    """The floor says that time is up for whoever is to act, and has not said how: words in turn are an act."""
    for index, _, act in facts.done(g.Tell):
        seat = facts.record.courses[index].to_act
        if (
            act.what is Told.TIME
            and seat
            and not (_has_spoken(facts, index, seat) or _acts_at_once(facts, index, seat))
            and not _acted_before_it(facts, index)
        ):
            yield Matter(TIME_UP, CLOCK, index + 1, index + 1, (), (seat,), _against(facts, index, seat))


def _acted_before_it(facts: Facts, index: int) -> bool:
    """Is the time that is called that of the player on whom the clock was asked, who was the last to act since?"""
    asked = [at for at, _, act in facts.done(g.Request) if act.what is Requested.CLOCK and at < index]
    if not asked:
        return False
    since = [each.seat for each in facts.record.courses[index].actions if each.index >= asked[-1]]
    return since == [facts.record.courses[asked[-1]].to_act]


def _has_spoken(facts: Facts, index: int, seat: int) -> bool:
    """Has that player, since the action came to him, said what he does?"""
    for at in range(index - 1, -1, -1):
        if facts.record.courses[at].to_act != seat:
            return False
        if _acts(facts.record.gestures[at], seat):
            return True
    return False


def _acts_at_once(facts: Facts, index: int, seat: int) -> bool:
    """Does that player act in the very moment in which time is called? The tie is the player's."""
    gestures = facts.record.gestures[index : facts.at]
    return any(_acts(each, seat) for each in gestures if each.at == gestures[0].at)


def _acts(gesture: g.Gesture, seat: int) -> bool:
    act = gesture.act
    words = declared(act.words) if isinstance(act, g.Say) else None
    said = words is not None and not words.conditional
    return gesture.seat == seat and (said or isinstance(act, g.Wager | g.Fold | g.Check))


def _against(facts: Facts, index: int, seat: int) -> str:
    table, course = facts.record.tables[index], facts.record.courses[index]
    return FACING if course.bet > course.front(table.seat(seat)) else ""


KINDS: tuple[PointKind, ...] = (
    PointKind(ASKED, CLOCK, "A player asks for the clock", About.SEATS, asked),
    PointKind(ASKED_AWAY, CLOCK, "A player away from the seat asks for the clock", About.SEATS, asked_away),
    PointKind(TIME_UP, CLOCK, "Time is up for the player to act", About.SEATS, time_up),
)
