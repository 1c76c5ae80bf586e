"""Foxwoods: how the button is repaired once an error of it has made somebody miss the big blind."""

from collections.abc import Mapping
from dataclasses import replace

from trainer.rules.common.action import PLAY_ON
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.button import ante_for_all, blinds_due, last_hand, playing, posted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

REPAIRED = replace(
    PLAY_ON,
    key="button.goes-back",
    says="the hand plays out; the button goes back for one hand and then moves two spots",
)


def _places(facts: Facts, _: Numbers) -> Mapping[str, int]:
    due = facts.setup.button_due
    return {"next-button": due, "button-after-that": clockwise(playing(facts), due)[1]}


@rule(
    "button.move.missed-blind-with-bb-ante",
    kinds=("wrong-button",),
    ruling=REPAIRED,
    numbers=("with_chips", "any"),
    figures=_places,
)
def missed_blind_is_made_good(facts: Facts, numbers: Numbers) -> bool:
    """With a big blind ante, a button error makes a player miss a blind, and there has been substantial action."""
    return bool(ante_for_all(facts)) and _blind_missed(facts) and substantial_action(facts, numbers)


def _blind_missed(facts: Facts) -> bool:
    due = blinds_due(facts, facts.setup.button_due)[1]
    return posted(facts).get(due, 0) < facts.setup.stakes.big_blind


REPAIRED_NOW = Ruling("button.goes-back-for-one-hand", "the button goes back for one hand and then moves two spots")


def _place_missed(facts: Facts, _: Numbers) -> Mapping[str, int]:
    due = last_hand(facts).due
    return {"button": due, "button-after-that": clockwise(playing(facts), due)[1]}


@rule(
    "button.last-hand.missed-blind-with-bb-ante",
    kinds=("last-button-wrong",),
    ruling=REPAIRED_NOW,
    figures=_place_missed,
)
def missed_blind_of_the_last_hand_is_made_good(facts: Facts, _: Numbers) -> bool:
    """With a big blind ante, a button error made a player miss a blind, and the hand is over."""
    last = last_hand(facts)
    missed = blinds_due(facts, last.due)[1] != last.big_blind
    return bool(facts.setup.stakes.big_blind_ante) and len(playing(facts)) > 2 and missed
