"""The button as the books with tournaments in mind have it: dead at times, with the small blind when two are left."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.button import last_hand, next_on, playing
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

DEAD_BUTTON = Ruling("button.dead-button", "the button moves to its place, whether or not a player sits there")
HEADS_UP = Ruling("button.has-small-blind", "the button has the small blind")
ADJUSTED = Ruling(
    "button.adjusted-no-repeat-big-blind", "the button is adjusted: no one has the big blind twice in a row"
)
PENALTY = Ruling(
    "button.blind-dodging-penalty",
    "a penalty for a blind dodged on purpose",
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
    """A dead button: it goes where the small blind was, even if that seat is now empty."""


@rule("button.heads-up.small-blind-seat-and-order", kinds=("heads-up-button",), ruling=HEADS_UP, figures=_as_it_lies)
def small_blind_is_the_button() -> None:
    """Heads-up, the button has the small blind, gets the last card, acts first before the flop and last after it."""


@rule(
    "button.heads-up.same-big-blind-due-again",
    ruling=ADJUSTED,
    excepts=("button.heads-up.small-blind-seat-and-order",),
    figures=_adjusted,
)
def big_blind_does_not_fall_twice(facts: Facts, _: Numbers) -> bool:
    """Heads-up, if the current button would give a player the big blind again, the other player gets it."""
    if facts.matter.detail != "begins":
        return False
    before = last_hand(facts).big_blind
    return before in playing(facts) and facts.setup.button != before


@rule("button.dodging.from-a-broken-table", kinds=("blind-dodged",), ruling=PENALTY)
def blind_dodged_from_a_broken_table() -> None:
    """A player from a broken table who dodges a blind on purpose, either blind, is penalized."""


@rule("button.dodging.any-blind", kinds=("blind-dodged",), ruling=PENALTY)
def any_blind_dodged() -> None:
    """A player who dodges a blind on purpose, either blind and in any way, is penalized."""
