"""Stud, side pots and unclear bets are introduced by the coach when they first come up; whoever wants to goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.sittings import today
from tests.ui.windows import stored_window
from trainer.progress.records import COACHED
from trainer.study.first_steps import INTRODUCTIONS, OTHERS, Step
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.ui.desk import today as desk
from trainer.ui.kit.button import Button
from trainer.ui.window import Window

OTHER, HOUSE = "boxed-two-in-the-deal", "tda-2024"
COMING = ("short-stub-two-for-four", "pots-six-way", "bets-five")


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        for _ in range(OTHERS):
            deal(made, OTHER)
        yield made


def offered(window: Window) -> Button | None:
    window.open_page("today")
    return today(window).findChild(Button, "introduction")


def plan(*scenarios: str) -> Plan:
    return Plan(HOUSE, 5, tuple(Item(Kind.HAND, (each,), 60.0, (), 1) for each in scenarios))


@pytest.mark.parametrize(("scenario", "step"), list(zip(COMING, [step for _, step in INTRODUCTIONS], strict=True)))
def test_it_is_offered_until_such_a_hand_was_dealt(window: Window, scenario: str, step: Step) -> None:
    assert desk.introduction_of(window.desk, plan(OTHER, scenario)) == step
    assert desk.introduction_of(window.desk, plan(OTHER)) is None
    deal(window, scenario)
    assert desk.introduction_of(window.desk, plan(OTHER, scenario)) is None


def test_it_is_dealt_with_the_coach_and_the_session_is_still_there(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, step = INTRODUCTIONS[0]
    monkeypatch.setattr(desk, "introduction", lambda _coming, _dealt: step)
    button = offered(window)
    assert button is not None and button.text() == step.button
    assert today(window).go.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    window.box.settle()
    assert window.play.dealing is not None and window.play.coached.coach is not None
    assert window.play.dealing.session.play.scenario.id == step.scenario and window.desk.mode == COACHED
    window.box.leave()
