"""From mouse events on the view to clicks, double clicks, drags, flicks and the wheel at places on the table."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent

from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

MIN_TRAVEL = 14
FLICK_MS = 260
FLICK_SPEED = 0.55
STILL_FLYING = 0.9
LAST_MS = 30
FLICK_AIM = math.radians(16)
BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class Mouse(QObject):
    """Watches the viewport of a table view. The flag of each signal is True for the right button: face up, all chips.

    `taken(start, right)` says that a drag of chips begins, `carried(point)` where it is, `wheeled(target, steps)` that
    the wheel was turned over something, or over what is carried. `single` tells whether Shift was down when it began.
    """

    clicked = Signal(object, bool)
    doubled = Signal(object, bool)
    dragged = Signal(object, object, bool)
    taken = Signal(object, bool)
    carried = Signal(object)
    wheeled = Signal(object, int)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._start: Target | None = None
        self._pressed = QPoint()
        self._pressed_at = 0
        self._trail: list[tuple[int, QPoint]] = []
        self._carrying = False
        self.single = False
        view.viewport().installEventFilter(self)
        view.viewport().setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    @property
    def carries_chips(self) -> bool:
        """Is the mouse on its way with chips?"""
        return self._carrying and self._start is not None and self._start.chips_at != ""

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            return self._wheel(event)
        if not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and event.button() in BUTTONS:
            self._press(event)
        elif kind == QEvent.Type.MouseMove and self._start is not None:
            self._move(event)
        elif kind == QEvent.Type.MouseButtonRelease and self._start is not None:
            self._release(event)
        elif kind == QEvent.Type.MouseButtonDblClick and self._on_chips(event):
            self._press(event)
        elif kind == QEvent.Type.MouseButtonDblClick and event.button() in BUTTONS:
            right = event.button() == Qt.MouseButton.RightButton
            self.doubled.emit(self._view.target_at(event.position().toPoint()), right)
        else:
            return False
        return True

    def _on_chips(self, event: QMouseEvent) -> bool:
        """On chips a second quick press is a press as any other."""
        chips = self._view.target_at(event.position().toPoint()).kind == "chips"
        return chips and event.button() in BUTTONS

    def _wheel(self, event: QWheelEvent) -> bool:
        over = self._start if self.carries_chips else self._view.target_at(event.position().toPoint())
        steps = event.angleDelta().y() // 120
        if over is not None and steps:
            self.wheeled.emit(over, steps)
        return True

    def _press(self, event: QMouseEvent) -> None:
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._start = self._view.target_at(event.position().toPoint())
        self._trail = []
        self.single = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._pressed, self._pressed_at, self._carrying = event.position().toPoint(), event.timestamp(), False

    def _move(self, event: QMouseEvent) -> None:
        assert self._start is not None
        far = (event.position().toPoint() - self._pressed).manhattanLength() >= MIN_TRAVEL
        if far and not self._carrying and self._start.kind in ("stub", "card"):
            self._carrying = True
            self._view.table.lift(self._start)
        if far and not self._carrying and self._start.chips_at:
            self._carrying = True
            self.taken.emit(self._start, bool(event.buttons() & Qt.MouseButton.RightButton))
        self._trail = [*self._trail[-7:], (event.timestamp(), event.position().toPoint())]
        if self._carrying:
            self._view.table.drag_to(self._view.mapToScene(event.position().toPoint()))
            self.carried.emit(event.position().toPoint())

    def _release(self, event: QMouseEvent) -> None:
        start, self._start = self._start, None
        assert start is not None
        right = event.button() == Qt.MouseButton.RightButton
        end = self._aimed(start, event)
        if self._carrying:
            self._view.table.drop()
        if (event.position().toPoint() - self._pressed).manhattanLength() < MIN_TRAVEL and not (
            self._carrying and start.chips_at
        ):
            self.clicked.emit(start, right)
        else:
            self.dragged.emit(start, end, right)
        self._carrying = False

    def _aimed(self, start: Target, event: QMouseEvent) -> Target:
        """Where a drag ended; a quick flick off the stub ends at the seat it points to."""
        end = self._view.target_at(event.position().toPoint())
        took = max(1, event.timestamp() - self._pressed_at)
        way = event.position().toPoint() - self._pressed
        quick = took <= FLICK_MS and math.hypot(way.x(), way.y()) / took >= FLICK_SPEED
        if start.kind != "stub" or not quick or not self._flies_over(end, event):
            return self._belonging(start, end, event)
        return self._towards(way) or self._belonging(start, end, event)

    def _belonging(self, start: Target, end: Target, event: QMouseEvent) -> Target:
        """What is dropped on the felt or the button in front of a player is that seat's.

        A player's own chips are not: they were on their way to a pot, or are put down again.
        """
        if end.kind not in ("felt", "button", "seat") or end.kind == start.kind or (start.chips_at and start.seat):
            return end
        at = self._view.mapToScene(event.position().toPoint())
        return self._view.table.seat_near(at, inside=end.kind == "seat") or end

    def _flies_over(self, end: Target, event: QMouseEvent) -> bool:
        """Let go over bare felt, or over the middle of the table while the hand was still moving fast."""
        if end.kind == "felt":
            return True
        if end.place not in ("board", "pot"):
            return False
        at, place = next((each for each in self._trail if event.timestamp() - each[0] <= LAST_MS), (0, self._pressed))
        took = event.timestamp() - at
        last = event.position().toPoint() - place
        return bool(at) and took > 0 and math.hypot(last.x(), last.y()) / took >= STILL_FLYING

    def _towards(self, way: QPoint) -> Target | None:
        best: tuple[float, Target] | None = None
        for target in self._seats():
            centre = self._view.centre_of(target)
            if centre is None:
                continue
            line = centre - self._pressed
            off = abs(math.remainder(math.atan2(way.y(), way.x()) - math.atan2(line.y(), line.x()), math.tau))
            if off <= FLICK_AIM and (best is None or off < best[0]):
                best = (off, target)
        return best[1] if best else None

    def _seats(self) -> Iterable[Target]:
        """The seats that a flick may be meant for; a card for an empty chair is put there."""
        table, taken = self._view.table, {seat.number for seat in self._view.table.picture.seats}
        return (each for each in table.targets() if each.kind == "seat" and each.seat in taken)
