"""Hand for hand: who shares the money of the hand in progress, and what each hand takes off the clock."""

from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hand_for_hand import (
    batch,
    busts_by_hand,
    hands_since,
    left_at_announcement,
    new_level_since,
)
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

SHARE = Ruling(
    "rp.bust-outs-share-places", "the players who bust on that hand share any prizes for the places they take"
)
OFF_THE_CLOCK = Ruling("rp.fixed-time-per-hand", "each hand takes a fixed time off the clock, however long it lasts")
UP_TO_SO_MUCH = Ruling(
    "rp.usual-or-set-time",
    "the usual time for a hand comes off the clock, or another time that the director sets, up to the maximum",
    discretion=Discretion.FULL,
    options=("the-usual-time-for-each-hand", "another-time-up-to-the-most"),
)
EACH_HAND = Ruling("rp.clock-set-each-hand", "the timing is correct", fault=False)
NOT_IN_BATCHES = Ruling(
    "rp.clock-set-where-possible",
    "the clock must be adjusted after each hand whenever possible",
    discretion=Discretion.PARTIAL,
    options=("after-each-hand", "after-several-where-it-cannot-be-helped"),
)
LEVELS_GO_ON = Ruling(
    "rp.next-level-by-clock", "the next level starts when the clock runs out, hand for hand or not", fault=False
)
MAY_LEAVE = Ruling(
    "rp.staying-seated-not-required", "players are encouraged, not required, to stay in their seats", fault=False
)
FACE_DOWN = Ruling(
    "rp.cards-down-await-floor",
    "the cards stay face down, and nothing more is dealt until the floor says so",
    Authority.DEALER,
)


def shares(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """How many share, and the lowest and the highest of the places they share."""
    found = _into_the_money(facts)
    assert found is not None  # the rule holds
    before, busts = found
    return {"sharing": busts, "lowest": facts.setup.places, "highest": before - busts + 1}


def _into_the_money(facts: RoomFacts) -> tuple[int, int] | None:
    """How many were left before the hand on which the places paid are reached, and how many went out on it."""
    places = facts.setup.places
    return next((each for each in busts_by_hand(facts) if each[0] > places > each[0] - each[1]), None)


@rule("rp.hand-for-hand.current-hand-into-the-money", kinds=("hand-for-hand",), ruling=SHARE, figures=shares)
def current_hand_breaks_into_the_money(facts: RoomFacts, _: Numbers) -> bool:
    """Hand for hand is announced. On the hand in progress or a later one, enough players bust to reach the money."""
    return _into_the_money(facts) is not None


def clock_after_the_hands(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """Seconds the clock shows after the hands ended since, the one at the announcement counted.

    None once another level runs: what becomes of time left over is not printed.
    """
    if new_level_since(facts):
        return {}
    hands = hands_since(facts, facts.matter.error - 1, facts.at)
    return {"left": max(0, left_at_announcement(facts.subject) - hands * numbers["seconds"])}


@rule(
    "rp.hand-for-hand.time-per-hand-fixed",
    kinds=("hand-for-hand-clock",),
    ruling=OFF_THE_CLOCK,
    numbers=("seconds",),
    figures=clock_after_the_hands,
)
def each_hand_takes_the_same_time() -> None:
    """Hand for hand is announced. The hand in progress counts as the first of those hands."""


def clock_usual_or_least(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """Besides, the least the clock may show, if each hand takes the longest that is allowed."""
    longest = clock_after_the_hands(facts, {"seconds": numbers["longest"]})
    least = {"least": longest["left"]} if longest else {}
    return {**clock_after_the_hands(facts, numbers), **least}


@rule(
    "rp.hand-for-hand.time-per-hand-with-longest",
    kinds=("hand-for-hand-clock",),
    ruling=UP_TO_SO_MUCH,
    numbers=("seconds", "longest"),
    figures=clock_usual_or_least,
)
def no_hand_takes_longer() -> None:
    """Hand for hand is announced. The rulebook gives a time for each hand and a longer time as the maximum."""


@rule("rp.hand-for-hand.clock-set-each-hand", kinds=("clock-set",), ruling=EACH_HAND)
def clock_set_after_one_hand(facts: RoomFacts, _: Numbers) -> bool:
    """During hand for hand, the clock was adjusted after a hand was over."""
    return batch(facts) <= 1


@rule("rp.hand-for-hand.clock-set-several-hands", kinds=("clock-set",), ruling=NOT_IN_BATCHES)
def clock_set_for_several_hands(facts: RoomFacts, _: Numbers) -> bool:
    """During hand for hand, the clock was adjusted for several hands at once."""
    return batch(facts) > 1


@rule("rp.hand-for-hand.clock-reaches-zero", kinds=("level-comes-up",), ruling=LEVELS_GO_ON)
def level_runs_out() -> None:
    """The clock reached zero during hand for hand."""


@rule("rp.hand-for-hand.seat-left-without-a-hand", kinds=("seat-left",), ruling=MAY_LEAVE)
def seat_left_between_hands() -> None:
    """A player without a hand left their seat during hand for hand."""


@rule("rp.hand-for-hand.all-in-and-call", kinds=("all-in-and-call",), ruling=FACE_DOWN)
def all_in_and_call() -> None:
    """A player is all-in and called during hand for hand."""
