"""How the lines of the chart differ: by symbol and dash as well as by colour; and the symbol as a small widget."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look


@dataclass(frozen=True, slots=True)
class Stroke:
    """Colour token, pyqtgraph symbol and dash of one line."""

    tone: str
    symbol: str
    dash: str


_STROKES = (
    Stroke("series-1", "o", "solid"),
    Stroke("series-2", "s", "solid"),
    Stroke("series-3", "d", "solid"),
    Stroke("text", "t1", "dash"),
    Stroke("late", "t", "dash"),
    Stroke("wrong", "x", "dot"),
    Stroke("text-3", "+", "dot"),
)


def stroke(place: int) -> Stroke:
    """The stroke of the line at this place; they come round again after the last."""
    return _STROKES[place % len(_STROKES)]


class StrokeKey(QWidget):
    """A piece of the line with its symbol, as in the chart."""

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stroke = stroke(place)
        self.setFixedSize(26, 16)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, middle = look.colour(self._stroke.tone), QPointF(13, 8)
        dash = {"solid": Qt.PenStyle.SolidLine, "dash": Qt.PenStyle.DashLine, "dot": Qt.PenStyle.DotLine}
        painter.setPen(QPen(colour, 2, dash[self._stroke.dash]))
        painter.drawLine(QPointF(0, 8), QPointF(26, 8))
        painter.setPen(QPen(colour, 2))
        painter.setBrush(colour)
        draw_symbol(painter, self._stroke.symbol, middle)
        painter.end()


def draw_symbol(painter: QPainter, symbol: str, middle: QPointF) -> None:
    """The symbol of a stroke around this point, with the pen and brush that are set."""
    x, y = middle.x(), middle.y()
    if symbol == "o":
        painter.drawEllipse(middle, 3.2, 3.2)
    elif symbol == "s":
        painter.drawRect(QRectF(x - 3, y - 3, 6, 6))
    elif symbol in ("x", "+"):
        turned = ((-4, -4, 4, 4), (-4, 4, 4, -4)) if symbol == "x" else ((-4, 0, 4, 0), (0, -4, 0, 4))
        for one, two, three, four in turned:
            painter.drawLine(QPointF(x + one, y + two), QPointF(x + three, y + four))
    else:
        corners = {
            "d": ((0, -5), (4, 0), (0, 5), (-4, 0)),
            "t1": ((0, -4), (4, 4), (-4, 4)),
            "t": ((0, 4), (4, -4), (-4, -4)),
        }
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners[symbol]]))
