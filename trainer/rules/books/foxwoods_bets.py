"""Foxwoods' own law on bets: a doubtful amount stays below the pot, and too large a bet at limit comes down."""

from collections.abc import Mapping

from trainer.rules.common.unclear import HIGHEST
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import cleared_up, highest
from trainer.rules.facts.rounds import brought_to, street_over
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

PROPER = Ruling("bet.overbet-corrected-for-all", "adjusted to the proper amount for everybody who is in for it")


def _below_the_pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": highest(facts, made, made.pot - 1), "pot": made.pot}


@rule("bet.unclear.highest-meaning-below-the-pot", ruling=HIGHEST, figures=_below_the_pot)
def highest_meaning_below_the_pot(facts: Facts, _: Numbers) -> bool:
    """A number word with several reasonable meanings is the highest that stays below the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and highest(facts, made, made.pot - 1) > 0


def _brought_down(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": made.cap, **brought_to(facts, made, made.cap)}


@rule("bet.underraise.overbet-at-limit", kinds=("overbet",), ruling=PROPER, figures=_brought_down)
def overbet_in_limit(facts: Facts, _: Numbers) -> bool:
    """In limit a bet or raise of more than the fixed one is put right while its street lasts."""
    return not street_over(facts, wager(facts))
