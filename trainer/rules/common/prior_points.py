"""What goes with prior chips whatever the bet comes to: saying it first, and being bound by pulling one back."""

from collections.abc import Mapping

from trainer.rules.common.acting import STAYS
from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts.pot_limit import over_the_pot
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

SHOULD_SAY = Ruling(
    "bet.should-declare-before-adding", "the player should have declared before adding chips", fault=False
)
BOUND = Ruling("bet.bound-to-call-or-raise", "the player must call or raise", options=("a-call", "a-raise"))


@rule("bet.prior-chips.silent-facing-a-raise", ruling=SHOULD_SAY)
def silent_chips_added_to_prior_ones(facts: Facts, _: Numbers) -> bool:
    """A player facing a raise adds chips to prior chips without declaring first."""
    made = wager(facts)
    return made.silent and p.faces_a_raise(facts, made)


def least(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The least that binds him, and the least that a raise would come to."""
    made = wager(facts)
    return {"call": min(made.facing, made.most), "raise": min(made.minimum, made.most)}


@rule("bet.prior-chips-pulled.facing-a-raise", ruling=BOUND, figures=least)
def pulled_back_against_a_raise(facts: Facts, _: Numbers) -> bool:
    """A player facing a raise pulls back a prior chip. Putting it out again doesn't undo that."""
    made = wager(facts)
    return p.faces_a_raise(facts, made) and not p.matched_before(facts, made)


@rule("bet.prior-chips-pulled.facing-a-bet", ruling=BOUND, figures=least)
def pulled_back_against_a_bet(facts: Facts, _: Numbers) -> bool:
    """A player facing any action, even a blind, pulls back a prior chip."""
    made = wager(facts)
    return made.to_call > 0 and not p.matched_before(facts, made)


def pulled(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What goes back in: all of it, but for what was more than the pot allowed."""
    made = wager(facts)
    return {"owed": max(0, made.pulled.amount - over_the_pot(facts, made))}


@rule("bet.prior-chips-pulled.no-raise-since", ruling=STAYS, figures=pulled)
def pulled_back_with_no_raise_since(facts: Facts, _: Numbers) -> bool:
    """A player pulls back chips from an all-in, or from a bet or call that no one has raised since."""
    return p.matched_before(facts, wager(facts))
