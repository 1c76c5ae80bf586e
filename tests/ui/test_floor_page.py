"""You are the floor: the dealer is asked, a ruling is given by mouse and by keys, and it is marked."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.at_table import answer, leads_there_and_back, reads_its_paragraph, right_ones, words
from tests.ui.windows import active_window
from trainer.grading.calls.call import Call, choosing_call
from trainer.grading.calls.ruling import asked_of_the_floor
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.ui.floor_page import OnCall
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


def answer_right(window: Window, qtbot: QtBot) -> None:
    asked = asked_of_the_floor(call(seed()))
    answer(page(window), qtbot, asked, right_ones(asked))


def test_the_table_page_leads_there_and_back(window: Window) -> None:
    leads_there_and_back(window, Key.Key_B, "floor")


def test_asked_for_what_is_missing_the_dealer_says_it_and_the_ruling_is_right(window: Window, qtbot: QtBot) -> None:
    for number in range(len(page(window).asks)):
        before = words(page(window))
        if number % 2:
            QTest.keyClick(window, Key.Key_1)
        else:
            QTest.mouseClick(page(window).asks[0], Qt.MouseButton.LeftButton)
        assert words(page(window)) != before
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
    reads_its_paragraph(window, page(window), qtbot)
