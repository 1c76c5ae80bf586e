"""Text things on the table as pixmaps: plates, amount pills, speech bubbles, legends, the floor's plate."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from trainer.ui.art.soft import shadow
from trainer.ui.art.svg import SMOOTH, blank, renderer
from trainer.ui.theme import tokens as t
from trainer.ui.theme.fonts import sized

PAD = 12.0
HIGH = 54.0  # a plate whose unit is one pixel
NARROW = 88.0  # px of a plate in which number and name stand close together
PILL = QColor(11, 26, 20, 214)
LEGEND_SHADE = 0.12  # how dark it is behind a word that is printed where the lamp shines


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's plate of w x h pixels; `s` is pixels per unit, `words` the second line."""

    number: str
    name: str
    words: str
    w: float
    h: float
    s: float
    dim: bool = False
    compact: bool = False
    hovered: bool = False
    icon: str = ""
    waited_for: bool = False


def canvas(w: float, h: float, dpr: float) -> tuple[QPixmap, QPainter]:
    """A pixmap with room for a shadow around w x h, and a painter whose origin is the thing's top left."""
    pixmap = blank(w + 2 * PAD, h + 2 * PAD, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    painter.translate(PAD, PAD)
    return pixmap, painter


def _text(painter: QPainter, font: QFont, colour: QColor | str, x: float, baseline: float, text: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x, baseline), text)


def _elided(font: QFont, text: str, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=96)
def plate(look: Plate, dpr: float) -> QPixmap:
    """The plate; its top left is at (PAD, PAD)."""
    pixmap, painter = canvas(look.w, look.h, dpr)
    box = QRectF(0.5, 0.5, look.w - 1, look.h - 1)
    radius = min(12 * look.s, look.h * 0.3)
    shadow(painter, box.translated(0, 3), radius, 11, 0.5)
    _plate_body(painter, look, box, radius)
    if look.compact and look.w < NARROW:
        _narrow(painter, look)
    elif look.compact:
        _compact(painter, look)
    else:
        _full(painter, look)
    if look.waited_for:
        _dots(painter, look)
    painter.end()
    return pixmap


def _dots_wide(look: Plate) -> float:
    """Room that three dots take at the right end of a plate, where a player is waited for."""
    return (20.0 if look.w < NARROW else 30.0) if look.waited_for else 0.0


def _dots(painter: QPainter, look: Plate) -> None:
    """A tab with three dots, as for someone who is about to say something."""
    w, h = _dots_wide(look) - 6, min(18.0, look.h * 0.6)
    box = QRectF(look.w - w - 6, (look.h - h) / 2, w, h)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(t.TEXT))
    painter.drawRoundedRect(box, h / 2, h / 2)
    painter.setBrush(QColor(t.INK))
    for x in (-1, 0, 1):
        painter.drawEllipse(box.center() + QPointF(x * w * 0.24, 0), w * 0.075, w * 0.075)


def _plate_body(painter: QPainter, look: Plate, box: QRectF, radius: float) -> None:
    fill = QLinearGradient(0, 0, 0, look.h)
    fill.setColorAt(0, QColor("#1A2220" if not look.hovered else "#26302D"))
    fill.setColorAt(1, QColor(t.PLATE if not look.hovered else "#1B2321"))
    painter.setBrush(fill)
    line = QColor(t.PLATE_LINE)
    line.setAlpha(95 if look.dim else 190)
    painter.setPen(QPen(QColor(t.TEXT) if look.waited_for else line, 1.5 if look.waited_for else 1))
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 14 if look.dim else 26), 1))
    painter.drawLine(QPointF(box.left() + radius, 1.6), QPointF(box.right() - radius, 1.6))


def _full(painter: QPainter, look: Plate) -> None:
    s = look.s
    if look.icon:
        side = 28 * s
        art = renderer("icons", look.icon, t.ACCENT_HI)
        art.render(painter, QRectF(26 * s - side / 2, (look.h - side) / 2, side, side))
    else:
        _disc(painter, look, QPointF(26 * s, look.h / 2), 16.5 * s)
    left, room = 52 * s, look.w - 60 * s - _dots_wide(look)
    name, stack = sized(max(12.5, 18 * s), 600), sized(max(12, 17 * s), 500, True)
    tone, second = (t.TEXT_3, t.TEXT_3) if look.dim else (t.TEXT, t.TEXT_2)
    base = 23.5 * s if look.words else look.h / 2 + 6.4 * s
    _text(painter, name, tone, left, base, _elided(name, look.name, room))
    _text(painter, stack, second, left, 45 * s, _elided(stack, look.words, room))


def _disc(painter: QPainter, look: Plate, centre: QPointF, r: float) -> None:
    pen = QPen(QColor(t.TEXT_OFF if look.dim else t.TEXT_3), 1.2)
    if look.dim:
        pen.setDashPattern([2.6, 2.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if look.dim else QColor(t.SURFACE_3))
    painter.drawEllipse(centre, r, r)
    font = sized(max(12, 18 * look.s), 600, True)
    box = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
    painter.setFont(font)
    painter.setPen(QColor(t.TEXT_3 if look.dim else t.TEXT))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, look.number)


def _narrow(painter: QPainter, look: Plate) -> None:
    """On a small table: number and name close together."""
    font, base = sized(12, 600), look.h / 2 + 4.3
    tone, left = t.TEXT_3 if look.dim else t.TEXT, 7.0
    if look.icon:
        side = look.h * 0.58
        renderer("icons", look.icon, t.ACCENT_HI).render(painter, QRectF(left, (look.h - side) / 2, side, side))
        left += side + 4
    elif look.number:
        _text(painter, font, t.TEXT_3 if look.dim else t.TEXT_2, left, base, look.number)
        left += QFontMetricsF(font).horizontalAdvance(look.number) + 6
    _text(painter, font, tone, left, base, _elided(font, look.name, look.w - 5 - left - _dots_wide(look)))


def _compact(painter: QPainter, look: Plate) -> None:
    font, base = sized(13, 600), look.h / 2 + 4.6
    tone = t.TEXT_3 if look.dim else t.TEXT
    if look.icon:
        side = look.h * 0.58
        renderer("icons", look.icon, t.ACCENT_HI).render(painter, QRectF(9, (look.h - side) / 2, side, side))
    else:
        _disc(painter, look, QPointF(20, look.h / 2), min(12.0, look.h * 0.4))
    _text(painter, font, tone, 40, base, _elided(font, look.name, look.w - 46 - _dots_wide(look)))


@lru_cache(maxsize=256)
def pill_width(text: str, size: float) -> float:
    """Width of an amount pill in pixels."""
    return QFontMetricsF(sized(size, 600, True)).horizontalAdvance(text) + size * 1.4


@lru_cache(maxsize=256)
def pill(text: str, size: float, dpr: float) -> QPixmap:
    """An amount on the felt, in a dark pill; its top left is at (PAD, PAD), its height 1.55 sizes."""
    w, h = round(pill_width(text, size)), round(size * 1.55)
    pixmap, painter = canvas(w, h, dpr)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PILL)
    painter.drawRoundedRect(QRectF(0, 0, w, h), h / 2, h / 2)
    painter.setFont(sized(size, 600, True))
    painter.setPen(QColor(t.FELT_TEXT))
    painter.drawText(QRectF(0, 0, w, h), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def grip(wide: float, size: float, dpr: float) -> QPixmap:
    """A pill `wide` pixels long with two rows of dots, to take hold of; as high as an amount of that text size."""
    w, h = round(wide), round(size * 1.55)
    pixmap, painter = canvas(w, h, dpr)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PILL)
    painter.drawRoundedRect(QRectF(0, 0, w, h), h / 2, h / 2)
    painter.setBrush(QColor(t.FELT_TEXT))
    r, step = max(1.0, h * 0.062), h * 0.26
    for x in (-1, 0, 1):
        for y in (-0.5, 0.5):
            painter.drawEllipse(QPointF(w / 2 + x * step, h / 2 + y * step), r, r)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def outline(text: str, w: float, h: float, size: float, dpr: float) -> QPixmap:
    """A dashed place on the felt with its name; its top left is at (PAD, PAD)."""
    pixmap, painter = canvas(round(w), round(h), dpr)
    painter.setBrush(QColor(11, 26, 20, 60))
    pen = QPen(QColor(t.FELT_TEXT), 1.4)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(0.7, 0.7, round(w) - 1.4, round(h) - 1.4), 10, 10)
    font = sized(size, 600)
    painter.setFont(font)
    painter.setPen(QColor(t.FELT_TEXT))
    painter.drawText(QRectF(0, 0, w, h), Qt.AlignmentFlag.AlignCenter, _elided(font, text, w - 4))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def legend(text: str, size: float, dpr: float) -> QPixmap:
    """A word printed on the felt, with a breath of shadow under and behind it for contrast; top left at (PAD, PAD)."""
    font = sized(size, 500)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * 0.03)
    w, h = round(QFontMetricsF(font).horizontalAdvance(text)) + 2, round(size * 1.3)
    pixmap, painter = canvas(w, h, dpr)
    box = QRectF(0, 0, w, h)
    shadow(painter, box, h / 2, h * 0.7, LEGEND_SHADE)
    painter.setFont(font)
    painter.setPen(QColor(4, 24, 16, 120))
    painter.drawText(box.translated(0, 1), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor(t.FELT_TEXT))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


@dataclass(frozen=True, slots=True)
class Bubble:
    """What somebody says: text, text size and the widest line in pixels; `tail` says where the speaker is."""

    text: str
    size: float
    room: float
    tail: str = "down"


TAIL = 9.0


@lru_cache(maxsize=64)
def bubble_lines(look: Bubble) -> tuple[str, ...]:
    """The text in lines no wider than the room."""
    metrics, lines = QFontMetricsF(sized(look.size, 600)), [""]
    for word in look.text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > look.room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


@lru_cache(maxsize=64)
def bubble_size(look: Bubble) -> tuple[float, float]:
    """Width and height of the paper in pixels, without its tail."""
    metrics, lines = QFontMetricsF(sized(look.size, 600)), bubble_lines(look)
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    return round(wide + look.size * 1.5), round(len(lines) * look.size * 1.26 + look.size * 1.1)


@lru_cache(maxsize=64)
def bubble(look: Bubble, dpr: float) -> QPixmap:
    """The bubble; the paper's top left is at (PAD, PAD)."""
    w, h = bubble_size(look)
    pixmap, painter = canvas(w, h, dpr)
    radius = min(10.0, h * 0.3)
    shadow(painter, QRectF(0, 3, w, h), radius, 10, 0.45)
    paper = QPainterPath()
    paper.addRoundedRect(QRectF(0, 0, w, h), radius, radius)
    tail = _tail(look.tail, w, h)
    painter.fillPath(paper.united(tail), QColor(t.PAPER))
    painter.setFont(sized(look.size, 600))
    painter.setPen(QColor(t.INK))
    step = look.size * 1.26
    for i, line in enumerate(bubble_lines(look)):
        row = QRectF(0, look.size * 0.55 + i * step, w, step)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
    painter.end()
    return pixmap


def _tail(where: str, w: float, h: float) -> QPainterPath:
    corners = {
        "down": ((22, h - 1), (40, h - 1), (31, h + TAIL)),
        "down-right": ((w - 40, h - 1), (w - 22, h - 1), (w - 31, h + TAIL)),
        "down-mid": ((w / 2 - 9, h - 1), (w / 2 + 9, h - 1), (w / 2, h + TAIL)),
        "up": ((w / 2 - 9, 1), (w / 2 + 9, 1), (w / 2, -TAIL)),
        "right": ((w - 1, h / 2 - 8), (w - 1, h / 2 + 8), (w + TAIL, h / 2)),
        "left": ((1, h / 2 - 8), (1, h / 2 + 8), (-TAIL, h / 2)),
    }
    path = QPainterPath()
    if where in corners:
        a, b, c = (QPointF(x, y) for x, y in corners[where])
        path.moveTo(a)
        path.lineTo(b)
        path.lineTo(c)
        path.closeSubpath()
    return path
