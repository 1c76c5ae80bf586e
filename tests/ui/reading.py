"""Handles on the rules page of a window, for tests that read there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from trainer.ui.screens.paragraph_grid import Cell
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window


def page(window: Window) -> RulesScreen:
    shown = window.shell.page("rules")
    assert isinstance(shown, RulesScreen)
    return shown


def press(page: RulesScreen, name: str, qtbot: QtBot) -> None:
    button = (page.sheet if name.startswith(("sheet", "paper")) else page.rules).findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def cells(page: RulesScreen) -> list[str]:
    return [each.accessibleName() for each in page.sheet.findChildren(Cell)]
