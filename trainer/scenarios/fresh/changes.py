"""What a varied hand calls and counts otherwise: seats, names, suits, amounts, and the seed of all other chance."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from trainer.kernel.cards import SUITS, Card, card
from trainer.kernel.chips import DENOMINATIONS, Chips, NotEnoughChips

SAME = Fraction(1)
MOST_PIECES = 20
"""So many chips at most does a player put out in one motion."""


@dataclass(frozen=True)
class Changes:
    """`seats` are old numbers to new ones, `names` and `suits` likewise, `stacks` by the old number of the seat.

    Every amount of chips becomes `factor` times as much. Whatever is not listed stays.
    """

    seats: Mapping[int, int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    suits: Mapping[str, str] = field(default_factory=dict)
    stacks: Mapping[int, Chips] = field(default_factory=dict)
    factor: Fraction = SAME
    seed: int = 0

    def seat(self, number: int) -> int:
        return self.seats.get(number, number)

    def amount(self, amount: int) -> int:
        """Raises NotEnoughChips where no whole number of chips comes of it."""
        found = amount * self.factor
        if found.denominator != 1:
            raise NotEnoughChips(f"{amount} can't be multiplied by {self.factor}")
        return int(found)

    def chips(self, some: Chips) -> Chips:
        """As many chips of other values; where such chips don't exist, more or fewer of the same.

        So whatever is made of some of them can be made again. One chip stays one, because a single chip can mean
        something else than two. Raises NotEnoughChips.
        """
        if self.factor == SAME:
            return some
        values = [self.factor * value for value, _ in some.piles]
        if all(value in DENOMINATIONS for value in values):
            return Chips(tuple((int(value), count) for value, (_, count) in zip(values, some.piles, strict=True)))
        counts = [self.amount(count) for _, count in some.piles]
        if some.pieces < 2 or not 2 <= sum(counts) <= MOST_PIECES:
            raise NotEnoughChips(f"{some} can't be put out at {self.factor} times the stakes")
        return Chips(tuple((value, count) for (value, _), count in zip(some.piles, counts, strict=True)))

    def card(self, one: Card) -> Card:
        if one.is_joker:
            return one
        return card(one.rank + self.suits.get(one.suit, one.suit) + one.name[len(one.face) :])


def permuted(suits: str) -> Mapping[str, str]:
    """The four suits by their letters as these four, in their order."""
    return dict(zip(SUITS, suits, strict=True))
