"""Foxwoods' own law on bets: a doubtful amount stays below the pot, and too large a bet at limit comes down."""

from collections.abc import Mapping

from trainer.rules.common.sizing import as_offered
from trainer.rules.common.unclear import HIGHEST, TO_THE_TD, short_of_the_pot, short_or_legal
from trainer.rules.common.underbets import STANDS
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import cleared_up, highest, legal_meaning, short_meaning
from trainer.rules.facts.rounds import brought_to, street_over
from trainer.rules.facts.short_all_in import faces_a_short_all_in
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

SHORT = Ruling(
    "bet.number-means-less-than-a-raise", "the bet is the smaller amount, even though it is short of a raise"
)
PROPER = Ruling(
    "bet.overbet-corrected-for-all", "the bet is adjusted to the proper amount for the bettor and every caller"
)


def _below_the_pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": highest(facts, made, made.pot - 1), "pot": made.pot}


@rule("bet.unclear.highest-meaning-below-the-pot", kinds=("unclear-amount",), ruling=HIGHEST, figures=_below_the_pot)
def highest_meaning_below_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player's bet can reasonably mean several amounts, at least one of them below the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and highest(facts, made, made.pot - 1) > 0


@rule(
    "bet.unclear.short-meaning-below-the-pot",
    kinds=("number-short-of-a-raise",),
    ruling=SHORT,
    numbers=("percent",),
    figures=short_of_the_pot,
)
def short_meaning_below_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player's number can reasonably mean a full raise or a smaller amount, and only the smaller is below the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and short_meaning(made) < made.pot <= legal_meaning(made)


@rule(
    "bet.unclear.short-meaning-of-the-pot-or-more",
    kinds=("number-short-of-a-raise",),
    ruling=TO_THE_TD,
    figures=short_or_legal,
)
def no_meaning_below_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player's number can reasonably mean a full raise or a smaller amount, and neither is below the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and short_meaning(made) >= made.pot


def _brought_down(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": made.step_up, **brought_to(facts, made, made.step_up)}


@rule("bet.underraise.overbet-at-limit", kinds=("overbet",), ruling=PROPER, figures=_brought_down)
def overbet_in_limit(facts: Facts, _: Numbers) -> bool:
    """In limit, a bet or raise of more than the fixed amount is found before the next card or the showdown.

    The rulebook gives no proper amount over a short all-in.
    """
    made = wager(facts)
    return not street_over(facts, made) and not faces_a_short_all_in(facts, made)


@rule("bet.underraise.overbet-at-limit-after-its-street", kinds=("overbet",), ruling=STANDS, figures=as_offered)
def overbet_in_limit_found_too_late(facts: Facts, _: Numbers) -> bool:
    """In limit, a bet or raise of more than the fixed amount is found after the next card or at the showdown."""
    return street_over(facts, wager(facts))
