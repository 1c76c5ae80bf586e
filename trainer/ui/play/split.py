"""Splitting a pot with real chips: the dealer breaks what is needed out of the tray."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, NotEnoughChips, make, pick
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.table import MAIN, Table


def split(table: Table, parts: int, pot: str = MAIN) -> tuple[tuple[g.Act, ...], tuple[Chips, ...]]:
    """The change to make and the shares of a pot, the larger first.

    Shares are equal down to the smallest chip in tray and pot; the odd chips go to the first shares, one each. No
    change is made where the chips as they lie come to the shares.
    """
    chips = chips_at(table, pot)
    if parts < 2:
        return (), (chips,) * parts
    values = tuple(sorted({value for value, _ in (*chips.piles, *table.rack.piles)}))
    units, rest = divmod(chips.amount // values[0], parts)
    amounts = [(units + (n < rest)) * values[0] for n in range(parts)]
    if lying := _picked(chips, amounts):
        return (), lying
    try:
        shares = tuple(make(amount, values) for amount in amounts)
        return _change(table, pot, chips, shares), shares
    except NotEnoughChips:
        return (), _as_they_lie(chips, parts)


def _picked(chips: Chips, amounts: list[int]) -> tuple[Chips, ...]:
    """Chips out of these that come to the amounts, one after the other; none where they cannot."""
    shares: list[Chips] = []
    for amount in amounts:
        share = pick(chips, amount)
        if share is None:
            return ()
        shares, chips = [*shares, share], chips - share
    return tuple(shares)


def _change(table: Table, pot: str, chips: Chips, shares: tuple[Chips, ...]) -> tuple[g.Act, ...]:
    """What must be traded with the tray for the shares. Raises NotEnoughChips if the tray lacks it."""
    wanted = sum(shares, Chips())
    give = _beyond(wanted, chips)
    take = _beyond(chips, wanted)
    _ = table.rack - give
    return (g.Trade(pot, take, RACK, give),) if give else ()


def _beyond(more: Chips, less: Chips) -> Chips:
    held = dict(less.piles)
    return Chips(tuple((v, count - held.get(v, 0)) for v, count in more.piles if count > held.get(v, 0)))


def _as_they_lie(pot: Chips, parts: int) -> tuple[Chips, ...]:
    shares = [Chips()] * parts
    for value, count in pot.piles:
        for _ in range(count):
            least = min(range(parts), key=lambda n: (shares[n].amount, n))
            shares[least] = shares[least] + Chips(((value, 1),))
    return tuple(sorted(shares, key=lambda share: -share.amount))
