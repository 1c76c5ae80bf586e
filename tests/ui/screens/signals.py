"""Screens opened and used as the tests of their signals do it."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.text import Text

Key = Qt.Key
S = TypeVar("S", bound=QWidget)
HELD: list[QWidget] = []


def opened(qtbot: QtBot, screen: S) -> S:
    """The screen at 1280 x 720, active."""
    qtbot.addWidget(screen)
    HELD.append(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    QApplication.processEvents()
    return screen


def press(qtbot: QtBot, key: Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key)


def words(screen: QWidget) -> list[str]:
    return [label.text() for label in screen.findChildren(Text) if label.isVisible()]
