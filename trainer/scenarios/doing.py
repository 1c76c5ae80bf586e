"""What players do and say apart from bets, as the scenario has it: each at its moment, and only on that street."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.happen import possible
from trainer.rules.facts import Facts
from trainer.scenarios.event import Happens, began, time_of
from trainer.scenarios.form import Doing
from trainer.scenarios.next_hand import hand_of
from trainer.scenarios.play import Play
from trainer.scenarios.script import reached

BETTING = ("open", "acted")
"""Stages of a street while it is bet."""


def does(play: Play, facts: Facts) -> Happens | None:
    """What somebody does next of it, the earliest first; None while there is nothing, and in a deal made anew."""
    some = [_next(each, facts) for each in _open(play, facts)]
    coming = [each for each in some if _can(each, facts)]
    return min(coming, key=lambda event: event.at, default=None)


def held_up(play: Play, facts: Facts) -> bool:
    """Does whoever is to act take so long that somebody is about to ask for the clock?"""
    waiting = (each.does[_done(each, facts)[0]].act for each in _open(play, facts) if each.seat != facts.course.to_act)
    return any(isinstance(act, g.Request) and act.what is Requested.CLOCK for act in waiting)


def _open(play: Play, facts: Facts) -> list[Doing]:
    """What has begun or may begin, and is not complete."""
    hand = hand_of(facts) if play.scenario.doings else 0
    now = [each for each in play.scenario.doings if each.at.hand == hand and _in_time(each, facts)]
    return [each for each in now if reached(each.at, facts) and _done(each, facts)[0] < len(each.does)]


def _in_time(doing: Doing, facts: Facts) -> bool:
    """Is it that street still, and what belongs to its betting not over with it?"""
    course = facts.course
    return doing.at.street in (-1, course.street) and (doing.at.stage not in BETTING or course.betting)


def _next(doing: Doing, facts: Facts) -> Happens:
    """The act after those that have happened, so long after the last of them or after the moment came."""
    done, last = _done(doing, facts)
    since = last if done else began(facts, lambda then: reached(doing.at, then))
    timed = doing.does[done]
    return Happens(g.player(doing.seat), timed.act, time_of(facts.record, since) + timed.after)


def _done(doing: Doing, facts: Facts) -> tuple[int, int]:
    """How many of its acts have happened, and the gesture count after the last of them."""
    done = last = 0
    for index, gesture, _, _ in facts.happened():
        if done < len(doing.does) and gesture.seat == doing.seat and gesture.act == doing.does[done].act:
            done, last = done + 1, index + 1
    return done, last


def _can(event: Happens, facts: Facts) -> bool:
    return possible(facts.table, g.Gesture(0, event.who, event.act))
