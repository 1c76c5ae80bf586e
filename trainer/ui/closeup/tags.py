"""Words on the close-up as pixmaps: dark pills, with a numbered disc where they belong to an event. Sizes in pixels."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from trainer.ui.table.labels import PAD, PILL, canvas
from trainer.ui.theme import tokens as t
from trainer.ui.theme.fonts import sized

HIGH = 2.0
SIDE = 0.95


@lru_cache(maxsize=512)
def tag_width(words: str, size: float, numbered: bool) -> float:
    """Width of a tag in pixels; its height is HIGH sizes."""
    disc = size * HIGH - 2 if numbered else 0.0
    return round(
        QFontMetricsF(sized(size, 600, True)).horizontalAdvance(words) + disc + size * (1.4 if numbered else 1.9)
    )


def shortened(words: str, size: float, numbered: bool, room: float) -> str:
    """As many of the words as a tag of that width can hold, in pixels."""
    metrics = QFontMetricsF(sized(size, 600, True))
    left = room - tag_width("", size, numbered)
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(left, size * 2))


@lru_cache(maxsize=64)
def tag(words: str, size: float, order: int, lit: bool, dpr: float) -> QPixmap:
    """A tag; its top left is at (PAD, PAD). `order` 0 is without a disc; a `lit` one is framed."""
    w, h = tag_width(words, size, order > 0), size * HIGH
    pixmap, painter = canvas(w, h, dpr)
    painter.setPen(QColor(t.ACCENT) if lit else Qt.PenStyle.NoPen)
    painter.setBrush(PILL)
    painter.drawRoundedRect(QRectF(0, 0, w, h), h / 2, h / 2)
    left = size * SIDE
    if order:
        paint_disc(painter, QPointF(h / 2, h / 2), h / 2 - 3, order)
        left = h + size * 0.35
    painter.setFont(sized(size, 600, True))
    painter.setPen(QColor(t.FELT_TEXT))
    painter.drawText(QRectF(left, 0, w, h), Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def disc(order: int, d: float, dpr: float) -> QPixmap:
    """The number of an event on its disc of paper; the top left is at (PAD, PAD)."""
    pixmap, painter = canvas(d, d, dpr)
    paint_disc(painter, QPointF(d / 2, d / 2), d / 2, order)
    painter.end()
    return pixmap


def paint_disc(painter: QPainter, centre: QPointF, r: float, order: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(t.PAPER))
    painter.drawEllipse(centre, r, r)
    painter.setFont(sized(max(12, r * 1.15), 700, True))
    painter.setPen(QColor(t.INK))
    painter.drawText(QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), Qt.AlignmentFlag.AlignCenter, str(order))


__all__ = ["HIGH", "PAD", "disc", "tag", "tag_width"]
