"""How chips are set up where they lie: how high, how many side by side, how large, and which pile is where."""

from collections.abc import Iterator
from functools import lru_cache

from trainer.ui.art import chips as art
from trainer.ui.art import rack as rack_art
from trainer.ui.table.layout import BET_D, POT_D, STACK_D, STACK_H, Layout
from trainer.ui.table.picture import Chips, seat_of
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.targets import Shape, Target

Setting = tuple[int, int, float]
"""Chips in a column at most, columns in front, and the chip's diameter in table units."""

STACK_ROW, STACK_MIN_D, POT_ACROSS, POT_TALL = 6, 20.0, 6, 10
STACK_TALLS, STACK_OVER = (12, 20), 6.0
# A bet grows in height, then in breadth, then its chips are drawn smaller: (tall, across, diameter).
BET_SHAPES = ((8, 2, BET_D), (8, 3, 36.0), (14, 3, 34.0), (20, 4, 30.0), (20, 6, 26.0))
POT_CROWDED_D = 31.0
BET_ROOM = 180.0, 74.0
COUNTED_TALL, COUNTED_ACROSS = (5, 10, 20), 8
NEXT_W, LABEL_H = 110.0, 28.0
NEXT_LEAST, SLOT_MOST = 40.0, 150.0


@lru_cache(maxsize=512)
def bet_shape(chips: Chips, w: float = BET_ROOM[0], h: float = BET_ROOM[1]) -> Setting:
    """How a bet of these chips is set up in a room of w x h."""
    for tall, across, diameter in BET_SHAPES:
        columns = sum(-(-count // tall) for _, count in chips)
        size = art.extent(art.Group(chips, diameter, across, tall))
        if columns <= 2 * across and 2 * size.half <= w and size.up + size.down <= h:
            return tall, across, diameter
    return fitted(chips, w, h, BET_SHAPES[-1][2])


@lru_cache(maxsize=512)
def stack_shape(chips: Chips, w: float, h: float = STACK_H) -> Setting:
    """How a player's chips stand in a room of w x h: one row if it can be, else two, and under the cards never."""
    for tall in STACK_TALLS:
        row = sum(-(-count // tall) for _, count in chips)
        diameter = min(STACK_D, w / ((row - 1) * art.STEP + 1))
        size = art.extent(art.Group(chips, diameter, STACK_ROW, tall))
        if row <= STACK_ROW and diameter >= STACK_MIN_D and size.up + size.down <= h + STACK_OVER:
            return tall, STACK_ROW, diameter
    return fitted(chips, w, h + STACK_OVER, STACK_D, STACK_TALLS)


def single_pot_shape(chips: Chips, w: float, h: float) -> Setting:
    """How the only pot is set up in a room of w x h."""
    crowded = len(art.columns(chips, POT_ACROSS, POT_TALL)) > POT_ACROSS
    setting = POT_TALL, POT_ACROSS, POT_CROWDED_D if crowded else POT_D
    size = art.extent(art.Group(chips, setting[2], POT_ACROSS, POT_TALL))
    return setting if 2 * size.half <= w and size.up + size.down <= h else fitted(chips, w, h, POT_CROWDED_D)


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
        if setting[2] >= STACK_MIN_D:
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
    """The area of each well of the rack that holds chips."""
    for place, (value, _) in enumerate(rack_art.wells(rack)):
        x, y, w, h = rack_art.well_box(place, box.w, box.h)
        yield Shape(Target("chips", zone="rack", value=value), Rect(box.x + x, box.y + y, w, h))
