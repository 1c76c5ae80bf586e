"""Packaged hands as the perfect dealer deals them, each dealt once for all tests of a process."""

from functools import cache

from trainer import resources
from trainer.grading.model import play_out
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import load_all


@cache
def scenarios() -> dict[str, Scenario]:
    return {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}


@cache
def perfectly_dealt(name: str, key: str) -> tuple[Transcript, int]:
    """A packaged scenario at a house, and how many of its gestures were another dealer's."""
    law = book(key)
    play = play_of(scenarios()[name], law)
    return play_out(play, law), play.taken_over
