"""Every screen says what the user wants: real keys and clicks, one signal each."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from tests.ui.screens.signals import Key, opened, press, words
from trainer.ui.kit.button import KINDS, Button
from trainer.ui.kit.layout import row
from trainer.ui.screens.drills import DrillsScreen, DrillTile
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.screens.first import OfferView, StepView
from trainer.ui.screens.order import OrderSheet
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.screens.welcome import WelcomeScreen

LEFT = Qt.MouseButton.LeftButton


# --- welcome


def test_enter_starts_with_no_name_and_the_first_house(qtbot: QtBot) -> None:
    screen = opened(qtbot, WelcomeScreen(samples.WELCOME))
    with qtbot.waitSignal(screen.started) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == ["", "tda-2022"]


def test_a_name_is_typed_at_once_and_a_house_taken_by_click(qtbot: QtBot) -> None:
    screen = opened(qtbot, WelcomeScreen(samples.WELCOME))
    qtbot.keyClicks(QApplication.focusWidget(), " Sam ")
    qtbot.mouseClick(screen.houses.cards["upt"], LEFT)
    with qtbot.waitSignal(screen.started) as said:
        qtbot.mouseClick(screen.go, LEFT)
    assert said.args == ["Sam", "upt"]


def test_the_house_is_taken_by_keyboard(qtbot: QtBot) -> None:
    screen = opened(qtbot, WelcomeScreen(samples.WELCOME))
    press(qtbot, Key.Key_Tab)
    press(qtbot, Key.Key_Right)
    assert screen.houses.current == "foxwoods-2020"
    assert screen.houses.cards["foxwoods-2020"].isChecked()


@pytest.mark.parametrize("by_key", [True, False])
def test_both_are_skipped_in_one_step(qtbot: QtBot, by_key: bool) -> None:
    screen = opened(qtbot, WelcomeScreen(samples.WELCOME))
    with qtbot.assertNotEmitted(screen.started), qtbot.waitSignal(screen.skipped):
        press(qtbot, Key.Key_Escape) if by_key else qtbot.mouseClick(screen.skip, LEFT)


# --- today


@pytest.mark.parametrize("interrupted", ["", "You left a hand on Nov 21, 2:05 PM."])
@pytest.mark.parametrize("rest", ["", "Your session is waiting: 7 things are left."])
@pytest.mark.parametrize("offer", [None, OfferView("tda-2022", "tda-2024", "TDA 2024 is in force.", "Move", "Stay")])
def test_one_button_alone_is_filled_whatever_waits(
    qtbot: QtBot, interrupted: str, rest: str, offer: OfferView | None
) -> None:
    screen = opened(qtbot, TodayScreen(replace(samples.TODAY, interrupted=interrupted, rest=rest, offer=offer)))
    filled = [each for each in screen.findChildren(Button) if each._kind is KINDS["primary"]]
    assert [each.objectName() for each in filled] == [screen.main_act]


BEGINS = ("resume_chosen", "rest_chosen", "step_chosen", "take_box")
HAND_LEFT, SESSION_LEFT = "You left a hand on Nov 21, 2:05 PM.", "Your session is waiting: 7 things are left."
NEXT = StepView("New to the box?", "Deal with the coach", 1, 4)


@pytest.mark.parametrize(
    ("interrupted", "rest", "step", "signal"),
    [
        (HAND_LEFT, SESSION_LEFT, NEXT, "resume_chosen"),
        (HAND_LEFT, SESSION_LEFT, None, "resume_chosen"),
        (HAND_LEFT, "", NEXT, "resume_chosen"),
        (HAND_LEFT, "", None, "resume_chosen"),
        ("", SESSION_LEFT, NEXT, "rest_chosen"),
        ("", SESSION_LEFT, None, "rest_chosen"),
        ("", "", NEXT, "step_chosen"),
        ("", "", None, "take_box"),
    ],
)
def test_enter_goes_on_with_what_was_left_before_anything_new(
    qtbot: QtBot, interrupted: str, rest: str, step: StepView | None, signal: str
) -> None:
    view = replace(samples.TODAY, interrupted=interrupted, rest=rest, step=step)
    screen = opened(qtbot, TodayScreen(view))
    pressed = screen.first_focus()
    assert isinstance(pressed, Button) and pressed.hasFocus()
    assert [each for each in screen.findChildren(Button) if each.key == "Enter"] == [pressed]
    said = list[str]()
    for each in BEGINS:
        getattr(screen, each).connect(partial(said.append, each))
    press(qtbot, Key.Key_Return)
    assert said == [signal]


@pytest.mark.parametrize("by_key", [True, False])
def test_the_session_begins_in_one_step(qtbot: QtBot, by_key: bool) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY_NEW))
    with qtbot.waitSignal(screen.take_box):
        press(qtbot, Key.Key_Return) if by_key else qtbot.mouseClick(screen.go, LEFT)


def test_the_length_is_taken_by_arrow_keys_and_by_click(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY_NEW))
    said: list[int] = []
    screen.minutes_chosen.connect(said.append)
    screen.lengths.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Key.Key_Right)
    qtbot.mouseClick(screen.lengths, LEFT, pos=screen.lengths.rect().center() + QPoint(90, 0))
    assert said == [15, 30]
    assert screen.lengths.accessibleName() == "Length of the session: 30 min"


def test_an_area_is_practised_and_let_go_again(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    said: list[str] = []
    screen.area_chosen.connect(said.append)
    qtbot.mouseClick(screen.tiles["turns"], LEFT)
    screen.tiles["turns"].setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Key.Key_Space)
    assert said == ["turns", ""]


def test_an_area_on_which_the_book_is_silent_says_so_and_cannot_be_taken(qtbot: QtBot) -> None:
    tile = opened(qtbot, TodayScreen(samples.TODAY)).tiles["stud"]
    assert tile.accessibleName() == "Stud streets, not covered here"
    assert not tile.isEnabled()


def test_a_tile_tells_in_words_what_its_ring_shows(qtbot: QtBot) -> None:
    tiles = opened(qtbot, TodayScreen(samples.TODAY)).tiles
    assert tiles["board"].accessibleName() == "Burn and board, 11 rules, 7 due, 7 percent right today"
    assert tiles["deal"].accessibleName() == "Deal and misdeal, 10 rules, not tried yet"


@pytest.mark.parametrize(("button", "signal"), [("choose", "drill_wanted"), ("why", "order_asked")])
def test_the_other_ways_from_the_hero(qtbot: QtBot, button: str, signal: str) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    with qtbot.waitSignal(getattr(screen, signal)):
        qtbot.mouseClick(getattr(screen, button), LEFT)


def test_a_session_that_waits_is_gone_on_with_or_let_go(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    with qtbot.waitSignal(screen.rest_chosen):
        qtbot.mouseClick(screen.rest, LEFT)
    with qtbot.waitSignal(screen.rest_dropped):
        qtbot.mouseClick(screen.drop, LEFT)


# --- the end of a session


def test_the_end_of_a_session_leads_on_or_back(qtbot: QtBot) -> None:
    screen = opened(qtbot, SittingEndScreen(samples.SESSION_END))
    with qtbot.waitSignal(screen.more):
        qtbot.mouseClick(screen.again, LEFT)
    for key in (Key.Key_Return, Key.Key_Escape):
        with qtbot.waitSignal(screen.back):
            press(qtbot, key)
    assert {"4", "1", "7 of 9", "False alarms, of 3 clean hands"} <= set(words(screen))


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_the_explanation_is_read_and_closed_by_keyboard(qtbot: QtBot, key: Qt.Key) -> None:
    under = opened(qtbot, TodayScreen(samples.TODAY))
    sheet = OrderSheet(under, samples.ORDER)
    press(qtbot, Key.Key_Tab)
    assert sheet.body.hasFocus()
    with qtbot.waitSignal(sheet.closed):
        press(qtbot, key)


# --- the drills


def test_enter_takes_the_box_for_the_chosen_drill(qtbot: QtBot) -> None:
    screen = opened(qtbot, DrillsScreen(samples.DRILLS_NEW))
    with qtbot.waitSignal(screen.take_box) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == ["mixed"]


@pytest.mark.parametrize("by_key", [True, False])
def test_another_drill_fills_the_hero_and_is_dealt(qtbot: QtBot, by_key: bool) -> None:
    screen = opened(qtbot, DrillsScreen(samples.DRILLS_PAGE))
    tile = screen.findChild(DrillTile, "drill-short-stub")
    with qtbot.waitSignal(screen.drill_chosen) as said:
        press(qtbot, Key.Key_4) if by_key else qtbot.mouseClick(tile, LEFT)
    assert said.args == ["short-stub"]
    assert "Seventh street, short of cards" in words(screen)
    with qtbot.waitSignal(screen.take_box) as said:
        qtbot.mouseClick(screen.go, LEFT)
    assert said.args == ["short-stub"]


def test_a_house_is_chosen_once(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    said: list[str] = []
    screen.house_chosen.connect(said.append)
    for key in ("players-2025", "upt", "upt"):
        qtbot.mouseClick(screen.houses.cards[key], LEFT)
    assert said == ["upt"]


def test_the_interrupted_hand_is_dealt_again_or_discarded(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    with qtbot.waitSignal(screen.resume_chosen):
        qtbot.mouseClick(screen.resume, LEFT)
    with qtbot.waitSignal(screen.discard_chosen):
        qtbot.mouseClick(screen.discard, LEFT)
    screen.show_view(samples.TODAY_NEW)
    assert samples.TODAY.interrupted not in words(screen)


def test_the_last_debrief_is_opened(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    link = screen.findChild(QWidget, "open-debrief")
    with qtbot.waitSignal(screen.debrief_opened) as said:
        qtbot.mouseClick(link, LEFT)
    assert said.args == ["a17"]


def test_a_new_view_keeps_the_focus_where_it_was(qtbot: QtBot) -> None:
    screen = opened(qtbot, TodayScreen(samples.TODAY))
    screen.houses.cards["players-2025"].setFocus()
    screen.show_view(samples.TODAY)
    assert screen.houses.cards["players-2025"].hasFocus()


def test_where_the_control_is_gone_the_main_act_has_the_keyboard(qtbot: QtBot) -> None:
    frame, screen = QWidget(), TodayScreen(samples.TODAY)
    frame.setLayout(row(Button("Elsewhere"), screen))
    opened(qtbot, frame)
    screen.discard.setFocus()
    screen.show_view(samples.TODAY_NEW)  # no hand is interrupted any more
    qtbot.wait(1)
    assert QApplication.focusWidget() is screen.go
    press(qtbot, Key.Key_Tab)
    assert screen.isAncestorOf(QApplication.focusWidget())


# --- settings and errors


def test_a_changed_name_is_said_once(qtbot: QtBot) -> None:
    screen = opened(qtbot, SettingsScreen(samples.SETTINGS))
    said: list[str] = []
    screen.name_changed.connect(said.append)
    screen.name.setFocus()
    qtbot.keyClicks(screen.name, "uel")
    press(qtbot, Key.Key_Return)
    press(qtbot, Key.Key_Tab)
    assert said == ["Samuel"]


def test_switches_and_house_take_effect_at_once(qtbot: QtBot) -> None:
    screen = opened(qtbot, SettingsScreen(samples.SETTINGS))
    with qtbot.waitSignal(screen.four_colours_changed) as said:
        qtbot.mouseClick(screen.four_colours, LEFT, pos=QPoint(10, 10))
    assert said.args == [False]
    with qtbot.waitSignal(screen.reduced_motion_changed) as said:
        qtbot.keyClick(screen.reduced_motion, Key.Key_Space)
    assert said.args == [True]
    assert not screen.one_click.isChecked()
    with qtbot.waitSignal(screen.one_click_changed) as said:
        qtbot.keyClick(screen.one_click, Key.Key_Space)
    assert said.args == [True]
    assert screen.sound.isChecked()
    with qtbot.waitSignal(screen.sound_changed) as said:
        qtbot.keyClick(screen.sound, Key.Key_Space)
    assert said.args == [False]
    with qtbot.waitSignal(screen.volume_chosen) as said:
        qtbot.keyClick(screen.volume, Key.Key_Right)
    assert said.args == [30]
    with qtbot.waitSignal(screen.house_chosen) as said:
        qtbot.mouseClick(screen.houses.cards["metropolitan"], LEFT)
    assert said.args == ["metropolitan"]
    with qtbot.waitSignal(screen.folder_opened):
        qtbot.mouseClick(screen.folder, LEFT)


def test_every_line_of_people_and_copies_says_what_was_pressed(qtbot: QtBot) -> None:
    screen = opened(qtbot, SettingsScreen(samples.SETTINGS))
    for what, key in (("rename", "1"), ("export", "1"), ("remove", "1"), ("switch", "2"), ("new", ""), ("import", "")):
        with qtbot.waitSignal(screen.profile_acted) as said:
            qtbot.mouseClick(screen.people.buttons[what, key], LEFT)
        assert said.args == [what, key]
    assert ("switch", "1") not in screen.people.buttons  # one is there already
    assert screen.people.buttons["remove", "2"].accessibleName() == "Remove Kim"
    with qtbot.waitSignal(screen.backed_up):
        qtbot.mouseClick(screen.data.back_up, LEFT)
    assert list(screen.data.restores) == ["a.db"]
    for button, key in ((screen.data.restores["a.db"], "a.db"), (screen.data.elsewhere, "")):
        with qtbot.waitSignal(screen.restored) as said:
            qtbot.mouseClick(button, LEFT)
        assert said.args == [key]


@pytest.mark.parametrize("key", ["retry", "unsaved", "quit"])
def test_an_error_offers_its_ways_out(qtbot: QtBot, key: str) -> None:
    screen = opened(qtbot, ErrorScreen(samples.ERROR))
    with qtbot.waitSignal(screen.chosen) as said:
        qtbot.mouseClick(screen.panel.buttons[key], LEFT)
    assert said.args == [key]


def test_enter_takes_the_first_way_out(qtbot: QtBot) -> None:
    screen = opened(qtbot, ErrorScreen(samples.ERROR))
    with qtbot.waitSignal(screen.chosen) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == ["retry"]


def test_enter_restores_the_newest_backup_and_arrow_keys_go_to_the_others(qtbot: QtBot) -> None:
    screen = opened(qtbot, ErrorScreen(samples.DAMAGED))
    said: list[str] = []
    screen.restored.connect(said.append)
    press(qtbot, Key.Key_Return)
    rows = screen.panel.backups.rows
    assert list(rows) == ["1", "2", "3", "4", "5", "6"]
    rows["1"].setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Return):
        press(qtbot, key)
    qtbot.mouseClick(rows["4"], LEFT)
    assert said == ["1", "2", "4"]
    assert "Restore the backup of Nov 19" in rows["1"].accessibleName()
