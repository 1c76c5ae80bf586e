"""Soft shadows without filters: stacked rounded rectangles of falling alpha."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.ui.theme.tokens import ACCENT, ACCENT_INK


def shadow(painter: QPainter, box: QRectF, radius: float, blur: float, alpha: float, *, ellipse: bool = False) -> None:
    """A blurred black shape of the box's size; `alpha` (0 to 1) is reached in its middle."""
    steps = max(4, round(blur * 1.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0, 0, 0, 1 - (1 - alpha) ** (1 / steps)))
    for step in range(steps):
        out = blur * (0.5 - (step + 0.5) / steps)
        grown = box.adjusted(-out, -out, out, out)
        if ellipse:
            painter.drawEllipse(grown)
        else:
            painter.drawRoundedRect(grown, max(0.5, radius + out), max(0.5, radius + out))


def tick(painter: QPainter, x: float, y: float, r: float) -> None:
    """The round tick of a selected thing."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ACCENT))
    painter.drawEllipse(QRectF(x - r, y - r, 2 * r, 2 * r))
    pen = painter.pen()
    pen.setStyle(Qt.PenStyle.SolidLine)
    pen.setColor(QColor(ACCENT_INK))
    pen.setWidthF(max(1.5, r * 0.2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for a, b in ((QPointF(-0.42, 0.02), QPointF(-0.1, 0.36)), (QPointF(-0.1, 0.36), QPointF(0.44, -0.3))):
        painter.drawLine(QPointF(x, y) + a * r, QPointF(x, y) + b * r)
