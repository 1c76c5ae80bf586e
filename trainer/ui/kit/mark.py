"""Marks of a finding: each has its own shape, word and colour, so that none of the three is needed alone."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.paint import faded

WORDS = {
    "right": "Right",
    "late": "Late",
    "wrong": "Wrong",
    "missed": "Missed",
    "harmful": "Harmful",
    "unjudged": "Not judged",
    "alarm": "False alarm",
    "none": "Nothing to grade",
    "start": "Start",
}
TONES = {
    "right": "right",
    "late": "late",
    "wrong": "wrong",
    "missed": "wrong",
    "harmful": "harmful-text",
    "unjudged": "text-3",
    "alarm": "late",
    "none": "text-2",
    "start": "text-3",
}
BOX = 24.0


def draw_mark(painter: QPainter, kind: str, box: QRectF) -> None:
    """Paint the shape of `kind` (a key of WORDS) into a square box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / BOX, box.height() / BOX)
    _SHAPES[kind](painter)
    painter.restore()


def _pen(tone: str, width: float) -> QPen:
    return QPen(look.colour(tone), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _outline(painter: QPainter, tone: str, fill: float) -> None:
    painter.setPen(_pen(tone, 1.7))
    painter.setBrush(QBrush(faded(tone, fill)))


def _points(*pairs: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in pairs])


def _right(painter: QPainter) -> None:
    _outline(painter, "right", 0.16)
    painter.drawEllipse(QPointF(12, 12), 10, 10)
    painter.setPen(_pen("right", 2.2))
    painter.drawPolyline(_points((7.5, 12.3), (10.7, 15.5), (16.7, 8.9)))


def _late(painter: QPainter) -> None:
    _outline(painter, "late", 0.12)
    pen = _pen("late", 1.7)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.3, 1.4])
    painter.setPen(pen)
    painter.drawEllipse(QPointF(12, 12), 10, 10)
    painter.setPen(_pen("late", 2.1))
    painter.drawPolyline(_points((12, 6.8), (12, 12.3), (15.7, 14.5)))


def _wrong(painter: QPainter) -> None:
    _outline(painter, "wrong", 0.14)
    painter.drawPolygon(_points((12, 1.3), (22.7, 12), (12, 22.7), (1.3, 12)))
    painter.setPen(_pen("wrong", 2.1))
    painter.drawLine(QPointF(8.8, 8.8), QPointF(15.2, 15.2))
    painter.drawLine(QPointF(15.2, 8.8), QPointF(8.8, 15.2))


def _missed(painter: QPainter) -> None:
    pen = _pen("wrong", 1.7)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.3, 1.4])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(QPointF(12, 12), 10, 10)
    painter.setPen(_pen("wrong", 2.1))
    painter.drawLine(QPointF(8.2, 12), QPointF(15.8, 12))


def _harmful(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour("harmful"))
    painter.drawPolygon(
        _points((7.8, 1.8), (16.2, 1.8), (22.2, 7.8), (22.2, 16.2), (16.2, 22.2), (7.8, 22.2), (1.8, 16.2), (1.8, 7.8))
    )
    painter.setPen(QPen(QColor("white"), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(12, 6.5), QPointF(12, 13.3))
    painter.drawPoint(QPointF(12, 17))


def _unjudged(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = _pen("text-3", 1.7)
    pen.setDashPattern([0.1, 2.1])
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(3, 3, 18, 18), 4, 4)
    painter.setPen(_pen("text-3", 2.1))
    painter.drawLine(QPointF(8.5, 12), QPointF(15.5, 12))


def _alarm(painter: QPainter) -> None:
    _outline(painter, "late", 0.12)
    painter.drawPolygon(_points((12, 2.6), (22.4, 20.8), (1.6, 20.8)))
    painter.setPen(_pen("late", 2.1))
    painter.drawLine(QPointF(12, 9), QPointF(12, 14))
    painter.drawPoint(QPointF(12, 17.6))


def _none(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen("text-2", 1.7))
    painter.drawEllipse(QPointF(12, 12), 10, 10)
    painter.setPen(_pen("text-2", 2.1))
    painter.drawLine(QPointF(8, 12), QPointF(16, 12))


def _start(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen("text-2", 2.2))
    painter.drawEllipse(QPointF(12, 12), 4, 4)


_SHAPES: dict[str, Callable[[QPainter], None]] = {
    "right": _right,
    "late": _late,
    "wrong": _wrong,
    "missed": _missed,
    "harmful": _harmful,
    "unjudged": _unjudged,
    "alarm": _alarm,
    "none": _none,
    "start": _start,
}


class Mark(QWidget):
    """One mark, `size` px square; its word is the accessible name."""

    def __init__(self, kind: str, size: int = 24, word: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName(word or WORDS[kind])
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_mark(painter, self.kind, QRectF(self.rect()))
        painter.end()
