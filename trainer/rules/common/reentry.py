"""Chips that are given up for a new entry."""

from collections.abc import Mapping

from trainer.kernel.room import desk_acts as d
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LEAVES_PLAY = Ruling("tournament.forfeited-chips-leave-play", "the chips that were given up leave play", fault=False)


ONCE_BOUGHT = Ruling(
    "tournament.forfeited-chips-leave-once-bought",
    "the chips leave play where the player may give them up and buys a new stack",
    fault=False,
)


def given_up(facts: RoomFacts) -> int:
    """What the player held who gave up his chips."""
    act = facts.subject.happening.act
    assert isinstance(act, d.Surrender)
    return facts.subject.before.player(act.name).chips.amount


def out_of_play(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"out-of-play": given_up(facts)}


def chips_to_give_up(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    """What the player holds, or held, who gives up his chips or wants to."""
    return {"out-of-play": facts.subject.before.player(facts.matter.detail).chips.amount}


@rule(
    "tournament.reentry.stack-forfeited-for-another",
    kinds=("stack-given-up", "forfeited-stack"),
    also=("seating.late",),
    ruling=LEAVES_PLAY,
    figures=out_of_play,
)
def stack_given_up_for_another(facts: RoomFacts, _: Numbers) -> bool:
    """A player gives up his chips and buys a new stack"""
    again = [m.index for m, act in facts.acts(d.ReEnter) if act.name == facts.matter.detail]
    return any(index > facts.subject.index for index in again)


@rule(
    "tournament.reentry.no-new-stack-yet",
    kinds=("stack-given-up", "forfeit-asked"),
    ruling=ONCE_BOUGHT,
    figures=chips_to_give_up,
)
def no_new_stack_yet(facts: RoomFacts, _: Numbers) -> bool:
    """A player gives up his chips or wants to, and has bought no new stack as yet."""
    again = [m.index for m, act in facts.acts(d.ReEnter) if act.name == facts.matter.detail]
    return not any(index > facts.subject.index for index in again)
