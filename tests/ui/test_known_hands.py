"""The Table page leads to the hands already met in the library; one dealt again feeds no memory."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from trainer.grading.mistakes import MISTAKES
from trainer.progress.records import AGAIN, UNCOUNTED
from trainer.study.collection import Asked
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

FLOP, CLEAN = "four-card-flop-last-two-stuck", "clean-holdem-six"


def table(window: Window) -> DrillsScreen:
    window.open_page("drills")
    page = window.shell.page("drills")
    assert isinstance(page, DrillsScreen)
    return page


def test_whoever_has_dealt_none_is_offered_none(window: Window) -> None:
    assert not table(window).met.isVisible()


def test_the_library_opens_with_the_latest_first_and_each_once(window: Window, qtbot: QtBot) -> None:
    for scenario in (FLOP, CLEAN, FLOP):
        deal(window, scenario)
    qtbot.keyClick(table(window), Qt.Key.Key_A)
    page = library(window)
    assert page.view.keys[:2] == (f"hand {FLOP}", f"hand {CLEAN}")
    assert page.order.text() == "Latest first"
    assert page.chosen == f"hand {FLOP}"


def test_filters_of_before_are_dropped(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    window.open_page("library")
    library(window).look_for(Asked(words="nothing", game="razz"))
    qtbot.mouseClick(table(window).met, Qt.MouseButton.LeftButton)
    assert library(window).view.asked == Asked(latest=True)
    assert library(window).search.text() == ""
    assert library(window).games.text() == "Any game"


def library(window: Window) -> LibraryScreen:
    page = window.shell.page("library")
    assert isinstance(page, LibraryScreen) and window.shell.shows(page)
    return page


def test_one_is_picked_by_keys_dealt_from_the_same_deck_and_counts_for_nothing(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP, MISTAKES["plays-on"].dealer)
    dealt, known = window.after.dealt, window.desk.store.memories(window.desk.profile.id)
    assert dealt is not None and known
    qtbot.keyClick(table(window), Qt.Key.Key_A)
    qtbot.keyClick(library(window), Qt.Key.Key_T)
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None and window.desk.mode == AGAIN
    assert dealing.session.play.setup == dealt.transcript.setup and not dealing.session.play.short
    window.box.leave()
    assert window.desk.store.memories(window.desk.profile.id) == known


def test_a_hand_picked_from_the_rules_counts_for_nothing_and_one_of_a_drill_does(window: Window) -> None:
    window.box.take_scenario("tda-2024", FLOP, picked=True)
    window.box.settle()
    assert window.desk.mode == AGAIN
    window.box.leave()
    window.box.take_scenario("tda-2024", FLOP)
    window.box.settle()
    assert window.desk.mode not in UNCOUNTED


def test_an_area_of_the_library_is_picked_and_dropped_by_mouse_and_by_keys(window: Window, qtbot: QtBot) -> None:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    qtbot.mouseClick(page.tiles["board"], Qt.MouseButton.LeftButton)
    assert page._view.area == "board" and page.tiles["board"].isChecked()
    page.tiles["deal"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.tiles["deal"], Qt.Key.Key_Space)
    assert page._view.area == "deal" and not page.tiles["board"].isChecked()
    assert page.tiles["deal"].hasFocus()
    qtbot.keyClick(page.tiles["deal"], Qt.Key.Key_Space)
    assert page._view.area == ""
