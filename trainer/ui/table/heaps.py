"""How chips are set up where they lie: how high, how many side by side, how large, and which pile is where."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from trainer.ui.art import chips as art
from trainer.ui.art import rack as rack_art
from trainer.ui.table.layout import CHIP_D, POT_D, Layout
from trainer.ui.table.picture import Chips, seat_of
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.targets import Shape, Target

Setting = tuple[int, int, float]
"""Chips in a column at most, columns in front, and the chip's diameter in table units."""

TALLS = (8, 10, 12, 16, 20)
"""How high a column in front of a player may be, the lower ones first."""
COUNTED_MIN_D, POT_ACROSS, POT_TALL = 20.0, 6, 10
POT_CROWDED_D, SLACK = 31.0, 0.01
COUNTED_TALL, COUNTED_ACROSS = (5, 10, 20), 8
COUNTED_OUT = (5, *TALLS)
"""What was counted out stands in fives where there is room."""
NEXT_W, LABEL_H = 110.0, 28.0
NEXT_LEAST, SLOT_MOST = 40.0, 150.0


@dataclass(frozen=True, slots=True)
class Room:
    """Chips and the room in which they stand, w x h."""

    chips: Chips
    w: float
    h: float


def chip_size(rooms: Iterable[Room], most: float = CHIP_D) -> float:
    """The diameter at which the chips of every room fit: at one table a chip is as large in front of each player."""
    return min((fitted(each.chips, each.w, each.h, most, TALLS)[2] for each in rooms), default=most)


@lru_cache(maxsize=512)
def standing(room: Room, diameter: float, talls: tuple[int, ...] = TALLS) -> Setting:
    """How chips of that size stand in their room: in one row if they can, in two else, in few and low columns."""
    fits = [
        (rows, len(columns), tall)
        for tall in talls
        for columns in [art.columns(room.chips, 1, tall)]
        for rows in (1, 2)
        if _fits(room, diameter, -(-len(columns) // rows), tall)
    ]
    if not fits:
        return fitted(room.chips, room.w, room.h, diameter, talls)
    rows, many, tall = min(fits)
    return tall, -(-many // rows), diameter


def _fits(room: Room, diameter: float, across: int, tall: int) -> bool:
    size = art.extent(art.Group(room.chips, diameter, across, tall))
    return 2 * size.half <= room.w + SLACK and size.up + size.down <= room.h + SLACK


def single_pot_shape(chips: Chips, w: float, h: float) -> Setting:
    """How the only pot is set up in a room of w x h."""
    crowded = len(art.columns(chips, POT_ACROSS, POT_TALL)) > POT_ACROSS
    most = POT_CROWDED_D if crowded else POT_D
    size = art.extent(art.Group(chips, most, POT_ACROSS, POT_TALL))
    narrow, high = 2 * size.half <= w, size.up + size.down > h
    if narrow and not high:
        return POT_TALL, POT_ACROSS, most
    return fitted(chips, w, h, most if narrow else POT_CROWDED_D)


@lru_cache(maxsize=512)
def fitted(chips: Chips, w: float, h: float, most: float, talls: tuple[int, ...] = (10, 20)) -> Setting:
    """The set-up with the largest chips that keeps to a room of w x h, and the lower columns of two alike."""
    best: Setting = (talls[-1], COUNTED_ACROSS, 0.0)
    for tall in talls:
        for across in range(1, COUNTED_ACROSS + 1):
            size = art.extent(art.Group(chips, 1.0, across, tall))
            diameter = min(most, w / (2 * size.half), h / (size.up + size.down))
            if diameter > best[2] + 0.3:
                best = (tall, across, diameter)
    return best


def counted_shape(chips: Chips, w: float, h: float, most: float) -> Setting:
    """Chips spread in piles of five, or of ten or twenty where there are too many."""
    for tall in COUNTED_TALL:
        setting = fitted(chips, w, h, most, (tall,))
        if setting[2] >= min(most, COUNTED_MIN_D):
            return setting
    return fitted(chips, w, h, most)


def pot_slots(room: Rect, count: int) -> tuple[Rect, ...]:
    """Rooms for `count` pots side by side, the main pot first, and last a smaller one for the next side pot."""
    each = min(SLOT_MOST, (room.w - NEXT_LEAST) / count)
    after = min(each, max(NEXT_LEAST, room.w - each * count))
    left = room.centre.x - (each * count + after) / 2
    slots = [Rect(left + each * n, room.y, each, room.h) for n in range(count)]
    return (*slots, Rect(slots[-1].right, room.y, after, room.h))


def pot_rooms(layout: Layout, count: int) -> tuple[Rect, ...]:
    """The rooms of `count` pots and last the one of the next side pot. A single pot has the middle."""
    room = layout.zones.pots
    if count > 1:
        return pot_slots(room, count)
    return (
        Rect(room.x + NEXT_W, room.y, room.w - 2 * NEXT_W, room.h),
        Rect(room.right - NEXT_W, room.y, NEXT_W, room.h),
    )


@lru_cache(maxsize=256)
def piles(chips: Chips, setting: Setting, foot: Point, place: str) -> tuple[Shape, ...]:
    """The area of each column of a heap, from the back to the front; columns of one denomination are one target."""
    return tuple(_piles(chips, setting, foot, place))


def _piles(chips: Chips, setting: Setting, foot: Point, place: str) -> Iterator[Shape]:
    tall, across, d = setting
    seat = seat_of(place)
    for each in art.columns(chips, across, tall):
        high = (art.FACE + each.count * art.THICK) * d
        bottom = foot.y + (each.y + art.FACE / 2) * d
        rect = Rect(foot.x + (each.x - 0.5) * d, bottom - high, d, high)
        yield Shape(Target("chips", seat, zone=place, value=each.denomination), rect)


def wells(rack: Chips, box: Rect) -> Iterator[Shape]:
    """The area of each well of the tray that holds chips."""
    for place, (value, _) in enumerate(rack_art.wells(rack)):
        x, y, w, h = rack_art.well_box(place, box.w, box.h)
        yield Shape(Target("chips", zone="rack", value=value), Rect(box.x + x, box.y + y, w, h))
