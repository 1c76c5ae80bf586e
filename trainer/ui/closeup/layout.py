"""The whole close-up laid out: seats above, board, pots and the large bet below them, the timeline at the foot."""

from dataclasses import dataclass
from functools import lru_cache

from trainer.kernel.altered import replace
from trainer.ui.closeup.columns import columns, need
from trainer.ui.closeup.fit import CardsPlace
from trainer.ui.closeup.lay import ARC, DROP, EDGE, GAP, EventLay, HeapLay, PotLay, SeatLay, Sheet, TagLay
from trainer.ui.closeup.middle import middle
from trainer.ui.closeup.picture import ClosePicture
from trainer.ui.closeup.timeline import events
from trainer.ui.table.shapes import Rect

SPLIT, SPLIT_LARGE = 0.60, 0.52


@dataclass(frozen=True, slots=True)
class Lay:
    """Where everything lies, in units of the sheet."""

    sheet: Sheet
    seats: tuple[SeatLay, ...]
    board: CardsPlace | None
    pots: tuple[PotLay, ...]
    large: tuple[HeapLay, ...]
    events: tuple[EventLay, ...]
    note: TagLay | None

    def heaps(self) -> tuple[HeapLay, ...]:
        """Every heap of every bet."""
        return (*(heap for seat in self.seats for heap in seat.bets), *self.large)

    def boxes(self) -> tuple[Rect, ...]:
        """What lies there: plates, words, cards, chips."""
        found = [heap.chips.box for heap in self.heaps()] + [heap.label.box for heap in self.large if heap.label]
        for seat in self.seats:
            found += [seat.plate, *(tag.box for tag in seat.tags), *(bubble.box for bubble in seat.bubbles)]
            found += [each.box for each in (seat.cards, seat.stack) if each]
        found += [box for pot in self.pots for box in (pot.chips.box, pot.label.box)]
        found += [each.tag.box for each in self.events] + ([self.note.box] if self.note else [])
        return (*found, *([self.board.box] if self.board else []))


@lru_cache(maxsize=32)
def lay(picture: ClosePicture, width: float, height: float) -> Lay:
    """The layout of a picture in a view of width x height pixels."""
    sheet = Sheet.of(width, height)
    told = events(sheet, picture)
    foot = min([sheet.h - EDGE / 2, *(each.tag.box.y - GAP for each in told)])
    hero = picture.seat(picture.hero)
    large = bool(hero and hero.bet)
    below = bool(picture.board or picture.pots or large)
    split = foot
    if below:
        share = SPLIT_LARGE if large else SPLIT
        split = min(ARC + (foot - ARC) * share, ARC + need(sheet, picture))
    seats = columns(sheet, picture, split, alone=not below)
    board, pots, laid = middle(sheet, picture, split + GAP, foot)
    bare = Lay(sheet, seats, board, pots, laid, told, None)
    return replace(bare, note=_note(bare, picture, foot))


def _note(laid: Lay, picture: ClosePicture, foot: float) -> TagLay | None:
    """Where the button is, when its seat is not shown: at the foot, in whichever corner is free."""
    if not picture.button or picture.seat(picture.button) or len(picture.seats) < 2:
        return None
    sheet, boxes = laid.sheet, laid.boxes()
    made = sheet.tag(f"Button: seat {picture.button}", 0, 0, foot - sheet.tag_height)
    lower = [replace(made, box=made.box.moved(left - made.box.x, 0)) for left in (EDGE, sheet.w - EDGE - made.box.w)]
    higher = [replace(each, box=each.box.moved(0, ARC + 2 * DROP + GAP - each.box.y)) for each in lower]
    return next((each for each in (*lower, *higher) if not any(each.box.meets(box) for box in boxes)), lower[0])
