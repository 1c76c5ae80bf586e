"""Days practiced, as a quiet strip: a column a week, a square a day."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Text
from trainer.ui.screens.progress_models import DaysView

SIDE, GAP, MOST = 12, 3, 12
TONES = ((1, "felt-deep"), (8, "felt-mid"), (25, "series-1"))  # from so many things done on


class DayStrip(QWidget):
    """`weeks` as in DaysView; the more was done on a day, the lighter its square."""

    def __init__(self, weeks: tuple[tuple[int | None, ...], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._weeks = weeks[-MOST:]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(max(1, len(self._weeks)) * (SIDE + GAP) - GAP, 7 * (SIDE + GAP) - GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, week in enumerate(self._weeks):
            for number, done in enumerate(week):
                box = QRectF(place * (SIDE + GAP), number * (SIDE + GAP), SIDE, SIDE)
                self._paint_day(painter, box, done)
        painter.end()

    def _paint_day(self, painter: QPainter, box: QRectF, done: int | None) -> None:
        tone = next((tone for least, tone in reversed(TONES) if (done or 0) >= least), "surface-2")
        if done is not None:
            panel(painter, box, tone, None, 3)
        if done:  # a practised day is told by shape too
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour("room" if tone == "series-1" else "text"))
            painter.drawEllipse(box.center(), 2, 2)


class DaysCard(Card):
    """The strip beside its words."""

    def __init__(self, view: DaysView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        words = column(Text("Days practiced", "heading"), Text(view.words, "caption", "text-2", wrap=True), None, gap=6)
        line = row(words, DayStrip(view.weeks), gap=16, margins=(20, 14, 20, 14))
        line.setStretch(0, 1)
        self.setLayout(line)
        self.setAccessibleName(view.says)
