"""What Enter does on Today while something waits: the hand that was left goes on, and the ring shows where."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import sit
from tests.ui.sittings import HOUSE, QUESTIONS
from tests.ui.sittings import sit as sit_in_session
from tests.ui.windows import stored_window
from trainer.ui.kit.focus import _Ring
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

LEFT = "clean-holdem-nine"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """That of somebody who is past the first steps."""
    monkeypatch.setattr("trainer.study.first_steps.STEPS", ())
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


def leave_a_hand(window: Window) -> list[object]:
    """Deal an act of a hand and go to Today; gives what was done in it."""
    sit(window, LEFT)
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(dealing.session.routine()[0])
    done: list[object] = list(dealing.record.gestures)
    window.play.left.emit()
    assert window.shell.current == "today"
    return done


def today(window: Window) -> TodayScreen:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def press_enter(window: Window, qtbot: QtBot) -> None:
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, Qt.Key.Key_Return)
    window.box.settle()
    window.coming.settle()


def test_enter_goes_on_with_the_hand_that_was_left(window: Window, qtbot: QtBot) -> None:
    done = leave_a_hand(window)
    press_enter(window, qtbot)
    assert window.shell.current == "play" and window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == LEFT
    assert window.play.dealing.record.gestures == done
    assert window.sitting is None
    window.box.leave()


def test_the_ring_is_around_what_enter_does(window: Window, qtbot: QtBot) -> None:
    leave_a_hand(window)
    page = today(window)
    assert QApplication.focusWidget() is page.resume and page.resume.key == "Enter" and page.go.key == ""
    assert [ring._owner for ring in window.findChildren(_Ring) if ring.isVisible()] == [page.resume]


def test_once_the_hand_is_discarded_enter_takes_the_box(window: Window, qtbot: QtBot) -> None:
    leave_a_hand(window)
    qtbot.mouseClick(today(window).discard, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is today(window).go and today(window).go.key == "Enter"


def test_a_hand_left_beside_a_session_comes_first_and_the_session_waits_on(window: Window, qtbot: QtBot) -> None:
    sit_in_session(window, QUESTIONS)
    window.open_page("today")
    done = leave_a_hand(window)
    assert today(window)._view.rest and today(window)._view.interrupted
    press_enter(window, qtbot)
    assert window.play.dealing is not None and window.play.dealing.record.gestures == done
    assert window.sitting is not None and not window.sitting.running
    window.play.left.emit()
    assert today(window)._view.rest
