"""What a wager can come to, as data: the rulings that every chapter on betting shares, and their figures.

Figures in chips: `to` is the total of the seat on the street once the wager is put right, `owed` what is still to be
put in for it, `back` what is returned, `least` the smallest total of a choice that the player keeps.
"""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers
from trainer.rules.ruling import Ruling

CALL = Ruling("bet.call", "a call", fault=False)
BET = Ruling("bet.bet", "a bet", fault=False)
RAISE = Ruling("bet.raise", "a raise", fault=False)
MINIMUM_RAISE = Ruling("bet.made-full-raise", "a raise that must be brought up to a full minimum raise")
ALL_IN = Ruling("bet.all-in", "an all-in", fault=False)


def settled(made: Wager, to: int) -> Mapping[str, int]:
    """A wager that comes to this total, or to all the seat has where that is less."""
    total = min(to, made.most)
    return {"to": total, "owed": max(0, total - made.total), "back": max(0, made.total - total)}


def as_far_as_allowed(facts: Facts, to: int) -> Mapping[str, int]:
    """A bet or raise of that total, or of the most that the game allows where that is less."""
    made = wager(facts)
    return settled(made, min(to, allowed(facts, made)))


def as_call(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return settled(made, made.facing)


def as_it_lies(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return as_far_as_allowed(facts, wager(facts).total)


def as_minimum_or_more(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What was put out, and no less than the minimum raise."""
    made = wager(facts)
    return as_far_as_allowed(facts, max(made.total, made.minimum))


def as_minimum(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return settled(made, made.minimum)


def as_offered(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The total that was named or put out, whatever the game allows."""
    return {"to": s.offered(wager(facts))}


def at_least(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The smallest total of a full bet or raise, or all the seat has."""
    made = wager(facts)
    return {"least": min(made.minimum, made.most)}
