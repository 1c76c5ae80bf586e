"""Bounty chips and other tokens without value: where they lie, in a hand and in a room, and what a bet of one is."""

from collections.abc import Mapping

from trainer.kernel.room import chip_acts as p
from trainer.rules.common.chips_in_view import live
from trainer.rules.facts import Facts
from trainer.rules.points.bounties import BOUNTY_TOLD
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import went_all_in
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CHIP = ("bounty-chip", BOUNTY_TOLD)
CALL_OR_ALL_IN = Ruling(
    "tournament.valueless-chip-by-house-policy",
    "house policy, or else the director, decides what the bounty chip means",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-call", "an-all-in"),
)


def chip_is(facts: RoomFacts | Facts, *words: str) -> bool:
    """Was it one of these that a player did with his bounty chip?"""
    if not isinstance(facts, RoomFacts):
        return facts.matter.detail in words
    act = facts.subject.happening.act
    return isinstance(act, p.Bounty) and act.word in words


def has_live_hand(facts: RoomFacts | Facts) -> bool:
    """Has the owner of the chip a live hand?"""
    if isinstance(facts, RoomFacts):
        return live(facts)
    return facts.matter.seats[0] in facts.when(facts.matter.onset).course.contesting


def is_all_in(facts: RoomFacts | Facts) -> bool:
    """Has the owner of the chip nothing more to bet?"""
    if isinstance(facts, RoomFacts):
        return went_all_in(facts, facts.subject)
    return not facts.when(facts.matter.onset).table.seat(facts.matter.seats[0]).stack.amount


def whole_stack(facts: RoomFacts | Facts, _: Numbers) -> Mapping[str, int]:
    """What the owner's all-in bet comes to on its street, where the hand is told."""
    if isinstance(facts, RoomFacts):
        return {}
    then, seat = facts.when(facts.matter.onset), facts.matter.seats[0]
    return {"to": then.course.committed[seat - 1] + then.table.seat(seat).stack.amount}


def _call_or_whole_stack(facts: RoomFacts | Facts, numbers: Numbers) -> Mapping[str, int]:
    whole = whole_stack(facts, numbers)
    if isinstance(facts, RoomFacts) or not whole:
        return whole
    level = max(facts.when(facts.matter.onset).course.committed)
    return {**whole, "a-call": min(level, whole["to"])} if level else whole


@rule("tournament.bounty.live-hand-chip-without-value", kinds=CHIP, ruling=CALL_OR_ALL_IN, figures=_call_or_whole_stack)
def token_in_the_pot(facts: RoomFacts | Facts, _: Numbers) -> bool:
    """A player with a live hand who is not all-in puts a bounty chip into the pot."""
    return chip_is(facts, "in-the-pot") and has_live_hand(facts) and not is_all_in(facts)
