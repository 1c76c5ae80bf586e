"""The questions of a round in the bar: ticked circle, dashed clock, crossed diamond, the one now asked, and points."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.mark import WORDS, draw_mark

MARK, GAP, POINT = 20, 5, 6
SLOW = "Right, but too slow"


class Dots(QWidget):
    """`show_marks(kinds, at, planned)`: right, late or wrong for what is done; `at` is the one now asked, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: tuple[str, ...] = ()
        self._at, self._planned = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_marks(self, kinds: tuple[str, ...], at: int, planned: int) -> None:
        """Show these instead."""
        self._kinds, self._at, self._planned = kinds, at, planned
        said = [f"{n} {SLOW if kind == 'late' else WORDS[kind]}" for n, kind in enumerate(kinds, 1)]
        self.setAccessibleName(", ".join(said) or "Nothing answered yet")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._planned * (MARK + GAP), MARK + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(self._planned):
            box = QRectF(place * (MARK + GAP) + GAP / 2, (self.height() - MARK) / 2, MARK, MARK)
            if place < len(self._kinds):
                draw_mark(painter, self._kinds[place], box.adjusted(1, 1, -1, -1))
            elif place == self._at:
                self._paint_now(painter, box, place + 1)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.colour("surface-3"))
                painter.drawEllipse(box.center(), POINT / 2 + 1, POINT / 2 + 1)
        painter.end()

    def _paint_now(self, painter: QPainter, box: QRectF, number: int) -> None:
        painter.setPen(QPen(look.colour("accent"), 1.8))
        painter.setBrush(look.colour("accent-soft"))
        painter.drawEllipse(QPointF(box.center()), MARK / 2, MARK / 2)
        painter.setFont(look.font("overline", True))
        painter.setPen(look.colour("accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
