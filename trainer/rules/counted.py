"""What the others face by chips that were put out, words and single motion considered.

It knows no book. Several chips of which none can be spared call; where a house makes a raise of them (UPT, from half a
bet more on) they are always short of a whole one, and the chips that complete it come in another motion.
"""

from typing import NamedTuple

from trainer.kernel.chips import Chips
from trainer.rules.declared import Declared

RISING = ("bet", "raise", "all-in")
HALF = 2  # every house asks for half of a raise at least


class Put(NamedTuple):
    """Chips put out by a seat: `said` came before them, `prior` lay there already, `left` is what the seat has yet.

    All amounts in chips; `motions` is how many times it reached out; `cap` is the most that one chip may come to in a
    game of fixed bets, 0 in others: in limit nobody faces all that one large chip is worth.
    """

    said: Declared | None
    prior: int
    chips: Chips
    motions: int
    left: int
    cap: int = 0

    @property
    def total(self) -> int:
        return self.prior + self.chips.amount


def as_announced(kind: str, amount: int, level: int, to: int, lying: int = 0) -> int:
    """The total that the others face once the dealer has named a wager: his word may only make it less than `to`.

    `level` is what there was to match; where there was nothing, "call" names nothing, and a "call" of more than that
    is faced for as much. Where its maker said so after the chips, which a house may go by, he may name a bet or raise
    of all that is `lying` there.
    """
    if kind == "call":
        return min(to, max(level, amount)) if level else to
    if kind in RISING and to < amount <= lying:
        return amount
    return amount if kind in RISING and level < amount < to else to


def counted(put: Put, level: int, by: int) -> int:
    """The total that the next player faces by it. `level` is what was to be matched, `by` the largest step so far."""
    to = _counted(put, level, put.cap - level if put.cap else by)  # in limit a short bet is completed, no more
    return min(to, put.cap) if put.cap and put.chips.pieces == put.motions == 1 else to


def _counted(put: Put, level: int, by: int) -> int:
    said = put.said if put.said is not None and not put.said.conditional else None
    if said is None:
        return level if _calls_everywhere(put, level, by) else put.total
    if said.kind == "call":
        return min(put.total, level) if put.prior < level else put.total
    if said.kind == "raise" and said.amount <= level and not put.motions:  # no raise is less than one more bet
        own = said.amount in (0, put.prior)  # he names what lies there already
        return put.total if own else min(level + by, put.total + put.left)
    if said.kind == "raise" and 0 < said.amount < level + by <= put.total:  # the least there is lies there
        return level + by
    if said.amount and said.kind in ("bet", "raise", ""):
        return _named(put, min(said.amount, put.total + put.left), level, by)
    if said.kind == "raise" and put.motions and put.total <= level:  # a call of it lies there: a raise is owed
        return min(level + by, put.total + put.left)
    return put.total


def _named(put: Put, amount: int, level: int, by: int) -> int:
    """An amount named: alone and short of half a raise it calls; a call's worth of chips may be all there is of it."""
    bare = put.said is not None and not put.said.kind
    short = bare and put.prior < level < amount and HALF * (amount - level) < by
    return level if short else amount


def _calls_everywhere(put: Put, level: int, by: int) -> bool:
    """One silent chip against a bet; or several, of which none can be spared or which fall short of half a raise."""
    if not put.prior < level < put.total or put.motions > 1:
        return False
    if put.chips.pieces == 1:
        return True
    needed = put.total - put.chips.piles[-1][0] < level
    return needed or (HALF * (put.total - level) < by and put.left > 0)
