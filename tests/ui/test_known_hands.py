"""A hand already met is picked on the Table page and dealt again; it feeds no memory."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.windows import stored_window
from trainer.grading.mistakes import MISTAKES
from trainer.progress.records import AGAIN, UNCOUNTED
from trainer.ui.desk.drills import MOST_MET
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.window import Window

FLOP, CLEAN = "four-card-flop-last-two-stuck", "clean-holdem-six"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2024") as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


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
