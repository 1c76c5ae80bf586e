"""The button as the books with tournaments in mind have it: dead at times, with the small blind when two are left."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.button import last_hand, next_on, playing
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

DEAD_BUTTON = Ruling(
    "button.dead-button", "the button moves to the seat that had the small blind, whether or not a player sits there"
)
HEADS_UP = Ruling("button.has-small-blind", "the button has the small blind")
ADJUSTED = Ruling(
    "button.adjusted-no-repeat-big-blind", "the button is adjusted so that no one has the big blind twice in a row"
)
PENALTY = Ruling(
    "button.blind-dodging-penalty",
    "a penalty for the player",
    discretion=Discretion.PARTIAL,
    options=("a-penalty", "no-penalty-because-it-was-not-on-purpose"),
)


def place_due(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"button": last_hand(facts).small_blind}


def _as_it_lies(facts: Facts, _: Numbers) -> Mapping[str, int]:
    button = facts.setup.button
    return heads_up_places(facts, button) if button in playing(facts) else {}


def _adjusted(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return heads_up_places(facts, last_hand(facts).big_blind)


def heads_up_places(facts: Facts, button: int) -> dict[str, int]:
    """Who of two has which place with the button in that seat."""
    other = next_on(facts, button)
    roles = ("button", "small-blind", "last-card", "first-before-the-flop", "last-after-the-flop")
    return {**dict.fromkeys(roles, button), "big-blind": other}


@rule("button.dead.follows-the-small-blind", kinds=("button-and-blinds",), ruling=DEAD_BUTTON, figures=place_due)
def button_may_lie_dead() -> None:
    """A hand is over, and the next one is about to begin."""


@rule("button.heads-up.small-blind-seat-and-order", kinds=("heads-up-button",), ruling=HEADS_UP, figures=_as_it_lies)
def small_blind_is_the_button() -> None:
    """Play is heads-up. The button gets the last card and acts first preflop and last after that."""


@rule(
    "button.heads-up.same-big-blind-due-again",
    ruling=ADJUSTED,
    excepts=("button.heads-up.small-blind-seat-and-order",),
    figures=_adjusted,
)
def big_blind_does_not_fall_twice(facts: Facts, _: Numbers) -> bool:
    """As heads-up play starts, the current button would give the same player the big blind twice in a row."""
    if facts.matter.detail != "begins":
        return False
    before = last_hand(facts).big_blind
    return before in playing(facts) and facts.setup.button != before


@rule("button.dodging.from-a-broken-table", kinds=("blind-dodged",), ruling=PENALTY)
def blind_dodged_from_a_broken_table() -> None:
    """A player from a broken table dodges the big or small blind on purpose."""


@rule("button.dodging.any-blind", kinds=("blind-dodged",), ruling=PENALTY)
def any_blind_dodged() -> None:
    """A player dodges the big or small blind on purpose, in any way."""
