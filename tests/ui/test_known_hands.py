"""A hand already met is picked on the Table page and dealt again; it feeds no memory."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from trainer.grading.mistakes import MISTAKES
from trainer.progress.records import AGAIN, UNCOUNTED
from trainer.ui.desk.drills import MOST_MET
from trainer.ui.kit.card import Choice
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.screens.drills import DrillsScreen
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


def test_the_latest_come_first_and_each_once(window: Window) -> None:
    for scenario in (FLOP, CLEAN, FLOP):
        deal(window, scenario)
    met = table(window)._view.met
    assert len(met) == 2
    assert met[0].key == str(window.desk.store.attempts(window.desk.profile.id)[0].id)
    assert len(met) <= MOST_MET


def test_one_is_picked_by_keys_dealt_from_the_same_deck_and_counts_for_nothing(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP, MISTAKES["plays-on"].dealer)
    dealt, known = window.after.dealt, window.desk.store.memories(window.desk.profile.id)
    assert dealt is not None and known
    page = table(window)
    qtbot.keyClick(page, Qt.Key.Key_A)
    menu = page.findChild(ChoiceMenu)
    assert menu is not None
    qtbot.keyClick(menu, Qt.Key.Key_1)
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


def open_menu(page: DrillsScreen) -> ChoiceMenu:
    """The hands that were met, laid over the page."""
    menu = page.findChild(ChoiceMenu)
    assert menu is not None
    return menu


@pytest.mark.parametrize("way", ["mouse", "arrows", "tab"])
def test_the_second_one_is_picked_by_mouse_by_arrows_and_by_tab(window: Window, way: str, qtbot: QtBot) -> None:
    for scenario in (FLOP, CLEAN):
        deal(window, scenario)
    page = table(window)
    qtbot.mouseClick(page.met, Qt.MouseButton.LeftButton)
    menu = open_menu(page)
    if way == "mouse":
        qtbot.mouseClick(menu.findChildren(Choice)[1], Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(menu.focusWidget(), Qt.Key.Key_Tab if way == "tab" else Qt.Key.Key_Right)
        qtbot.keyClick(menu.focusWidget(), Qt.Key.Key_Return)
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None and dealing.session.play.scenario.id == FLOP


def test_esc_leaves_the_hands_that_were_met_and_gives_the_keyboard_back(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    page = table(window)
    page.met.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.met, Qt.Key.Key_A)
    qtbot.keyClick(open_menu(page), Qt.Key.Key_Escape)
    qtbot.waitUntil(page.met.hasFocus)


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
