"""Wagers that a scenario tells in a player's own words and chips: which one begins now, and how one goes on."""

from trainer.kernel import gestures as g
from trainer.kernel.happen import possible
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.event import Happens, since, think_of, time_of
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.grammar import PASSED_OVER, Guard
from trainer.scenarios.guards import holds
from trainer.scenarios.play import Play

UNBET = Guard("unbet")


def told_event(play: Play, record: Record, facts: Facts, due: int) -> Happens | None:
    """The next act of a wager that is being made, or the first of one whose moment has come; `due` is to act."""
    for each in _going(play.scenario, facts):
        if not is_talk(each.does[_done(each, facts)].act):
            return _next(record, each, _done(each, facts)) or _as_said(play, record, facts, each)
    for each in _beginning(play.scenario, facts, due):
        first = each.does[0]
        at = since(record)
        if possible(facts.table, g.Gesture(0, g.player(each.seat), first.act)):
            return Happens(g.player(each.seat), first.act, time_of(record, at) + think_of(play.seed, record, at))
    return None


def talk_event(scenario: Scenario, record: Record, facts: Facts) -> Happens | None:
    """What somebody still says about the wager that he made last, which nobody has acted on; a stop keeps nobody quiet.

    None where nobody has anything to say.
    """
    for each in _going(scenario, facts):
        timed, last = each.does[_done(each, facts)], _acts_done(each, facts)[-1]
        if is_talk(timed.act) and not any(_acted(one, each.seat) for one in record.gestures[last + 1 :]):
            return Happens(g.player(each.seat), timed.act, record.gestures[last].at + timed.after)
    return None


def _acted(gesture: g.Gesture, seat: int) -> bool:
    """Has that player gone on with something else, or anybody acted?"""
    return gesture.seat == seat or bool(gesture.seat and not isinstance(gesture.act, g.SPOKEN))


def is_talk(act: g.Act) -> bool:
    """Is it said, and declares nothing?"""
    return isinstance(act, g.TALK) or (isinstance(act, g.Say) and declared(act.words) is None)


def told_before(scenario: Scenario, facts: Facts, seat: int) -> int:
    """How many told wagers that seat has made on this street."""
    return sum(each.seat == seat and _done(each, facts) > 0 for each in _on_the_street(scenario, facts))


def _going(scenario: Scenario, facts: Facts) -> list[Told]:
    """Told wagers that have begun and are not complete."""
    return [each for each in _on_the_street(scenario, facts) if 0 < _done(each, facts) < len(each.does)]


def answer_to(scenario: Scenario, facts: Facts, seat: int) -> str:
    """What that seat says when it is asked how much the wager is that it tells on this street; "" for nothing new."""
    begun = [each for each in _on_the_street(scenario, facts) if each.seat == seat and _done(each, facts)]
    return begun[-1].answer if begun else ""


def _on_the_street(scenario: Scenario, facts: Facts) -> list[Told]:
    """Told wagers of the street that stands open; none in a deal made anew."""
    if not scenario.told or facts.course.deals > 1:
        return []
    return [each for each in scenario.told if each.street == facts.course.street]


def _beginning(scenario: Scenario, facts: Facts, due: int) -> list[Told]:
    """Those that may begin: in their order for a seat, with its turn (or that of the seat passed over) come."""
    waiting = [each for each in _on_the_street(scenario, facts) if not _done(each, facts)]
    first = {each.seat: each for each in reversed(waiting)}
    return [each for each in waiting if each is first[each.seat] and each.due == due and _free(each, facts)]


def told_too_soon(scenario: Scenario, facts: Facts, due: int) -> bool:
    """Is another one about to make a wager in that seat's turn, or in the middle of it?"""
    last = facts.record.gestures[facts.at - 1].seat if facts.at else 0
    going = (each.seat == last != due == each.due for each in _going(scenario, facts))
    return any(going) or any(each.seat != due for each in _beginning(scenario, facts, due))


def told_to_open(scenario: Scenario, facts: Facts, due: int) -> bool:
    """Does who owes the bring-in open with a wager that the scenario tells in place of it, where nobody has bet?"""
    there = (each for each in _on_the_street(scenario, facts) if each.seat == each.due == due)
    return any(each.guard == UNBET and _done(each, facts) < len(each.does) for each in there)


def _free(each: Told, facts: Facts) -> bool:
    live = each.seat in facts.course.contesting and bool(facts.table.seat(each.seat).hand)
    seat = each.due if each.guard is not None and each.guard.kind == PASSED_OVER else each.seat
    return live and (each.guard is None or holds(each.guard, facts, seat))


def _done(each: Told, facts: Facts) -> int:
    """How many of its acts have happened since the street was opened."""
    return len(_acts_done(each, facts))


def _acts_done(each: Told, facts: Facts) -> list[int]:
    """The same, as the indices of their gestures."""
    done: list[int] = []
    for index, gesture, _, _ in facts.happened(facts.course.opened):
        if len(done) < len(each.does) and gesture.seat == each.seat and gesture.act == each.does[len(done)].act:
            done.append(index)
    return done


def _as_said(play: Play, record: Record, facts: Facts, each: Told) -> Happens | None:
    """What he declared out of turn and was kept from: at his turn he does it, if nobody has bet or raised since."""
    done = _done(each, facts)
    words = max((index for index, gesture, _, _ in facts.happened() if gesture.seat == each.seat), default=0)
    stands = each.seat in dict(facts.course.said) and isinstance(record.gestures[words].act, g.Say)
    if facts.course.to_act != each.seat or not stands or record.courses[words].bet != facts.course.bet:
        return None
    act = each.does[done].act
    at = time_of(record, since(record)) + think_of(play.seed, record, since(record))
    return (
        Happens(g.player(each.seat), act, at) if possible(facts.table, g.Gesture(0, g.player(each.seat), act)) else None
    )


def _next(record: Record, each: Told, done: int) -> Happens | None:
    """What comes next of it; None once somebody stopped it or it cannot happen any more."""
    last = record.gestures[-1]
    if last.seat != each.seat or last.act != each.does[done - 1].act:
        return None
    timed = each.does[done]
    if not possible(record.table, g.Gesture(0, g.player(each.seat), timed.act)):
        return None
    return Happens(g.player(each.seat), timed.act, last.at + timed.after)
