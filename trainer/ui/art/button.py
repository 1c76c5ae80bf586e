"""The dealer button: an ivory puck in the chips' perspective."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from trainer.ui.art.soft import shadow
from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.theme.fonts import sized

FLAT = 0.64
PAD = 0.3


@lru_cache(maxsize=16)
def button(d: float, text: str, dpr: float) -> QPixmap:
    """The puck of diameter `d` pixels with its word; the face's centre is the pixmap's centre."""
    pixmap = blank(d * (1 + 2 * PAD), d * (1 + 2 * PAD), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.translate(d * (0.5 + PAD), d * (0.5 + PAD))
    face = QRectF(-d / 2, -d * FLAT / 2, d, d * FLAT)
    shadow(painter, face.translated(d * 0.08, d * 0.22), 0, d * 0.26, 0.42, ellipse=True)
    _body(painter, face, d)
    _word(painter, face, d, text)
    painter.end()
    return pixmap


def _body(painter: QPainter, face: QRectF, d: float) -> None:
    side = QLinearGradient(-d / 2, 0, d / 2, 0)
    for at, colour in ((0.0, "#9A917E"), (0.3, "#DCD4C2"), (1.0, "#857C6A")):
        side.setColorAt(at, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side)
    for step in range(7):
        painter.drawEllipse(face.translated(0, d * 0.15 * (6 - step) / 6))
    top = QLinearGradient(0, face.top(), 0, face.bottom())
    top.setColorAt(0, QColor("#FFFDF7"))
    top.setColorAt(1, QColor("#F0E9DA"))
    painter.setBrush(top)
    painter.setPen(QPen(QColor("#CFC5B0"), 0.8))
    painter.drawEllipse(face)


def _word(painter: QPainter, face: QRectF, d: float, text: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 52, 40, 90), 0.9))
    painter.drawEllipse(face.adjusted(d * 0.07, d * 0.05, -d * 0.07, -d * 0.05))
    painter.save()
    painter.setFont(sized(40, 700))
    wide = painter.fontMetrics().horizontalAdvance(text)
    fit = d * 0.74 / max(1, wide)
    painter.scale(fit, fit)
    painter.setPen(QColor("#1A1F24"))
    painter.drawText(QPointF(-wide / 2, 14.5), text)
    painter.restore()
