"""The seats of a close-up: a column each, the plate on the rail, and below it cards, stack, bet and remarks."""

from collections.abc import Sequence
from itertools import pairwise

from trainer.kernel.altered import replace
from trainer.ui.art.chips import Group
from trainer.ui.closeup.fit import CardsPlace, ChipPlace, card_row, chip_group, size, stood
from trainer.ui.closeup.lay import EDGE, GAP, BubbleLay, HeapLay, SeatLay, Sheet, TagLay, arc
from trainer.ui.closeup.picture import ClosePicture, CloseSeat, Heap, Remark
from trainer.ui.table import labels
from trainer.ui.table.layout import RATIO
from trainer.ui.table.shapes import Point, Rect

PLATE_H, PLATE_LEAST, PLATE_MOST, LIFT = 64.0, 150.0, 330.0, 42.0
PLATE_PX = 36.0  # of a plate that holds two lines
BUBBLE, BUBBLE_ROOM, TAIL = 19.0, 230.0, 18.0
BET_D, STACK_D, LONE_D = 96.0, 78.0, 132.0
CARD_MOST, CARD_LEAST, CHIPS_BELOW = 92.0, 40.0, 130.0
NEED_STACK, NEED_BET = 190.0, 170.0
PILL_GAP, TOP_GAP, FEW, SLACK = 8.0, 22.0, 3, 10.0
LOWER, LOWER_MANY = 0.42, 0.2
Room = tuple[float, float]


def columns(sheet: Sheet, picture: ClosePicture, foot: float, alone: bool) -> tuple[SeatLay, ...]:
    """The seats from left to right, down to `foot`; `alone` when nothing else lies on the felt."""
    centres = _centres(sheet, picture)
    edges = [0.0, *((a + b) / 2 for a, b in pairwise(centres)), sheet.w]
    made = [
        _Column(sheet, picture, seat, x, (edges[place], edges[place + 1]), alone)
        for place, (seat, x) in enumerate(zip(picture.seats, centres, strict=True))
    ]
    found, taken = [], 0.0
    for place, column in enumerate(made):
        free = made[place + 1].plate.x if place + 1 < len(made) else sheet.w
        found.append(column.laid(foot, (taken + 10, free - 10)))
        bubbles = [each.box.right + sheet.tag_height + 16 for each in found[-1].bubbles if each.tail == "left"]
        taken = max([column.plate.right, *bubbles])
    return tuple(found)


def need(sheet: Sheet, picture: ClosePicture) -> float:
    """How far down from the rail the fullest column would like to reach, in units."""
    return max((_need(sheet, seat, seat.number == picture.hero) for seat in picture.seats), default=0.0)


def _need(sheet: Sheet, seat: CloseSeat, hero: bool) -> float:
    parts = [CARD_MOST * RATIO] * bool(seat.cards) + [NEED_STACK] * bool(seat.stack)
    parts += [NEED_BET] * bool(seat.bet and not hero)
    return 30 + sum(parts) + GAP * (len(parts) + 1) + (sheet.tag_height + PILL_GAP) * len(seat.remarks)


def _centres(sheet: Sheet, picture: ClosePicture) -> tuple[float, ...]:
    """The middle of each column; of two seats the one that acts stands in the middle."""
    count, w = len(picture.seats), sheet.w
    if count == 2 and picture.hero:
        return (0.5 * w, 0.86 * w) if picture.seats[0].number == picture.hero else (0.14 * w, 0.5 * w)
    return tuple(w * (place + 0.5) / count for place in range(count))


class _Column:
    """One seat's column in the room from left to right."""

    def __init__(self, sheet: Sheet, picture: ClosePicture, seat: CloseSeat, x: float, room: Room, alone: bool) -> None:
        self.sheet, self.seat, self.x, self.room, self.alone = sheet, seat, x, room, alone
        self.hero, self.button = seat.number == picture.hero, seat.number == picture.button
        self.several = len(picture.seats) > FEW
        self.wide = 2 * min(x - room[0], room[1] - x) - 20
        self.high = max(PLATE_H, PLATE_PX / sheet.scale)
        self.unit = self.high / labels.HIGH
        self.words, self.plate = self._plate()

    def laid(self, foot: float, beside: Room) -> SeatLay:
        """The column down to `foot`; `beside` is what is free to both sides of the plate."""
        bubbles, remarks = self._bubbles(beside)
        pills = [self._pill(each) for each in remarks]
        bottom = foot - sum(pill.box.h + PILL_GAP for pill in pills)
        top = arc(self.sheet.w, self.x) + TOP_GAP
        cards, stack, bets, end = self._things(top, bottom)
        if self.alone and (seen := [each for each in (cards, stack, bets) if each]):
            lower = max(0.0, bottom - end) * (LOWER if len(seen) == 1 else LOWER_MANY)
            cards, stack, bets, end = self._things(top + lower, bottom)
        laid = SeatLay(self.seat, self.plate, self.words, cards, stack, bets, self._hung(pills, end), bubbles)
        return replace(laid, button=Point(self.plate.x + 6, self.plate.bottom + 14)) if self.button else laid

    def _plate(self) -> tuple[str, Rect]:
        """The longest second line that fits, and the plate around it."""
        sheet, room = self.sheet, min(PLATE_MOST, self.wide)
        name = self._wide(self.seat.name, max(12.5 / sheet.scale, 18 * self.unit))
        fitting = [each for each in self.seat.words if self._line(each) <= room] or list(self.seat.words[-1:]) or [""]
        w = min(max(name, self._line(fitting[0]), PLATE_LEAST), room)
        left = min(max(self.x - w / 2, 14), sheet.w - 14 - w)
        middle = arc(sheet.w, self.x) - LIFT
        return fitting[0], Rect(left, max(EDGE / 4, middle - self.high / 2), w, self.high)

    def _line(self, words: str) -> float:
        return self._wide(words, max(12 / self.sheet.scale, 17 * self.unit))

    def _wide(self, words: str, text: float) -> float:
        """How wide a plate with these words is."""
        return labels.pill_width(words, self.sheet.pixels(text)) / self.sheet.scale - text * 1.4 + 68 * self.unit

    def _bubbles(self, beside: Room) -> tuple[tuple[BubbleLay, ...], list[Remark]]:
        """The last words beside the plate where there is room; everything else goes below the chips."""
        last = next((each for each in reversed(self.seat.remarks) if each.spoken), None)
        bubble = self._beside(self.plate, last, beside) if last else None
        others = [each for each in self.seat.remarks if bubble is None or each is not last]
        return ((bubble,) if bubble else ()), others

    def _beside(self, plate: Rect, said: Remark, free: Room) -> BubbleLay | None:
        sheet = self.sheet
        text, disc = sheet.text(BUBBLE), sheet.tag_height
        look = labels.Bubble(said.words, sheet.pixels(text), BUBBLE_ROOM * sheet.scale)
        w, h = (side / sheet.scale for side in labels.bubble_size(look))
        y, reach = plate.centre.y, TAIL + w + 10 + disc + 6
        if plate.right + reach <= free[1]:
            box = Rect(plate.right + TAIL, y - h / 2, w, h)
            return BubbleLay(said.words, said.order, box, "left", Point(box.right + 10 + disc / 2, y), text)
        if plate.x - reach >= free[0]:
            box = Rect(plate.x - TAIL - w, y - h / 2, w, h)
            return BubbleLay(said.words, said.order, box, "right", Point(box.x - 10 - disc / 2, y), text)
        return None

    def _pill(self, said: Remark) -> TagLay:
        """What is said in quotes, what is done in as many words as there is room for."""
        words = f"“{said.words}”" if said.spoken else said.words
        long = self.sheet.tag(words, said.order, self.x, 0)
        if long.box.w <= self.wide + SLACK:
            return long
        brief = self.sheet.tag(words if said.spoken else said.short, said.order, self.x, 0)
        return self.sheet.cut(brief, self.wide + SLACK, self.x)

    def _hung(self, pills: Sequence[TagLay], end: float) -> tuple[TagLay, ...]:
        """The pills one below the other from `end` on."""
        found = []
        for pill in pills:
            found.append(replace(pill, box=pill.box.moved(0, end + PILL_GAP)))
            end += pill.box.h + PILL_GAP
        return tuple(found)

    def _things(
        self, top: float, bottom: float
    ) -> tuple[CardsPlace | None, ChipPlace | None, tuple[HeapLay, ...], float]:
        """Cards, stack and bet from above, and where they end."""
        seat, y = self.seat, top
        bet = () if self.hero else seat.bet
        cards = stack = None
        bets: tuple[HeapLay, ...] = ()
        if seat.cards:
            cards = self._cards(y, bottom - (CHIPS_BELOW if bet or seat.stack else 0))
            y = cards.box.bottom + GAP
        if seat.stack:
            stack = self._stack(y, y + (bottom - y) * (0.55 if bet else 1.0), bool(bet))
            y = stack.box.bottom + GAP
        if bet:
            bets = self._bet(bet, (y, bottom))
            y = max(each.chips.box.bottom for each in bets)
        return cards, stack, bets, y

    def _cards(self, top: float, bottom: float) -> CardsPlace:
        most = min(CARD_MOST, max(CARD_LEAST, (bottom - top - 8) / RATIO))
        width, step = card_row(self.seat.cards, self.wide, most)
        count = len(self.seat.cards)
        return CardsPlace(width, self.x - step * (count - 1) / 2, step, top + width * RATIO / 2 + 4, count)

    def _stack(self, top: float, bottom: float, with_bet: bool) -> ChipPlace:
        group = chip_group(
            self.seat.stack, self.wide, bottom - top - 6, LONE_D if self.alone and not with_bet else STACK_D
        )
        return stood(group, self.x, top + size(group)[1] + 6)

    def _bet(self, bet: Sequence[Heap], room: Room) -> tuple[HeapLay, ...]:
        most = LONE_D if self.alone and not self.several else BET_D
        wide = (self.wide - GAP * (len(bet) - 1)) / len(bet)
        groups = [chip_group(heap.chips, wide, room[1] - room[0] - 6, most) for heap in bet]
        return in_row(self.seat.number, bet, groups, self.x, room[0] + 6, GAP)


def in_row(
    number: int, bet: Sequence[Heap], groups: Sequence[Group], x: float, top: float, gap: float
) -> tuple[HeapLay, ...]:
    """Heaps beside one another on one line, their middle at x, the highest one's top at `top`."""
    bottom = top + max(size(group)[1] for group in groups)
    left = x - (sum(size(group)[0] for group in groups) + gap * (len(groups) - 1)) / 2
    found = []
    for heap, group in zip(bet, groups, strict=True):
        w = size(group)[0]
        found.append(HeapLay(f"bet-{number}", heap, stood(group, left + w / 2, bottom)))
        left += w + gap
    return tuple(found)
