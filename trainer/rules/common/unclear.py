"""An amount that can mean several things."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import ambiguous, clarified, highest
from trainer.rules.facts.wager import wager
from trainer.rules.points.words import UNCLEAR
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

HIGHEST = Ruling("the highest reasonable amount that the pot allows")


def _up_to_the_pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": highest(made, made.pot), "pot": made.pot}


@rule(UNCLEAR, ruling=HIGHEST, figures=_up_to_the_pot)
def highest_meaning_up_to_the_pot(facts: Facts, _: Numbers) -> bool:
    """A number word with several legal meanings is the highest of no more than the pot, bets in front counted in."""
    made = wager(facts)
    return ambiguous(made) and not clarified(made) and highest(made, made.pot) > 0
