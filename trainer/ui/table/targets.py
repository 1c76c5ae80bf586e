"""What can be pointed at, and where it is. Pure geometry in table units; big forgiving areas."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from trainer.ui.table.lay import SLOTS, Lie, slot_centre
from trainer.ui.table.layout import ALL_IN_D, BOARD_H, BOARD_W, BUTTON_D, HAND_W, RATIO, Layout, SeatPlace
from trainer.ui.table.picture import Picture
from trainer.ui.table.shapes import Point, Rect, in_tilted

Kind = Literal[
    "felt",
    "board",
    "board-slot",
    "seat",
    "bet",
    "stack",
    "pot",
    "chips",
    "all-in",
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

    `seat` counts from 1 (seats, bets, cards in a hand, all-in buttons that lie before a seat). A card carries its `key`
    and the `zone` it lies in ("hand-3", "board", "burns", "aside", "in-hand"). `slot` counts board slots from 0. Chips
    are the pile of the denomination `value` in the `zone` "bet-3", "stack-3", "main", "side-1" or "rack"; a pot without
    a zone is the main pot, one of a zone in which nothing lies the next side pot.
    """

    kind: Kind
    seat: int | None = None
    key: str | None = None
    zone: str | None = None
    slot: int | None = None
    value: int | None = None

    @property
    def chips_at(self) -> str:
        """The place whose chips are meant: "bet-3", "stack-3", "main", "side-1" or "rack"; "" for no chips."""
        names = {"bet": f"bet-{self.seat}", "stack": f"stack-{self.seat}", "pot": self.zone or "main", "rack": "rack"}
        return (self.zone or "") if self.kind == "chips" else names.get(self.kind, "")

    @property
    def place(self) -> str:
        """Where a thing dropped here would go: the zone for a card, "board" for a slot, "hand-N" for a seat."""
        if self.kind == "card":
            return self.zone or "felt"
        if self.kind in {"seat", "bet", "stack"} or (self.kind == "chips" and self.seat):
            return f"hand-{self.seat}"
        if self.kind == "chips":
            return "rack" if self.zone == "rack" else "pot"
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
FORGIVING, REACH = 10.0, 46.0


def shapes(picture: Picture, layout: Layout, lies: dict[str, Lie], chips: tuple[Shape, ...] = ()) -> tuple[Shape, ...]:
    """Every target's areas, later ones above earlier ones. `chips` are those of the chips as they are drawn."""
    return tuple(_all(picture, layout, lies, chips))


def _all(picture: Picture, layout: Layout, lies: dict[str, Lie], chips: tuple[Shape, ...]) -> Iterator[Shape]:
    zones = layout.zones
    yield from _empty_chairs(picture, layout)
    yield Shape(Target("board"), zones.board.grown(18))
    yield from (shape for seat in picture.seats for shape in _seat_wide(layout.seat(seat.number)))
    yield Shape(Target("rack"), zones.rack)
    yield from _piles(layout)
    yield from _slots(picture, layout)
    yield from (shape for seat in picture.seats for shape in _seat_near(layout.seat(seat.number)))
    yield from (Shape(Target("bet", seat.number), layout.seat(seat.number).bet) for seat in picture.seats if seat.bet)
    yield from chips
    yield from _all_in_buttons(picture, layout)
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


def _all_in_buttons(picture: Picture, layout: Layout) -> Iterator[Shape]:
    """Those that wait beside the tray, and each that lies before a seat."""
    yield Shape(Target("all-in"), Rect.around(layout.zones.all_in, ALL_IN_D + 4, 36))
    for number in picture.all_in:
        at = puck_spot(picture, layout, number)
        yield Shape(Target("all-in", number), Rect.around(at, ALL_IN_D + 4, 34))


def puck_spot(picture: Picture, layout: Layout, number: int) -> Point:
    """Where an all-in button lies: in the room of the stack, which an all-in player has not; else beside."""
    seat, place = picture.seat(number), layout.seat(number)
    return place.all_in if seat is not None and seat.stack else place.stack.centre


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


def seat_near(picture: Picture, layout: Layout, point: Point, reach: float) -> Target | None:
    """The seat whose plate, cards, stack or bet is nearest to a point, and no further than that."""
    areas = ((layout.seat(seat.number), seat.number) for seat in picture.seats)
    far = {
        number: min(part.distance(point) for part in (area.plate, area.fan, area.stack, area.bet))
        for area, number in areas
    }
    nearest = min(far, key=far.__getitem__, default=0)
    return Target("seat", nearest) if far and far[nearest] <= reach else None


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
