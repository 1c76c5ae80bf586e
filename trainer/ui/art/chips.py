"""Chips as pixmaps: columns in perspective with each chip turned a little."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from trainer.ui.art.chip_styles import STYLES, ChipStyle
from trainer.ui.art.soft import shadow
from trainer.ui.art.svg import SMOOTH, blank, renderer

FACE = 0.70
THICK = 0.13
COUNTED_THICK, FIVE, JOG = 0.19, 5, 0.1
COLUMN = 20
STEP = 1.10
BACK_ROW = 0.46
FALLEN, NEARER = 0.98, 0.12
Chips = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a group: its chips and where its foot stands, in chip diameters (y grows downwards)."""

    denomination: int
    count: int
    x: float
    y: float


def unknown(denomination: int) -> ChipStyle:
    """A plain style for a denomination that the set does not have: the nearest one below."""
    known = [value for value in sorted(STYLES) if value <= denomination] or [min(STYLES)]
    return STYLES[known[-1]]


def style(denomination: int) -> ChipStyle:
    """Colours and spots of a denomination."""
    return STYLES.get(denomination) or unknown(denomination)


@lru_cache(maxsize=512)
def columns(chips: Chips, across: int = 4, tall: int = COLUMN) -> tuple[Column, ...]:
    """Split chips into columns of at most `tall`, `across` in front and the tallest of the rest behind.

    The back row comes first. It holds the tallest so that every column's top can be seen.
    """
    heaps = [
        (value, min(tall, count - start))
        for value, count in sorted(chips, reverse=True)
        for start in range(0, count, tall)
    ]
    tallest = sorted(range(len(heaps)), key=lambda i: -heaps[i][1])[: max(0, len(heaps) - across)]
    back = [heaps[i] for i in sorted(tallest)]
    front = [heap for i, heap in enumerate(heaps) if i not in tallest]
    rows = [Column(value, count, (i - (len(back) - 1) / 2) * STEP, -BACK_ROW) for i, (value, count) in enumerate(back)]
    for i, (value, count) in enumerate(front):
        rise = 0.07 if i % 2 else 0.0
        rows.append(Column(value, count, (i - (len(front) - 1) / 2) * STEP, rise))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class Group:
    """A drawn group of chips: `chips`, chip `diameter` in pixels, columns `across` at most, `tall` at most.

    `spread` lays every chip flat beside the other, as they fall when few are let go. `counted` leaves a sliver of each
    chip's face to be seen, and jogs a column every five chips.
    """

    chips: Chips
    diameter: float
    across: int = 4
    tall: int = COLUMN
    spread: bool = False
    counted: bool = False

    @property
    def step(self) -> float:
        """From one chip to the one above it, in chip diameters."""
        return COUNTED_THICK if self.counted else THICK


def placed(group: Group) -> tuple[Column, ...]:
    """The columns of a group where they stand, those behind first."""
    if group.spread:
        return fallen(group.chips)
    return columns(group.chips, group.across, group.tall)


@lru_cache(maxsize=64)
def fallen(chips: Chips) -> tuple[Column, ...]:
    """Each chip by itself in one row, every second one a little nearer; the farther ones come first."""
    each = [value for value, count in sorted(chips, reverse=True) for _ in range(count)]
    lying = [
        Column(value, 1, (i - (len(each) - 1) / 2) * FALLEN, NEARER * (1 if i % 2 else -1) * (len(each) > 1))
        for i, value in enumerate(each)
    ]
    return tuple(sorted(lying, key=lambda column: column.y))


@dataclass(frozen=True, slots=True)
class Extent:
    """Half width, height above and below the foot line of a group, in pixels, without its shadow."""

    half: float
    up: float
    down: float


def extent(group: Group) -> Extent:
    """How much room the group takes around its foot point (middle of the front row's lowest faces)."""
    standing, d = placed(group), group.diameter
    half = max((abs(c.x) for c in standing), default=0.0) + 0.5 + (JOG if group.counted else 0)
    up = max((c.count * group.step - c.y for c in standing), default=0.0) + FACE / 2
    down = max((c.y for c in standing), default=0.0) + FACE / 2
    return Extent(half * d, up * d, down * d)


MARGIN = 0.34
RIM = 2.0
TURN = 5


@lru_cache(maxsize=256)  # 20 kB each
def stack(group: Group, dpr: float) -> QPixmap:
    """The group with its shadows, kept; place the pixmap at `origin(group)` from the foot point."""
    return drawn(group, dpr)


def drawn(group: Group, dpr: float) -> QPixmap:
    """The same, drawn anew: for large groups that are not seen again."""
    size, d = extent(group), group.diameter
    pad = round(d * MARGIN)
    pixmap = blank(2 * size.half + 2 * pad, size.up + size.down + 2 * pad, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    foot = QPointF(size.half + pad, size.up + pad)
    standing = placed(group)
    for column in standing:
        _foot_shadows(painter, column, d, foot, dpr)
    for column in standing:
        _column(painter, column, group, foot, dpr)
    painter.end()
    return pixmap


def origin(group: Group) -> QPointF:
    """Top left of the pixmap, seen from the group's foot point."""
    size, pad = extent(group), round(group.diameter * MARGIN)
    return QPointF(-size.half - pad, -size.up - pad)


def _foot_shadows(painter: QPainter, column: Column, d: float, foot: QPointF, dpr: float) -> None:
    """A wide one that reaches the farther the higher the column is, and a close one."""
    reach = min(0.24, 0.05 + column.count * THICK * 0.16)
    middle = foot + QPointF(column.x * d, column.y * d)
    for blur, alpha, x, y in ((0.30, 0.42, reach, 0.06 + reach * 0.4), (0.10, 0.40, 0.0, 0.04)):
        cast = _shadow_sprite(d, blur * d, alpha, dpr)
        at = middle + QPointF(d * x, d * y)
        half = cast.deviceIndependentSize() / 2
        painter.drawPixmap(_on_pixels(at.x() - half.width(), at.y() - half.height(), dpr), cast)


@lru_cache(maxsize=64)
def _shadow_sprite(d: float, blur: float, alpha: float, dpr: float) -> QPixmap:
    """The shadow of one chip, in the middle of its pixmap: two dozen ellipses that every column would draw anew."""
    w, h = d + blur + 2 * RIM, FACE * d + blur + 2 * RIM
    sprite = blank(w, h, dpr)
    painter = QPainter(sprite)
    painter.setRenderHints(SMOOTH)
    size = sprite.deviceIndependentSize()
    box = QRectF((size.width() - d) / 2, (size.height() - FACE * d) / 2, d, FACE * d)
    shadow(painter, box, 0, blur, alpha, ellipse=True)
    painter.end()
    return sprite


def _column(painter: QPainter, column: Column, group: Group, foot: QPointF, dpr: float) -> None:
    seed, d = column.denomination * 31 + column.count * 7, group.diameter
    for i in range(column.count):
        noise = (seed + i * 2654435761) & 0xFFFF
        shift = ((noise & 0xFF) / 255 - 0.5) * 0.045 * (i > 0) + JOG * (group.counted and i // FIVE % 2)
        at = foot + QPointF((column.x + shift) * d, (column.y - (i + 1) * group.step) * d)
        turn = (noise >> 5) % 60 // TURN * TURN
        painter.drawPixmap(_snapped(at, d, dpr), _side_sprite(column.denomination, d, turn, dpr))
        if group.counted or i == column.count - 1:
            _face(painter, column.denomination, at, d)


def _snapped(centre: QPointF, d: float, dpr: float) -> QPointF:
    """Where the sprite of a chip with this centre begins, on a whole device pixel so that it stays sharp."""
    return _on_pixels(centre.x() - d / 2 - RIM, centre.y() - RIM, dpr)


def _on_pixels(x: float, y: float, dpr: float) -> QPointF:
    """The nearest corner of a device pixel."""
    return QPointF(round(x * dpr) / dpr, round(y * dpr) / dpr)


@lru_cache(maxsize=640)
def _side_sprite(denomination: int, d: float, turn: int, dpr: float) -> QPixmap:
    """The edge of one chip, turned by so many degrees; its centre lies half a chip and a rim in, a rim down."""
    sprite = blank(d + 2 * RIM, d * (FACE / 2 + THICK) + 2 * RIM, dpr)
    painter = QPainter(sprite)
    painter.setRenderHints(SMOOTH)
    _side(painter, style(denomination), QPointF(d / 2 + RIM, RIM), d, turn)
    painter.end()
    return sprite


def _arc_point(centre: QPointF, d: float, degrees: float) -> QPointF:
    x, y = _from_centre(d, degrees)
    return QPointF(centre.x() + x, centre.y() + y)


@lru_cache(maxsize=4096)
def _from_centre(d: float, degrees: float) -> tuple[float, float]:
    turn = radians(degrees)
    return d / 2 * cos(turn), d * FACE / 2 * sin(turn)


def _band(centre: QPointF, d: float, start: float, end: float) -> QPolygonF:
    """The part of a chip's edge between two angles (0 is right, 90 is towards us)."""
    steps = max(2, round((end - start) / 9))
    top = [_arc_point(centre, d, start + (end - start) * i / steps) for i in range(steps + 1)]
    down = QPointF(0, d * THICK)
    return QPolygonF([*top, *(point + down for point in reversed(top))])


def _side(painter: QPainter, look: ChipStyle, centre: QPointF, d: float, turn: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge_brush(QColor(look.body), centre.x(), d, 0.72))
    painter.drawPolygon(_band(centre, d, 0, 180))
    painter.setBrush(edge_brush(QColor(look.spot), centre.x(), d, 0.94))
    for middle, half in look.spots:
        at = (middle + turn) % 360
        start, end = max(0.0, at - half), min(180.0, at + half)
        if end > start:
            painter.drawPolygon(_band(centre, d, start, end))
    painter.setPen(QPen(QColor(0, 0, 0, 120), max(0.6, d * 0.018)))
    path = QPainterPath(_arc_point(centre, d, 0) + QPointF(0, d * THICK))
    for degrees in range(10, 181, 10):
        path.lineTo(_arc_point(centre, d, degrees) + QPointF(0, d * THICK))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def edge_brush(colour: QColor, x: float, d: float, light: float) -> QLinearGradient:
    """An edge is bright a little left of the middle and falls off to both sides."""
    brush = QLinearGradient(x - d / 2, 0, x + d / 2, 0)
    for at, lit in _lit(colour.rgb(), light):
        brush.setColorAt(at, lit)
    return brush


@lru_cache(maxsize=256)
def _lit(rgb: int, light: float) -> tuple[tuple[float, QColor], ...]:
    colour, found = QColor.fromRgb(rgb), []
    for at, factor in ((0.0, 0.62), (0.2, 0.95), (0.42, 1.06), (0.75, 0.88), (1.0, 0.48)):
        lit = min(1.0, factor * light)
        shade = QColor.fromRgbF(colour.redF() * lit, colour.greenF() * lit, colour.blueF() * lit)
        found.append((at, shade))
    return tuple(found)


def _face(painter: QPainter, denomination: int, centre: QPointF, d: float) -> None:
    known = denomination if denomination in STYLES else max(v for v in STYLES if v <= denomination or v == 25)
    art = renderer("chips", f"{known}-face")
    scale = d / 100
    art.render(painter, QRectF(centre.x() - d / 2, centre.y() - 37 * scale, d, 74 * scale))
