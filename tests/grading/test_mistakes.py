"""Typical mistakes lose the part that they are about, and only that."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import assessor
from trainer.grading.assessment import MatterGrade
from trainer.grading.mistakes import MISTAKES, TYPICAL, play_mistake
from trainer.rules.book import book
from trainer.rules.matters import KINDS
from trainer.rules.points import KINDS as POINTS
from trainer.scenarios.compiler import play_of

ROWS = [
    # scenario, house:paragraph, mistake, noticed, authority, steps met of all
    ("four-card-flop-after-a-check", "tda-2022:39-A", "burns-again", "yes", "right", (4, 5)),
    ("four-card-flop-after-a-check", "metropolitan:35", "burns-again", "yes", "right", (4, 5)),
    ("four-card-flop-after-a-check", "upt:holdem-7", "burns-again", "yes", "wrong", (4, 5)),
    ("four-card-flop-after-a-check", "players-2025:38-A", "picks-the-known-card", "yes", "wrong", (2, 5)),
    ("four-card-flop-after-a-check", "foxwoods-2020:39", "plays-on", "missed", "not-scored", (0, 5)),
    ("boxed-two-in-the-deal", "tda-2022:35-A-1", "plays-on", "missed", "not-scored", (0, 0)),
    ("boxed-one-in-the-deal", "upt:irregularity-7", "plays-on", "missed", "not-scored", (0, 2)),
    ("boxed-one-in-the-deal", "metropolitan:33-A-1", "plays-on", "missed", "not-scored", (0, 0)),
    ("short-stub-two-for-four", "tda-2022:RP-10-H-C", "plays-on", "missed", "not-scored", (0, 5)),
    ("short-stub-two-for-four", "foxwoods-2020:unconfirmed", "plays-on", "missed", "not-scored", (0, 0)),
    ("short-stub-two-for-four", "upt:silent", "plays-on", "missed", "not-scored", (0, 0)),
]


def graded(name: str, key: str, mistake: str) -> MatterGrade:
    """The grade on what the scenario is about."""
    law, scenario = book(key), scenarios()[name]
    play = play_of(scenario, law)
    assessment = assessor(play_mistake(play, law, mistake), law, play.taken_over).assessment()
    assert not assessment.right
    return next(each for each in assessment.matters if each.matter.topic in scenario.topics)


@pytest.mark.parametrize(
    ("name", "place", "mistake", "noticed", "authority", "met"), ROWS, ids=[f"{r[0]}-{r[1]}-{r[2]}" for r in ROWS]
)
def test_a_mistake_loses_its_part(
    name: str, place: str, mistake: str, noticed: str, authority: str, met: tuple[int, int]
) -> None:
    grade = graded(name, place.split(":")[0], mistake)
    assert (grade.noticed.how, grade.authority, (grade.met, grade.total)) == (noticed, authority, met)


@pytest.mark.parametrize("seed", range(24))
def test_a_burn_before_a_flop_dealt_again_is_harmful_whichever_card_it_is(seed: int) -> None:
    """upt:holdem-3 and 7: the stub was shuffled, so the burned card may be one that lay in the flop before."""
    law = book("upt")
    play = play_of(scenarios()["four-card-flop-last-two-stuck"], law, seed)
    assessment = assessor(play_mistake(play, law, "burns-again"), law, play.taken_over).assessment()
    [grade] = [each for each in assessment.matters if each.matter.kind == "four-card-flop"]
    assert [harm.key for harm in grade.harms] == ["a-second-burn"]


def test_typical_mistakes_are_known_for_known_kinds() -> None:
    assert KINDS.keys() | POINTS.keys() >= TYPICAL.keys()
    assert MISTAKES.keys() >= set(TYPICAL.values())
