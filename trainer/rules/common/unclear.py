"""An amount that can mean several things."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import (
    ambiguous,
    clarified,
    cleared_up,
    highest,
    legal_meaning,
    legal_meanings,
    short_comes_to,
    short_meaning,
)
from trainer.rules.facts.rounds import brought_to
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

TO_THE_TD = Ruling(
    "bet.unclear-case-up-to-floor",
    "an unclear case for the TD to settle",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    fault=False,
)
SAID_UNASKED = Ruling("bet.as-clarified-unasked", "the bet is the amount the player states", authority=Authority.DEALER)
HIGHEST = Ruling("bet.highest-reasonable-amount", "the bet is the highest reasonable amount that the pot allows")
SHORT_OF_A_RAISE = Ruling(
    "bet.highest-reasonable-short-of-a-raise",
    "the bet is the smaller amount, even though it is short of a raise",
)
ASKED = Step("amount-asked-about")
CLEAR = Step("amount-made-clear", (ASKED.key,))


def to_be_asked(ruling: Ruling | None) -> bool:
    """Is the player first to be asked what he means, so that nobody can say yet what it comes to?"""
    return ruling is not None and CLEAR in ruling.steps


def _up_to_the_pot(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": highest(facts, made, made.pot), "pot": made.pot}


@rule("bet.unclear.highest-meaning-within-the-pot", kinds=("unclear-amount",), ruling=HIGHEST, figures=_up_to_the_pot)
def highest_meaning_up_to_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player announces a number with several legal meanings. The pot includes the bets in front of players."""
    made = wager(facts)
    return not cleared_up(facts, made) and highest(facts, made, made.pot) > 0


def _lowest_and_highest(facts: Facts, _: Numbers) -> Mapping[str, int]:
    meanings = legal_meanings(facts, wager(facts))
    return {"lower": meanings[0], "higher": meanings[-1]}


@rule("bet.unclear-case.number-with-several-meanings", ruling=TO_THE_TD, figures=_lowest_and_highest)
def number_left_to_the_td(facts: Facts, _: Numbers) -> bool:
    """A player announces a number that can legally mean several amounts."""
    return ambiguous(facts, wager(facts))


def short_of_the_pot(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """What the number means that is less than a raise, and the call or the minimum raise that it comes to."""
    made = wager(facts)
    means = short_meaning(made)
    to = short_comes_to(made, means, numbers["percent"])
    if to == made.facing:
        return {"to": to, "means": means, "pot": made.pot, "called": to}
    return {"to": to, "means": means, "pot": made.pot, "called": 0, **brought_to(facts, made, to)}


@rule(
    "bet.unclear.short-meaning-within-the-pot",
    kinds=("number-short-of-a-raise",),
    ruling=SHORT_OF_A_RAISE,
    numbers=("percent",),
    figures=short_of_the_pot,
)
def short_meaning_up_to_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player's number can mean a full raise or a smaller amount, and only the raise is over the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and short_meaning(made) <= made.pot < legal_meaning(made)


def short_or_legal(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What the number means that is less than a raise, and the full raise that it can mean."""
    made = wager(facts)
    return {"lower": short_meaning(made), "higher": legal_meaning(made)}


@rule(
    "bet.unclear.short-meaning-above-the-pot",
    kinds=("number-short-of-a-raise",),
    ruling=TO_THE_TD,
    figures=short_or_legal,
)
def no_meaning_within_the_pot(facts: Facts, _: Numbers) -> bool:
    """A player's number can mean a full raise or a smaller amount, and both are over the pot."""
    made = wager(facts)
    return not cleared_up(facts, made) and short_meaning(made) > made.pot


def _said_legal(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": legal_meaning(wager(facts))}


@rule(
    "bet.unclear.short-number-made-a-raise",
    kinds=("number-short-of-a-raise",),
    ruling=SAID_UNASKED,
    figures=_said_legal,
)
def short_number_made_a_raise(facts: Facts, _: Numbers) -> bool:
    """A player announces an unclear number, then says without being asked that they meant the full raise."""
    made = wager(facts)
    return cleared_up(facts, made) and clarified(made) == legal_meaning(made)


def said_short(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The call or the minimum raise that the amount less than a raise comes to."""
    made = wager(facts)
    return {"to": short_comes_to(made, short_meaning(made), numbers["percent"])}


@rule(
    "bet.unclear.short-number-made-clear",
    kinds=("number-short-of-a-raise",),
    ruling=SAID_UNASKED,
    numbers=("percent",),
    figures=said_short,
)
def short_number_made_clear(facts: Facts, _: Numbers) -> bool:
    """A player announces an unclear number, then says without being asked that it was the amount short of a raise."""
    made = wager(facts)
    return cleared_up(facts, made) and clarified(made) == short_meaning(made)
