"""A hand on the keyboard and the mouse of a running program."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QWheelEvent, QWindow
from PySide6.QtTest import QTest

from tests.readers.window_orders import Order
from tests.readers.window_screen import corner, top_levels, under

TOOLTIP_MS = 1200
PRESSED_MS, BETWEEN_MS, MOVE_MS, MOVES, REST_MS = 60, 60, 25, 16, 120
NOTCH = 120
SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
NAMES = {"enter": "Return", "esc": "Escape", "semicolon": "Semicolon", "del": "Delete", "ins": "Insert"}
KEYS = {each.name.removeprefix("Key_").lower(): each for each in Qt.Key}
HELD = {
    "shift": Qt.KeyboardModifier.ShiftModifier,
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "alt": Qt.KeyboardModifier.AltModifier,
}
NONE = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BUTTONS = {"click": LEFT, "drag": LEFT, "right": RIGHT, "rightdrag": RIGHT}

Step = tuple[int, Callable[[], None]]
"""Something done, so many milliseconds after what was done before."""


def keyboard() -> QWindow | None:
    """The window that has the keyboard."""
    focused = QGuiApplication.focusWindow()
    return next((each.windowHandle() for each in top_levels()), None) if focused is None else focused


def known_key(cap: str) -> bool:
    """Is there such a key?"""
    return len(cap) == 1 or NAMES.get(cap.lower(), cap).lower() in KEYS


def press(cap: str, held: Qt.KeyboardModifier) -> None:
    """One press and release of the key with this cap; a letter is the same key in capitals."""
    window = keyboard()
    if window is None:
        return
    if len(cap) == 1:
        letter(window, cap.upper() if held & HELD["shift"] else cap.lower(), held)
        return
    key = KEYS[NAMES.get(cap.lower(), cap).lower()]
    back = key == Qt.Key.Key_Tab and held & HELD["shift"]  # what a keyboard gives then
    QTest.keyClick(window, Qt.Key.Key_Backtab if back else key, held)


def typed(character: str) -> None:
    """One press of what gives this character."""
    window = keyboard()
    if window is not None:
        letter(window, character, NONE)


def letter(window: QWindow, character: str, held: Qt.KeyboardModifier) -> None:
    """A character as a keyboard gives it: capitals and what stands above the figures come with Shift."""
    if character.isupper() or character in SHIFTED:
        held |= HELD["shift"]
    if character.isascii():
        QTest.keyClick(window, ord(character), held)
        return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window, QKeyEvent(kind, Qt.Key.Key_unknown, held, character))


def local(window: QWindow, at: QPoint) -> QPoint:
    """The point as the window counts; QTest takes a null point for the middle."""
    there = window.mapFromGlobal(at)
    return QPoint(1, 1) if there.isNull() else there


class Mouse:
    """A pointer that stays in the window where a button was pressed until it is let go."""

    def __init__(self) -> None:
        self._pressed: QWindow | None = None

    def move(self, at: QPoint) -> None:
        """Rest the pointer there, no button held."""
        QCursor.setPos(at)
        if (window := under(at)) is not None:
            QTest.mouseMove(window, local(window, at))

    def press(self, at: QPoint, button: Qt.MouseButton, held: Qt.KeyboardModifier) -> None:
        self._pressed = under(at)
        if self._pressed is not None:
            QTest.mousePress(self._pressed, button, held, local(self._pressed, at))

    def carry(self, at: QPoint) -> None:
        """Move with the button held."""
        if self._there is not None:
            QTest.mouseMove(self._there, local(self._there, at), MOVE_MS)

    def release(self, at: QPoint, button: Qt.MouseButton, held: Qt.KeyboardModifier, after: int) -> None:
        if self._there is not None:
            QTest.mouseRelease(self._there, button, held, local(self._there, at), after)
        self._pressed = None

    def twice(self, at: QPoint, held: Qt.KeyboardModifier) -> None:
        if (window := under(at)) is not None:
            QTest.mouseDClick(window, LEFT, held, local(window, at))

    def turn(self, at: QPoint, notches: int, held: Qt.KeyboardModifier) -> None:
        """Turn the wheel by one notch after the other."""
        for _ in range(abs(notches)):
            if (window := under(at)) is None:
                return
            turned = QPoint(0, NOTCH if notches > 0 else -NOTCH)
            place, phase = QPointF(window.mapFromGlobal(at)), Qt.ScrollPhase.NoScrollPhase
            event = QWheelEvent(place, QPointF(at), QPoint(), turned, Qt.MouseButton.NoButton, held, phase, False)
            QCoreApplication.sendEvent(window, event)

    @property
    def _there(self) -> QWindow | None:
        """A dialog may be gone before the button is."""
        return self._pressed if self._pressed in QGuiApplication.topLevelWindows() else None


def steps(order: Order, mouse: Mouse) -> list[Step]:
    """What a hand does, one thing after the other."""
    held = NONE
    for each in order.holding:
        held |= HELD[each]
    points = [corner() + QPoint(*each) for each in order.points]
    if order.verb in BUTTONS:
        way = _dragged if len(points) == 2 else _clicked
        return way(mouse, points, BUTTONS[order.verb], held)
    if points:
        return [(0, partial(mouse.move, points[0])), *_there(order, mouse, points[0], held)]
    if order.verb == "type":
        return [(BETWEEN_MS, partial(typed, each)) for each in order.words]
    return [(0, partial(press, order.words, held))] if order.verb == "key" else [(int(order.amount * 1000), nothing)]


def _there(order: Order, mouse: Mouse, at: QPoint, held: Qt.KeyboardModifier) -> list[Step]:
    if order.verb == "double":
        return [(BETWEEN_MS, partial(mouse.twice, at, held))]
    if order.verb == "wheel":
        return [(BETWEEN_MS, partial(mouse.turn, at, int(order.amount), held))]
    return [(TOOLTIP_MS, nothing)]


def _clicked(mouse: Mouse, points: list[QPoint], button: Qt.MouseButton, held: Qt.KeyboardModifier) -> list[Step]:
    [at] = points
    return [*_pressed(mouse, at, button, held), (PRESSED_MS, partial(mouse.release, at, button, held, PRESSED_MS))]


def _dragged(mouse: Mouse, points: list[QPoint], button: Qt.MouseButton, held: Qt.KeyboardModifier) -> list[Step]:
    """A calm drag: the hand rests before it lets go, so it is no flick."""
    start, end = points
    way = [start + (end - start) * (share / MOVES) for share in range(1, MOVES + 1)]
    carried: list[Step] = [(MOVE_MS, partial(mouse.carry, each)) for each in way]
    let_go: Step = (REST_MS, partial(mouse.release, end, button, held, REST_MS))
    return [*_pressed(mouse, start, button, held), *carried, let_go, (0, partial(mouse.move, end))]


def _pressed(mouse: Mouse, at: QPoint, button: Qt.MouseButton, held: Qt.KeyboardModifier) -> list[Step]:
    return [(0, partial(mouse.move, at)), (BETWEEN_MS, partial(mouse.press, at, button, held))]


def nothing() -> None:
    """Time passes."""
