"""UPT: where button and blinds go, by the dead or the moving button, and what an error of the button leaves."""

from collections.abc import Mapping

from trainer.kernel import gestures as g
from trainer.kernel.house import YES
from trainer.rules.common.button import HEADS_UP
from trainer.rules.course import clockwise
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.button import (
    blinds_button,
    blinds_due,
    drawn_button,
    last_hand,
    last_to_act,
    next_on,
    playing,
)
from trainer.rules.facts.house import settled
from trainer.rules.orders import effect_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.button_draw import button_drawn
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Discretion, Ruling, Step

DRAWN = ("draw-for-the-button", "cards-for-the-button")
PLACED = Ruling("button.goes-where-due", "the button and the blinds go to their proper seats", fault=False)
MOVING = Ruling("button.moving-button", "the button moves on to the next player, and the blinds adjust")
BIG_BLIND_TO_BUTTON = Ruling(
    "button.to-latest-big-blind", "the player who had the big blind most recently gets the button"
)
CORRECTED = Ruling(
    "button.corrected-for-new-hand",
    "the button and the blinds are corrected for the new hand",
    discretion=Discretion.PARTIAL,
)
HIGH_CARD = Ruling("button.to-high-card", "the high card gets the button")
SET_AMOUNTS = Ruling(
    "button.set-amounts-unchanged", "the blind, the call and the minimum raise stay at their set amounts"
)
NO_STRADDLE = Ruling(
    "button.no-straddle",
    "the straddle is not allowed",
    steps=(Step("rest-given-back"),),
    deadline=Deadline.ACTION,
    discretion=Discretion.PARTIAL,
    options=("not-allowed", "allowed-in-a-game-that-is-named-for-it"),
)


def _dead(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """Button and blinds counted from the big blind; the small blind is 0 where nobody is there to post it."""
    last = last_hand(facts)
    small = last.big_blind if last.big_blind in playing(facts) else 0
    button = last.small_blind
    places = {"button": button, "small-blind": small, "big-blind": next_on(facts, last.big_blind)}
    return {**places, "last-to-act": last_to_act(facts, button)}


def _next_seat(facts: Facts, _: Numbers) -> Mapping[str, int]:
    button = next_on(facts, last_hand(facts).button)
    return {"button": button, "last-card": button, "last-to-act": button}


def _next_player(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"button": next_on(facts, last_hand(facts).button)}


def _two_left(facts: Facts, button: int) -> dict[str, int]:
    return {"button": button, "small-blind": button, "big-blind": next_on(facts, button)}


def _as_it_lies(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return _two_left(facts, facts.setup.button) if facts.setup.button in playing(facts) else {}


def _most_recent(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The big blind goes round, so the last to have had it is the one at its place or nearest before it."""
    return _two_left(facts, clockwise(playing(facts), last_hand(facts).big_blind)[-1])


def _belonged(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"button": last_hand(facts).due}


def _drawn(facts: Facts | RoomFacts, _: Numbers) -> Mapping[str, int]:
    """Who has the button, and of how many cards of the highest rank where the suit decided."""
    if isinstance(facts, RoomFacts):
        button, level = button_drawn(facts, facts.matter.detail)
    else:
        button, _at, level = drawn_button(facts) or (0, 0, 0)
    return {**({"button": button} if button else {}), **({"level": level} if level > 1 else {})}


def _left_of_the_button(facts: Facts, _: Numbers) -> Mapping[str, int]:
    small, big = blinds_due(facts, blinds_button(facts))
    return {"small-blind": small, "big-blind": big, "first-to-act": next_on(facts, big)}


def _set_blind(facts: Facts, _: Numbers) -> Mapping[str, int]:
    blind = facts.setup.stakes.big_blind
    return {"to-call": blind, "raise-by": blind}


# --- from hand to hand -----------------------------------------------------------------------------------------


@rule("button.dead.follows-the-big-blind", kinds=("button-and-blinds",), ruling=PLACED, figures=_dead)
def big_blind_goes_on_and_the_rest_follows() -> None:
    """The player who owes the big blind posts it. The small blind and the button follow, even at an empty seat."""


@rule("button.dead.nobody-gone-or-come", kinds=("button-and-blinds",), ruling=PLACED, figures=_next_seat)
def button_goes_one_seat_on(facts: Facts, _: Numbers) -> bool:
    """No one left or sat down. The button moves one seat, gets the last card and acts last on later rounds."""
    last = last_hand(facts)
    unchanged = {last.button, last.small_blind, last.big_blind} <= set(playing(facts))
    return unchanged and next_on(facts, last.button) == last.small_blind


@rule(
    "button.dead.moving-button-in-use",
    ruling=MOVING,
    excepts=(
        "button.dead.follows-the-big-blind",
        "button.dead.nobody-gone-or-come",
    ),
    figures=_next_player,
)
def moving_button_is_designated(facts: Facts, _: Numbers) -> bool:
    """The house has announced that it uses the moving button."""
    if settled(facts, "moving-button") == YES:
        return True
    return any(effect_of(act.what) is Effect.BUTTON_MOVES for _, _, act in facts.done(g.Order))


@rule("button.last-hand.wrong-button-put-right", kinds=("last-button-wrong",), ruling=CORRECTED, figures=_belonged)
def wrong_button_of_the_last_hand_is_corrected() -> None:
    """The button was in the wrong place on the last hand, and each player should still get each position once."""


# --- two players -----------------------------------------------------------------------------------------------


@rule("button.heads-up.small-blind-seat", kinds=("heads-up-button",), ruling=HEADS_UP, figures=_as_it_lies)
def small_blind_on_the_button() -> None:
    """Play is heads-up with two blinds."""


@rule(
    "button.heads-up.latest-big-blind",
    ruling=BIG_BLIND_TO_BUTTON,
    excepts=("button.heads-up.small-blind-seat",),
    figures=_most_recent,
)
def latest_big_blind_gets_the_button(facts: Facts, _: Numbers) -> bool:
    """Play has just become heads-up."""
    return facts.matter.detail == "begins"


# --- the start and the blinds ----------------------------------------------------------------------------------


@rule("button.draw.for-the-first-button", kinds=DRAWN, ruling=HIGH_CARD, figures=_drawn)
def high_card_has_the_first_button() -> None:
    """The players draw cards for the first button."""


@rule("button.blinds.seats-left-of-the-button", kinds=("blind-not-posted",), ruling=PLACED, figures=_left_of_the_button)
def blinds_lie_left_of_the_button() -> None:
    """With two blinds, the small blind is left of the button, then the big blind. The player after them acts first."""


@rule("button.blinds.short-blind-posted", kinds=("blind-not-in-full",), ruling=SET_AMOUNTS, figures=_set_blind)
def short_blind_changes_no_amount() -> None:
    """A player posts less than the full blind."""


def _all_of_it(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What the straddle was, and that nothing of it stays."""
    return {"back": facts.record.tables[facts.matter.error].seat(facts.matter.seats[0]).bet.amount, "to": 0}


@rule("button.straddle.game-not-named-for-it", kinds=("straddle-posted",), ruling=NO_STRADDLE, figures=_all_of_it)
def straddle_is_not_allowed() -> None:
    """A player straddles. Straddles are allowed only in specified games."""
