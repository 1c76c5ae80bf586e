"""Chips that are bought in the course of an event, and a rebuy that is only announced."""

from trainer.kernel.room.act import RoomAct
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.rebuying import BEGINS, in_a_hand
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

BEHIND = Ruling("rebuy.plays-chips-behind", "the player is playing chips behind and must make the rebuy", fault=False)


@rule("rebuy.announced-before-a-hand", kinds=("rebuy-announced",), ruling=BEHIND)
def rebuy_announced_before_a_hand(facts: RoomFacts, _: Numbers) -> bool:
    """A player announces a rebuy before the hand begins."""
    return not begun(facts)


def begun(facts: RoomFacts, begins: tuple[type[RoomAct], ...] = BEGINS) -> bool:
    """Is a hand on at the table of the player who announces it, where these begin one?"""
    table = facts.subject.before.player(facts.matter.detail).table
    return in_a_hand(facts.record, table, facts.subject.index, begins)
