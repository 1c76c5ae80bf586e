"""What can be pointed at, and where it is. Pure geometry in table units; big forgiving areas."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from trainer.ui.table.lay import SLOTS, Lie, slot_centre
from trainer.ui.table.layout import BOARD_H, BOARD_W, BUTTON_D, HAND_W, RATIO, Layout, SeatPlace
from trainer.ui.table.picture import Picture
from trainer.ui.table.shapes import Point, Rect, in_tilted

Kind = Literal[
    "felt",
    "board",
    "board-slot",
    "seat",
    "bet",
    "pot",
    "rack",
    "burns",
    "muck",
    "aside",
    "stub",
    "button",
    "floor",
    "card",
]


@dataclass(frozen=True, slots=True)
class Target:
    """One thing on the table.

    `seat` counts from 1 (seats, bets, cards in a hand). A card carries its `key` and the `zone` it lies in
    ("hand-3", "board", "burns", "aside", "in-hand"). `slot` counts board slots from 0.
    """

    kind: Kind
    seat: int | None = None
    key: str | None = None
    zone: str | None = None
    slot: int | None = None

    @property
    def place(self) -> str:
        """Where a thing dropped here would go: the zone for a card, "board" for a slot, "hand-N" for a seat."""
        if self.kind == "card":
            return self.zone or "felt"
        if self.kind in {"seat", "bet"}:
            return f"hand-{self.seat}"
        return "board" if self.kind == "board-slot" else self.kind


@dataclass(frozen=True, slots=True)
class Shape:
    """The area of a target: a rectangle, turned by `angle` degrees about its centre."""

    target: Target
    rect: Rect
    angle: float = 0.0

    def holds(self, point: Point) -> bool:
        return in_tilted(point, self.rect.centre, self.rect.w, self.rect.h, self.angle)


FELT = Target("felt")
FORGIVING = 10.0


def shapes(picture: Picture, layout: Layout, lies: dict[str, Lie]) -> tuple[Shape, ...]:
    """Every target's areas, later ones above earlier ones."""
    return tuple(_all(picture, layout, lies))


def _all(picture: Picture, layout: Layout, lies: dict[str, Lie]) -> Iterator[Shape]:
    zones = layout.zones
    yield from _empty_chairs(picture, layout)
    yield Shape(Target("board"), zones.board.grown(18))
    yield from (shape for seat in picture.seats for shape in _seat_wide(layout.seat(seat.number)))
    yield Shape(Target("rack"), zones.rack)
    if any(pot.chips for pot in picture.pots):
        yield Shape(Target("pot"), Rect.around(zones.pot.moved(0, -20), 260, 76))
    yield from _piles(layout)
    yield from _slots(picture, layout)
    yield from (shape for seat in picture.seats for shape in _seat_near(layout.seat(seat.number)))
    yield from (Shape(Target("bet", seat.number), layout.seat(seat.number).bet) for seat in picture.seats if seat.bet)
    if picture.button is not None:
        yield Shape(Target("button"), Rect.around(layout.seat(picture.button).button, BUTTON_D + 6, 40))
    if picture.floor != "away":
        yield Shape(Target("floor"), zones.floor)
    if picture.stub.count:
        yield Shape(Target("stub"), Rect.around(zones.stub, HAND_W + 10, HAND_W * RATIO + 16), -8)
    yield from _cards(lies)


def _empty_chairs(picture: Picture, layout: Layout) -> Iterator[Shape]:
    """Where nobody sits a card can land all the same, and the button lie; whatever else is there comes first."""
    for number in range(1, picture.size + 1):
        if picture.seat(number) is None:
            yield Shape(Target("seat", number), layout.seat(number).fan)


def _seat_wide(place: SeatPlace) -> Iterator[Shape]:
    """Everything between a player's plate, cards and chips counts as that seat."""
    for part in (place.fan, place.stack):
        yield Shape(Target("seat", place.number), place.plate.joined(part))


def _seat_near(place: SeatPlace) -> Iterator[Shape]:
    for part in (place.stack, place.fan, place.plate):
        yield Shape(Target("seat", place.number), part.grown(FORGIVING if part is place.plate else 2.0))


def _piles(layout: Layout) -> Iterator[Shape]:
    zones = layout.zones
    for kind, rect in (("aside", zones.aside), ("burns", zones.burns), ("muck", zones.muck)):
        tall = Rect(rect.x - 2, rect.y - 14, rect.w + 4, rect.h + 36)
        yield Shape(Target(kind), tall)  # type: ignore[arg-type]  # mypy widens the literals of a loop


def _slots(picture: Picture, layout: Layout) -> Iterator[Shape]:
    if picture.game == "stud":
        return
    for slot in range(min(len(picture.board), SLOTS), SLOTS):
        centre = slot_centre(layout.zones.board, slot)
        yield Shape(Target("board-slot", slot=slot), Rect.around(centre, BOARD_W + 8, BOARD_H))


def _cards(lies: dict[str, Lie]) -> Iterator[Shape]:
    for lie in lies.values():
        if lie.zone != "muck":
            target = Target("card", lie.seat, lie.card.key, lie.zone)
            yield Shape(target, Rect.around(lie.at, lie.width, lie.width * RATIO), lie.angle)


def target_at(areas: tuple[Shape, ...], point: Point) -> Target:
    """What lies topmost at a point of the table; the felt where nothing does."""
    return next((shape.target for shape in reversed(areas) if shape.holds(point)), FELT)


def handle(areas: tuple[Shape, ...], target: Target) -> Point | None:
    """A point at which exactly this target is hit, near the middle of its area, or None while it is covered."""
    for shape in reversed(areas):
        if shape.target == target:
            for point in _probes(shape.rect):
                if target_at(areas, point) == target:
                    return point
    return None


def _probes(rect: Rect) -> list[Point]:
    steps = [i / 10 - 0.5 for i in range(11)]
    grid = sorted(((x, y) for x in steps for y in steps), key=lambda p: p[0] ** 2 + p[1] ** 2)
    return [Point(rect.centre.x + x * rect.w * 0.94, rect.centre.y + y * rect.h * 0.94) for x, y in grid]
