"""`?` opens the list of keys on every page, the page's own first; closed, the page is as it was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.pages import PAGES
from trainer.ui.keys_here import HERE
from trainer.ui.kit.button import Button
from trainer.ui.kit.overlay import Overlay
from trainer.ui.play.key_list import LINES
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.window import Window

PLAIN = (
    "today", "today-left", "table-drills", "settings", "about", "quiz", "rules", "rules-compared",
    "rules-example", "progress-overview", "progress-empty", "debrief-right", "debrief-wrong", "question",
    "questions-end", "session-end", "judge-watching", "parting", "parting-asked", "quick", "play", "drill-end",
)  # fmt: skip


def sheets(window: Window) -> list[Overlay]:
    return [each for each in window.findChildren(Overlay) if isinstance(each, KeySheet) and each.isVisible()]


def ask(window: Window, qtbot: QtBot) -> None:
    qtbot.keyClicks(QApplication.focusWidget() or window, "?")


@pytest.mark.parametrize("page", todays(PLAIN, 3))
def test_it_opens_and_closes_on_every_page(window: Window, qtbot: QtBot, page: str) -> None:
    PAGES[page](window)
    QApplication.processEvents()
    current, held = window.shell.current, QApplication.focusWidget()
    ask(window, qtbot)
    [sheet] = sheets(window)
    qtbot.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert sheets(window) == []
    assert window.shell.current == current
    assert QApplication.focusWidget() is held
    ask(window, qtbot)
    assert len(sheets(window)) == 1


def test_the_keys_of_the_page_come_first(window: Window, qtbot: QtBot) -> None:
    PAGES["debrief-wrong"](window)
    QApplication.processEvents()
    ask(window, qtbot)
    [sheet] = sheets(window)
    assert isinstance(sheet, KeySheet)
    own = {line.name for line in sheet._groups[0].lines}
    assert sheet._groups[0].title == HERE and sheet._groups[1:] == LINES
    shown = [each for each in window.shell.page("debrief").findChildren(Button) if each.isVisible() and each.key]
    assert {each.accessibleName() for each in shown if each.isEnabled()} <= own
    assert "Play or pause the replay" in own


def test_a_question_mark_typed_into_a_field_is_only_typed(window: Window, qtbot: QtBot) -> None:
    PAGES["rules"](window)
    qtbot.keyClicks(QApplication.focusWidget() or window, "/")
    ask(window, qtbot)
    assert sheets(window) == []


@pytest.mark.parametrize("page", ["debrief-wrong", "debrief-right", "debrief-clean"])
def test_esc_never_leaves_a_debrief_and_its_button_does(window: Window, qtbot: QtBot, page: str) -> None:
    PAGES[page](window)
    QApplication.processEvents()
    debrief = window.shell.page("debrief")
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget() or debrief, Qt.Key.Key_Escape)
    assert window.shell.current == "debrief"
    [leave] = [
        each
        for each in debrief.findChildren(Button)
        if each.accessibleName() == "Leave the debrief" and each.isVisible()
    ]
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert window.shell.current == "today"


def test_esc_in_a_debrief_stops_its_film(window: Window, qtbot: QtBot) -> None:
    PAGES["debrief-wrong"](window)
    QApplication.processEvents()
    page = window.after._screen
    assert page is not None
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.replay._timer.isActive()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.replay._timer.isActive() and window.shell.current == "debrief"
