"""The irregularity of the day on Today: dealt at a press, told to be dealt, and counted once."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import stored_window
from trainer.progress.records import AGAIN, Row
from trainer.scenarios.fresh.keys import Order
from trainer.study.of_the_day import MODE
from trainer.ui.desk import hands
from trainer.ui.desk import today as desk_today
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

HOUSE, KEY, SEED = "tda-2024", "fresh-four-card-flop", 7
NOW = datetime.now(UTC)


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """That of somebody at a house whose irregularity of the day is a four-card flop."""
    for place in (desk_today, hands):
        monkeypatch.setattr(place, "of_the_day", lambda _found, _day: Order(HOUSE, KEY, SEED))
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


@pytest.fixture
def past_first_steps(window: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setattr("trainer.study.first_steps.STEPS", ())
    window.open_page("today")
    return window


def page(window: Window) -> TodayScreen:
    shown = window.shell.page("today")
    assert isinstance(shown, TodayScreen)
    return shown


def test_it_is_dealt_at_a_press_and_counts(past_first_steps: Window, qtbot: QtBot) -> None:
    window = past_first_steps
    assert page(window).day.accessibleName() == "Irregularity of the day, not dealt yet"
    QTest.mouseClick(page(window).day, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.dealing is not None
    play = window.dealing.session.play
    assert (play.scenario.id, play.seed, window.desk.mode) == (KEY, SEED, MODE)


def test_dealt_already_it_is_said_to_be_and_counts_no_more(
    past_first_steps: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = past_first_steps
    row = Row(*(1, NOW, NOW, KEY, "", "", HOUSE, "", MODE, "", "", "", {}, False, 0), seed=SEED)  # type: ignore[arg-type]  # as it stands in a row
    monkeypatch.setattr(window.desk.store, "attempts", lambda *_some, **_more: [row])
    window.open_page("today")
    assert page(window).day.accessibleName().startswith("Irregularity of the day, dealt today")
    QTest.mouseClick(page(window).day, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.desk.mode == AGAIN


def test_before_the_first_steps_are_done_there_is_none(window: Window) -> None:
    assert "day" not in vars(page(window))
