"""Another house: everything on screen follows, and what is dealt elsewhere moves nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal, sit
from tests.ui.windows import stored_window
from trainer.ui.desk.houses import pill
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

HOME, THERE = "tda-2022", "upt"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOME) as made:
        yield made


def foot(window: Window) -> list[str]:
    """What stands at the foot of the side bar."""
    QApplication.processEvents()
    return [each.text().replace("\n", " ") for each in window.shell.side.findChildren(QLabel) if each.isVisible()]


@pytest.mark.parametrize("page", ["today", "drills", "quick", "quiz", "settings"])
def test_wherever_a_house_is_chosen_the_side_bar_names_it(window: Window, page: str) -> None:
    window.open_page(page)
    window.shell.page(page).house_chosen.emit(THERE)  # type: ignore[attr-defined]  # a page with houses to choose from
    assert (window.house, window.settings.house) == (THERE, THERE)
    assert pill(THERE) in foot(window)
    assert pill(HOME) not in foot(window)


def test_a_hand_at_another_house_moves_nobody_there(window: Window) -> None:
    window.box.take_scenario(THERE, "boxed-two-in-the-deal")
    window.box.settle()
    assert window.house == THERE
    window.box.leave()
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    assert (window.house, page.houses.current) == (HOME, HOME)
    assert pill(HOME) in foot(window)


def test_a_hand_that_waits_moves_nobody_when_another_house_is_chosen_meanwhile(window: Window) -> None:
    sit(window)
    window.box.leave()
    window.choose_house(THERE)
    window.resume()
    window.box.settle()
    assert window.house == HOME
    window.box.leave()
    assert (window.house, window.settings.house) == (THERE, THERE)


def test_reading_after_a_hand_at_another_house_is_at_home_again(window: Window) -> None:
    window.box.take_scenario(THERE, "boxed-two-in-the-deal")
    window.box.settle()
    window.read(HOME, "1")
    assert window.house == HOME


# --- what carries over


def today(window: Window) -> TodayScreen:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def test_a_house_where_nothing_was_tried_leads_to_what_carries_over(window: Window, qtbot: QtBot) -> None:
    deal(window, "four-card-flop-last-two-stuck")
    window.open_page("today")
    assert not today(window)._view.carried
    window.choose_house(THERE)
    assert today(window)._view.title == "Your first session here"
    assert today(window)._view.carried == "Nothing practiced at UPT yet. See what carries over from TDA 2022."
    qtbot.mouseClick(today(window).carried, Qt.MouseButton.LeftButton)
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    assert window.shell.shows(page)
    assert page.view.switch is not None
    assert (page.view.section, page.view.switch.here, page.view.switch.there) == ("houses", HOME, THERE)


def test_who_has_tried_nothing_anywhere_carries_nothing_over(window: Window) -> None:
    assert (today(window)._view.title, today(window)._view.carried) == ("Your first session", "")
    window.choose_house(THERE)
    assert (today(window)._view.title, today(window)._view.carried) == ("Your first session", "")
