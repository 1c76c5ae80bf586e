"""The table's outline: a rounded rectangle, a little wider towards the dealer."""

from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from trainer.ui.table.shapes import Point

TOP, BOTTOM, SIDE = 22.0, 40.0, 118.0
RAIL = 54.0
BOX_ARC = 600.0
WIDENING = 0.035
CORNER = 0.74
BASE_W, BASE_H = 1600.0, 832.0
_STEPS = 28


@lru_cache(maxsize=64)
def outline(w: float, h: float, inset: float = 0.0) -> tuple[Point, ...]:
    """The closed outline of a w x h scene from the bottom centre clockwise, moved inwards by `inset` units."""
    b = (h - TOP - BOTTOM) / 2
    cx, cy = w / 2, TOP + b
    half_w = (w / 2 - SIDE) / (1 + WIDENING)
    raw = _rounded(half_w - inset, b - inset, max(CORNER * b - inset, 1.0))
    return tuple(Point(cx + x * (1 + WIDENING * y / b), cy + y) for x, y in raw)


def _rounded(a: float, b: float, r: float) -> list[tuple[float, float]]:
    """Bottom centre, then left, up, right and back; y grows downwards, the middle is the origin."""
    corners = ((-a + r, b - r, pi / 2), (-a + r, -b + r, pi), (a - r, -b + r, 3 * pi / 2), (a - r, b - r, 2 * pi))
    points = [(0.0, b)]
    for x, y, start in corners:
        turns = (start + pi / 2 * step / _STEPS for step in range(_STEPS + 1))
        points += [(x + r * cos(turn), y + r * sin(turn)) for turn in turns]
    return points


@lru_cache(maxsize=64)
def _measured(w: float, h: float, inset: float) -> tuple[tuple[Point, ...], tuple[float, ...]]:
    points = outline(w, h, inset)
    closed = (*points, points[0])
    lengths = [0.0]
    for a, b in pairwise(closed):
        lengths.append(lengths[-1] + hypot(b.x - a.x, b.y - a.y))
    return closed, tuple(lengths)


def along(w: float, h: float, share: float, inset: float = 0.0) -> Point:
    """The point at this share (0 to 1) of the arc that the dealer's box leaves free, clockwise."""
    points, lengths = _measured(w, h, inset)
    at = BOX_ARC / 2 + share * (lengths[-1] - BOX_ARC)
    i = max(1, bisect_left(lengths, at))
    a, b = points[i - 1], points[i]
    t = (at - lengths[i - 1]) / ((lengths[i] - lengths[i - 1]) or 1.0)
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def free_arc(w: float, h: float, inset: float = 0.0) -> tuple[Point, ...]:
    """The outline without the dealer's box, from the box's left end to its right end."""
    return tuple(along(w, h, step / 240, inset) for step in range(241))


def on_felt(w: float, h: float, point: Point, inset: float = RAIL) -> bool:
    """True when the point lies inside the outline moved inwards by `inset` units."""
    b = (h - TOP - BOTTOM) / 2
    y = point.y - TOP - b
    x = abs(point.x - w / 2) / (1 + WIDENING * y / b)
    across, down = (w / 2 - SIDE) / (1 + WIDENING) - inset - x, b - inset - abs(y)
    r = max(CORNER * b - inset, 1.0)
    if across < 0 or down < 0:
        return False
    return across >= r or down >= r or hypot(r - across, r - down) <= r
