"""Metropolitan's own law on bets: a doubtful amount is asked about at once, and then it is the floor's."""

from collections.abc import Mapping

from trainer.rules.common.unclear import ASKED, CLEAR, SAID_UNASKED, said_short, short_or_legal
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import (
    asked_about,
    asked_in_vain,
    clarified,
    highest,
    in_keeping_with,
    legal_meaning,
    legal_meanings,
    made_clear,
    short_meaning,
)
from trainer.rules.facts.rounds import last_step
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CHOICES = (
    "the-lower-amount-which-keeps-up-betting-discipline",
    "the-amount-that-fits-the-last-increments",
    "the-amount-that-fits-the-pot",
    "a-penalty-besides-where-it-is-a-habit",
)
TO_BE_ASKED = Ruling(
    "bet.dealer-asks-at-once",
    "the dealer asks at once, and the floor rules only if the amount stays unclear",
    authority=Authority.DEALER,
    steps=(ASKED, CLEAR),
    options=CHOICES,
)
CLARIFIED = Ruling(
    "bet.as-clarified-when-asked",
    "the bet is the amount the player states when the dealer asks",
    authority=Authority.DEALER,
    steps=(ASKED,),
)
FLOOR_RULES = Ruling(
    "bet.still-unclear-floor-rules",
    "the floor rules on the amount",
    authority=Authority.FLOOR,
    steps=(ASKED,),
    discretion=Discretion.FULL,
    options=CHOICES,
)


def _clarified(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": made_clear(facts, wager(facts))}


@rule("bet.unclear.unasked-made-clear", kinds=("unclear-amount",), ruling=SAID_UNASKED, figures=_clarified)
def amount_made_clear(facts: Facts, _: Numbers) -> bool:
    """A player announces an unclear number, then states the full amount without being asked."""
    made = wager(facts)
    return made_clear(facts, made) > 0 and not asked_about(facts, made)


@rule("bet.unclear.asked-made-clear", kinds=("unclear-amount",), ruling=CLARIFIED, figures=_clarified)
def amount_made_clear_when_asked(facts: Facts, _: Numbers) -> bool:
    """A player announces an unclear number, then states the full amount when the dealer asks."""
    made = wager(facts)
    return made_clear(facts, made) > 0 and asked_about(facts, made) > 0


def _factors(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The two lowest meanings, what the floor weighs, and which meaning fits the last bet or raise, and the pot."""
    made = wager(facts)
    lower, higher, *_rest = legal_meanings(facts, made)
    increment = last_step(facts, made)
    fits = {"by-increment": in_keeping_with(facts, made, increment), "by-pot": highest(facts, made, made.pot) or lower}
    return {"lower": lower, "higher": higher, "increment": increment, "pot": made.pot, **fits}


@rule("bet.unclear.not-asked-yet", kinds=("unclear-amount",), ruling=TO_BE_ASKED, figures=_factors)
def amount_to_be_asked_about(facts: Facts, _: Numbers) -> bool:
    """A player announces a number that can mean several amounts, and doesn't say which."""
    made = wager(facts)
    return not made_clear(facts, made) and not asked_in_vain(facts, made)


@rule(
    "bet.unclear.short-number-not-made-clear",
    kinds=("number-short-of-a-raise",),
    ruling=TO_BE_ASKED,
    figures=short_or_legal,
)
def short_number_to_be_asked_about(facts: Facts, _: Numbers) -> bool:
    """A player announces a number that can mean a legal raise or an amount short of one, and doesn't say which."""
    return not clarified(wager(facts))


def _meant_a_raise(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": legal_meaning(wager(facts))}


@rule(
    "bet.unclear.short-number-asked-made-a-raise",
    kinds=("number-short-of-a-raise",),
    ruling=CLARIFIED,
    figures=_meant_a_raise,
)
def short_number_made_a_raise_when_asked(facts: Facts, _: Numbers) -> bool:
    """The dealer asks what the number means, and the player says they meant the full raise."""
    made = wager(facts)
    return asked_about(facts, made) > 0 and clarified(made) == legal_meaning(made)


@rule(
    "bet.unclear.short-number-asked-made-clear",
    kinds=("number-short-of-a-raise",),
    ruling=CLARIFIED,
    numbers=("percent",),
    figures=said_short,
)
def short_number_made_clear_when_asked(facts: Facts, _: Numbers) -> bool:
    """The dealer asks what the number means, and the player says they meant the amount that is less than a raise."""
    made = wager(facts)
    return asked_about(facts, made) > 0 and clarified(made) == short_meaning(made)


@rule("bet.unclear.asked-still-unclear", kinds=("unclear-amount",), ruling=FLOOR_RULES, figures=_factors)
def amount_left_unclear(facts: Facts, _: Numbers) -> bool:
    """The dealer asks what the number means, and the player's answer leaves it unclear."""
    return asked_in_vain(facts, wager(facts))
