"""Real mouse and keyboard events, sent to the window as the window system would send them."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

Button = Qt.MouseButton
NONE = Qt.KeyboardModifier.NoModifier
REST_MS = 40
STEP = 120  # what Qt has for one step of a wheel
WAIT, MOST_WAITS = 10, 3000


def wait_for(so: Callable[[], bool]) -> None:
    """Let the window work until something is so and is shown, or for half a minute at most, on a busy machine."""
    for _ in range(MOST_WAITS):
        if so():
            break
        QTest.qWait(WAIT)
    QTest.qWait(WAIT)


NAMES = {"Enter": "Return", "Esc": "Escape", ".": "Period", "+": "Plus", "[": "BracketLeft"}


def key_of(cap: str) -> Qt.Key:
    """The key with this letter, figure, "Space", "Esc", "Enter", ".", "+" or "[" on its cap."""
    key: Qt.Key = getattr(Qt.Key, f"Key_{NAMES.get(cap, cap)}")
    return key


class Events:
    """Sends events to a shown window. Points are of the window; what lies under them receives the event."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def _handle(self) -> QWindow:
        handle = self._window.windowHandle()
        assert handle is not None, "the window must be shown first"
        return handle

    def point(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        """A point of a widget, its middle if None, as a point of the window."""
        return widget.mapTo(self._window, widget.rect().center() if at is None else at)

    def click(self, at: QPoint, right: bool = False, shift: bool = False) -> None:
        """Press and release at a point."""
        QTest.mouseMove(self._handle(), at)
        keys = Qt.KeyboardModifier.ShiftModifier if shift else NONE
        QTest.mouseClick(self._handle(), Button.RightButton if right else Button.LeftButton, keys, at)

    def double_click(self, at: QPoint, right: bool = False) -> None:
        """Twice quickly at a point."""
        QTest.mouseDClick(self._handle(), Button.RightButton if right else Button.LeftButton, NONE, at)

    def drag(self, start: QPoint, end: QPoint, right: bool = False) -> None:
        """Press, move, rest a moment and release: a hand that does not rest flicks."""
        button = Button.RightButton if right else Button.LeftButton
        QTest.mouseMove(self._handle(), start)
        QTest.mousePress(self._handle(), button, NONE, start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(self._handle(), start + (end - start) * share)
        QTest.mouseRelease(self._handle(), button, NONE, end, REST_MS)

    def wheel(self, at: QPoint, steps: int) -> None:
        """Turn the wheel over a point, away from oneself where `steps` is above 0."""
        QTest.mouseMove(self._handle(), at)
        QTest.wheelEvent(self._handle(), QPointF(at), QPoint(0, STEP * steps))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press and release a key; whoever has the keyboard receives it."""
        QTest.keyClick(self._handle(), key, modifier)
