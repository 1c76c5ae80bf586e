"""Where speech appears: beside the speaker's plate, never over a plate or cards. Pure, in table units."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from trainer.ui.table.layout import EDGE, SeatPlace
from trainer.ui.table.shapes import Point, Rect

Measure = Callable[[str, float], tuple[float, float]]
"""(text, widest line) -> (width, height) of the paper."""

ROOMS = (260.0, 190.0, 140.0, 96.0, 76.0)
TAIL_GAP = 13.0
FLOOR_ROOM, FLOOR_ROOMS = 216.0, (400.0, 300.0, 216.0, 150.0)  # over the floor's head; where that lies on something
FLOOR_REACH, FLOOR_STEP = 480, 24


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a bubble's paper lies, how wide its lines may be, and where its tail points."""

    box: Rect
    room: float
    tail: str


def place(
    text: str, seat: SeatPlace, scene: Rect, measure: Measure, hard: Sequence[Rect], soft: Sequence[Rect]
) -> Placed:
    """The first fitting place; `hard` is never covered while any other place is left, `soft` if avoidable."""
    tries = list(_tries(text, seat, measure))
    inner = scene.grown(-EDGE / 2)
    spared = [rect for rect in soft if rect != seat.stack]
    for obstacles in ([*hard, *soft], [*hard, *spared], list(hard)):
        for tried in tries:
            if tried.box.within(inner) and not any(tried.box.meets(rect) for rect in obstacles):
                return tried
    return _pushed_inside(tries[0], inner)


def _pushed_inside(tried: Placed, scene: Rect) -> Placed:
    x = min(max(tried.box.x, scene.x), scene.right - tried.box.w)
    y = min(max(tried.box.y, scene.y), scene.bottom - tried.box.h)
    return Placed(Rect(x, y, tried.box.w, tried.box.h), tried.room, tried.tail)


def _tries(text: str, seat: SeatPlace, measure: Measure) -> Iterator[Placed]:
    for room in ROOMS:
        w, h = measure(text, room)
        for at, tail in _spots(seat, w, h):
            yield Placed(Rect(at.x, at.y, w, h), room, tail)


def _spots(seat: SeatPlace, w: float, h: float) -> Iterator[tuple[Point, str]]:
    plate = seat.plate
    above, below = plate.y - TAIL_GAP - h, plate.bottom + TAIL_GAP
    middle = plate.centre.y - h / 2
    left, right = Point(plate.x - TAIL_GAP - w, middle), Point(plate.right + TAIL_GAP, middle)
    outside = ((right, "left"), (left, "right")) if seat.side >= 0 else ((left, "right"), (right, "left"))
    over = Point(plate.x, above), "down"
    if seat.side > 0:
        over = Point(plate.right - w, above), "down-right"
    yield over
    yield from outside
    yield Point(plate.centre.x - w / 2, below), "up"
    row = seat.fan.joined(seat.stack)
    for x, tail in ((row.right + 6, "left"), (row.x - w - 6, "right")):
        yield Point(x, row.centre.y - h / 2), tail
    for x in (seat.stack.centre.x - w / 2, seat.stack.x, seat.stack.right - w):
        yield Point(x, seat.stack.centre.y - h / 2), ""
    yield Point(seat.bet.centre.x - w / 2, seat.bet.centre.y - h / 2), "up"
    yield Point(seat.bet.right + 4, seat.bet.centre.y - h / 2), ""
    yield Point(seat.bet.x - w - 4, seat.bet.centre.y - h / 2), ""
    yield Point(seat.bet.centre.x - w / 2, seat.bet.bottom + 4), "up"


def fixed(centre: Point, size: tuple[float, float], scene: Rect, tail: str, room: float) -> Placed:
    """A bubble above a point (the floor's, the dealer's), kept inside the scene."""
    w, h = size
    return _pushed_inside(Placed(Rect(centre.x - w / 2, centre.y - h, w, h), room, tail), scene.grown(-EDGE / 2))


def floor(text: str, person: Rect, scene: Rect, measure: Measure, hard: Sequence[Rect], soft: Sequence[Rect]) -> Placed:
    """The floor's words: over the head; where they would lie on plates or cards, at the nearest place that is free."""
    head = Point(person.centre.x, person.y - 4)
    usual = fixed(head, measure(text, FLOOR_ROOM), scene, "down-mid", FLOOR_ROOM)
    if not any(usual.box.meets(rect) for rect in hard):
        return usual
    inner = scene.grown(-EDGE / 2)
    tries = [
        each for room in FLOOR_ROOMS for each in _around(person, room, measure(text, room)) if each.box.within(inner)
    ]
    for obstacles in ([*hard, *soft], list(hard)):
        free = [each for each in tries if not any(each.box.meets(rect) for rect in (*obstacles, person))]
        if free:
            return min(free, key=lambda each: _far(each.box, person))
    return usual


def _around(person: Rect, room: float, size: tuple[float, float]) -> Iterator[Placed]:
    """The words to the left of the floor and further up, row after row."""
    w, h = size
    for left in range(0, FLOOR_REACH, FLOOR_STEP):
        for up in range(0, FLOOR_REACH, FLOOR_STEP):
            box = Rect(person.x - TAIL_GAP - w - left, person.bottom - h - up, w, h)
            near = left == 0 and person.y <= box.centre.y <= person.bottom
            yield Placed(box, room, "right" if near else "")


def _far(box: Rect, person: Rect) -> float:
    across, down = person.x - box.right, box.centre.y - person.centre.y
    return across * across + down * down
