"""The table itself: room, rail, brass, felt, its print. Painted once per size into a pixmap."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.table.layout import CARD_H, CARD_W, Layout
from trainer.ui.table.material import brass, leather, pen, stitches, weave
from trainer.ui.table.outline import RAIL, free_arc, outline
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.theme.tokens import (
    FELT_DEEP,
    FELT_EDGE,
    FELT_LIT,
    FELT_MID,
    FELT_PRINT,
    ROOM,
)

BETTING_INSET = 166.0
LIP = 7.0
SEAMS = ((10.5, RAIL - 10.5), (9.5, RAIL - 9.5))
LIGHT = (
    (0.0, FELT_LIT),
    (0.20, "#2F8465"),
    (0.40, FELT_MID),
    (0.57, "#1E634C"),
    (0.76, FELT_EDGE),
    (1.0, FELT_DEEP),
)


Look = tuple[float, Rect, Rect, Rect, Rect, float]


def look(layout: Layout, dpr: float) -> Look:
    """All that the empty table depends on: chairs may stand otherwise around the same one."""
    zones = layout.zones
    return layout.scale, layout.scene, zones.aside, zones.burns, zones.muck, dpr


KEPT = 2  # empty tables: that of dealing and that of the debrief, mostly of one size
_kept: dict[Look, QPixmap] = {}


def ground(layout: Layout, dpr: float) -> QPixmap:
    """The empty table in pixels, painted once for all that look alike."""
    wanted = look(layout, dpr)
    if wanted not in _kept:
        for oldest in list(_kept)[: len(_kept) - KEPT + 1]:
            del _kept[oldest]
        _kept[wanted] = background(layout, dpr)
    return _kept[wanted]


def background(layout: Layout, dpr: float) -> QPixmap:
    """The empty table, painted."""
    s = layout.scale
    w, h = layout.scene.w, layout.scene.h
    pixmap = blank(round(w * s), round(h * s), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(s, s)
    _room(painter, w, h)
    _table_shadow(painter, w, h)
    _felt(painter, w, h)
    weave(painter, _felt_area(w, h), QRectF(0, 0, w, h), dpr * s)
    _print(painter, layout)
    _rail(painter, w, h)
    painter.end()
    return pixmap


def _path(points: Iterable[Point], closed: bool = True) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(p.x, p.y) for p in points]))
    if closed:
        path.closeSubpath()
    return path


def _room(painter: QPainter, w: float, h: float) -> None:
    painter.fillRect(QRectF(0, 0, w, h), QColor(ROOM))
    light = QRadialGradient(QPointF(w / 2, h * 0.42), w * 0.62)
    light.setColorAt(0, QColor("#1C2522"))
    light.setColorAt(0.7, QColor("#121817"))
    light.setColorAt(1, QColor(ROOM))
    painter.fillRect(QRectF(0, 0, w, h), light)


def _table_shadow(painter: QPainter, w: float, h: float) -> None:
    path = _path(outline(w, h)).translated(0, 14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width in range(4, 61, 4):
        pen = QPen(QColor(0, 0, 0, 13), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path.translated(0, -8), QColor("#0B0806"))


def _felt_area(w: float, h: float) -> QPainterPath:
    return _path(outline(w, h, LIP))


def _felt(painter: QPainter, w: float, h: float) -> None:
    area = _felt_area(w, h)
    light = QRadialGradient(QPointF(w / 2, h * 0.44), w * 0.47)
    for at, colour in LIGHT:
        light.setColorAt(at, QColor(colour))
    light.setFocalPoint(QPointF(w / 2, h * 0.40))
    painter.fillPath(_path(outline(w, h)), QColor("#170F0A"))
    painter.fillPath(area, light)
    _lamp(painter, w, h, area)
    _rail_shade(painter, w, h, area)


def _lamp(painter: QPainter, w: float, h: float, area: QPainterPath) -> None:
    """The lamp above the middle is an ellipse, wider than high."""
    painter.save()
    painter.setClipPath(area)
    painter.translate(w / 2, h * 0.46)
    painter.scale(1.0, 0.52)
    glow = QRadialGradient(QPointF(0, 0), w * 0.36)
    glow.setColorAt(0, QColor(120, 220, 170, 20))
    glow.setColorAt(0.55, QColor(90, 190, 140, 8))
    glow.setColorAt(1, QColor(60, 150, 110, 0))
    painter.fillRect(QRectF(-w / 2, -h, w, 2 * h), glow)
    painter.restore()


def _rail_shade(painter: QPainter, w: float, h: float, area: QPainterPath) -> None:
    """The rail stands above the felt, so the felt darkens along it."""
    painter.save()
    painter.setClipPath(area)
    edge = _path(free_arc(w, h, RAIL - 2), closed=False)
    for width in range(6, 92, 6):
        painter.strokePath(edge, pen(QColor(2, 16, 10, 12), width))
    for width in range(2, 26, 3):
        painter.strokePath(edge.translated(0, 5), pen(QColor(0, 8, 5, 14), width))
    painter.restore()


def _print(painter: QPainter, layout: Layout) -> None:
    """What is printed on the cloth: the betting line and the places of the piles."""
    w, h = layout.scene.w, layout.scene.h
    line = _path(outline(w, h, BETTING_INSET))
    gap = QPainterPath()
    gap.addRect(QRectF(0, 0, w, h))
    hole = QPainterPath()
    hole.addRect(QRectF(w / 2 - 232, h * 0.55, 464, h))
    painter.save()
    painter.setClipPath(gap.subtracted(hole))
    colour = QColor(FELT_PRINT)
    colour.setAlpha(88)
    painter.strokePath(line, QPen(colour, 1.6))
    painter.restore()
    for zone in (layout.zones.aside, layout.zones.burns, layout.zones.muck):
        _pile_print(painter, zone)


def _pile_print(painter: QPainter, zone: Rect) -> None:
    colour = QColor(FELT_PRINT)
    colour.setAlpha(46)
    painter.setPen(QPen(colour, 1.3))
    painter.setBrush(QColor(8, 40, 28, 22))
    centre = zone.centre
    wide = max(CARD_W, zone.w - 26)
    painter.drawRoundedRect(QRectF(centre.x - wide / 2, centre.y - CARD_H / 2, wide, CARD_H), 6, 6)


def _rail(painter: QPainter, w: float, h: float) -> None:
    middle = _path(free_arc(w, h, RAIL / 2), closed=False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, alpha in ((14, 26), (9, 34), (5, 60)):
        painter.strokePath(middle.translated(0, 4), pen(QColor(0, 0, 0, alpha), RAIL + grow))
    leather(painter, middle, RAIL, h)
    for lit, seam in enumerate(SEAMS):
        for edge in seam:
            stitches(painter, _path(free_arc(w, h, edge), closed=False), bool(lit))
    brass(painter, _path(free_arc(w, h, RAIL + 1.0), closed=False), w, h)
