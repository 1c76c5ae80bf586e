"""Metropolitan's own law on bets: a doubtful amount is asked about at once, and then it is the floor's."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import ambiguous, clarified, legal_meanings
from trainer.rules.facts.rounds import last_step
from trainer.rules.facts.wager import wager
from trainer.rules.points.words import UNCLEAR
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CLARIFIED = Ruling("what the player says it is, asked by the dealer", authority=Authority.DEALER)
FLOOR_RULES = Ruling(
    "asked about by the dealer at once, and ruled by the floor if it stays unclear",
    authority=Authority.FLOOR,
    discretion=Discretion.FULL,
    options=(
        "the lower amount, which keeps up betting discipline",
        "the amount that fits the last increments",
        "the amount that fits the pot",
        "a penalty besides where it is a habit",
    ),
)


def _clarified(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": clarified(wager(facts))}


@rule(UNCLEAR, ruling=CLARIFIED, figures=_clarified)
def amount_made_clear(facts: Facts, _: Numbers) -> bool:
    """The player names the amount in full when asked."""
    made = wager(facts)
    return ambiguous(made) and clarified(made) > 0


def _factors(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What the floor weighs: the two lowest meanings, the last bet or raise and the pot."""
    made = wager(facts)
    lower, higher, *_rest = legal_meanings(made)
    return {"lower": lower, "higher": higher, "increment": last_step(facts, made), "pot": made.pot}


@rule(UNCLEAR, ruling=FLOOR_RULES, figures=_factors)
def amount_left_unclear(facts: Facts, _: Numbers) -> bool:
    """A number word with several meanings, and nothing more said."""
    made = wager(facts)
    return ambiguous(made) and not clarified(made)
