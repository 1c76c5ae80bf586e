"""Small painting helpers: rounded panels and key caps. Sizes in px."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen

from trainer.ui.kit import look

RADIUS_S, RADIUS_M, RADIUS_L = 6, 10, 14
CAP_HEIGHT = 20
_ALL_CENTRE = Qt.AlignmentFlag.AlignCenter


def panel(
    painter: QPainter, box: QRectF, fill: str | QBrush | None, border: str | None, radius: float, width: float = 1.0
) -> None:
    """A rounded rectangle whose border lies wholly inside `box`."""
    inset = width / 2 if border else 0.0
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.colour(border), width) if border else Qt.PenStyle.NoPen)
    painter.setBrush(_brush(fill))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def _brush(fill: str | QBrush | None) -> QBrush:
    if isinstance(fill, str):
        return QBrush(look.colour(fill))
    return fill if fill is not None else QBrush(Qt.BrushStyle.NoBrush)


def faded(tone: str, alpha: float) -> QColor:
    """The token's colour at this opacity."""
    colour = QColor(look.colour(tone))
    colour.setAlphaF(alpha)
    return colour


def cap_width(key: str) -> int:
    """Width of the key cap for this key name."""
    return max(CAP_HEIGHT, round(QFontMetricsF(look.font("overline")).horizontalAdvance(key)) + 12)


def key_cap(
    painter: QPainter, left: float, middle: float, key: str, tone: str, edge: str, fill: QColor | None = None
) -> None:
    """A key cap with its left edge at x `left`, centred on y `middle`."""
    box = QRectF(left, middle - CAP_HEIGHT / 2, cap_width(key), CAP_HEIGHT)
    if fill is not None:
        panel(painter, box, QBrush(fill), None, 4)
    panel(painter, box, None, edge, 4)
    painter.setFont(look.font("overline"))
    painter.setPen(look.colour(tone))
    painter.drawText(box, _ALL_CENTRE, key)
