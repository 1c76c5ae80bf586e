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
            self._watch(self._owner.window())
        elif watched is self._window and event.type() == QEvent.Type.Resize:
            self._tell()
        return False

    def _watch(self, window: QWidget) -> None:
        if self._window is not window:
            if self._window is not None and self._window is not self._owner:
                self._window.removeEventFilter(self)
            self._window = window
            window.installEventFilter(self)
        self._tell()

    def _tell(self) -> None:
        if self._window is not None:
            self._told(self._window.height() < LOW_WINDOW)
