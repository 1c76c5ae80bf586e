"""Following the window: low windows (720p) get lower bars."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

LOW_WINDOW = 860


class WindowHeight(QObject):
    """Calls `told` with whether the owner's window is low, when the owner is shown and when the window is resized."""

    # class defaults: Qt may ask an event filter while Python is already taking it apart
    _owner: QWidget | None = None
    _window: QWidget | None = None

    def __init__(self, owner: QWidget, told: Callable[[bool], None]) -> None:
        super().__init__(owner)
        self._owner, self._told = owner, told
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._owner is not None and watched is self._owner and event.type() == QEvent.Type.Show:
            self.watch()
        elif watched is self._window and event.type() == QEvent.Type.Resize:
            self._tell()
        return False

    def watch(self) -> None:
        """Follow the window that the owner is in by now."""
        assert self._owner is not None
        window = self._owner.window()
        if self._window is not window:
            if self._window is not None and self._window is not self._owner:
                self._window.removeEventFilter(self)
            self._window = window
            window.installEventFilter(self)
        self._tell()

    def _tell(self) -> None:
        if self._window is not None:
            self._told(self._window.height() < LOW_WINDOW)


def settle(page: QWidget) -> None:
    """Tell all on a page how high its window is before it is first laid out, so that this is done but once."""
    for each in page.findChildren(WindowHeight):
        each.watch()
