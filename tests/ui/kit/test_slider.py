"""The slider of a film: steps with marks stand apart, however long the film is, and are hit where they stand."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.kit.slider import EDGE, MARK_APART, StepSlider

MARKS = {18: "right", 19: "right", 20: "wrong", 39: "harmful"}


def slider(qtbot: QtBot, steps: int, wide: int) -> StepSlider:
    made = StepSlider(tuple(map(str, range(steps))))
    qtbot.addWidget(made)
    made.resize(wide, made.sizeHint().height())
    made.set_marks({step: kind for step, kind in MARKS.items() if step < steps})
    return made


@pytest.mark.parametrize("wide", [330, 480, 1200])
def test_marks_stand_apart_and_every_step_is_hit_where_it_stands(qtbot: QtBot, wide: int) -> None:
    made = slider(qtbot, 40, wide)
    places = [made._x(step) for step in range(40)]
    assert places[0] == pytest.approx(EDGE) and places[-1] == pytest.approx(wide - EDGE)
    for at, (one, other) in enumerate(pairwise(places)):
        assert other > one
        if at in MARKS or at + 1 in MARKS:
            assert other - one >= MARK_APART - 0.01
    for step in (0, 7, 19, 20, 39):
        made._take_at(places[step])
        assert made.step == step


def test_where_there_is_room_all_steps_are_as_far_apart(qtbot: QtBot) -> None:
    made = slider(qtbot, 8, 330)
    gaps = {round(other - one, 3) for one, other in pairwise(made._x(step) for step in range(8))}
    assert len(gaps) == 1
