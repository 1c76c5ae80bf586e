"""Hands in which the dealer errs once, in a way no packaged scenario tells, and then puts it right as a perfect one."""

from collections.abc import Callable

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor
from trainer.grading.model import MOST, advance, catch_up, follow, perfect
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

When = Callable[[Session], bool]
Slip = tuple[str, When, tuple[str | Callable[[Session], g.Act], ...]]


def betting(street: int) -> When:
    """One player has acted on the street and another is still to act."""

    def now(session: Session) -> bool:
        course = session.record.course
        acted = any(each.street == street for each in course.actions)
        return course.street == street and course.betting and acted

    return now


def closed(street: int) -> When:
    """The betting on the street is over and the bets are in."""

    def now(session: Session) -> bool:
        course, table = session.record.course, session.record.table
        return course.closed and course.street == street and not any(seat.bet for seat in table.seats)

    return now


def dealt(count: int) -> When:
    """So many cards have been dealt."""
    return lambda session: sum(len(seat.hand) for seat in session.record.table.seats) == count


def next_seat(session: Session) -> int:
    """The seat that the routine pitches to."""
    (act,) = session.routine()
    assert isinstance(act, g.Pitch)
    return act.seat


def live(session: Session) -> int:
    """The live seat with the lowest number."""
    return min(session.record.course.contesting)


def play(name: str, key: str, when: When, acts: tuple[Callable[[Session], g.Act], ...]) -> Assessor:
    """The hand of a scenario, in which these acts come when the moment has come; otherwise perfectly dealt."""
    law = book(key)
    session = Session(play_of(scenarios()[name], law), law)
    grading, erred = follow(session), False
    for _ in range(MOST):
        if session.ended:
            return grading
        if not erred and when(session):
            erred = True
            for act in acts:
                session.act(act(session), session.now + 300)
        else:
            advance(session, grading, perfect)
        catch_up(grading, session)
    raise AssertionError("the hand never ends")
