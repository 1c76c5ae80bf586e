"""The step slider of the replay: a dot for each step, labelled where the labels have room."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.mark import WORDS, draw_mark
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.suits import SUITS, draw_suit, spaced

TRACK_Y, LABEL_Y, HEIGHT, EDGE, APART = 16.0, 28.0, 54, 14.0, 14.0
MARK, MARK_HERE = 7.0, 9.0
MARK_APART, MARKS_MOST = 20.0, 0.8
"""So far from its neighbors a mark stands, as long as all marks take no more than this share of the slider."""
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_STEPS = {**ALONG, Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}


class StepSlider(QWidget):
    """`moved(step)` is emitted (from 0) when the user chooses a step by click, drag, arrows, Home or End."""

    moved = Signal(int)

    def __init__(
        self,
        labels: tuple[str, ...],
        step: int = 0,
        name: str = "Replay",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._labels, self._name, self.step = labels, name, 0
        self._marks: Mapping[int, str] = {}
        self._font = look.font("caption")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        wants_ring(self, RADIUS_M)
        self.show_step(step)

    def set_labels(self, labels: tuple[str, ...], step: int = 0) -> None:
        """Replay something else."""
        self._labels = labels
        self.show_step(step)

    def set_marks(self, marks: Mapping[int, str]) -> None:
        """Draw these marks, kinds of `kit.mark`, in the places of their steps' dots."""
        self._marks = marks
        self.show_step(self.step)

    def show_step(self, step: int) -> None:
        """Stand on this step, without a signal."""
        self.step = max(0, min(step, len(self._labels) - 1))
        words = self._labels[self.step] if self._labels else "nothing to replay"
        mark = f", {WORDS[self._marks[self.step]]}" if self.step in self._marks else ""
        self.setAccessibleName(f"{self._name}, step {self.step + 1} of {len(self._labels)}: {words}{mark}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, HEIGHT)

    def _x(self, step: int) -> float:
        last, room = max(1, len(self._labels) - 1), self.width() - 2 * EDGE
        wide = [at for at in range(last) if at in self._marks or at + 1 in self._marks]
        other = last - len(wide)
        if not other or room / last >= MARK_APART or len(wide) * MARK_APART > room * MARKS_MOST:
            return EDGE + room * step / last
        wider = sum(1 for at in wide if at < step)
        return EDGE + wider * MARK_APART + (step - wider) * (room - len(wide) * MARK_APART) / other

    def _take(self, step: int) -> None:
        before = self.step
        self.show_step(step)
        if self.step != before:
            self.moved.emit(self.step)

    def _take_at(self, x: float) -> None:
        self._take(min(range(len(self._labels)), key=lambda step: abs(self._x(step) - x), default=0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._take_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._take_at(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._take(self.step + _STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._take(0 if key == Qt.Key.Key_Home else len(self._labels) - 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here, end = QPointF(self._x(self.step), TRACK_Y), QPointF(self._x(max(1, len(self._labels) - 1)), TRACK_Y)
        painter.setPen(QPen(look.colour("line-strong"), 3))
        painter.drawLine(here, end)
        painter.setPen(QPen(look.colour("accent"), 3))
        painter.drawLine(QPointF(EDGE, TRACK_Y), here)
        for step in range(len(self._labels)):
            if step not in self._marks:
                self._paint_dot(painter, step)
        for step in sorted(self._marks, key=lambda each: each == self.step):
            self._paint_mark(painter, step)
        for step, box in self._label_boxes():
            self._paint_label(painter, step, box)
        painter.end()

    def _paint_dot(self, painter: QPainter, step: int) -> None:
        crowded = len(self._labels) > (self.width() / 22)
        centre, radius = QPointF(self._x(step), TRACK_Y), 3.0 if crowded else 6.0
        painter.setPen(QPen(look.colour("line-strong" if step > self.step else "accent"), 2))
        painter.setBrush(look.colour("surface-1" if step > self.step else "accent"))
        if step == self.step:
            painter.drawEllipse(centre, 10, 10)
            painter.setBrush(look.colour("surface-1"))
            painter.drawEllipse(centre, 4, 4)
        elif not crowded or step in (0, len(self._labels) - 1):
            painter.drawEllipse(centre, radius, radius)

    def _paint_mark(self, painter: QPainter, step: int) -> None:
        """The mark on a ground of its own, larger and with a ring where the slider stands."""
        centre, half = QPointF(self._x(step), TRACK_Y), MARK_HERE if step == self.step else MARK
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("surface-1"))
        painter.drawEllipse(centre, half + 2, half + 2)
        draw_mark(painter, self._marks[step], QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
        if step == self.step:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("accent"), 2))
            painter.drawEllipse(centre, half + 3, half + 3)

    def _label_boxes(self) -> list[tuple[int, QRectF]]:
        """The labels that fit beside one another: the current first, then the ends, then the rest in order."""
        last = len(self._labels) - 1
        taken: list[tuple[int, QRectF]] = []
        for step in dict.fromkeys((self.step, 0, last, *range(last + 1))) if self._labels else ():
            box = self._label_box(step)
            if all(not box.adjusted(-APART, 0, APART, 0).intersects(other) for _, other in taken):
                taken.append((step, box))
        return taken

    def _label_box(self, step: int) -> QRectF:
        font = look.font("label") if step == self.step else self._font
        width = QFontMetricsF(font).horizontalAdvance(spaced(self._labels[step])) + 2
        left = max(0.0, min(self._x(step) - width / 2, self.width() - width))
        return QRectF(left, LABEL_Y, width, HEIGHT - LABEL_Y)

    def _paint_label(self, painter: QPainter, step: int, box: QRectF) -> None:
        font = look.font("label") if step == self.step else self._font
        painter.setFont(font)
        painter.setPen(look.colour("text" if step == self.step else "text-2"))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, spaced(self._labels[step]))
        metrics = QFontMetricsF(font)
        baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        for place, letter in enumerate(self._labels[step]):
            if letter in SUITS:
                before = metrics.horizontalAdvance(spaced(self._labels[step][:place]))
                blank = metrics.horizontalAdvance(spaced(letter))
                draw_suit(painter, letter, box.left() + before + blank / 2, baseline, font)
