"""Facts about players who are away: since when, whether they told the floor, whether they ever came."""

from collections.abc import Iterator

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.levels import seconds_of
from trainer.rules.room.record import RoomRecord

TOLD, WAIT = "absence", "wait-for-me"


def left(facts: RoomFacts, name: str, until: int) -> Moment | None:
    """The moment at which a player last went away before happening `until`; None where he was away all along."""
    gone = [moment for moment, _ in facts.acts(s.Away) if moment.who == name and moment.index < until]
    return gone[-1] if gone else None


def left_before(facts: RoomFacts, name: str, gone: Moment) -> bool:
    """Had the player been away and come back before he went that time?"""
    return any(moment.who == name and moment.index < gone.index for moment, _ in facts.acts(s.Back))


def told_before(facts: RoomFacts, name: str, gone: Moment) -> bool:
    """Had he told the floor before he went, since he was last back?"""
    backs = [moment.index for moment, _ in facts.acts(s.Back) if moment.who == name and moment.index < gone.index]
    since = max(backs, default=-1)
    asked = (m for m, act in facts.acts(d.Ask) if m.who == name and act.word == TOLD)
    return any(since < moment.index < gone.index for moment in asked)


def on_penalty(facts: RoomFacts, moment: Moment, name: str) -> bool:
    """Has that player a penalty to sit out, or has he sat one out since he went away, or before where he goes and is
    back at once, as one of whom only that is told that he is back?
    """
    gone = left(facts, name, moment.index)
    at_once = gone is not None and gone.index == moment.index - 1 and moment.at - gone.at <= 1
    since = gone.index if gone is not None and not at_once else 0
    return any(facts.record.rooms[index].player(name).penalty for index in range(since, moment.index + 1))


def here_on_penalty(record: RoomRecord, name: str) -> bool:
    """Is a player there of whom nobody told that he went, though he was given a penalty?"""
    here = any(each.name == name and each.here for each in record.rooms[-1].players)
    return here and any(each.name == name and each.penalty for room in record.rooms for each in room.players)


def never_came(facts: RoomFacts, moment: Moment, name: str) -> bool:
    """Has that player been away from the start until then?"""
    came = (m.index for m, _ in facts.acts(s.Back, s.Away) if m.who == name)
    return not moment.before.player(name).here and not any(index < moment.index for index in came)


def began_at(facts: RoomFacts, until: int) -> int | None:
    """The second of the room at which the event began, below 0 where the room is told from later on.

    None where it had not begun before happening `until`: the clock did not run, and no hand was dealt. Of a room that
    is told from a later level on nobody needs to know how long the ones before lasted.
    """
    over = seconds_of(facts, 1) - facts.setup.left if facts.setup.left and facts.setup.level == 1 else 0
    if facts.setup.level > 1 or over > 0:
        return -over
    starts = (moment.at for moment, _ in facts.acts(c.Run, t.Deal) if moment.index <= until)
    return next(starts, None)


def asked_by_the_floor(facts: RoomFacts) -> Iterator[Moment]:
    """The moments at which somebody other than a player asks about those who are away."""
    return (moment for moment in asked_about_the_absent(facts) if not moment.who[0].isupper())


def asked_about_the_absent(facts: RoomFacts) -> Iterator[Moment]:
    """The moments at which anybody asks how long one may be away; a player may mean himself."""
    return (moment for moment, act in facts.acts(d.Ask) if act.word == TOLD)


def asked_to_wait(facts: RoomFacts, name: str, until: int) -> bool:
    """Was the player reached before happening `until`, and did he want his chips left where they are?"""
    asked = (m for m, act in facts.acts(d.Ask) if m.who == name and act.word == WAIT)
    return any(moment.index < until for moment in asked)
