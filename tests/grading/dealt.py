"""Packaged hands as the perfect dealer deals them, each dealt and graded once for all tests of a process."""

from dataclasses import dataclass
from functools import cache
from itertools import product

from tests.seeds import todays
from trainer import resources
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.grading.model import play_out
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.ruling import Decision
from trainer.scenarios.compiler import play_of
from trainer.scenarios.expect import opinions
from trainer.scenarios.form import Expected, Scenario
from trainer.scenarios.loader import load_all


@cache
def scenarios() -> dict[str, Scenario]:
    return {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}


@cache
def expected(name: str) -> dict[str, Expected]:
    """What the author of a packaged scenario expects of each house, written for it or for the one that it is like."""
    return dict(opinions(scenarios()[name]))


@cache
def perfectly_dealt(name: str, key: str) -> tuple[Transcript, int]:
    """A packaged scenario at a house, and how many of its gestures were another dealer's."""
    law = book(key)
    play = play_of(scenarios()[name], law)
    return play_out(play, law), play.taken_over


TODAYS = todays(product(sorted(scenarios()), BOOKS), 4)
"""Hands and houses of today: every hand at one house or two, at others tomorrow."""


@dataclass(frozen=True)
class Graded:
    """A hand as grading saw it to its end; `opened` are the decisions of matters that stayed, in their order."""

    assessment: Assessment
    opened: tuple[Decision, ...]


@cache
def perfectly_graded(name: str, key: str) -> Graded:
    """A packaged scenario at a house, dealt perfectly and graded gesture by gesture."""
    transcript, taken_over = perfectly_dealt(name, key)
    grading, found = Assessor(transcript.setup, book(key), taken_over), []
    for gesture in transcript.gestures:
        grading.add(gesture)
        found += [one.decision for one in grading.open.values() if one.decision not in found]
    left = {one.matter.key for one in grading.open.values()}
    return Graded(grading.assessment(), tuple(each for each in found if each.matter.key in left))
