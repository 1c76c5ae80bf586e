"""The first steps: in their order, each until it was dealt, and no more once somebody deals other hands."""

import pytest

from trainer.study.first_steps import OTHERS, STEPS, Step, next_step, place
from trainer.ui.desk.library import scenarios

DONE = [(step.scenario, step.coached) for step in STEPS]


@pytest.mark.parametrize("far", range(len(STEPS)))
def test_the_next_step_is_the_first_that_was_not_dealt(far: int) -> None:
    assert next_step(DONE[:far]) is STEPS[far]
    assert place(STEPS[far]) == far + 1


def test_who_has_dealt_all_of_them_is_offered_none() -> None:
    assert next_step(DONE) is None


def test_a_step_with_the_coach_is_not_dealt_by_dealing_it_alone() -> None:
    first = STEPS[0]
    assert first.coached
    assert next_step([(first.scenario, False)]) is first


@pytest.mark.parametrize(("others", "offered"), [(OTHERS - 1, True), (OTHERS, False), (OTHERS + 1, False)])
def test_other_hands_end_the_offer(others: int, offered: bool) -> None:
    dealt = [*DONE[:1], *(("boxed-second-card", False) for _ in range(others))]
    assert (next_step(dealt) is STEPS[1]) is offered


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.scenario)
def test_every_step_can_be_dealt(step: Step) -> None:
    assert step.scenario in {each.id for each in scenarios().values()}


def test_nothing_said_before_a_hand_alone_tells_what_is_wrong_in_it() -> None:
    alone = [step for step in STEPS if not step.coached]
    assert len({step.label for step in alone}) == 1
