"""How large chips and cards may be drawn in a room of given size. Sizes in table units."""

from dataclasses import dataclass

from trainer.ui.art import chips as art
from trainer.ui.table.layout import RATIO
from trainer.ui.table.picture import Cards, Chips
from trainer.ui.table.shapes import Point, Rect

TALL = 20
SPREAD = 4
TWO_ROWS_FROM = 1.35
UP_STEP, LEAST_STEP = 1.08, 0.36


@dataclass(frozen=True, slots=True)
class ChipPlace:
    """A group of chips, its foot, and the box it fills without its shadow; in units."""

    group: art.Group
    foot: Point
    box: Rect


def chip_group(chips: Chips, w: float, h: float, most: float, *, spread: bool = False) -> art.Group:
    """The chips as large as the room allows, at most `most` across; in one row unless two make them much larger."""
    if spread and sum(count for _, count in chips) <= SPREAD:
        return _sized(art.Group(chips, 1.0, spread=True), w, h, most)
    heaps = sum(-(-count // TALL) for _, count in chips)
    one = _sized(art.Group(chips, 1.0, heaps, TALL), w, h, most)
    two = _sized(art.Group(chips, 1.0, max(1, -(-heaps // 2)), TALL), w, h, most)
    return two if two.diameter > one.diameter * TWO_ROWS_FROM else one


def _sized(group: art.Group, w: float, h: float, most: float) -> art.Group:
    unit = art.extent(group)
    d = min(most, w / (2 * unit.half), h / (unit.up + unit.down))
    return art.Group(group.chips, d, group.across, group.tall, group.spread)


def size(group: art.Group) -> tuple[float, float]:
    """Width and height of a group."""
    room = art.extent(group)
    return 2 * room.half, room.up + room.down


def stood(group: art.Group, middle: float, bottom: float) -> ChipPlace:
    """The group with its box centred on x `middle`, its lowest point at y `bottom`."""
    room = art.extent(group)
    foot = Point(middle, bottom - room.down)
    return ChipPlace(
        group, foot, Rect(middle - room.half, bottom - room.up - room.down, 2 * room.half, room.up + room.down)
    )


@dataclass(frozen=True, slots=True)
class CardsPlace:
    """A row of cards: their width, the x of the first one's centre, the step to the next, and the y of all."""

    width: float
    first: float
    step: float
    y: float
    count: int

    @property
    def box(self) -> Rect:
        """What the row fills."""
        high = self.width * RATIO
        return Rect(self.first - self.width / 2, self.y - high / 2, self.step * (self.count - 1) + self.width, high)


def card_row(cards: Cards, w: float, most: float) -> tuple[float, float]:
    """Card width and step of a row in a room `w` wide: apart where there is room, else over one another."""
    gaps = len(cards) - 1
    width = min(most, w / (1 + LEAST_STEP * gaps))
    step = min(width * UP_STEP, (w - width) / gaps) if gaps else 0.0
    return width, step
