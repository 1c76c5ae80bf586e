"""Routine in the debrief: one line under the steps and over every act, that opens and shuts by mouse and by keys."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens.signals import opened
from tests.ui.screens.test_debrief_pairs import VIEW
from trainer.ui.kit.routine import RoutineLine
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import RoutineRow, RoutineView

ROUTINE = RoutineView(
    "Routine: 9 of 12 right",
    (
        RoutineRow("The dealer announces every bet.", "0 of 3", "wrong", "RP-12"),
        RoutineRow("Everything else was dealt in order.", "9 of 9", "right", "house routine"),
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
    assert "Routine: 9 of 12 right" in routine.head.accessibleName()


def test_it_is_there_beside_every_act_too_and_in_no_hand_without_it(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    qtbot.mouseClick(screen._steps.switch, Qt.MouseButton.LeftButton)
    assert line(screen).head.isVisible()
    assert not debrief(qtbot, None).findChildren(RoutineLine)
