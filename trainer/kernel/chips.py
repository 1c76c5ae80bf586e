"""Chips: counts of denominations, never a bare number."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from trainer.kernel.limits import MOST_CHIPS, MOST_PIECES, MOST_PILES, quoted, whole

DENOMINATIONS = (25000, 5000, 1000, 500, 100, 25)
EVERY_DENOMINATION = (*DENOMINATIONS, 5, 1)  # with the small chips of cash games
MOST_TRIED = 400_000  # sums looked at for one payment: a fifth of a second


class NotEnoughChips(ValueError):
    """More chips were taken than lie there, or the amount cannot be made of them."""


class BadChips(ValueError):
    """Text that names no chips."""


@dataclass(frozen=True)
class Chips:
    """Chips by denomination: `piles` is ((denomination, count), ...), highest first, counts above zero."""

    piles: tuple[tuple[int, int], ...] = ()

    @cached_property
    def amount(self) -> int:
        """What they are worth."""
        return sum(value * count for value, count in self.piles)

    @cached_property
    def pieces(self) -> int:
        """How many chips there are."""
        return sum(count for _, count in self.piles)

    def __bool__(self) -> bool:
        return bool(self.piles)

    def __add__(self, other: "Chips") -> "Chips":
        if not other.piles:
            return self
        counts = dict(self.piles)
        for value, count in other.piles:
            counts[value] = counts.get(value, 0) + count
        return _chips(counts)

    def __sub__(self, other: "Chips") -> "Chips":
        """Take `other` away. Raises NotEnoughChips."""
        counts = dict(self.piles)
        for value, count in other.piles:
            counts[value] = counts.get(value, 0) - count
            if counts[value] < 0:
                raise NotEnoughChips(f"there is no {value}x{count} in {self or 'nothing'}")
        return _chips(counts)

    def __str__(self) -> str:
        return "+".join(f"{value}x{count}" for value, count in self.piles) or "0"


NO_CHIPS = Chips()


def _chips(counts: dict[int, int]) -> Chips:
    return Chips(tuple([pile for pile in sorted(counts.items(), reverse=True) if pile[1]]))


def chips(text: str) -> Chips:
    """Chips from notation such as "1000x3+100x2" or "0". Raises BadChips."""
    counts: dict[int, int] = {}
    piles = () if text == "0" else text.split("+")
    if len(piles) > MOST_PILES:
        raise BadChips(f"{quoted(text)} has {len(piles):,} piles; {MOST_PILES} is the maximum")
    for pile in piles:
        value, count = _pile(pile, text)
        counts[value] = counts.get(value, 0) + count
    return _bounded(_chips(counts))


def _pile(pile: str, text: str) -> tuple[int, int]:
    """Denomination and count of one pile. Raises BadChips."""
    value, cross, count = pile.partition("x")
    if not (cross and value.isascii() and value.isdigit() and count.isascii() and count.isdigit()):
        raise BadChips(f"{quoted(text)} aren't chips: write denomination x count, as in 1000x3+100x2")
    try:
        found = whole(value, MOST_CHIPS), whole(count, MOST_CHIPS)
    except ValueError as fault:
        raise BadChips(str(fault)) from fault
    if not all(found):
        raise BadChips(f"{quoted(text)} has an empty pile")
    return found


def _bounded(some: Chips) -> Chips:
    """The same chips. Raises BadChips where they are more than anybody can have."""
    if some.amount > MOST_CHIPS:
        raise BadChips(f"{some.amount} chips is more than a stack can hold ({MOST_CHIPS:,})")
    if some.pieces > MOST_PIECES:
        raise BadChips(f"{some.pieces:,} single chips are more than a stack can hold ({MOST_PIECES:,})")
    return some


def make(amount: int, denominations: tuple[int, ...] = DENOMINATIONS) -> Chips:
    """The fewest chips worth `amount`. Raises NotEnoughChips if the denominations cannot make it."""
    counts: dict[int, int] = {}
    rest = amount
    for value in sorted(denominations, reverse=True):
        counts[value], rest = divmod(rest, value)
    if rest:
        raise NotEnoughChips(f"{amount} can't be made with chips of {', '.join(map(str, sorted(denominations)))}")
    return _chips(counts)


@lru_cache(maxsize=4096)
def pick(held: Chips, amount: int) -> Chips | None:
    """Chips out of `held` worth exactly `amount`, high ones first; None if that cannot be done.

    Of so many chips that not all ways can be tried, the highest that fit are taken, each in turn.
    """
    steps: dict[int, tuple[int, int, int]] = {0: (0, 0, 0)}  # by total: denomination, count, the total before
    tried = 0
    for value, count in held.piles:
        for total in steps:  # the last chips of all: what else they come to is not asked
            more, rest = divmod(amount - total, value)
            if not rest and 0 < more <= count:
                steps[amount] = value, more, total
                return _followed(steps, amount)
        for total in list(steps):
            most = min(count, (amount - total) // value)
            tried += most
            if tried > MOST_TRIED:
                return _highest(held, amount)
            for extra, fresh in enumerate(range(total + value, total + most * value + 1, value), 1):
                if fresh not in steps:
                    steps[fresh] = value, extra, total
    return _followed(steps, amount) if amount in steps else None


def _highest(held: Chips, amount: int) -> Chips | None:
    """The highest chips that fit, each in turn; None where they do not come to `amount`."""
    counts: dict[int, int] = {}
    for value, count in held.piles:
        counts[value] = min(count, amount // value)
        amount -= counts[value] * value
    return None if amount else _chips(counts)


def _followed(steps: dict[int, tuple[int, int, int]], amount: int) -> Chips:
    """The chips by which a total was reached."""
    counts: dict[int, int] = {}
    while amount:
        value, count, amount = steps[amount]
        counts[value] = count
    return _chips(counts)
