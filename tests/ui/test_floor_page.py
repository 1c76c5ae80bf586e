"""You are the floor: the dealer is asked, a ruling is given by mouse and by keys, and it is marked."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.grading.calls.call import Call, choosing_call
from trainer.grading.calls.ruling import asked_of_the_floor
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.ui.floor_page import OnCall
from trainer.ui.kit.text import Text
from trainer.ui.screens.floor import FloorScreen
from trainer.ui.window import Window

HOUSE = "tda-2024"
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        made.desk.seeds = lambda: seed()
        made.open_page("floor")
        qtbot.waitUntil(lambda: bool(page(made).asks))
        yield made


def page(window: Window) -> FloorScreen:
    shown = window.shell.page("floor")
    assert isinstance(shown, FloorScreen)
    return shown


@cache
def seed() -> int:
    """The first seed of a call of which two pieces are left out."""
    return next(each for each in range(60) if len(call(each).left_out) > 1)


@cache
def call(of: int) -> Call:
    keys = tuple(each.id for each in scenarios().heads)
    return at_once(choosing_call(keys, scenarios().open, book(HOUSE), of))


def words(window: Window) -> str:
    return " ".join(each.text() for each in page(window).findChildren(Text) if each.isVisible())


def answer_right(window: Window, qtbot: QtBot) -> None:
    questions = page(window).questions
    assert questions is not None
    for each in asked_of_the_floor(call(seed())):
        at = next(number for number, one in enumerate(each.options, 1) if one.key == each.right)
        QTest.keyClick(page(window), str(at))
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: "truth" in vars(page(window)))


def test_the_table_page_leads_there_and_back(window: Window) -> None:
    window.open_page("drills")
    QTest.keyClick(window, Key.Key_B)
    assert window.shell.current == "floor"
    QTest.keyClick(window, Key.Key_Escape)
    assert window.shell.current == "drills"


def test_asked_for_what_is_missing_the_dealer_says_it_and_the_ruling_is_right(window: Window, qtbot: QtBot) -> None:
    for number in range(len(page(window).asks)):
        before = words(window)
        if number % 2:
            QTest.keyClick(window, Key.Key_1)
        else:
            QTest.mouseClick(page(window).asks[0], Qt.MouseButton.LeftButton)
        assert words(window) != before
    assert page(window).asks == []
    QTest.keyClick(window, Key.Key_Return)
    answer_right(window, qtbot)
    assert page(window).truth.view.title == "Right"
    on = page(window).findChild(OnCall)
    assert isinstance(on, OnCall)
    assert (on.right, on.of) == (1, 1)
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(page(window).asks))


def test_who_rules_without_asking_is_told_what_was_missing(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_Return)
    answer_right(window, qtbot)
    view = page(window).truth.view
    assert view.mark == "late"
    assert view.stop.startswith("You ruled without asking ")


def test_a_paragraph_is_read_from_the_ruling(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_Return)
    answer_right(window, qtbot)
    link = page(window).truth.view.links[0]
    page(window).turned.emit(link.house, link.place)
    qtbot.waitUntil(lambda: window.shell.current == "rules")
