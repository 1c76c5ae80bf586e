"""The debrief: what the other rulebooks ask for."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from trainer.ui.kit.card import Pill
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import OtherHouseView, OthersView

ROWS = (
    OtherHouseView("TDA 2024", "39-A", "scramble the flop", True),
    OtherHouseView("TDA 2022", "39-A", "scramble the flop"),
    OtherHouseView("UPT", "holdem-7", "board to stub"),
    OtherHouseView("Players", "38-A", "scramble the flop"),
    OtherHouseView("Riverbend", "silent", "the floor decides"),
)


def test_rulebooks_that_ask_for_the_same_are_told_together(qtbot: QtBot, program: QApplication) -> None:
    others = OthersView("Five rulebooks, one question", "None of them would have accepted these acts.", ROWS)
    screen = DebriefScreen(replace(samples.DEBRIEF, others=others), QWidget())
    qtbot.addWidget(screen)
    texts = [each.text() for each in screen.findChildren(Text)]
    assert [texts.count(each) for each in ("scramble the flop", "board to stub", "the floor decides")] == [1, 1, 1]
    assert "The same at TDA 2022 (39-A) and Players (38-A)." in texts
    pills = {each.text() for each in screen.findChildren(Pill)}
    assert {"TDA 2024", "UPT", "Riverbend"} <= pills
    assert not {"TDA 2022", "Players"} & pills
