"""Bets and raises of too little: brought up to the proper amount for everybody, as long as the street lasts."""

from collections.abc import Mapping

from trainer.rules.common.sizing import as_offered
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import played
from trainer.rules.facts.rounds import brought_to, street_over
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

BROUGHT_UP = Ruling(
    "bet.brought-up-for-all", "the bet is brought up to the proper amount for the bettor and every caller"
)
STANDS = Ruling("bet.error-stands", "it is too late to correct: the error stands")


def _raised(made: Wager, percent: int) -> bool:
    """Is it a bet or a raise of too little, and no call?"""
    if s.offered(made) >= made.minimum:
        return False
    if s.said_first(made, "call", "check", "fold"):
        return False
    if made.facing == 0 or s.said_first(made, "raise"):
        return True
    spared = s.amount_only(made) or (s.several_chips(made) and not s.every_chip_needed(made))
    return spared and s.reaches(made, percent)


def corrected(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """By seat, the totals of all who are in for it once it is put right."""
    made = wager(facts)
    return {"to": made.minimum, **brought_to(facts, made, made.minimum)}


@rule(
    "bet.underraise.underbet-on-its-street",
    kinds=("underraise",),
    ruling=BROUGHT_UP,
    figures=corrected,
    numbers=("percent",),
)
def underbet_on_its_street(facts: Facts, numbers: Numbers) -> bool:
    """In limit or no-limit, a bet or raise below the minimum is found before the next card or the showdown."""
    made = wager(facts)
    return not played(facts) and _raised(made, numbers["percent"]) and not street_over(facts, made)


@rule(
    "bet.underraise.underbet-after-its-street",
    kinds=("underraise",),
    ruling=STANDS,
    figures=as_offered,
    numbers=("percent",),
)
def underbet_found_too_late(facts: Facts, numbers: Numbers) -> bool:
    """In limit or no-limit, a bet or raise below the minimum is found after the next card or at the showdown."""
    made = wager(facts)
    return not played(facts) and _raised(made, numbers["percent"]) and street_over(facts, made)
