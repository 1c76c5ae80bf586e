"""Chips as they come in play: stacks with enough small ones, and the dealer's tray."""

from collections.abc import Iterable

from trainer.kernel.chips import DENOMINATIONS, Chips, NotEnoughChips

SMALL = (16, 16, 8, 8, 8)
RACK = Chips(((5000, 20), (1000, 40), (500, 40), (100, 60), (25, 60)))
SMALL_CHANGE = Chips(((5, 60), (1, 60)))


def rack_for(stacks: Iterable[Chips]) -> Chips:
    """The dealer's tray: with small chips where somebody plays with chips below those of the tray."""
    smallest = min((value for stack in stacks for value, _ in stack.piles), default=RACK.piles[-1][0])
    return RACK + SMALL_CHANGE if smallest < RACK.piles[-1][0] else RACK


def smallest_for(amounts: Iterable[int], denominations: tuple[int, ...] = DENOMINATIONS) -> int:
    """The greatest denomination that makes every one of these amounts. Raises NotEnoughChips."""
    wanted = [amount for amount in amounts if amount]
    for value in denominations:
        if all(amount % value == 0 for amount in wanted):
            return value
    chips = ", ".join(map(str, denominations[::-1]))
    raise NotEnoughChips(f"{', '.join(map(str, wanted))} can't all be made with chips of {chips}")


def stack_of(amount: int, stakes: Iterable[int]) -> Chips:
    """A stack worth `amount` with chips small enough for the stakes. Raises NotEnoughChips."""
    smallest = smallest_for(stakes)
    values = sorted(value for value in DENOMINATIONS if value >= smallest)
    if amount <= 0 or amount % smallest:
        raise NotEnoughChips(f"{amount} isn't a stack for these stakes: it must be a multiple of {smallest}")
    return cut(amount, tuple(values), SMALL)


def cut(amount: int, values: tuple[int, ...], small: tuple[int, ...]) -> Chips:
    """Chips of these values, lowest first, worth `amount`: about so many of each of the lower ones, the rest in others.

    `amount` must be a multiple of the lowest value and each value one of that below it.
    """
    counts: dict[int, int] = {}
    few = [*small[: len(values) - 1], *[0] * (len(values) - 1 - len(small)), 0]
    for value, above, wanted in zip(values, [*values[1:], 0], few, strict=True):
        count = amount // value if not above else _some(amount, value, above, wanted)
        amount -= count * value
        counts[value] = count
    return Chips(tuple((value, counts[value]) for value in sorted(counts, reverse=True) if counts[value]))


def _some(amount: int, value: int, above: int, wanted: int) -> int:
    """About `wanted` chips of a value, such that the rest can be made of the next denomination."""
    count = amount % above // value
    step = above // value
    while count < wanted and (count + step) * value <= amount:
        count += step
    return count
