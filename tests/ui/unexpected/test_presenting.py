"""The sheet over the window: what it says is saved, what its buttons do, and what happens when it fails itself."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dealing import sit
from tests.ui.windows import active_window, stored_window
from trainer.ui.files import Files
from trainer.ui.unexpected import presenting
from trainer.ui.unexpected import sheet as sheets
from trainer.ui.unexpected.catching import Catcher
from trainer.ui.unexpected.presenting import AGAIN_S, Presenter, saved
from trainer.ui.unexpected.sheet import UnexpectedSheet
from trainer.ui.unexpected.words import GO_ON, QUIT, TODAY, Saved
from trainer.ui.window import Window

pytestmark = pytest.mark.expects_logs


class Program:
    """What is on screen; counts how often another window was wanted."""

    def __init__(self, shown: QWidget | None) -> None:
        self.shown, self.times = shown, 0

    def anew(self) -> None:
        self.times += 1


class Chosen(Files):
    """A folder where everything is saved."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        return self._folder / name


class Shown:
    """A presenter over a window, with a clock to turn."""

    def __init__(self, window: QWidget | None, qtbot: QtBot, files: Files | None = None) -> None:
        self.now, self.qtbot = 0.0, qtbot
        self.program, self.catcher = Program(window), Catcher(lambda: {"Page": "play"})
        self.presenter = Presenter(self.program, self.catcher, lambda: self.now)
        self.presenter.files = files or self.presenter.files

    def fail(self, apart: bool = False) -> UnexpectedSheet:
        try:
            raise ValueError("Sam")
        except ValueError as fault:
            self.catcher.take(fault, apart)
        self.qtbot.waitUntil(lambda: self.presenter.sheet is not None)
        assert self.presenter.sheet is not None
        return self.presenter.sheet


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2022") as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


@pytest.fixture
def shown(window: Window, qtbot: QtBot, tmp_path: Path) -> Shown:
    return Shown(window, qtbot, Chosen(tmp_path))


# --- what is shown


def test_a_page_that_failed_is_hidden_and_its_hand_stands_still_and_is_saved(shown: Shown, window: Window) -> None:
    sit(window)
    dealing = window.dealing
    assert dealing is not None
    sheet = shown.fail()
    assert sheet.isVisible()
    assert not window.shell.isVisible()
    assert not dealing._clock.running
    assert Saved.HAND.value in sheet.accessibleName()
    assert list(sheet.ways) == [TODAY, QUIT]
    assert "Sam" not in sheet.report.toPlainText()


def test_however_often_it_happens_there_is_one_sheet_that_counts(shown: Shown, window: Window) -> None:
    sheet = shown.fail()
    assert sheet.count.isHidden()
    for _ in range(41):
        shown.catcher.take(ValueError())
    QApplication.processEvents()
    shown.presenter._count()
    assert window.findChildren(UnexpectedSheet) == [sheet]
    assert sheet.count.text() == "It happened 42 times."


def test_esc_and_a_click_beside_it_leave_it_where_it_is(shown: Shown, window: Window, qtbot: QtBot) -> None:
    sheet = shown.fail()
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().topLeft())
    assert sheet.isVisible()


# --- the ways out


def test_back_to_today_is_another_window_and_the_next_error_soon_after_advises_to_quit(
    shown: Shown, qtbot: QtBot
) -> None:
    qtbot.keyClick(shown.fail(), Qt.Key.Key_Return)
    assert shown.program.times == 1
    shown.now += AGAIN_S / 2
    assert list(shown.fail().ways) == [QUIT, TODAY]


def test_much_later_it_is_a_new_trouble(shown: Shown) -> None:
    shown.fail().ways[TODAY].click()
    shown.now += 2 * AGAIN_S
    assert list(shown.fail().ways) == [TODAY, QUIT]


def test_what_fails_in_another_thread_is_gone_on_from(shown: Shown, window: Window, qtbot: QtBot) -> None:
    sit(window)
    sheet = shown.fail(apart=True)
    assert window.shell.isVisible()
    assert window.dealing is not None
    assert not window.dealing._clock.running
    qtbot.mouseClick(sheet.ways[GO_ON], Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()
    assert window.dealing._clock.running
    assert (shown.program.times, shown.catcher.count) == (0, 0)


def test_the_report_is_read_copied_and_saved_from_the_keyboard(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    sheet = shown.fail()
    assert not sheet.report.isVisible()
    for button in (sheet.toggle, sheet.copy, sheet.save):
        for _ in range(8):
            if button.hasFocus():
                break
            held = QApplication.focusWidget()
            assert held is not None
            qtbot.keyClick(held, Qt.Key.Key_Tab)
        assert button.hasFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
    text = sheet.report.toPlainText()
    assert sheet.report.isVisible()
    assert QGuiApplication.clipboard().text() == text
    assert (tmp_path / sheets.NAME).read_text(encoding="utf-8") == text
    assert sheet.told.text() == "Saved."


def test_a_report_that_cannot_be_saved_is_told(shown: Shown, tmp_path: Path) -> None:
    shown.presenter.files = Chosen(tmp_path / "nowhere")
    sheet = shown.fail()
    sheet.save.click()
    assert "No such file or directory" in sheet.told.text()


# --- what is saved


def test_with_no_hand_on_the_table_everything_is_saved(window: Window) -> None:
    assert saved(window) is Saved.ALL


def test_a_gesture_that_did_not_reach_the_file_is_not_called_saved(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(window)
    monkeypatch.setattr(window.desk.store, "append", lambda *_: None)
    window.play.act("burn")
    assert saved(window) is Saved.NOT_SURE


def test_practice_without_a_file_is_called_so(qtbot: QtBot, program: QApplication) -> None:
    with active_window(qtbot, "tda-2022") as window:
        assert saved(window) is Saved.NOT_KEPT


def test_before_the_file_is_open_nothing_was_touched() -> None:
    assert saved(QWidget()) is Saved.NOTHING_YET


# --- when there is no window, and when the sheet fails


def test_without_a_window_there_is_one_for_the_sheet(program: QApplication, qtbot: QtBot) -> None:
    shown = Shown(None, qtbot)
    sheet = shown.fail()
    qtbot.addWidget(sheet.window())
    assert sheet.isVisible()
    assert list(sheet.ways) == [QUIT]


def test_a_sheet_that_fails_is_a_plain_message(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the sheet")

    monkeypatch.setattr(sheets.UnexpectedSheet, "_words", fail)
    ended: list[int] = []
    monkeypatch.setattr(presenting.QApplication, "exit", lambda code: ended.append(code))
    shown.catcher.take(ValueError())
    qtbot.waitUntil(lambda: isinstance(shown.presenter._plain, QMessageBox))
    box = shown.presenter._plain
    assert isinstance(box, QMessageBox)
    assert box.isVisible()
    box.done(0)
    assert ended == [1]
    assert logging.ERROR in {each.levelno for each in caplog.records}
