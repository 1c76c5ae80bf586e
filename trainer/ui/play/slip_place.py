"""Where a slip of paper may lie so that it hides least of what must be seen. Pixels of the page."""

from collections.abc import Iterable, Iterator
from math import hypot

from PySide6.QtCore import QPoint, QRect, QSize

AIR, ACROSS, DOWN = 8, 16, 20  # so many places are tried across and down, however large the room: a gesture waits
NEARNESS = 6
"""How many covered square pixels it is worth to lie a pixel nearer."""
Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""


def best_place(size: QSize, room: QRect, seen: Iterable[QRect], near: QPoint, nearness: int = NEARNESS) -> QPoint:
    """The upper left corner at which the slip hides little of `seen` and lies near to `near`, wholly in the room if it
    fits there.
    """
    keep = [_box(each) for each in seen]
    wide, high = size.width(), size.height()
    about = near.x() - wide // 2, near.y() - high // 2

    def cost(at: tuple[int, int]) -> float:
        x, y = at
        slip = x - AIR, y - AIR, x + wide + AIR, y + high + AIR
        return sum(_shared(slip, each) for each in keep) + nearness * hypot(x - about[0], y - about[1])

    return QPoint(*min(_places(size, room), key=cost))


def _places(size: QSize, room: QRect) -> Iterator[tuple[int, int]]:
    right, bottom = max(room.left(), room.right() - size.width()), max(room.top(), room.bottom() - size.height())
    across, down = max(1, (right - room.left()) // ACROSS), max(1, (bottom - room.top()) // DOWN)
    for x in (*range(room.left(), right, across), right):
        for y in (*range(room.top(), bottom, down), bottom):
            yield x, y


def _box(area: QRect) -> Box:
    return area.left(), area.top(), area.right(), area.bottom()


def _shared(one: Box, other: Box) -> int:
    """How many square pixels both cover."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0
