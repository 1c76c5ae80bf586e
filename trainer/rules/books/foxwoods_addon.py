"""Foxwoods: who may take the add-on of a satellite."""

from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

SOLD = Ruling("the add-on is sold, by a cashier and in the time set for it", fault=False)
TOO_LATE = Ruling("no add-on without chips, unless the player enters again")


def _has_chips(facts: RoomFacts) -> bool:
    return facts.subject.before.player(facts.matter.detail).chips.amount > 0


@rule("rebuy", ruling=SOLD)
def add_on_with_chips_left(facts: RoomFacts, _: Numbers) -> bool:
    """A player who has chips takes the add-on"""
    return facts.matter.kind == "add-on" and _has_chips(facts)


@rule("rebuy", ruling=TOO_LATE)
def add_on_without_chips(facts: RoomFacts, _: Numbers) -> bool:
    """A player without a chip takes the add-on"""
    return facts.matter.kind == "add-on" and not _has_chips(facts)
