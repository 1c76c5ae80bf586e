"""Chips and cards to be seen by everybody, and chips that are not."""

from collections.abc import Mapping

from trainer.kernel.room import chip_acts as p
from trainer.rules.common.race import keeps
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOPIC = "chips.visible"
COUNTABLE = Ruling("chips.into-countable-stacks", "the player should keep the chips in countable stacks")
HIGH_IN_VIEW = Ruling(
    "chips.high-denominations-visible", "the player must keep the higher denominations where they can be seen"
)
CARDS_IN_VIEW = Ruling("chips.live-hand-into-view", "the player must keep the live hand in plain view")
FORFEITED = Ruling(
    "chips.forfeited",
    "the player forfeits the chips, and they leave play",
    Authority.UNSTATED,
    discretion=Discretion.PARTIAL,
    options=("leave-it-at-that", "disqualify-the-player"),
)


def _of_twenty(_: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return {"a-stack": numbers["a-stack"]}


@rule("chips.visible.stacks-not-countable", kinds=("kept",), ruling=COUNTABLE, numbers=("a-stack",), figures=_of_twenty)
def chips_cannot_be_counted(facts: RoomFacts, _: Numbers) -> bool:
    """A player's chips aren't in countable stacks."""
    return keeps(facts, "uncountable")


@rule("chips.visible.high-chips-behind-others", kinds=("kept",), ruling=HIGH_IN_VIEW)
def high_chips_hidden(facts: RoomFacts, _: Numbers) -> bool:
    """A player's higher denominations are behind or under others, or none of the player's chips are in view."""
    return keeps(facts, "high-chips-hidden") or keeps(facts, "chips-hidden")


def live(facts: RoomFacts) -> bool:
    """Has the player of the matter a live hand?"""
    player = facts.subject.before.player(facts.matter.detail)
    table = facts.subject.before.table(player.table)
    return table.playing and player.name in table.dealt and player.name not in table.folded


@rule("chips.visible.live-hand-not-in-view", kinds=("kept",), ruling=CARDS_IN_VIEW)
def live_hand_hidden(facts: RoomFacts, _: Numbers) -> bool:
    """A player's live hand can't be seen."""
    return keeps(facts, "cards-hidden") and live(facts)


def _hidden(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    act = facts.subject.happening.act
    assert isinstance(act, p.OutOfView)
    return {"forfeited": act.chips.amount}


@rule("chips.transit.tournament-out-of-view", kinds=("chips-out-of-view",), ruling=FORFEITED, figures=_hidden)
def chips_out_of_view(facts: RoomFacts, _: Numbers) -> bool:
    """A player holds or carries tournament chips out of sight."""
    return facts.setup.event != "cash"
