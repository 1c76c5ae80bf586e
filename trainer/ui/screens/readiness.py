"""How ready one is for a house: the figure, what it is made of, and the three parts it never averages."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Text
from trainer.ui.screens.progress_models import PartView, ReadinessView
from trainer.ui.screens.strokes import draw_symbol, stroke

TRACK, MARK, FIGURE = 8, 16, 36
ICON = 16


class Track(QWidget):
    """A share of 100 as a filled track; a tick where the target is. Nothing tried leaves it empty and dashed."""

    def __init__(self, share: int | None, place: int, target: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share, self._tone, self._target = share, stroke(place).tone, target
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(90, 18)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 18)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(0, (self.height() - TRACK) / 2, self.width(), TRACK)
        panel(painter, box, "surface-3", None, TRACK / 2)
        if self._share:
            filled = QRectF(box.left(), box.top(), max(TRACK, box.width() * self._share / 100), TRACK)
            panel(painter, filled, self._tone, None, TRACK / 2)
        if self._target is not None:
            x = box.width() * self._target / 100
            painter.setPen(QPen(look.colour("text"), 2))
            painter.drawLine(QPointF(x, box.top() - 4), QPointF(x, box.bottom() + 4))
        painter.end()


class Symbol(QWidget):
    """The symbol of a line in the charts, alone."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stroke = stroke(place)
        self.setFixedSize(MARK, MARK)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = look.colour(self._stroke.tone)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(colour)
        draw_symbol(painter, self._stroke.symbol, QPointF(MARK / 2, MARK / 2))
        painter.end()


class ReadinessCard(Card):
    """One house; the three parts with the symbols they have in the chart beside it."""

    def __init__(self, view: ReadinessView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        rows = column(Text(f"Ready for {view.house}", "heading", wrap=True), gap=6, margins=(20, 14, 20, 14))
        figure = Text(view.figure or "–", "display", "text" if view.figure else "text-3", tabular=True)
        of = f"of {view.target}" if view.target is not None else "of 100"
        rows.addLayout(row(figure, Text(of, "label", "text-2"), None, gap=8))
        rows.addWidget(Text(view.words, "caption", "text-2", wrap=True))
        rows.addSpacing(4)
        for place, part in enumerate(view.parts):
            rows.addWidget(_part(part, place, view.target))
        rows.addStretch(1)
        alarms = row(Icon("bell", ICON, "text-2"), Text(view.alarms, "caption", "text-2", wrap=True), gap=10)
        alarms.setStretch(1, 1)
        rows.addLayout(alarms)
        self.setLayout(rows)
        told = "; ".join(f"{each.title} {_share(each)}, {each.made_of}" for each in view.parts)
        self.setAccessibleName(f"Ready for {view.house}: {view.figure or 'nothing tried yet'}. {told}. {view.alarms}")


def _part(part: PartView, place: int, target: int | None) -> QWidget:
    name = Text(part.title, "label-strong")
    name.setFixedWidth(72)
    figure = Text(_share(part), "label-strong", "text" if part.share is not None else "text-3", tabular=True)
    line = row(Symbol(place), name, Track(part.share, place, target), figure, gap=10)
    line.setStretch(2, 1)
    made_of = row(MARK + 10, Text(part.made_of, "caption", "text-3"), None, gap=0)
    made = holder(column(line, made_of, gap=0))
    made.setAccessibleName(f"{part.title}: {_share(part)}. {part.made_of}")
    return made


def _share(part: PartView) -> str:
    return "–" if part.share is None else str(part.share)
