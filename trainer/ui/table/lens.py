"""Chips from near, so that they can be counted: what is shown of a picture, and how large it all is. Pure."""

from dataclasses import dataclass
from math import ceil

from trainer.ui.art import chips as art
from trainer.ui.table.picture import Chips, Picture, amount, heaps, pot_place, seat_of
from trainer.ui.table.pot_chips import pot_words
from trainer.ui.table.shapes import Rect
from trainer.ui.table.spoken import chips_name

FELT = "felt"
"""The place that means every heap on the table."""
CHIP_D, TALLS = 56.0, (10, 5, 20)
LABEL_H, GAP, INSET, ROWS = 30.0, 18.0, 16.0, 6


@dataclass(frozen=True, slots=True)
class Near:
    """One heap from near: its name, with the amount where that is told, and its chips."""

    words: str
    chips: Chips

    @property
    def heard(self) -> str:
        """What a screen reader says of it."""
        return f"{self.words}: {chips_name(self.chips)}"


@dataclass(frozen=True, slots=True)
class Grid:
    """Heaps in rows: the width of each column and the height of a row in pixels, and each heap as it is drawn."""

    wides: tuple[float, ...]
    high: float
    groups: tuple[art.Group, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of everything, with the room around."""
        rows = ceil(len(self.groups) / len(self.wides))
        return sum(self.wides) + 2 * INSET, rows * self.high + 2 * INSET

    def cell(self, place: int) -> Rect:
        """Where the heap of that number stands, with its name."""
        row, column = divmod(place, len(self.wides))
        return Rect(INSET + sum(self.wides[:column]), INSET + row * self.high, self.wides[column], self.high)


def near(picture: Picture, place: str) -> tuple[Near, ...]:
    """What is seen from near at a place: all pots, all that a seat has, or with `FELT` every heap."""
    seat = seat_of(place)
    if seat is not None:
        return _of_seat(picture, seat)
    pots = tuple(Near(pot_words(picture, n), pot.chips) for n, pot in enumerate(picture.pots) if pot.chips)
    if place != FELT:
        return pots
    return pots + tuple(each for seat in picture.seats for each in _of_seat(picture, seat.number))


def _of_seat(picture: Picture, seat: int) -> tuple[Near, ...]:
    lying = heaps(picture)
    names = {f"bet-{seat}": f"Seat {seat} bet", f"stack-{seat}": f"Seat {seat} stack"}
    return tuple(Near(_told(picture, place, name), lying[place]) for place, name in names.items() if place in lying)


def _told(picture: Picture, place: str, name: str) -> str:
    return f"{name} {amount(heaps(picture)[place]):,}" if picture.tells(place) else name


def grid(shown: tuple[Near, ...], room: tuple[float, float], most: float, words: tuple[float, ...]) -> Grid:
    """The rows in which the heaps are seen largest in a room of this size; `words` is how wide each name is."""
    tries = (_in_rows(shown, room, most, words, rows) for rows in range(1, min(ROWS, len(shown)) + 1))
    return max(tries, key=lambda made: min(group.diameter for group in made.groups))


def _in_rows(
    shown: tuple[Near, ...], room: tuple[float, float], most: float, words: tuple[float, ...], rows: int
) -> Grid:
    across = ceil(len(shown) / rows)
    w, h = (room[0] - 2 * INSET) / across - GAP, (room[1] - 2 * INSET) / rows - LABEL_H
    groups = tuple(standing(each.chips, w, h, most) for each in shown)
    sizes = [art.extent(group) for group in groups]
    each = [min(max(2 * size.half, name), w) + GAP for size, name in zip(sizes, words, strict=True)]
    wides = tuple(max(each[column::across]) for column in range(across))
    return Grid(wides, max(size.up + size.down for size in sizes) + LABEL_H, groups)


def standing(chips: Chips, w: float, h: float, most: float) -> art.Group:
    """The chips in one row, so that none is hidden by another, as large as a room of w x h lets them be."""
    tries = [art.Group(chips, 1.0, len(art.columns(chips, 99, tall)), tall, counted=True) for tall in TALLS]
    found = [(_largest(group, w, h, most), group) for group in tries]
    diameter, group = max(found, key=lambda each: each[0])
    return art.Group(chips, diameter, group.across, group.tall, counted=True)


def _largest(group: art.Group, w: float, h: float, most: float) -> float:
    size = art.extent(group)
    return min(most, w / (2 * size.half), h / (size.up + size.down))


def holds(picture: Picture, place: str) -> bool:
    """Does something lie at this place?"""
    pots = place in [pot_place(n) for n in range(len(picture.pots))]
    return place == FELT or ((pots or seat_of(place) is not None) and bool(near(picture, place)))
