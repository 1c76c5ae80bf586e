"""Chips of an event that are found lying about."""

from collections.abc import Mapping

from trainer.kernel.room import chip_acts as p
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TO_THE_INVENTORY = Ruling("chips.back-to-inventory", "the chips leave play and go back to tournament inventory")


def _found(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    act = facts.subject.happening.act
    assert isinstance(act, p.Lost)
    return {"out-of-play": act.chips.amount}


@rule("chips.lost.found-any-owner", kinds=("chips-found",), ruling=TO_THE_INVENTORY, figures=_found)
def chips_found() -> None:
    """Chips are found, whether or not anyone knows whose they are."""


@rule("chips.lost.found-owner-unknown", kinds=("chips-found",), ruling=TO_THE_INVENTORY, figures=_found)
def chips_of_nobody_found(facts: RoomFacts, _: Numbers) -> bool:
    """Chips are found, and no one can tell whose they are."""
    return facts.matter.detail == p.NOBODY
