"""Routine in the debrief: one line under the steps and over every act, that opens and shuts by mouse and by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens.signals import opened, words
from tests.ui.screens.test_debrief_pairs import VIEW
from tests.ui.screens.test_debrief_right import RIGHT
from trainer.ui.kit.button import Button
from trainer.ui.kit.routine import RoutineLine, missed_line
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import MomentView, RoutineRow, RoutineView

BETS = (MomentView("0:12", 2), MomentView("0:31", 4))
LOSERS = (MomentView("1:02", 5),)
ROUTINE = RoutineView(
    "Routine: 9 of 14 done",
    (
        RoutineRow("The dealer announces every bet.", "0 of 2", "missed", "RP-12", "announcing the bets", BETS),
        RoutineRow("Hands are read aloud.", "0 of 1", "missed", "12", "reading the hands", LOSERS),
        RoutineRow("Losers are killed.", "0 of 1", "missed", "common practice", "killing the losers first", LOSERS),
        RoutineRow("The button moves.", "0 of 1", "missed", "common practice", "moving the button", LOSERS),
        RoutineRow("Everything else was dealt correctly.", "9 of 9", "right", "common practice"),
    ),
)


def debrief(qtbot: QtBot, routine: RoutineView | None = ROUTINE) -> DebriefScreen:
    return opened(qtbot, DebriefScreen(replace(VIEW, routine=routine), QWidget()))


def line(screen: DebriefScreen) -> RoutineLine:
    (found,) = (each for each in screen.findChildren(RoutineLine) if each.isVisible())
    return found


def test_a_click_opens_it_and_another_shuts_it(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    routine = line(screen)
    assert not routine.body.isVisible()
    shut = screen._steps.height_at(600)
    qtbot.mouseClick(routine.head, Qt.MouseButton.LeftButton)
    assert routine.body.isVisible()
    assert screen._steps.height_at(600) > shut, "the panel asks for the room"
    qtbot.mouseClick(routine.head, Qt.MouseButton.LeftButton)
    assert not routine.body.isVisible()


def test_the_keyboard_opens_it(qtbot: QtBot) -> None:
    routine = line(debrief(qtbot))
    routine.head.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(routine.head, Qt.Key.Key_Space)
    assert routine.body.isVisible()
    assert routine.head.accessibleName().startswith(
        f"{ROUTINE.line}. You missed announcing the bets, reading the hands"
    )


def test_the_first_two_pieces_are_named_and_the_others_counted() -> None:
    rows = ROUTINE.rows
    assert missed_line(ROUTINE) == "You missed announcing the bets, reading the hands and 2 more."
    assert missed_line(replace(ROUTINE, rows=rows[1:3])) == "You missed reading the hands and killing the losers first."
    assert missed_line(replace(ROUTINE, rows=rows[3:])) == "You missed moving the button."
    assert missed_line(replace(ROUTINE, rows=rows[4:])) == ""


@pytest.mark.parametrize("key", [False, True])
def test_each_moment_at_which_a_piece_was_missed_opens_the_replay_there(qtbot: QtBot, key: bool) -> None:
    screen = debrief(qtbot)
    routine = line(screen)
    routine.head.setChecked(True)
    (second,) = (each for each in routine.findChildren(Button) if each.accessibleName() == "Show the moment at 0:31")
    with qtbot.waitSignal(screen.moment_chosen) as told:
        if key:
            second.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.keyClick(second, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert told.args == ["yours", 4]


def button(screen: DebriefScreen, words: str) -> Button:
    return next(each for each in screen.findChildren(Button) if each.text() == words and each.isVisible())


def test_the_short_face_names_them_and_shows_each_at_its_moment(qtbot: QtBot) -> None:
    screen = opened(qtbot, DebriefScreen(replace(VIEW, routine=ROUTINE, right=RIGHT), QWidget()))
    assert f"{ROUTINE.line}. You missed" in words(screen)
    with qtbot.waitSignal(screen.moment_chosen) as told:
        qtbot.mouseClick(button(screen, "reading the hands"), Qt.MouseButton.LeftButton)
    assert told.args == ["yours", 5]
    assert line(screen).body.isVisible() and screen.face is None


def test_the_rest_of_them_opens_the_whole_debrief(qtbot: QtBot) -> None:
    screen = opened(qtbot, DebriefScreen(replace(VIEW, routine=ROUTINE, right=RIGHT), QWidget()))
    qtbot.mouseClick(button(screen, "and 2 more"), Qt.MouseButton.LeftButton)
    assert line(screen).body.isVisible() and screen.replay.isVisible()


def test_it_is_there_beside_every_act_too_and_in_no_hand_without_it(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    qtbot.mouseClick(screen._steps.switch, Qt.MouseButton.LeftButton)
    assert line(screen).head.isVisible()
    assert not debrief(qtbot, None).findChildren(RoutineLine)


def test_a_debrief_of_a_long_rulebook_becomes_as_narrow_as_its_window(qtbot: QtBot) -> None:
    """Its bar once held the page 97 px wider than the window, until the pill had given way."""
    many = tuple(MomentView(f"1{place}:34", place) for place in range(9))
    rows = tuple(replace(each, missed=many) for each in ROUTINE.rows)
    view = replace(VIEW, house="Metropolitan Gaming \u00b7 undated", moment=True, routine=replace(ROUTINE, rows=rows))
    screen = DebriefScreen(view, QWidget())
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    QApplication.processEvents()
    line(screen).head.setChecked(True)
    for wide, high in ((1080, 680), (960, 500)):
        screen.resize(wide, high)
        assert screen.width() == wide
        QApplication.processEvents()
        assert screen._port.horizontalScrollBar().maximum() == 0
