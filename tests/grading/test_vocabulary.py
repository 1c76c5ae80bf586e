"""Every step and every harm of the law's vocabulary can be recognised and performed."""

import pytest

from trainer.grading.harms import ALWAYS, BOARD_THEN, RULED, says
from trainer.grading.milestones import CHAPTERS, MILESTONES
from trainer.grading.performers import PERFORMERS
from trainer.grading.remedy import AUTHORITY_STEPS, PASSIVE
from trainer.rules.steps import HARMS, STEPS


def test_every_step_has_a_milestone_and_nothing_else_has() -> None:
    assert MILESTONES.keys() == STEPS.keys()


def test_every_step_has_a_performer_and_nothing_else_has() -> None:
    assert PERFORMERS.keys() == STEPS.keys()


def test_no_step_is_recognised_in_two_chapters() -> None:
    assert sum(len(chapter.MILESTONES) for chapter in CHAPTERS) == len(MILESTONES)


def test_every_harm_that_a_ruling_may_name_has_a_predicate() -> None:
    assert RULED.keys() == HARMS.keys()


@pytest.mark.parametrize("key", [*ALWAYS, *HARMS])
def test_every_harm_has_words(key: str) -> None:
    assert says(key)


def test_the_steps_that_are_set_apart_exist() -> None:
    assert STEPS.keys() >= AUTHORITY_STEPS | PASSIVE | BOARD_THEN.keys()
