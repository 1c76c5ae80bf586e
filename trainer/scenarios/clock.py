"""The clock that the floor runs on a player: time is called where the script has the player not act before."""

from typing import NamedTuple

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested, Told
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.number_words import in_words
from trainer.rules.orders import orders
from trainer.rules.points import points_of
from trainer.rules.points.clock import ASKED
from trainer.scenarios.event import Happens, time_of
from trainer.scenarios.play import Play
from trainer.scenarios.script import times_out

NOT_YET = "not-yet"
USUAL = 30
"""Seconds that a player gets where the house prints none."""
LESS_TIME, LESS = "less-time-to-fit-the-game", 20
"""The order of a floor that gives less than the house prints, and the most seconds there are then before the count."""
GIVES_UP = 20_000
"""Milliseconds after which a player acts on whom time was called, if nobody has killed the hand."""


class Last(NamedTuple):
    """What the floor says so many seconds before time is up: the count, or a warning."""

    words: str
    seconds: int


def time_called(play: Play, facts: Facts, law: Book) -> Happens | None:
    """The floor calls time, so many seconds as the house gives after it started the clock."""
    asked, started = _started(play, facts)
    if not started or _over(facts, asked):
        return None
    runs, last = _seconds(law, facts, asked)
    began, warned = time_of(facts.record, started), any(index >= started for index, *_ in _counted(facts))
    if last is not None and not warned:
        return Happens(g.FLOOR, g.Say(last.words), began + 1000 * (runs - last.seconds))
    return Happens(g.FLOOR, g.Tell(Told.TIME, seat=facts.course.to_act), began + 1000 * runs)


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


def _counted(facts: Facts) -> list[tuple[int, int, g.Say]]:
    """What the floor has said, which is the warning or the count."""
    return [each for each in facts.done(g.Say) if facts.record.gestures[each[0]].who == g.FLOOR]


def _seconds(law: Book, facts: Facts, asked: int) -> tuple[int, Last | None]:
    """How many seconds there are in all, as the floor has ordered, and what it says before they are over."""
    for each in points_of(facts, ASKED):
        decision = agreed(law, facts.about(each))
        figures = dict(decision.figures) if decision is not None else {}
        seconds, count, warning = figures.get("seconds", USUAL), figures.get("countdown", 0), figures.get("warning", 0)
        given = min(seconds, LESS) if LESS_TIME in orders(facts, asked) else seconds
        return given + count, _last(count, warning)
    return USUAL, None


def _last(count: int, warning: int) -> Last | None:
    if count:
        beats = ", ".join(in_words(each) for each in range(count, 0, -1))
        return Last(f"{beats.capitalize()}.", count)
    return Last(f"{in_words(warning).capitalize()} seconds.", warning) if warning else None
