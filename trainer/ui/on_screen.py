"""A window on its screen: never larger than what the screen leaves to it, wherever it is moved."""

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

LEAST = QSize(1210, 680)
"""What the pages were drawn for, in px. A screen that has less gets less, and the pages scroll."""
TITLE = QMargins(0, 32, 0, 0)
"""Before a window is shown nobody knows how much its frame takes; a title bar is about this high."""


def least_on(room: QSize) -> QSize:
    """How small a window may be made where there is this much room for it."""
    return LEAST.boundedTo(room)


def placed(window: QRect, room: QRect) -> QRect:
    """The window moved and made smaller until it lies within the room."""
    size = window.size().boundedTo(room.size())
    left = min(max(window.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(window.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


class OnScreen(QObject):
    """Keeps a window within its screen, from before it is shown. Where its size does not fit, it fills the screen."""

    _window: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._screen: QScreen | None = None
        window.installEventFilter(self)
        self._follow(window.screen())
        room = self._room()
        window.setMinimumSize(least_on(room.size()))
        if window.width() > room.width() or window.height() > room.height():
            window.resize(window.size().boundedTo(room.size()))
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def fit(self) -> None:
        """Be as large as may be here, and nowhere beyond the edge."""
        window = self._window
        if window is None:
            return
        room = self._room()
        window.setMinimumSize(least_on(room.size()))
        if not window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            now = QRect(window.geometry())
            if not room.contains(now):
                window.setGeometry(placed(now, room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._window is not None and watched is self._window and event.type() == QEvent.Type.Show:
            handle = self._window.windowHandle()
            if handle is not None:
                handle.screenChanged.connect(self._moved, Qt.ConnectionType.UniqueConnection)
        return False

    def _moved(self, screen: QScreen) -> None:
        """To another screen, or this one has another scale."""
        self._follow(screen)
        self.fit()

    def _follow(self, screen: QScreen) -> None:
        """Listen to this screen instead of the one before, which may have been unplugged."""
        if screen is self._screen:
            return
        if self._screen is not None and isValid(self._screen):
            self._screen.availableGeometryChanged.disconnect(self.fit)
        self._screen = screen
        screen.availableGeometryChanged.connect(self.fit)

    def _room(self) -> QRect:
        """What the screen leaves to the window without its frame."""
        assert self._window is not None
        assert self._screen is not None
        return self._screen.availableGeometry().marginsRemoved(self._frame())

    def _frame(self) -> QMargins:
        handle = self._window.windowHandle() if self._window is not None else None
        margins = handle.frameMargins() if handle is not None else QMargins()
        return margins if not margins.isNull() else TITLE
