"""Pot-limit: how much the pot allows, bets on a wrong count, and "pot" where there is no pot to bet."""

from collections.abc import Mapping

from trainer.rules.common.sizing import as_offered, at_least
from trainer.rules.common.underbets import STANDS
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import counted, dead_blind, most, real_pot
from trainer.rules.facts.rounds import actions_after, brought_to, street_over
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

MOST = Ruling("bet.most-the-pot-allows", "the player may bet at most the pot", fault=False)
FOR_ALL = Ruling(
    "bet.corrected-to-actual-pot", "the bet is corrected to the actual pot for the bettor and every caller"
)
A_VALID_BET = Ruling(
    "bet.invalid-bound-to-bet",
    "an invalid bet, and the player must bet at least the minimum",
    discretion=Discretion.PARTIAL,
    options=("no-penalty", "a-penalty"),
)
A_VALID_RAISE = Ruling(
    "bet.invalid-bound-to-raise",
    "an invalid bet, and the player must raise at least the minimum",
    discretion=Discretion.PARTIAL,
    options=("no-penalty", "a-penalty"),
)


def the_most(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"most": most(made, real_pot(facts, made)), "pot": real_pot(facts, made)}


def is_over(facts: Facts, made: Wager) -> bool:
    """Is it more than the pot allows?"""
    return s.offered(made) > most(made, real_pot(facts, made))


def too_late(facts: Facts, made: Wager) -> bool:
    """Was more than the pot bet on a street that is over? What the pot allows says nothing of that."""
    return is_over(facts, made) and street_over(facts, made)


@rule("bet.pot-bet.postflop-pot-as-it-lies", ruling=MOST, figures=the_most)
def pot_as_it_lies_after_the_flop(facts: Facts, _: Numbers) -> bool:
    """After the flop, the pot is the chips in the middle, the bets in front of the players, and the call."""
    return wager(facts).street > 0 and not too_late(facts, wager(facts))


@rule("bet.pot-bet.preflop-blinds-in-full", ruling=MOST, figures=the_most)
def full_blinds_before_the_flop(facts: Facts, _: Numbers) -> bool:
    """Before the flop, dead and short blinds count in full for the first pot bet and every re-pot."""
    return wager(facts).street <= 0 and not too_late(facts, wager(facts))


@rule("bet.pot-bet.preflop-short-blind", ruling=MOST, figures=the_most)
def short_blind_before_the_flop(facts: Facts, _: Numbers) -> bool:
    """Before the flop, a blind posted short doesn't change the maximum bet."""
    return wager(facts).street <= 0 and not (dead_blind(facts) or too_late(facts, wager(facts)))


@rule("bet.pot-bet.more-than-the-pot", ruling=MOST, figures=the_most, foremost=True)
def more_than_the_pot_allows(facts: Facts, _: Numbers) -> bool:
    """In pot-limit, a player bets more than the pot. The excess goes back if the street isn't over."""
    made = wager(facts)
    known = made.street > 0 or not dead_blind(facts)
    return known and is_over(facts, made) and not street_over(facts, made)


def _for_all(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    to = most(made, real_pot(facts, made))
    return {"to": to, **brought_to(facts, made, to)}


def _too_high(facts: Facts) -> bool:
    made = wager(facts)
    return counted(facts, made) > real_pot(facts, made)


@rule("bet.pot-miscount.counted-high-on-its-street", ruling=FOR_ALL, figures=_for_all)
def count_too_high(facts: Facts, _: Numbers) -> bool:
    """A pot-limit bet was based on too high a pot count, and the street isn't over."""
    return _too_high(facts) and not street_over(facts, wager(facts))


@rule("bet.pot-miscount.counted-high-after-its-street", ruling=STANDS, figures=as_offered)
def count_too_high_found_too_late(facts: Facts, _: Numbers) -> bool:
    """A pot-limit bet was based on too high a pot count, and the next card has been dealt."""
    return _too_high(facts) and street_over(facts, wager(facts))


def _acted_on(facts: Facts, numbers: Numbers) -> bool:
    """Has there been substantial action after the bet?"""
    count, with_chips = actions_after(facts, wager(facts))
    return count >= numbers["any"] or (with_chips and count >= numbers["with_chips"])


@rule(
    "bet.pot-miscount.counted-low-before-substantial-action",
    ruling=FOR_ALL,
    figures=_for_all,
    numbers=("with_chips", "any"),
)
def count_too_low(facts: Facts, numbers: Numbers) -> bool:
    """A pot-limit bet was based on too low a pot count, and no substantial action has followed the bet."""
    return not _too_high(facts) and not _acted_on(facts, numbers) and not street_over(facts, wager(facts))


@rule(
    "bet.pot-miscount.counted-low-after-substantial-action",
    ruling=STANDS,
    figures=as_offered,
    numbers=("with_chips", "any"),
)
def count_too_low_and_acted_on(facts: Facts, numbers: Numbers) -> bool:
    """A pot-limit bet was based on too low a pot count, and substantial action has followed the bet."""
    return not _too_high(facts) and _acted_on(facts, numbers)


@rule("bet.invalid.pot-said-facing-no-bet", ruling=A_VALID_BET, figures=at_least)
def pot_said_at_no_limit(facts: Facts, _: Numbers) -> bool:
    """A player facing no bet says "pot" in no-limit."""
    made = wager(facts)
    return facts.setup.limit == "no-limit" and s.said_first(made, "pot") and made.facing == 0


@rule("bet.invalid.pot-said-facing-a-bet", ruling=A_VALID_RAISE, figures=at_least)
def pot_said_against_a_bet(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet says "pot" in no-limit."""
    made = wager(facts)
    return facts.setup.limit == "no-limit" and s.said_first(made, "pot") and made.facing > 0
