"""Whoever practiced TDA 2022 is offered 2024 on Today, told what changes, and moves or stays, with mouse and keys."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.progress.real import HOUSE, practised
from tests.ui.fitting import faults
from tests.ui.windows import stored_window
from trainer.progress.moves import MOVED, STAYED
from trainer.ui.desk.order import order_view
from trainer.ui.desk.proposal import proposed
from trainer.ui.screens.moving import MovingSheet
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.switching import Switching
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

NEWER = "tda-2024"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path / "data", HOUSE) as made:
        made.desk.becomes(practised(made.desk.store, "Ann"))
        made.resize(1280, 720)
        made.open_page("today")
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


def today(window: Window) -> TodayScreen:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def offered(window: Window) -> bool:
    window.open_page("today")
    return today(window)._view.offer is not None


def answer(window: Window) -> str:
    return window.desk.store.chosen(window.desk.profile.id, HOUSE, NEWER)


def opened(window: Window, qtbot: QtBot) -> MovingSheet:
    qtbot.mouseClick(today(window).changes, LEFT)
    assert isinstance(window.sheet, MovingSheet)
    return window.sheet


def test_today_offers_the_edition_in_force_with_three_acts_and_nothing_clips(window: Window, qtbot: QtBot) -> None:
    page = today(window)
    assert page._view.offer is not None
    assert page._view.offer.words == "TDA 2024 is in force. You have practiced TDA 2022."
    acts = [each.text() for each in (page.changes, page.stay, page.move_there)]
    assert acts == ["See what changes", "Stay with TDA 2022", "Move to TDA 2024"]
    qtbot.wait(50)
    assert faults(window) == []


def test_the_list_tells_what_changed_what_you_practiced_first(window: Window, qtbot: QtBot) -> None:
    sheet = opened(window, qtbot)
    qtbot.wait(50)
    assert faults(window) == []
    groups = {key: each.rows for key, each in sheet.groups._groups.items()}
    assert {key: len(rows) for key, rows in groups.items()} == {"changed": 9, "new": 10, "gone": 0}
    marks = [bool(each.mark) for each in groups["changed"]]
    assert marks == sorted(marks, reverse=True)
    assert any(marks)
    [pot] = [each for each in groups["changed"] if each.at == "54-B"]
    assert pot.detail.startswith("Before: A blind posted short doesn't change the maximum")
    qtbot.mouseClick(sheet.groups.tiles["new"], LEFT)
    assert sheet.groups.list.model().rowCount() == 10


def test_the_mouse_moves_and_what_holds_is_there(window: Window, qtbot: QtBot) -> None:
    store, who = window.desk.store, window.desk.profile.id
    qtbot.mouseClick(today(window).move_there, LEFT)
    qtbot.waitUntil(lambda: window.house == NEWER, timeout=30_000)
    assert window.settings.house == NEWER
    assert len(store.memories(who, NEWER)) == len(store.memories(who, HOUSE)) == 5
    assert today(window)._view.house == NEWER
    assert "due" in today(window)._view.title
    assert not offered(window)
    made = order_view(proposed(window.desk, window.wish, datetime.now(UTC)))
    assert made.sections[0].title == "Changed since 2022"


def test_enter_on_the_list_moves(window: Window, qtbot: QtBot) -> None:
    sheet = opened(window, qtbot)
    qtbot.keyClick(sheet.move_there, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.house == NEWER, timeout=30_000)
    assert answer(window) == MOVED


def test_escape_chooses_nothing_and_it_is_offered_again(window: Window, qtbot: QtBot) -> None:
    sheet = opened(window, qtbot)
    qtbot.keyClick(sheet.move_there, Qt.Key.Key_Escape)
    assert answer(window) == ""
    assert offered(window)


@pytest.mark.parametrize("by", ["notice", "list"])
def test_whoever_stays_is_never_asked_again(by: str, window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(today(window).stay if by == "notice" else opened(window, qtbot).stay, LEFT)
    assert answer(window) == STAYED
    assert window.house == HOUSE
    assert today(window)._view.offer is None
    assert not offered(window)
    assert window.desk.store.memories(window.desk.profile.id, NEWER) == []


def test_progress_moves_later_where_houses_are_switched(window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(today(window).stay, LEFT)
    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit("houses")
    page.switched.emit(HOUSE, NEWER)
    qtbot.wait(50)
    [switching] = [each for each in page.findChildren(Switching) if each.isVisible()]
    assert faults(window) == []
    qtbot.mouseClick(switching.moves, LEFT)
    sheet = window.sheet
    assert isinstance(sheet, MovingSheet)
    assert not sheet.stay.isVisible(), "that was answered"
    qtbot.mouseClick(sheet.move_there, LEFT)
    qtbot.waitUntil(lambda: window.house == NEWER, timeout=30_000)


def test_one_can_go_back_and_what_was_known_there_is_there(window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(today(window).move_there, LEFT)
    qtbot.waitUntil(lambda: window.house == NEWER, timeout=30_000)
    window.choose_house(HOUSE)
    assert today(window)._view.house == HOUSE
    assert len(window.desk.store.memories(window.desk.profile.id, HOUSE)) == 5
    assert today(window)._view.offer is None


def test_nobody_without_practice_there_is_offered_anything(window: Window) -> None:
    window.desk.becomes(window.desk.store.new_profile("Kim"))
    assert not offered(window)
