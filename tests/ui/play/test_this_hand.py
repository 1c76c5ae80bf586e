"""The menu of the hand on the table: deal it over again, once, and how fast the players are."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal, sit
from trainer.kernel import gestures as g
from trainer.progress.records import COACHED, UNDONE
from trainer.progress.verify import verify
from trainer.settings import SPEEDS
from trainer.ui.box import NOTHING_DONE, OVER_AGAIN, UNCOUNTED_NOW
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.leaving import QUESTIONS
from trainer.ui.play.this_hand import NOW, PACES, SPEED_WORDS
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


def dealing(window: Window) -> Dealing:
    assert window.play.dealing is not None
    return window.play.dealing


def pitch(window: Window, *seats: int) -> None:
    for seat in seats:
        dealing(window).do(g.Pitch(seat, False))


def open_menu(window: Window, qtbot: QtBot, *, by_key: bool = True) -> None:
    if by_key:
        qtbot.keyClick(window.play, Key.Key_T, Control)
    else:
        qtbot.mouseClick(window.play.bar.manage, Qt.MouseButton.LeftButton)
    assert window.play.this_hand.menu is not None


@pytest.mark.parametrize("way", ["menu", "mouse", "ctrl-r"])
def test_a_hand_is_dealt_over_again_once_that_is_wanted(window: Window, qtbot: QtBot, way: str) -> None:
    sit(window)
    start = dealing(window).record.transcript
    pitch(window, 1, 2, 3)
    if way == "ctrl-r":
        qtbot.keyClick(window.play, Key.Key_R, Control)
    else:
        open_menu(window, qtbot, by_key=way == "menu")
        menu = window.play.this_hand.menu
        assert menu is not None
        if way == "menu":
            qtbot.keyClick(menu, Key.Key_R)
        else:
            qtbot.mouseClick(menu.entries[-1], Qt.MouseButton.LeftButton)
    dialog = window.play.leaving.dialog
    assert dialog is not None and QUESTIONS["over"][0] in dialog.accessibleName()
    assert len(dealing(window).record) > len(start.gestures)
    dialog.buttons["go"].click()
    assert dealing(window).record.transcript == start
    assert window.desk.mode == UNDONE and window.desk.store.running(window.desk.running).hand.mode == UNDONE
    assert window.play.prompt.words == OVER_AGAIN + UNCOUNTED_NOW
    window.box.leave()
    assert not verify(window.desk.store.path)


def test_whoever_keeps_dealing_loses_nothing(window: Window, qtbot: QtBot) -> None:
    sit(window)
    pitch(window, 1, 2)
    before, mode = len(dealing(window).record), window.desk.mode
    qtbot.keyClick(window.play, Key.Key_R, Control)
    dialog = window.play.leaving.dialog
    assert dialog is not None
    qtbot.keyClick(dialog, Key.Key_Escape)
    assert (len(dealing(window).record), window.desk.mode) == (before, mode)
    window.box.leave()


def test_where_nothing_was_dealt_there_is_nothing_to_deal_over(window: Window, qtbot: QtBot) -> None:
    sit(window)
    mode = window.desk.mode
    qtbot.keyClick(window.play, Key.Key_R, Control)
    assert window.play.prompt.words == NOTHING_DONE and window.desk.mode == mode
    window.box.leave()


def test_with_the_coach_it_begins_with_the_coach_again(window: Window) -> None:
    sit(window)
    window.desk.mode = COACHED
    window.desk.store.goes_on_as(window.desk.running, COACHED)
    pitch(window, 1)
    window.box.deal_over()
    assert window.desk.mode == COACHED
    window.box.leave()


def test_a_hand_that_was_dealt_over_feeds_no_memory(window: Window) -> None:
    sit(window, "four-card-flop-last-two-stuck")
    pitch(window, 4)
    window.box.deal_over()
    running = window.desk.running
    assert window.desk.store.running(running).hand.mode == UNDONE
    window.box.leave()
    deal(window, "clean-holdem-six")
    assert not window.desk.store.memories(window.desk.profile.id)


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_speed_is_chosen_at_the_table_and_kept(window: Window, qtbot: QtBot, speed: str) -> None:
    sit(window)
    open_menu(window, qtbot)
    menu = window.play.this_hand.menu
    assert menu is not None
    qtbot.keyClick(menu, str(1 + list(SPEED_WORDS).index(speed)))
    assert window.settings.speed == speed and dealing(window).session.pace == PACES[speed]
    open_menu(window, qtbot)
    menu = window.play.this_hand.menu
    assert menu is not None
    now = [each.name for each in menu._choices if each.name in SPEEDS and each.detail == NOW]
    assert now == [speed]
    qtbot.keyClick(menu, Key.Key_Escape)
    window.box.leave()
    sit(window)
    assert dealing(window).session.pace == PACES[speed]
    window.box.leave()


def test_the_hand_stands_still_while_the_menu_is_open(window: Window, qtbot: QtBot) -> None:
    sit(window)
    clock = dealing(window)._clock
    assert isinstance(clock, JumpClock)
    open_menu(window, qtbot)
    assert not clock.running
    menu = window.play.this_hand.menu
    assert menu is not None
    qtbot.keyClick(menu, Key.Key_Escape)
    assert clock.running and window.play.this_hand.menu is None
    window.box.leave()


def test_slow_players_take_longer_for_the_same(window: Window) -> None:
    """What they do is the same; only when they do it is not."""
    due = {}
    for speed, pace in PACES.items():
        sit(window, "turns-check-out-of-turn")
        dealing(window).quicken(pace)
        due[speed] = dealing(window).session.due_at() or 0
        window.box.leave()
    assert due["fast"] < due["normal"] < due["slow"]


def test_the_settings_have_the_speed_too(window: Window, qtbot: QtBot) -> None:
    window.open_page("settings")
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    page.speed.setFocus()
    qtbot.keyClick(page.speed, Key.Key_Left)
    assert window.settings.speed == "slow"
