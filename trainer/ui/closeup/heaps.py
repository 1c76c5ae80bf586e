"""The bets of a hand motion by motion: what lay there before, what was put down when, what was taken back."""

from dataclasses import dataclass, field

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Setup
from trainer.rules.record import Record
from trainer.ui.closeup.picture import Heap

LEFT = "Already bet"
JUST = "Just released"


def heaps(record: Record, shown_from: int) -> dict[int, tuple[Heap, ...]]:
    """The heaps in front of each seat; what happens from `shown_from` on are events 1, 2, ..."""
    walk, told = _Walk(record.setup), orders(record, shown_from)
    for index, gesture in enumerate(record.gestures):
        order = told[index]
        walk.happened(gesture, order)
        for seat in record.tables[index + 1].seats:
            walk.agree(seat.number, seat.bet, order)
    return {number: tuple(lying) for number, lying in walk.lying.items()}


def orders(record: Record, shown_from: int) -> tuple[int, ...]:
    """The number of the event that each gesture is; 0 for what was before, and for the dealer's own routine."""
    found, last = [], 0
    for index, gesture in enumerate(record.gestures):
        told = index >= shown_from and not gesture.by_dealer
        last += told
        found.append(last if told else 0)
    return tuple(found)


@dataclass
class _Walk:
    setup: Setup
    lying: dict[int, list[Heap]] = field(default_factory=dict)

    def happened(self, gesture: g.Gesture, order: int) -> None:
        act = gesture.act
        if isinstance(act, g.Post | g.Wager):
            self._put(gesture.seat, act, order)
        elif isinstance(act, g.PullBack):
            self._back(gesture.seat, act.chips, order)

    def agree(self, seat: int, bet: Chips, order: int) -> None:
        """Whatever else moved chips (the dealer's own hands): what lies there now is one heap."""
        if _sum(self.lying.get(seat, [])) != bet:
            self.lying[seat] = [Heap(bet.piles, LEFT, order)] if bet else []

    def _put(self, seat: int, act: g.Post | g.Wager, order: int) -> None:
        lying = self.lying.setdefault(seat, [])
        label = JUST if order else self._posted(act) if isinstance(act, g.Post) else ""
        if not order and lying:
            before = lying.pop()
            chips, label = Chips(before.chips) + act.chips, LEFT
            lying.append(Heap(chips.piles, label))
        else:
            lying.append(Heap(act.chips.piles, label or LEFT, order))

    def _posted(self, act: g.Post) -> str:
        stakes = self.setup.stakes
        known = {stakes.big_blind: "big blind", stakes.small_blind: "small blind", stakes.bring_in: "bring-in"}
        name = known.get(act.chips.amount) if act.chips else ""
        return f"Posted as {name}" if name else "Posted"

    def _back(self, seat: int, chips: Chips, order: int) -> None:
        """The latest chips go back first; a heap that is not gone whole is parted."""
        rest, lying = chips, self.lying.get(seat, [])
        for place in range(len(lying) - 1, -1, -1):
            heap = lying[place]
            taken = NO_CHIPS if heap.until else _shared(Chips(heap.chips), rest)
            if taken:
                rest = rest - taken
                kept = Chips(heap.chips) - taken
                gone = replace(heap, chips=taken.piles, until=order or -1)
                lying[place : place + 1] = [*([replace(heap, chips=kept.piles)] if kept else []), gone]
        self.lying[seat] = [each for each in lying if each.until >= 0]


def _sum(lying: list[Heap]) -> Chips:
    return sum((Chips(each.chips) for each in lying if not each.until), NO_CHIPS)


def _shared(one: Chips, other: Chips) -> Chips:
    held = dict(other.piles)
    return Chips(tuple((value, min(count, held[value])) for value, count in one.piles if held.get(value)))
