"""Which boxes of a close-up a line of arithmetic points at."""

from collections.abc import Iterator

from trainer.kernel.altered import replace
from trainer.ui.art import chips as art
from trainer.ui.closeup.fit import ChipPlace
from trainer.ui.closeup.lay import TagLay
from trainer.ui.closeup.layout import Lay
from trainer.ui.table.picture import Chips, amount
from trainer.ui.table.shapes import Rect

GROW, GAP = 7.0, 8.0


def lights(laid: Lay, places: tuple[str, ...], chips: Chips, worth: int = 0) -> tuple[Rect, ...]:
    """The boxes of these places; of chips that are named only those columns, where they are not all.

    Of several heaps in one place only the one that is `worth` so much, where there is one.
    """
    wanted = {value for value, _ in chips}
    return tuple(box.grown(GROW) for place in places for box in _boxes(laid, place, wanted, worth))


def beside(laid: Lay, found: tuple[Rect, ...], words: str) -> TagLay:
    """Words next to the boxes pointed at, where they lie on nothing else."""
    sheet = laid.sheet
    tag = sheet.tag(words, 0, 0, 0)
    whole, last = found[0], found[-1]
    for box in found[1:]:
        whole = whole.joined(box)
    middle, w, h = whole.centre, tag.box.w, tag.box.h
    tries = (
        (last.right + GAP, last.centre.y - h / 2),
        (middle.x - w / 2, whole.y - GAP - h),
        (found[0].x - GAP - w, found[0].centre.y - h / 2),
        (middle.x - w / 2, whole.bottom + GAP),
    )
    spots = [Rect(x, y, w, h) for x, y in tries]
    seen, boxes = Rect(0, 0, sheet.w, sheet.h), laid.boxes()
    free = (each for each in spots if each.within(seen) and not any(each.meets(box) for box in boxes))
    return replace(tag, box=next(free, spots[1]))


def _boxes(laid: Lay, place: str, wanted: set[int], worth: int) -> Iterator[Rect]:
    groups = list(_groups(laid, place))
    exact = [each for each in groups if amount(each.group.chips) == worth]
    for group in exact[:1] or groups:
        held = {value for value, _ in group.group.chips}
        if wanted and held - wanted:
            yield from _columns(group, wanted)
        else:
            yield group.box
    yield from _cards(laid, place)


def _groups(laid: Lay, place: str) -> Iterator[ChipPlace]:
    yield from (heap.chips for heap in laid.heaps() if heap.place == place and not heap.heap.until)
    yield from (pot.chips for pot in laid.pots if pot.pot.place == place)
    yield from (each.stack for each in laid.seats if each.stack and place == f"stack-{each.seat.number}")


def _cards(laid: Lay, place: str) -> Iterator[Rect]:
    if place == "board" and laid.board:
        yield laid.board.box
    yield from (each.cards.box for each in laid.seats if each.cards and place == f"hand-{each.seat.number}")


def _columns(place: ChipPlace, wanted: set[int]) -> Iterator[Rect]:
    d, foot = place.group.diameter, place.foot
    for column in art.placed(place.group):
        if column.denomination in wanted:
            top = foot.y + (column.y - column.count * art.THICK - art.FACE / 2) * d
            bottom = foot.y + (column.y + art.FACE / 2) * d
            yield Rect(foot.x + (column.x - 0.5) * d, top, d, bottom - top)
