"""A player who was away and comes back: in time for the last card of the deal, after it, or for a redeal."""

from dataclasses import replace

from trainer.rules.common.action import PLAY_ON
from trainer.rules.facts import Facts
from trainer.rules.facts.presence import BACK
from trainer.rules.points.presence import FOR_THE_REDEAL, IN_TIME, LATE, TO_A_LIVE_HAND
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LIVE = Ruling("presence.back-in-time-hand-lives", "the player is back in time, and the hand is live", fault=False)
STILL_LIVE = Ruling(
    "presence.hand-still-live",
    "the player was at the seat for the last card of the deal, so the hand is live",
    fault=False,
)
DEAD = Ruling("presence.back-too-late-hand-dead", "the player is back too late, and the hand is dead")
NO_REDEAL = Ruling("presence.redeal-hand-killed", "the player is dealt into the redeal, and the hand is killed")
REDEAL = Ruling("presence.redeal-may-be-played", "the player may play the redeal", fault=False)
PLAYS_THE_REDEAL = replace(PLAY_ON, key="presence.plays-the-redeal", says="the redealt hand is live")


@rule("presence.at-seat.back-before-the-last-card", kinds=("came-back",), ruling=LIVE)
def back_before_the_last_card(facts: Facts, _: Numbers) -> bool:
    """A player who was away is back before the last card of the deal."""
    return facts.matter.detail in (IN_TIME, FOR_THE_REDEAL)


@rule("presence.at-seat.back-after-the-last-card", kinds=("came-back",), ruling=DEAD)
def back_after_the_last_card(facts: Facts, _: Numbers) -> bool:
    """A player who was away for the last card of the deal comes back after it."""
    return facts.matter.detail == LATE


@rule("presence.at-seat.back-to-a-live-hand", kinds=("came-back",), ruling=STILL_LIVE)
def back_to_a_live_hand(facts: Facts, _: Numbers) -> bool:
    """A player left after the last card of the deal and now comes back."""
    return facts.matter.detail == TO_A_LIVE_HAND


@rule(
    "presence.at-seat.back-for-the-redeal-killed",
    kinds=("came-back",),
    ruling=NO_REDEAL,
    excepts=("presence.at-seat.back-before-the-last-card",),
)
def back_for_a_redeal_that_is_not_his(facts: Facts, _: Numbers) -> bool:
    """A player who missed the original deal is back for the redeal."""
    return facts.matter.detail == FOR_THE_REDEAL


@rule(
    "presence.at-seat.back-for-the-redeal-played",
    kinds=("came-back",),
    ruling=REDEAL,
    excepts=("presence.at-seat.back-before-the-last-card",),
)
def back_for_a_redeal_to_play(facts: Facts, _: Numbers) -> bool:
    """A player who was dealt in but away for the original deal is back for the redeal."""
    return facts.matter.detail == FOR_THE_REDEAL


@rule("presence.at-seat.at-the-seat-for-the-redeal", kinds=("absent-hand",), ruling=PLAYS_THE_REDEAL)
def at_the_seat_for_the_redeal(facts: Facts, _: Numbers) -> bool:
    """A player who missed the original deal is back for the last card of the redeal."""
    return facts.matter.detail == BACK
