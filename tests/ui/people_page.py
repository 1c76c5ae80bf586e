"""People and data on the settings page, opened and pressed as their tests do it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.progress.filled import filled
from tests.ui.windows import window_on
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.files import Files
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.screens.ask_name import AskName
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@contextmanager
def two_people(folder: Path) -> Iterator[Store]:
    """A store in that folder, opened again after Sam and Kim have practised."""
    with Store.open(folder / "data" / "progress.db") as earlier:
        filled(earlier, "Sam")
        filled(earlier, "Kim", 100)
    with Store.open(earlier.path) as opened:
        yield opened


@contextmanager
def settings_open(qtbot: QtBot, store: Store) -> Iterator[Window]:
    """Sam's window, active, with the settings open."""
    made = window_on(store, Settings("Sam", "upt", reduced_motion=True), JumpClock)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.open_page("settings")
    yield made
    made.close()


class Chosen(Files):
    """Instead of the system's dialogs: the file to open, the folder to write into; None is Cancel."""

    def __init__(self, file: Path | None = None, folder: Path | None = None) -> None:
        self.file, self.folder = file, folder
        self.asked: list[str] = []

    def to_open(self, over: QWidget, title: str, kinds: str) -> Path | None:
        self.asked.append(title)
        return self.file

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        self.asked.append(name)
        return self.folder / name if self.folder else None


def page(window: Window) -> SettingsScreen:
    found = window.shell.page("settings")
    assert isinstance(found, SettingsScreen)
    return found


def press(qtbot: QtBot, window: Window, what: str, name: str = "") -> None:
    """A button of a profile's line, by mouse."""
    ids = {each.name: str(each.id) for each in window.desk.store.profiles()}
    click(qtbot, page(window).people.buttons[what, ids[name] if name else ""])


def click(qtbot: QtBot, button: QWidget) -> None:
    QApplication.processEvents()
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, 8))
    QApplication.processEvents()


def dialog(window: Window) -> Dialog:
    return next(each for each in window.findChildren(Dialog) if each.isVisible())


def typed(qtbot: QtBot, window: Window, name: str) -> None:
    """Type a name into the dialog that asks for one, and press Enter."""
    asked = next(each for each in window.findChildren(AskName) if each.isVisible())
    assert asked.field.hasFocus()
    asked.field.selectAll()
    qtbot.keyClicks(asked.field, name)
    qtbot.keyClick(asked.field, Key.Key_Return)
    QApplication.processEvents()


def names(window: Window) -> list[str]:
    return [each.name for each in window.desk.store.profiles()]


def told(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast)]
