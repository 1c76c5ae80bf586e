"""An empty chair is pointed at like any seat: a dead button may lie before it."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import screen_of
from trainer.questions.bank import bank
from trainer.questions.drawing import drawn
from trainer.questions.model import Asked
from trainer.ui.demo.answers import Answerer, answer_for
from trainer.ui.demo.events import Events


@pytest.fixture(scope="module")
def dead_button() -> Asked:
    """A question whose right place is the chair that the small blind has just left."""
    [question] = [each for each in bank() if each.id == "dead-button-where"]
    puts = (drawn(question, "players-2025", seed) for seed in range(9))
    return next(each for each in puts if each.targets[0].text.endswith("empty"))


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_an_empty_chair_is_the_right_answer_by_mouse_and_by_keys(
    qtbot: QtBot, dead_button: Asked, by_mouse: bool
) -> None:
    screen = screen_of(dead_button)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    with qtbot.waitExposed(screen):
        screen.show()
    Answerer(screen, Events(screen), by_mouse).give(answer_for(dead_button, right=True))
    assert screen.verdicts[0] is not None and screen.verdicts[0].right
