"""The debrief: what the other rulebooks ask for."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import OtherHouseView, OthersView
from trainer.ui.screens.others import OthersPanel

ROWS = (
    OtherHouseView("TDA 2024", "39-A", "Scramble the flop.", True),
    OtherHouseView("TDA 2022", "39-A", ""),
    OtherHouseView("UPT", "holdem-7", "Board back into the stub."),
    OtherHouseView("Players", "38-A", ""),
    OtherHouseView("Riverbend", "not covered", "Not covered. The floor decides."),
)


def test_what_differs_is_told_and_those_that_do_the_same_stand_in_one_line(qtbot: QtBot, program: QApplication) -> None:
    others = OthersView("Five rulebooks, one question", "No other rulebook would have accepted what you did.", ROWS)
    screen = DebriefScreen(replace(samples.DEBRIEF, others=others), QWidget())
    qtbot.addWidget(screen)
    texts = [each.text() for each in screen.findChildren(Text)]
    assert [texts.count(each.text) for each in ROWS if each.text] == [0, 1, 1]
    assert "Same ruling: TDA 2022 (39-A) and Players (38-A)." in texts
    assert {"UPT", "Riverbend"} <= set(texts)
    assert not {"TDA 2022", "Players", "TDA 2024"} & set(texts)


def test_other_rulebooks_wait_behind_a_line_until_they_are_asked_for(qtbot: QtBot, program: QApplication) -> None:
    others = OthersView("Five rulebooks, one question", "None of them.", ROWS, opened=False)
    screen = DebriefScreen(replace(samples.DEBRIEF, others=others), QWidget())
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    [panel] = screen.findChildren(OthersPanel)
    assert not panel.pane.isVisible()
    closed = panel.height()
    assert closed == panel.height_at(panel.width())
    with qtbot.waitSignal(screen.others_asked_for) as said:
        qtbot.keyClick(panel.fold, Qt.Key.Key_Return)
    assert said.args == [True]
    assert panel.pane.isVisible()
    qtbot.waitUntil(lambda: panel.height() > closed)
    with qtbot.waitSignal(screen.others_asked_for) as said:
        qtbot.mouseClick(panel.fold, Qt.MouseButton.LeftButton)
    assert said.args == [False]
    assert not panel.pane.isVisible()
