"""The free deal in the window: chosen by mouse and keys, dealt hand after hand, another one each time."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.kernel.pieces import at_once
from trainer.progress.help_levels import ALONE, COACHED, HINTS
from trainer.scenarios.drills import FREE
from trainer.scenarios.fresh.keys import CLEAN
from trainer.settings import Settings
from trainer.study.free_deal import NEVER, OFTEN, areas_dealt, that_go_wrong
from trainer.study.library import library
from trainer.ui.desk import hands
from trainer.ui.screens.free import FreeScreen
from trainer.ui.stock import Stock
from trainer.ui.window import Window

HOUSE = "tda-2024"
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        made.open_page("free")
        yield made


def page(window: Window) -> FreeScreen:
    shown = window.shell.page("free")
    assert isinstance(shown, FreeScreen)
    return shown


def test_the_table_page_leads_there_by_a_key_and_back(window: Window) -> None:
    window.open_page("drills")
    QTest.keyClick(window, Key.Key_F)
    assert window.shell.current == "free"
    QTest.keyClick(window, Key.Key_Escape)
    assert window.shell.current == "drills"


def test_how_often_is_chosen_by_arrows_and_kept(window: Window) -> None:
    often = page(window).often
    often.setFocus()
    QTest.keyClick(often, Key.Key_Right)
    assert (often.current, window.settings.free_deal) == (OFTEN, OFTEN)
    assert window.desk.free is not None
    assert window.desk.free.often == OFTEN


def test_areas_are_picked_by_mouse_and_kept_and_nothing_is_picked_where_nothing_goes_wrong(window: Window) -> None:
    tiles = page(window).tiles
    assert tuple(tiles) and set(tiles) == set(areas_dealt(library(HOUSE)))
    QTest.mouseClick(tiles["board"], Qt.MouseButton.LeftButton)
    assert window.settings.free_areas == "board"
    QTest.mouseClick(tiles["board"], Qt.MouseButton.LeftButton)
    assert window.settings.free_areas == ""
    page(window).often.chosen.emit(NEVER)
    page(window).often.choose(NEVER)
    page(window)._tell()  # as a click does
    assert not tiles["board"].isEnabled()


def test_what_was_kept_is_chosen_again_without_areas_that_are_gone(window: Window) -> None:
    window.change(free_deal=OFTEN, free_areas="board no-such-area")
    window.open_page("free")
    assert page(window).often.current == OFTEN
    assert page(window).areas == ("board",)


def test_enter_takes_the_box_and_the_next_hand_is_another(window: Window, qtbot: QtBot) -> None:
    window.change(free_deal=NEVER)
    window.open_page("free")
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.dealing is not None
    first = window.dealing.session.play
    assert (first.scenario.id, window.desk.mode) == (CLEAN, FREE.key)
    coming = hands.free_order(window.desk)
    assert coming == hands.free_order(window.desk), "the same until it is dealt"
    window.take_box()
    qtbot.waitUntil(lambda: window.dealing is not None and window.dealing.session.play != first)
    assert window.dealing.session.play.seed == coming.seed


def test_a_hand_in_stock_is_the_one_that_is_dealt(window: Window) -> None:
    window.desk.drill = FREE.key
    made = at_once(hands.next_play(window.desk, pytest.fail, Stock(window.working, tuple).waiting))
    window.desk.free_next = None
    window.desk.seeds = lambda: made.seed
    text = made.scenario.text.replace(f'title = "{made.scenario.title}"', 'title = "From stock"')

    def from_stock(_order: object):  # type: ignore[no-untyped-def]  # pieces of a text
        yield
        return text

    again = at_once(hands.next_play(window.desk, pytest.fail, from_stock))
    assert again.scenario.title == "From stock"


def test_who_leaves_it_in_the_middle_is_offered_the_hand_again(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: window.dealing is not None)
    window.box.leave()
    waits = window.desk.interrupted()
    assert waits is not None
    assert waits.hand.mode == FREE.key
    assert waits.hand.started < datetime.now(UTC)
    window.resume()
    qtbot.waitUntil(lambda: window.dealing is not None)


def test_help_in_it_is_its_own_and_kept(window: Window, qtbot: QtBot) -> None:
    """The coach points in every hand of it, whatever that is about; elsewhere nothing changes."""
    help_ = page(window).help
    help_.setFocus()
    QTest.keyClick(help_, Key.Key_Left)
    assert help_.current == COACHED
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.dealing is not None
    assert window.desk.mode == COACHED
    store, profile = window.desk.store, window.desk.profile.id
    topic = window.dealing.session.play.scenario.topics[0]
    assert (store.help_level(profile, FREE.key), store.help_level(profile, topic)) == (COACHED, HINTS)
    window.box.change_help(ALONE)
    assert store.help_level(profile, FREE.key) == ALONE


def test_old_settings_have_the_free_deal_as_it_is_from_the_start() -> None:
    assert (Settings().free_deal, Settings().free_areas) == ("rarely", "")


def test_every_area_has_hands_in_which_something_of_it_goes_wrong() -> None:
    found = library(HOUSE)
    for area in areas_dealt(found):
        assert that_go_wrong(found, (area,))
