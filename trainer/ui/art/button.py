"""The pucks on the table, in the chips' perspective: the ivory dealer button and the blue all-in buttons."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from trainer.ui.art.soft import shadow
from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.theme.fonts import sized

FLAT = 0.64
PAD = 0.3


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of a puck: its edge at the left, lit and right, its face at top and bottom, the rim and the word."""

    edge: tuple[str, str, str]
    face: tuple[str, str]
    rim: str
    ink: str


IVORY = Look(("#9A917E", "#DCD4C2", "#857C6A"), ("#FFFDF7", "#F0E9DA"), "#CFC5B0", "#1A1F24")
BLUE = Look(("#12304F", "#2F628F", "#0E2743"), ("#2E6CA3", "#1F5585"), "#7FA9CC", "#FFFFFF")


@lru_cache(maxsize=32)
def button(d: float, text: str, dpr: float, look: Look = IVORY) -> QPixmap:
    """The puck of diameter `d` pixels with its word; the face's centre is the pixmap's centre."""
    pixmap = blank(d * (1 + 2 * PAD), d * (1 + 2 * PAD), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.translate(d * (0.5 + PAD), d * (0.5 + PAD))
    face = QRectF(-d / 2, -d * FLAT / 2, d, d * FLAT)
    shadow(painter, face.translated(d * 0.08, d * 0.22), 0, d * 0.26, 0.42, ellipse=True)
    _body(painter, face, d, look)
    _word(painter, face, d, text, look)
    painter.end()
    return pixmap


def _body(painter: QPainter, face: QRectF, d: float, look: Look) -> None:
    side = QLinearGradient(-d / 2, 0, d / 2, 0)
    for at, colour in zip((0.0, 0.3, 1.0), look.edge, strict=True):
        side.setColorAt(at, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side)
    for step in range(7):
        painter.drawEllipse(face.translated(0, d * 0.15 * (6 - step) / 6))
    top = QLinearGradient(0, face.top(), 0, face.bottom())
    top.setColorAt(0, QColor(look.face[0]))
    top.setColorAt(1, QColor(look.face[1]))
    painter.setBrush(top)
    painter.setPen(QPen(QColor(look.rim), 0.8))
    painter.drawEllipse(face)


def _word(painter: QPainter, face: QRectF, d: float, text: str, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 52, 40, 90), 0.9))
    painter.drawEllipse(face.adjusted(d * 0.07, d * 0.05, -d * 0.07, -d * 0.05))
    painter.save()
    painter.setFont(sized(40, 700))
    wide = painter.fontMetrics().horizontalAdvance(text)
    fit = d * 0.74 / max(1, wide)
    painter.scale(fit, fit)
    painter.setPen(QColor(look.ink))
    painter.drawText(QPointF(-wide / 2, 14.5), text)
    painter.restore()
