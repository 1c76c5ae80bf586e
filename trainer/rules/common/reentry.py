"""Chips that are given up for a new entry."""

from collections.abc import Mapping

from trainer.kernel.room import desk_acts as d
from trainer.rules.common.conduct import chips_out_of_play
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.registration import FORFEIT
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LEAVES_PLAY = Ruling("tournament.forfeited-chips-leave-play", "the forfeited chips leave play", fault=False)


IF_PERMITTED = Ruling(
    "tournament.forfeit-if-permitted",
    "where the house permits it, a player may forfeit chips for a new stack, and those chips leave play",
    fault=False,
)


def given_up(facts: RoomFacts) -> int:
    """What the player held who gave up his chips."""
    act = facts.subject.happening.act
    assert isinstance(act, d.Surrender)
    return facts.subject.before.player(act.name).chips.amount


def out_of_play(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"out-of-play": given_up(facts)}


@rule(
    "tournament.reentry.stack-forfeited-for-another",
    kinds=("stack-given-up", "forfeited-stack"),
    also=("seating.late",),
    ruling=LEAVES_PLAY,
    figures=out_of_play,
)
def stack_given_up_for_another(facts: RoomFacts, _: Numbers) -> bool:
    """A player forfeits their chips and buys a new stack."""
    return _for_another(facts)


def _for_another(facts: RoomFacts) -> bool:
    """Was he permitted to, or has he bought a new stack since?"""
    again = [m.index for m, act in facts.acts(d.ReEnter) if act.name == facts.matter.detail]
    let = [m.index for m, act in facts.acts(d.Permit) if act.name == facts.matter.detail and act.word == FORFEIT]
    return any(index > facts.subject.index for index in again) or any(index < facts.subject.index for index in let)


@rule(
    "tournament.reentry.forfeit-asked-of-the-house",
    kinds=("forfeit-asked", "stack-given-up"),
    ruling=IF_PERMITTED,
    figures=chips_out_of_play,
)
def forfeit_asked_of_the_house(facts: RoomFacts, _: Numbers) -> bool:
    """A player asks to forfeit chips for a new stack, or forfeits them without permission and buys no new stack."""
    return facts.matter.kind == "forfeit-asked" or not _for_another(facts)
