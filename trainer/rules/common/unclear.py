"""An amount that can mean several things."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import cleared_up, highest
from trainer.rules.facts.wager import wager
from trainer.rules.points.words import UNCLEAR
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

HIGHEST = Ruling("the highest reasonable amount that the pot allows")
ASKED = Step("amount-asked-about")
CLEAR = Step("amount-made-clear", (ASKED.key,))


def to_be_asked(ruling: Ruling | None) -> bool:
    """Is the player first to be asked what he means, so that nobody can say yet what it comes to?"""
    return ruling is not None and CLEAR in ruling.steps


def _up_to_the_pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": highest(facts, made, made.pot), "pot": made.pot}


@rule(UNCLEAR, ruling=HIGHEST, figures=_up_to_the_pot)
def highest_meaning_up_to_the_pot(facts: Facts, _: Numbers) -> bool:
    """A number word with several legal meanings is the highest of no more than the pot, bets in front counted in."""
    made = wager(facts)
    return not cleared_up(facts, made) and highest(facts, made, made.pot) > 0
