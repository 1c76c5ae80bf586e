"""Foxwoods: seats only by lot or leave, late entries at its pleasure, and two rules for a push at the level's end."""

from trainer.kernel.room import desk_acts as d
from trainer.rules.books.foxwoods_reentry import registration_at
from trainer.rules.common.room_levels import LEVEL_AS_IT_BEGAN, announced_too_soon
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import (
    announced,
    began,
    level_is_known,
    over_by,
    ran_out_within,
    recess_within,
    signalled,
    start,
    zero_to_come,
)
from trainer.rules.room.registration import OPEN
from trainer.rules.room.seating import allowed_by_floor
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

ONLY_WITH_LEAVE = Ruling(
    "seating.choice-needs-approval",
    "the player can't choose a seat unless a supervisor approves it",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("refuse", "agree", "agree-for-a-special-need"),
)
APPROVED = Ruling("seating.choice-approved", "the player keeps the seat", Authority.FLOOR, fault=False)
MAY_TAKE_THEM = Ruling(
    "seating.late-entry-up-to-house",
    "the house decides whether to take alternates and late entries",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("take-the-entry", "refuse-it"),
)
OUT_OF_PLAY = Ruling("seating.forfeited-chips-leave-play", "the forfeited chips are removed from play")
REDRAW_AT_WILL = Ruling(
    "seating.break-draw-up-to-house",
    "seats are drawn in two steps; the house decides which table breaks and whether to draw new seats for everyone",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("this-table", "a-table-chosen-at-random", "all-seats-drawn-anew"),
)
ONE_HAND_AT_THE_LOWER = Ruling("level.new-dealer-at-lower-level", "the new dealer deals one hand at the lower level")
HIGHER_AT_ONCE = Ruling("level.new-dealer-at-higher-level", "the new dealer's first hand is at the higher level")
HAND_BY_RIFFLE = "level.new-hand.begun-by-riffle-or-shuffler"


@rule(
    "seating.random.seat-of-choice-asked-for",
    kinds=("seat-request",),
    ruling=ONLY_WITH_LEAVE,
    excepts=("seating.random.first-seat-not-drawn",),
)
def seat_of_his_choice() -> None:
    """A player asks for a particular table or seat."""


@rule("seating.random.first-seat-choice-approved", ruling=APPROVED, excepts=("seating.random.first-seat-not-drawn",))
def seat_that_a_supervisor_approved(facts: RoomFacts, _: Numbers) -> bool:
    """A player asked for a particular starting seat or table and got it with a supervisor's approval."""
    return allowed_by_floor(facts, "a-seat", "same-table") and not allowed_by_floor(facts, "special-needs")


@rule(
    "seating.late.entry-asked-for",
    kinds=("late-request",),
    ruling=MAY_TAKE_THEM,
    excepts=("seating.late.entry-sold-any-seat",),
)
def asks_to_enter_late(facts: RoomFacts, _: Numbers) -> bool:
    """A player asks to be an alternate, or to enter after registration is over."""
    act = facts.subject.happening.act
    return not (isinstance(act, d.Ask) and act.word == "late-entry") or registration_at(facts, facts.subject) != OPEN


@rule("seating.late.stack-forfeited", kinds=("forfeited-stack",), ruling=OUT_OF_PLAY)
def stack_given_up() -> None:
    """A player forfeits their chips and buys a new stack."""


@rule(
    "seating.break.survivor-event",
    kinds=("broken-table",),
    ruling=REDRAW_AT_WILL,
    excepts=("seating.break.table-broken-random-draw",),
)
def survivor_table_broken(facts: RoomFacts, _: Numbers) -> bool:
    """A table breaks in a survivor event."""
    return facts.setup.event == "survivor"


def level_at_riffle(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    hand = start(facts)
    return {"level": announced(facts, began(hand.riffled, hand.shuffled, dealt=hand.dealt))}


@rule(
    "level.new-hand.begun-by-riffle-or-shuffler",
    kinds=("level-of-a-hand",),
    ruling=LEVEL_AS_IT_BEGAN,
    figures=level_at_riffle,
)
def hand_begins_with_riffle_or_shuffler(facts: RoomFacts, _: Numbers) -> bool:
    """A hand is dealt around a level change. It began with the first riffle or the push of the shuffler button."""
    return level_is_known(facts)


def _pushed_on(facts: RoomFacts) -> bool:
    """Did dealers change between two hands without a break?"""
    hand = start(facts)
    return hand.pushed >= 0 and not recess_within(facts, over_by(facts), hand.dealt)


def _over_before_zero(facts: RoomFacts) -> bool:
    """Was the hand before it over before the clock reached zero, where it has by now or has yet to?"""
    return zero_to_come(facts) or ran_out_within(facts, over_by(facts), start(facts).dealt)


def level_before_zero(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"level": announced(facts, over_by(facts))}


@rule(
    "level.new-hand.push-hand-over-before-zero",
    ruling=ONE_HAND_AT_THE_LOWER,
    excepts=(HAND_BY_RIFFLE, "level.new-hand.announced-with-time-left"),
    figures=level_before_zero,
)
def pushed_and_over_before_zero(facts: RoomFacts, _: Numbers) -> bool:
    """At a dealer push with no break, the hand was over and its pot awarded before the clock reached zero."""
    return _pushed_on(facts) and _over_before_zero(facts)


def level_after_zero(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"level": signalled(facts, start(facts).dealt)}


@rule(
    "level.new-hand.push-hand-over-after-zero",
    ruling=HIGHER_AT_ONCE,
    excepts=(HAND_BY_RIFFLE,),
    figures=level_after_zero,
)
def pushed_and_not_over_before_zero(facts: RoomFacts, _: Numbers) -> bool:
    """At a dealer push with no break, the clock reached zero before the hand was over and its pot awarded."""
    early = announced_too_soon(facts) is not None  # the clock has not reached zero at all
    return not early and _pushed_on(facts) and not _over_before_zero(facts)
