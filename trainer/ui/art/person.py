"""The floor person: a small bust in a dark suit with a brass pin."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from trainer.ui.art.soft import shadow
from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.theme.tokens import BRASS, BRASS_HI

BOX = 96.0


@lru_cache(maxsize=8)
def person(height: float, dpr: float) -> QPixmap:
    """A bust on a square pixmap of `height` pixels; its chest ends at the lower edge."""
    pixmap = blank(height, height, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(height / BOX, height / BOX)
    painter.setPen(Qt.PenStyle.NoPen)
    _suit(painter)
    _head(painter)
    painter.end()
    return pixmap


def _shape(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _suit(painter: QPainter) -> None:
    shadow(painter, QRectF(16, 58, 64, 60), 26, 16, 0.5)
    coat = QPainterPath(QPointF(10, 96))
    coat.cubicTo(10, 72, 20, 64, 38, 60)
    coat.lineTo(58, 60)
    coat.cubicTo(76, 64, 86, 72, 86, 96)
    coat.closeSubpath()
    cloth = QLinearGradient(0, 56, 0, 96)
    cloth.setColorAt(0, QColor("#3D4955"))
    cloth.setColorAt(1, QColor("#232B33"))
    painter.fillPath(coat, cloth)
    painter.setBrush(QColor("#F1EEE6"))
    painter.drawPolygon(_shape((38, 60), (48, 92), (58, 60), (52, 55), (44, 55)))
    painter.setBrush(QColor("#5A1F2B"))
    painter.drawPolygon(_shape((45.5, 62), (50.5, 62), (53, 84), (48, 96), (43, 84)))
    painter.setBrush(QColor("#2A333C"))
    painter.drawPolygon(_shape((38, 59), (33, 66), (37, 70), (35, 74), (47, 96), (48, 96)))
    painter.drawPolygon(_shape((58, 59), (63, 66), (59, 70), (61, 74), (49, 96), (48, 96)))
    painter.setBrush(QColor(BRASS))
    painter.setPen(QPen(QColor(BRASS_HI), 0.8))
    painter.drawRoundedRect(QRectF(63, 78, 12, 5.5), 1.4, 1.4)
    painter.setPen(Qt.PenStyle.NoPen)


def _head(painter: QPainter) -> None:
    skin, shade, hair = QColor("#E3BE9A"), QColor("#C99C76"), QColor("#3A2A20")
    painter.setBrush(shade)
    painter.drawPolygon(_shape((42, 46), (54, 46), (54, 58), (48, 65), (42, 58)))
    painter.setBrush(skin)
    face = QPainterPath(QPointF(34, 28))
    face.cubicTo(34, 48, 41, 55, 48, 55)
    face.cubicTo(55, 55, 62, 48, 62, 28)
    face.cubicTo(62, 12, 34, 12, 34, 28)
    painter.fillPath(face, skin)
    painter.setBrush(hair)
    crown = QPainterPath(QPointF(32.5, 33))
    crown.cubicTo(30, 8, 66, 8, 63.5, 33)
    crown.cubicTo(62, 27, 60, 23, 57, 21.5)
    crown.cubicTo(50, 25, 42, 24, 38, 21.5)
    crown.cubicTo(35, 24, 34, 28, 32.5, 33)
    painter.fillPath(crown, hair)
    painter.setPen(QPen(hair, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (41.5, 54.5):
        painter.drawLine(QPointF(x - 2.6, 32.4), QPointF(x + 2.6, 32.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2A201A"))
    for x in (41.7, 54.3):
        painter.drawEllipse(QPointF(x, 37), 1.5, 1.7)
    painter.setPen(QPen(QColor("#A35B4B"), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(45, 46), QPointF(51.5, 46))
    painter.setPen(Qt.PenStyle.NoPen)
