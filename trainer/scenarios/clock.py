"""The clock that the floor runs on a player: time is called where the script has the player not act before."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested, Told
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.orders import orders
from trainer.rules.points import points_of
from trainer.rules.points.clock import ASKED
from trainer.scenarios.event import Happens, time_of
from trainer.scenarios.play import Play
from trainer.scenarios.script import times_out

NOT_YET = "not-yet"
USUAL = 30
"""Seconds that a player gets where the house prints none."""
GIVES_UP = 20_000
"""Milliseconds after which a player acts on whom time was called, if nobody has killed the hand."""


def time_called(play: Play, facts: Facts, law: Book) -> Happens | None:
    """The floor calls time, so many seconds as the house gives after it started the clock."""
    asked, started = _started(play, facts)
    if not started or _over(facts, asked):
        return None
    act = g.Tell(Told.TIME, seat=facts.course.to_act)
    return Happens(g.FLOOR, act, time_of(facts.record, started) + 1000 * _seconds(law, facts))


def on_the_clock(play: Play, facts: Facts) -> bool:
    """Does whoever is to act wait for time to be called?"""
    asked, started = _started(play, facts)
    return bool(started) and not _over(facts, asked)


def after_time(play: Play, facts: Facts) -> int:
    """When a player acts at the earliest whose time is up and who faces a bet, if nobody has killed the hand."""
    asked, started = _started(play, facts)
    over = _over(facts, asked) if started else 0
    course = facts.course
    faces = over and course.bet > course.committed[course.to_act - 1]
    return time_of(facts.record, over) + GIVES_UP if faces else 0


def _started(play: Play, facts: Facts) -> tuple[int, int]:
    """The gesture counts after the clock was asked on whoever is to act and after it was started; 0 for none."""
    seat = facts.course.to_act
    if g.Request not in facts.record.acts or not seat or not times_out(play.scenario, facts, seat):
        return 0, 0
    asked = [index + 1 for index, _, act in facts.done(g.Request) if act.what is Requested.CLOCK]
    since = asked[-1] if asked else 0
    acted = any(each.index >= since for each in facts.course.actions)
    tables = facts.record.tables
    started = [index + 1 for index, _, _ in facts.done(g.Proceed) if index >= since and tables[index].floor]
    if not since or acted or not started or NOT_YET in orders(facts, since):
        return 0, 0
    return since, started[0]


def _over(facts: Facts, asked: int) -> int:
    """The gesture count after time was called; 0 for not yet."""
    return next((index + 1 for index, _, act in facts.done(g.Tell) if index >= asked and act.what is Told.TIME), 0)


def _seconds(law: Book, facts: Facts) -> int:
    for each in points_of(facts, ASKED):
        decision = agreed(law, facts.about(each))
        figures = dict(decision.figures) if decision is not None else {}
        return figures.get("seconds", USUAL) + figures.get("countdown", 0)
    return USUAL
