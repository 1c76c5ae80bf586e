"""Players who go away and come back while a hand is dealt, as the scenario has it."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.scenarios.event import Happens, began, time_of
from trainer.scenarios.form import Coming
from trainer.scenarios.play import Play
from trainer.scenarios.script import reached


def comes(play: Play, facts: Facts) -> Happens | None:
    """Who goes or comes next: of each seat its first that has not happened, once its moment has come."""
    some = [_happens(each, facts) for each in _next(play, facts) if reached(each.at, facts)]
    return min(some, key=lambda event: event.at, default=None)


def _next(play: Play, facts: Facts) -> list[Coming]:
    found = []
    for seat in dict.fromkeys(each.seat for each in play.scenario.comings):
        done = sum(each.seat == seat and isinstance(each.act, g.Away | g.Back) for _, each, _, _ in facts.happened())
        found += [each for each in play.scenario.comings if each.seat == seat][done : done + 1]
    return found


def _happens(coming: Coming, facts: Facts) -> Happens:
    """`after` milliseconds from when its moment came."""
    since = began(facts, lambda then: reached(coming.at, then))
    return Happens(g.player(coming.seat), coming.act, time_of(facts.record, since) + coming.after)
