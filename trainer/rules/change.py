"""Making change: one chip of a place for smaller ones out of the tray, so that a part can be told off."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips, NotEnoughChips, make, pick
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.table import Table
from trainer.rules.due import Due


def told_off(table: Table, place: str, one: Due) -> Due:
    """The act on so many chips of a place; or change for it, or where the tray has none, as much as they can make."""
    lying = chips_at(table, place)
    if pick(lying, one.amount) is not None:
        return one
    if broken(table, place, one.amount) is not None:
        return Due("trade", one.practice, one.seat, amount=one.amount, place=place)
    return replace(one, amount=most_of(lying, one.amount) or lying.amount)


def most_of(lying: Chips, amount: int) -> int:
    """The most, up to that amount, that some of these chips make."""
    sums = {0}
    for value, count in lying.piles:
        more = {total + value * extra for total in sums for extra in range(1, count + 1)}
        sums |= {total for total in more if total <= amount}
    return max(sums)


def broken(table: Table, place: str, part: int) -> g.Trade | None:
    """The trade after which chips worth `part` can be told off there; None where the tray has no such chips.

    The smallest chip that is too large for what is left of the part is broken.
    """
    lying, left = chips_at(table, place), part
    for value, count in lying.piles:
        left -= value * min(count, left // value)
    larger = [value for value, _ in lying.piles if value > left > 0]
    if not larger:
        return None
    value = larger[-1]
    change = _change(table.rack, left, value - left)
    return g.Trade(place, Chips(((value, 1),)), RACK, change) if change else None


def _change(rack: Chips, *parts: int) -> Chips | None:
    values = tuple(value for value, _ in rack.piles)
    try:
        made = sum((make(part, values) for part in parts), Chips())
        rack - made
    except NotEnoughChips:
        return None
    return made
