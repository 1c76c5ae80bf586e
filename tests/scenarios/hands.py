"""Packaged scenarios and a routine dealer for tests."""

from functools import cache

from trainer import resources
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import load_all
from trainer.scenarios.play import Play
from trainer.scenarios.previous import routine
from trainer.scenarios.session import Session

MOST = 600
LONG = 60_000  # milliseconds that a player may think before somebody asks for the clock


@cache
def packaged() -> dict[str, Scenario]:
    """The scenarios that ship, by id."""
    return {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}


@cache
def play(name: str, key: str = "tda-2022") -> Play:
    return play_of(packaged()[name], book(key))


def session(name: str, key: str = "tda-2022") -> Session:
    return Session(play(name, key), book(key))


def go_on(one: Session, until: type[g.Act] = g.NextHand) -> bool:
    """Let all act and the dealer deal by routine until an act of that kind has happened; False if it never does."""
    for _ in range(MOST):
        if any(isinstance(each.act, until) for each in one.record.gestures[one.taken_over :]):
            return True
        if not one.tick(one.now + 5000):
            act = next(routine(one.record), None)
            if act is not None:
                one.act(act, one.now + 400)
            elif not one.tick(one.now + LONG):
                return False
    return False


def called(one: Session) -> Session:
    """The same session with the floor called and its first question asked."""
    one.act(g.CallFloor(), one.now + 1000)
    one.tick(one.now + 5000)
    return one
