"""Chips put out without a word against a bet: one too large, or several, and the 50 per cent standard.

Chips added to prior ones against a raise are another chapter; so is a wager that does not cover the call.
"""

from trainer.rules.common.sizing import (
    ALL_IN,
    BET,
    CALL,
    MINIMUM_RAISE,
    RAISE,
    as_call,
    as_it_lies,
    as_minimum_or_more,
)
from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule


def _plain(facts: Facts) -> Wager | None:
    """The wager, if chips were put out silently, once, on nothing that lay there before but a blind not raised."""
    made = wager(facts)
    alone = not s.adds_to_prior_chips(made) or not (made.back or p.faces_a_raise(facts, made))
    return made if s.silent_chips(made) and len(made.motions) == 1 and alone else None


@rule("bet.size.chips-equal-the-call", ruling=CALL, figures=as_call)
def chips_equal_to_the_call(facts: Facts, _: Numbers) -> bool:
    """A player silently adds chips to match the bet exactly, or takes chips back and leaves a call or less."""
    made = wager(facts)
    equal = (s.silent_chips(made) and made.total == made.facing) or s.calls_beside_others(made)
    return equal and s.faces_a_bet(made)


@rule("bet.size.overchip-facing-a-bet", ruling=CALL, figures=as_call)
def silent_overchip(facts: Facts, _: Numbers) -> bool:
    """A player puts out one chip worth more than the call, with no raise declared before it hits the table."""
    if s.overchip_beside_others(wager(facts)):
        return True
    made = _plain(facts)
    return made is not None and s.faces_a_bet(made) and s.one_chip(made) and s.more_than_the_call(made)


@rule("bet.size.overchip-facing-no-bet", ruling=BET, figures=as_it_lies)
def overchip_with_no_bet_to_face(facts: Facts, _: Numbers) -> bool:
    """A player facing no bet silently puts out one chip, which counts for its full value."""
    made = _plain(facts)
    nothing = made is not None and not s.faces_a_bet(made) and not s.adds_to_prior_chips(made)
    return nothing and made is not None and s.one_chip(made) and made.total >= made.minimum


def _several(facts: Facts) -> Wager | None:
    made = _plain(facts)
    fits = made is not None and s.faces_a_bet(made) and s.several_chips(made) and s.more_than_the_call(made)
    return made if fits else None


@rule("bet.size.multi-chip-all-needed", ruling=CALL, figures=as_call)
def several_chips_all_needed(facts: Facts, _: Numbers) -> bool:
    """A player puts out multiple chips, and taking away one of the smallest leaves less than the call."""
    made = _several(facts)
    return made is not None and s.every_chip_needed(made)


@rule("bet.size.multi-chip-below-standard", ruling=CALL, figures=as_call, numbers=("percent",))
def several_chips_below_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player puts out more chips than the call needs, but less than {percent} percent of a raise over it."""
    made = _several(facts)
    return made is not None and not s.every_chip_needed(made) and not s.reaches(made, numbers["percent"])


@rule("bet.size.multi-chip-at-standard", ruling=MINIMUM_RAISE, figures=as_minimum_or_more, numbers=("percent",))
def several_chips_at_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player puts out more chips than a call needs: {percent} percent of a raise or more, but not a full raise."""
    made = _several(facts)
    return (
        made is not None
        and not s.every_chip_needed(made)
        and s.reaches(made, numbers["percent"])
        and made.total < made.minimum
    )


@rule("bet.size.multi-chip-full-raise", ruling=RAISE, figures=as_it_lies)
def several_chips_worth_a_raise(facts: Facts, _: Numbers) -> bool:
    """A player puts out more chips than the call needs: a full raise or more, or in limit exactly a full raise."""
    made = _several(facts)
    whole = made is not None and not s.every_chip_needed(made) and made.total >= made.minimum
    return whole and made is not None and s.within_the_limit(made)


@rule("bet.size.multi-chip-full-raise-big-bet", ruling=RAISE, figures=as_it_lies)
def several_chips_worth_a_raise_at_big_bet(facts: Facts, _: Numbers) -> bool:
    """In one silent motion, a no-limit or pot-limit player adds more chips than a call needs: at least a full raise."""
    made = _several(facts)
    whole = made is not None and not s.every_chip_needed(made) and made.total >= made.minimum
    return big_bet(facts) and whole


LAST_CHIPS = (
    "bet.size.multi-chip-below-standard",
    "bet.size.multi-chip-at-standard",
    "bet.size.multi-chip-full-raise",
    "bet.size.multi-chip-full-raise-big-bet",
    "bet.size.prior-new-chips-below-standard",
    "bet.size.prior-new-chips-at-standard",
    "bet.size.prior-new-chips-full-raise",
    "bet.size.prior-combined-below-standard",
    "bet.size.prior-combined-at-standard",
    "bet.size.prior-combined-full-raise",
)


@rule("bet.size.multi-chip-last-chips", ruling=ALL_IN, figures=as_it_lies, excepts=LAST_CHIPS)
def several_last_chips(facts: Facts, _: Numbers) -> bool:
    """A player puts out their last chips, even short of a full raise, and the call doesn't need all of them."""
    made = wager(facts)
    return made.all_in and made.total <= allowed(facts, made)
