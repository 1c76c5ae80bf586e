"""Where things of a close-up lie, as values; in units: one unit is one pixel where the felt is 1600 x 744."""

from dataclasses import dataclass

from trainer.ui.closeup import tags
from trainer.ui.closeup.fit import CardsPlace, ChipPlace
from trainer.ui.closeup.picture import CloseSeat, Heap, Pot
from trainer.ui.table.shapes import Point, Rect

BASE_W, BASE_H = 1600.0, 744.0
MIN_TEXT = 12.0
ARC, DROP, RAIL = 124.0, 46.0, 92.0
TAG = 17.0
EDGE, GAP = 28.0, 14.0


def arc(w: float, x: float) -> float:
    """The y of the felt's edge at x."""
    return ARC + DROP * ((x - w / 2) / (BASE_W / 2)) ** 2


@dataclass(frozen=True, slots=True)
class TagLay:
    """A pill: its words, the event it belongs to (0 for none), its text size in units."""

    words: str
    order: int
    box: Rect
    text: float


@dataclass(frozen=True, slots=True)
class HeapLay:
    """Chips of a bet where they lie."""

    place: str
    heap: Heap
    chips: ChipPlace
    label: TagLay | None = None


@dataclass(frozen=True, slots=True)
class BubbleLay:
    """A paper bubble beside a plate, with its number's disc."""

    words: str
    order: int
    box: Rect
    tail: str
    disc: Point
    text: float


@dataclass(frozen=True, slots=True)
class SeatLay:
    """One seat's column: the plate on the rail, and below it cards, stack, bet and remarks."""

    seat: CloseSeat
    plate: Rect
    words: str = ""
    cards: CardsPlace | None = None
    stack: ChipPlace | None = None
    bets: tuple[HeapLay, ...] = ()
    tags: tuple[TagLay, ...] = ()
    bubbles: tuple[BubbleLay, ...] = ()
    button: Point | None = None


@dataclass(frozen=True, slots=True)
class PotLay:
    """A pot and its name."""

    pot: Pot
    chips: ChipPlace
    label: TagLay


@dataclass(frozen=True, slots=True)
class EventLay:
    """An entry of the timeline; `since` are the words on the line that leads to it, ending at its left."""

    tag: TagLay
    since: str
    line: Rect | None


@dataclass(frozen=True, slots=True)
class Lay:
    """The whole close-up: `scale` is pixels per unit, `w` and `h` what can be seen in units."""

    scale: float
    w: float
    h: float
    seats: tuple[SeatLay, ...]
    board: CardsPlace | None
    pots: tuple[PotLay, ...]
    hero: tuple[HeapLay, ...]
    events: tuple[EventLay, ...]
    note: TagLay | None

    def heaps(self) -> tuple[HeapLay, ...]:
        """Every heap of every bet."""
        return (*(heap for seat in self.seats for heap in seat.bets), *self.hero)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is laid out on: `scale` is pixels per unit, `w` and `h` what can be seen in units."""

    scale: float
    w: float
    h: float

    @classmethod
    def of(cls, width: float, height: float) -> "Sheet":
        """The sheet of a view of width x height pixels."""
        scale = min(width / BASE_W, height / BASE_H)
        return cls(scale, width / scale, height / scale)

    def text(self, units: float) -> float:
        """A text size that never falls under 12 pixels on screen, in units of whole pixels."""
        return round(max(units * self.scale, MIN_TEXT)) / self.scale

    def pixels(self, units: float) -> int:
        """A text size in units as whole pixels."""
        return round(units * self.scale)

    @property
    def tag_height(self) -> float:
        """The height of a pill."""
        return self.text(TAG) * tags.HIGH

    def tag(self, words: str, order: int, middle: float, top: float, units: float = TAG) -> TagLay:
        """A pill with its middle at x, kept inside the sheet."""
        text = self.text(units)
        w = tags.tag_width(words, self.pixels(text), order > 0) / self.scale
        x = min(max(middle - w / 2, 8), self.w - 8 - w)
        return TagLay(words, order, Rect(x, top, w, text * tags.HIGH), text)

    def cut(self, tag: TagLay, room: float, middle: float) -> TagLay:
        """The pill with as many of its words as go into the room; the timeline has all of them."""
        if tag.box.w <= room:
            return tag
        size = self.pixels(tag.text)
        words = tags.shortened(tag.words, size, tag.order > 0, room * self.scale)
        return self.tag(words, tag.order, middle, tag.box.y)
