"""The dealer's tray seen from above: wells with the edges of their chips."""

from functools import lru_cache
from math import cos, radians

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from trainer.ui.art.chip_styles import ChipStyle
from trainer.ui.art.chips import COLUMN, Chips, edge_brush, style
from trainer.ui.art.svg import SMOOTH, blank

WELLS = 8


@lru_cache(maxsize=16)
def rack(chips: Chips, w: float, h: float, dpr: float) -> QPixmap:
    """The dealer's tray of w x h pixels: eight wells, filled from below, higher chips to the right."""
    pixmap = blank(w, h, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    _tray(painter, w, h)
    for i in range(WELLS):
        _well(painter, QRectF(*well_box(i, w, h)))
    for i, tube in enumerate(wells(chips)):
        _tube(painter, QRectF(*well_box(i, w, h)), *tube)
    painter.end()
    return pixmap


def well_box(place: int, w: float, h: float) -> tuple[float, float, float, float]:
    """Left, top, width and height of a well, from 0 at the left, in a tray of w x h."""
    pad, gap = w * 0.021, w * 0.0262
    each = (w - 2 * pad - 7 * gap) / WELLS
    return pad + place * (each + gap), h * 0.09, each, h * 0.80


def wells(chips: Chips) -> list[tuple[int, int]]:
    """What lies in each well, lowest denomination first; a well holds 20 and the fullest get a second one."""
    kinds = sorted(chips)
    spare = WELLS - len(kinds)
    out: list[tuple[int, int]] = []
    for value, count in kinds:
        extra = min(spare, max(0, -(-count // COLUMN) - 1), 1)
        spare -= extra
        out += [(value, min(COLUMN, count))] + [(value, min(COLUMN, count - COLUMN))] * extra
    return out[:WELLS]


def _tray(painter: QPainter, w: float, h: float) -> None:
    wood = QLinearGradient(0, 0, 0, h)
    for at, colour in ((0.0, "#4E392A"), (0.06, "#3A2A1F"), (0.55, "#2C1F17"), (1.0, "#1E140E")):
        wood.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#6B5136"), 1.2))
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(0.6, 0.6, w - 1.2, h - 1.2), w * 0.024, w * 0.024)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(235, 203, 139, 46), 1))
    painter.drawRoundedRect(QRectF(2.4, 2.4, w - 4.8, h - 4.8), w * 0.02, w * 0.02)


def _well(painter: QPainter, box: QRectF) -> None:
    hollow = QLinearGradient(box.left(), 0, box.right(), 0)
    for at, colour in ((0.0, "#080503"), (0.5, "#17100B"), (1.0, "#080503")):
        hollow.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1))
    painter.setBrush(hollow)
    painter.drawRoundedRect(box, 4, 4)


def _tube(painter: QPainter, box: QRectF, denomination: int, count: int) -> None:
    look = style(denomination)
    inner = box.adjusted(2, 2, -2, -2)
    high = inner.height() / (COLUMN + 1.2)
    for i in range(count):
        bar = QRectF(inner.left(), inner.bottom() - (i + 1) * high, inner.width(), high - 0.5)
        _bar(painter, look, bar, (i * 37 + denomination * 13) % 60)


def _bar(painter: QPainter, look: ChipStyle, bar: QRectF, turn: int) -> None:
    """One chip on its edge: the spots that face us, foreshortened towards the sides."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge_brush(QColor(look.body), bar.center().x(), bar.width(), 0.92))
    painter.drawRoundedRect(bar, 1.2, 1.2)
    painter.setBrush(edge_brush(QColor(look.spot), bar.center().x(), bar.width(), 0.96))
    for middle, half in look.spots:
        at = (middle + turn) % 360
        start, end = max(0.0, at - half), min(180.0, at + half)
        if end > start:
            left = bar.center().x() - bar.width() / 2 * cos(radians(start))
            right = bar.center().x() - bar.width() / 2 * cos(radians(end))
            painter.drawRect(QRectF(left, bar.top(), right - left, bar.height()))
