"""The clock of a question: a ring that empties towards the target; beyond it, it goes on counting in another shape."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look

SIZE, LOW_SIZE, LINE_SIZE, WIDE = 76, 64, 48, 6
FULL, TOP = 360 * 16, 90 * 16


class ClockRing(QWidget):
    """`show_time(ms, target)`: what is left of the target, or how far beyond it. Nothing ends by time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ms, self._target = 0, 1
        self.setFixedSize(QSize(SIZE, SIZE))

    def show_time(self, ms: int, target: int) -> None:
        """So much time has gone."""
        before = self.words
        self._ms, self._target = ms, max(1, target)
        if self.words != before:
            self.setAccessibleName(f"{self.words} {'over' if self.over else 'left'}")
        self.update()

    def be(self, *, low: bool, line: bool = False) -> None:
        """Smaller in a low window, and as high as two lines where it stands in a line."""
        side = LINE_SIZE if line else LOW_SIZE if low else SIZE
        self.setFixedSize(QSize(side, side))

    @property
    def over(self) -> bool:
        """Is the target behind us?"""
        return self._ms > self._target

    @property
    def words(self) -> str:
        """ "7 s", or "+3 s" beyond the target."""
        if self.over:
            return f"+{(self._ms - self._target) // 1000} s"
        return f"{-(-(self._target - self._ms) // 1000)} s"

    @property
    def _style(self) -> str:
        """Of the words in it, as large as they fit."""
        return "heading" if self.width() > LOW_SIZE else "label-strong" if self.width() > LINE_SIZE else "overline"

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if self.over:
            self._paint_over(painter, box)
        else:
            painter.setPen(QPen(look.colour("surface-3"), WIDE))
            painter.drawEllipse(box)
            painter.setPen(QPen(look.colour("accent"), WIDE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(box, TOP, round(FULL * (1 - self._ms / self._target)))
        painter.setPen(look.colour("late" if self.over else "text"))
        painter.setFont(look.font(self._style, True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)
        painter.end()

    def _paint_over(self, painter: QPainter, box: QRectF) -> None:
        """A dashed ring, as the mark of what is late has it."""
        pen = QPen(look.colour("late"), 3)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        painter.drawEllipse(box)
