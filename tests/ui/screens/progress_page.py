"""The progress page opened and used as its tests do it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.ui.kit.picker import Picker
from trainer.ui.screens.heat import Cell
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.progress_models import ProgressView

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def opened(qtbot: QtBot, view: ProgressView) -> ProgressScreen:
    made = ProgressScreen(view)
    qtbot.addWidget(made)
    made.resize(1072, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    QApplication.processEvents()
    return made


def press(qtbot: QtBot, key: Qt.Key) -> None:
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, key)


def cell(screen: ProgressScreen, area: str, house: str) -> Cell:
    found = screen.findChild(Cell, f"cell-{area}-{house}")
    assert found is not None
    return found


def pick(qtbot: QtBot, picker: Picker, key: str) -> None:
    """Open a list with the keyboard and take an entry with the arrows and Enter."""
    picker.setFocus()
    qtbot.keyClick(picker, Key.Key_Down)
    shown = picker.list_shown
    assert shown is not None
    keys = list(shown.entries)
    steps = keys.index(key) - keys.index(picker.current)
    for _ in range(abs(steps)):
        press(qtbot, Key.Key_Down if steps > 0 else Key.Key_Up)
    press(qtbot, Key.Key_Return)
