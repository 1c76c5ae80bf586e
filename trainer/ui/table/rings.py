"""Focus and drop rings: two pixels of accent after a two-pixel dark gap, around the thing's own shape."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.theme.tokens import ACCENT

GAP = 5.0


@lru_cache(maxsize=64)
def ring(w: float, h: float, radius: float, angle: float, dpr: float) -> QPixmap:
    """A ring around w x h pixels turned by `angle`; the middle of the pixmap is the middle of the thing."""
    side = max(w, h) * (1.42 if angle else 1.0) + 4 * GAP
    pixmap = blank(side, side, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.translate(side / 2, side / 2)
    painter.rotate(angle)
    box = QRectF(-w / 2, -h / 2, w, h)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for out, colour, width in ((1.0, QColor(8, 12, 11, 235), 2.2), (3.0, QColor(ACCENT), 2.0)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.end()
    return pixmap
