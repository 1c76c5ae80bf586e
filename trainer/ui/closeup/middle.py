"""The middle of the felt: the board, the pots, and the bet of the seat that acts, laid out large."""

from collections.abc import Sequence
from itertools import pairwise

from trainer.kernel.altered import replace
from trainer.ui.closeup.columns import in_row
from trainer.ui.closeup.fit import CardsPlace, chip_group, size, stood
from trainer.ui.closeup.lay import EDGE, HeapLay, PotLay, Sheet
from trainer.ui.closeup.picture import ClosePicture, Heap, Pot
from trainer.ui.table.layout import RATIO

HERO_D, POT_D, BOARD_W, BOARD_STEP = 158.0, 88.0, 116.0, 1.10
HEAP_GAP, POT_GAP, LABEL_GAP, BOARD_SHARE, POTS_SHARE = 120.0, 56.0, 10.0, 0.5, 0.3
Middle = tuple[CardsPlace | None, tuple[PotLay, ...], tuple[HeapLay, ...]]


def middle(sheet: Sheet, picture: ClosePicture, top: float, foot: float) -> Middle:
    """The board with the pots at both its sides; without a board pots at the left and the large bet."""
    hero = picture.seat(picture.hero)
    bet, down = hero.bet if hero else (), (top, foot)
    left, right = EDGE, sheet.w - EDGE
    if picture.board:
        share = BOARD_SHARE if bet else 1.0
        board = _board(sheet, len(picture.board), top, top + (foot - top) * share)
        pots = _around(sheet, picture.pots, board, (top, top + (foot - top) * share))
        return board, pots, _large(sheet, picture.hero, bet, (left, right), (board.box.bottom + 14, foot))
    if picture.pots and bet:
        edge = left + (right - left) * POTS_SHARE
        pots = _pots(sheet, picture.pots, (left, edge - EDGE), down)
        return None, pots, _large(sheet, picture.hero, bet, (edge, right), down)
    return None, _pots(sheet, picture.pots, (left, right), down), _large(sheet, picture.hero, bet, (left, right), down)


def _around(sheet: Sheet, pots: Sequence[Pot], board: CardsPlace, down: tuple[float, float]) -> tuple[PotLay, ...]:
    """The first half of the pots at the board's left, the others at its right."""
    half = -(-len(pots) // 2)
    left = _pots(sheet, pots[:half], (EDGE, board.box.x - EDGE), down)
    return (*left, *_pots(sheet, pots[half:], (board.box.right + EDGE, sheet.w - EDGE), down))


def _board(sheet: Sheet, count: int, top: float, foot: float) -> CardsPlace:
    width = min(BOARD_W, (foot - top - 12) / RATIO)
    step = width * BOARD_STEP
    return CardsPlace(width, sheet.w / 2 - step * (count - 1) / 2, step, (top + foot) / 2, count)


def _pots(
    sheet: Sheet, pots: Sequence[Pot], across: tuple[float, float], down: tuple[float, float]
) -> tuple[PotLay, ...]:
    if not pots:
        return ()
    room = down[1] - down[0] - sheet.tag_height - LABEL_GAP - 10
    each = (across[1] - across[0] - POT_GAP * (len(pots) - 1)) / len(pots)
    groups = [chip_group(pot.chips, each, room, POT_D) for pot in pots]
    names = [sheet.tag(pot.label, 0, 0, 0) for pot in pots]
    widths = [max(size(group)[0], name.box.w) for group, name in zip(groups, names, strict=True)]
    left = (across[0] + across[1] - sum(widths) - POT_GAP * (len(pots) - 1)) / 2
    high = max(size(group)[1] for group in groups)
    bottom = down[0] + (down[1] - down[0] + high - sheet.tag_height - LABEL_GAP) / 2
    found = []
    for pot, group, wide in zip(pots, groups, widths, strict=True):
        x = left + wide / 2
        found.append(PotLay(pot, stood(group, x, bottom), sheet.tag(pot.label, 0, x, bottom + LABEL_GAP)))
        left += wide + POT_GAP
    return tuple(found)


def _large(
    sheet: Sheet, number: int, bet: Sequence[Heap], across: tuple[float, float], down: tuple[float, float]
) -> tuple[HeapLay, ...]:
    if not bet:
        return ()
    wide, high = across[1] - across[0], down[1] - down[0]
    gap = min(HEAP_GAP, wide * 0.08)
    each, room = (wide - gap * (len(bet) - 1)) / len(bet), high - sheet.tag_height - LABEL_GAP - 12
    groups = [chip_group(heap.chips, each, room, HERO_D, spread=True) for heap in bet]
    tallest = max(size(group)[1] for group in groups)
    x = (across[0] + across[1]) / 2
    top = down[0] + sheet.tag_height + LABEL_GAP + max(0.0, (room - tallest) / 2)
    laid = in_row(number, bet, groups, x, top, gap)
    apart = _apart(sheet, laid)
    placed = in_row(number, bet, groups, x, top, gap + apart) if apart else laid
    above = min(each.chips.box.y for each in placed)
    return tuple(_named(sheet, each, above) for each in placed)


def _apart(sheet: Sheet, laid: Sequence[HeapLay]) -> float:
    """How much farther heaps must stand from one another for their labels' sake."""
    named = [_named(sheet, each, each.chips.box.y) for each in laid]
    boxes = [each.label.box for each in named if each.label]
    return max((a.right + 24 - b.x for a, b in pairwise(boxes) if a.right + 24 > b.x), default=0.0)


def _named(sheet: Sheet, laid: HeapLay, above: float) -> HeapLay:
    """With its label over y `above`, and the number of the event that brought it or took it back."""
    heap, box = laid.heap, laid.chips.box
    words = "Taken back" if heap.until else heap.label
    label = sheet.tag(words, heap.until or heap.order, box.centre.x, 0)
    return replace(laid, label=replace(label, box=label.box.moved(0, above - label.box.h - LABEL_GAP)))
