"""The table beside a question: as it stands, with the last words said; what led there can be seen once more."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.forms.places import KINDS
from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.mark import Mark, draw_mark
from trainer.ui.kit.paint import RADIUS_L
from trainer.ui.kit.soon import soon
from trainer.ui.table.picture import Picture
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

STEP_MS, MARK, PLATE = 850, 38, 36
AIMS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
SEATS = {Qt.Key(Qt.Key.Key_0.value + digit): digit or 10 for digit in range(10)}
SIDEWAYS = 2.5  # how much worse it is to lie beside the way than further along it


class Badge(Mark):
    """A mark on a dark disc, to be seen on cards and cloth."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(kind, MARK, parent=parent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("room"))
        painter.drawEllipse(self.rect())
        draw_mark(painter, self.kind, QRectF(self.rect()).adjusted(6, 6, -6, -6))
        painter.end()


class Situation(Card):
    """`pointed(Target)` for a click or an arrow key on a table that can be pointed at; all of it looks alike."""

    pointed = Signal(object)

    def __init__(self, frames: tuple[Picture, ...], *, four_colours: bool, reduced: bool, points: bool) -> None:
        super().__init__("surface-0", None)
        self._frames, self._at, self._points = frames, len(frames) - 1, points
        self.view = TableView()
        self.view.table.set_four_colours(four_colours)
        self.view.table.set_reduced_motion(reduced)
        self.view.setMinimumSize(420, 260)
        self.view.viewport().installEventFilter(self)
        self.view.installEventFilter(self)
        wants_ring(self.view, RADIUS_L, inside=True)
        if not points:
            self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._steps = QTimer(self, interval=STEP_MS)
        self._steps.timeout.connect(self._next)
        self._marks: list[tuple[Target, QWidget]] = []
        self._spots: dict[Target, QPoint] | None = None
        self.replay = Button("See it happen", "quiet", icon="play", key="R")
        self.replay.setObjectName("see-it-happen")
        self.replay.clicked.connect(self.play)
        foot = row(self.replay, None, gap=8, margins=(8, 4, 8, 6))
        rows = column(self.view, foot, gap=0)
        rows.setStretch(0, 1)
        self.setLayout(rows)
        self.replay.setVisible(len(frames) > 1)  # laid in by now: it would be a window of its own
        self.view.table.show(self.picture, animate=False)

    @property
    def picture(self) -> Picture:
        """What is asked about."""
        return self._frames[-1]

    # --- what happened -----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Let the last gestures happen once more."""
        self._clear()
        self._at = 0
        self.view.table.show(self._frames[0], animate=False)
        self._steps.start()

    def stop(self) -> None:
        """Show the table as it is asked about."""
        self._steps.stop()
        if self._at != len(self._frames) - 1:
            self._at = len(self._frames) - 1
            self.view.table.show(self.picture, animate=False)

    @property
    def playing(self) -> bool:
        """Is something being shown once more?"""
        return self._steps.isActive()

    def _next(self) -> None:
        self._at += 1
        self.view.table.show(self._frames[self._at])
        if self._at == len(self._frames) - 1:
            self._steps.stop()
            self._place_marks()

    # --- pointing ----------------------------------------------------------------------------------------------

    def freeze(self) -> None:
        """No more pointing: the answer is given."""
        self._points = False
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def ring(self, target: Target | None) -> None:
        """Show what is pointed at."""
        self.view.table.set_focus(target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and watched is self.view.viewport():
            return self._mouse(event)
        if isinstance(event, QKeyEvent) and watched is self.view and event.type() == QEvent.Type.KeyPress:
            return self.take_key(event)
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        """A press points; where nothing can be pointed at, the pointer is just a pointer."""
        if event.type() == QEvent.Type.MouseMove:
            return not self._points
        if event.type() != QEvent.Type.MouseButtonPress or not self._points:
            return True
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._point(self.view.target_at(event.position().toPoint()))
        return True

    def _point(self, target: Target) -> None:
        self.stop()
        if target.kind in KINDS:
            self.pointed.emit(target)

    def take_key(self, event: QKeyEvent) -> bool:
        """An arrow goes to the nearest thing in its direction, a digit to the seat of that number."""
        key = Qt.Key(event.key())
        arrow = key in AIMS
        if not self._points or not (arrow or (key in SEATS and not event.isAutoRepeat())):
            return False
        self.stop()
        found = self.nearest(self.view.table.focus, key) if arrow else self.at_seat(SEATS[key])
        if found is not None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.pointed.emit(found)
        return True

    def nearest(self, here: Target | None, key: Qt.Key) -> Target | None:
        """What lies nearest in an arrow's direction from a target, from the middle of the table for None."""
        spots, aim = self.spots(), AIMS[key]
        start = (spots.get(here) if here is not None else None) or QPoint(
            self.view.viewport().width() // 2, self.view.viewport().height() // 2
        )
        ways = {each: spot - start for each, spot in spots.items() if each.kind != "chips"}
        ahead = {each: way for each, way in ways.items() if QPoint.dotProduct(way, aim) > 0}
        return min(ahead, key=lambda each: _far(ahead[each], aim), default=None)

    def at_seat(self, number: int) -> Target | None:
        """The seat of this number; after it, each time it is asked for, the next of its cards, and the seat again."""
        own = [each for each in self.spots() if each.seat == number]
        ring = [each for kind in ("seat", "card") for each in own if each.kind == kind]
        here = self.view.table.focus
        at = ring.index(here) + 1 if here in ring else 0
        return ring[at % len(ring)] if ring else None

    def spots(self) -> dict[Target, QPoint]:
        """Where everything lies that can be pointed at; found once for a size of the table."""
        if self._spots is None:
            found = {each: self.view.centre_of(each) for each in self.view.table.targets() if each.kind in KINDS}
            self._spots = {each: spot for each, spot in found.items() if spot is not None}
        return self._spots

    # --- after the answer --------------------------------------------------------------------------------------

    def mark(self, kinds: dict[Target, str]) -> None:
        """Put a mark on each of these targets: right or wrong."""
        self.freeze()
        self.ring(None)
        self._clear()
        for target, kind in kinds.items():
            self._marks.append((target, Badge(kind, self.view.viewport())))
        self._place_marks()

    def _place_marks(self) -> None:
        for target, mark in self._marks:
            spot = self.view.centre_of(target)
            mark.setVisible(spot is not None)
            if spot is not None:
                mark.move(self._clear_of_names(target, spot) - QPoint(MARK // 2, MARK // 2))

    def _clear_of_names(self, target: Target, spot: QPoint) -> QPoint:
        """Where a mark stands: on the thing itself, over a seat's plate, or under one at the upper edge."""
        if target.kind != "seat":
            return spot
        return spot + QPoint(0, -PLATE if spot.y() >= PLATE + MARK // 2 else PLATE)

    def _clear(self) -> None:
        for _, mark in self._marks:
            mark.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spots = None
        soon(self, self._place_marks)


def _far(way: QPoint, aim: QPoint) -> float:
    along = QPoint.dotProduct(way, aim)
    beside = abs(way.x() * aim.y() - way.y() * aim.x())
    return along + SIDEWAYS * beside
