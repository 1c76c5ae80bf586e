"""The four suits as paths, because the text face has none."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

SUIT_SPACE = "\u2007"  # figure space: as wide as a digit, and no line breaks at it
SUITS = "♠♥♦♣"
# left halves: a start point (x, y), then cubic curves of six numbers each
_HALF: dict[str, tuple[tuple[float, float], tuple[tuple[float, ...], ...]]] = {
    "♥": ((0, 49), ((-8, 33, -46, 12, -46, -18), (-46, -36, -34, -47, -22, -47), (-11, -47, -4, -40, 0, -31))),
    "♦": ((0, -51), ((-8, -34, -24, -13, -39, 0), (-24, 13, -8, 34, 0, 51))),
    "♠": ((0, -50), ((-7, -35, -43, -13, -43, 15), (-43, 30, -32, 38, -21, 38), (-13, 38, -7, 34, -3, 28),
                     (-4, 37, -9, 45, -17, 50), (-12, 50, -4, 50, 0, 50))),
}
_CLUB_CIRCLES = ((0.0, -22.0, 23.5), (-24.0, 14.0, 21.5), (24.0, 14.0, 21.5))


@lru_cache(maxsize=4)
def suit_path(suit: str) -> QPainterPath:
    """The suit in a box of about 100 by 100 around the origin, y downwards."""
    if suit == "♣":
        return _club()
    half = _half(suit)
    return half.united(QTransform.fromScale(-1, 1).map(half))


def _half(suit: str) -> QPainterPath:
    start, curves = _HALF[suit]
    path = QPainterPath()
    path.moveTo(*start)
    for curve in curves:
        path.cubicTo(*curve)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in _CLUB_CIRCLES:
        path.addEllipse(x - radius, y - radius, 2 * radius, 2 * radius)
    path.moveTo(-3, 0)
    path.cubicTo(-3, 32, -9, 45, -18, 50)
    path.lineTo(18, 50)
    path.cubicTo(9, 45, 3, 32, 3, 0)
    path.closeSubpath()
    return path


def draw_suit(painter: QPainter, suit: str, centre: float, baseline: float, font: QFont) -> None:
    """Fill the suit in the pen's colour, as high as a capital, around x `centre`, standing on the baseline."""
    size = QFontMetricsF(font).capHeight() * 1.02
    painter.save()
    painter.translate(centre, baseline - size / 2)
    painter.scale(size / 100, size / 100)
    painter.fillPath(suit_path(suit), painter.pen().color())
    painter.restore()
