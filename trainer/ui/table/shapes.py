"""Points and rectangles without Qt, in table units unless said otherwise."""

from dataclasses import dataclass
from math import cos, hypot, radians, sin


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float

    def moved(self, dx: float, dy: float) -> "Point":
        return Point(self.x + dx, self.y + dy)


@dataclass(frozen=True, slots=True)
class Rect:
    """Left, top, width and height."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> "Rect":
        return cls(centre.x - w / 2, centre.y - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float) -> "Rect":
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, point: Point) -> bool:
        return self.x <= point.x <= self.right and self.y <= point.y <= self.bottom

    def distance(self, point: Point) -> float:
        """How far a point is from its edge; 0 inside."""
        across = max(self.x - point.x, 0.0, point.x - self.right)
        return hypot(across, max(self.y - point.y, 0.0, point.y - self.bottom))

    def within(self, other: "Rect") -> bool:
        inside_x = other.x <= self.x and self.right <= other.right
        return inside_x and other.y <= self.y and self.bottom <= other.bottom

    def meets(self, other: "Rect", slack: float = 0.0) -> bool:
        """True when the two overlap by more than `slack` both ways."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def joined(self, other: "Rect") -> "Rect":
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def in_tilted(point: Point, centre: Point, w: float, h: float, angle: float) -> bool:
    """True when the point lies in a w x h rectangle turned by `angle` degrees (clockwise) about its centre."""
    c, s = cos(radians(angle)), sin(radians(angle))
    dx, dy = point.x - centre.x, point.y - centre.y
    return abs(c * dx + s * dy) <= w / 2 and abs(c * dy - s * dx) <= h / 2
