"""What a sentence on a wish for a seat takes from a room."""

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room.act import FLOOR
from trainer.rules.room.facts import RoomFacts
from trainer.rules.ruling import Decision

WISHED = ("a-seat", "same-table")


def wish_answered(facts: RoomFacts, _: Decision) -> dict[str, str]:
    """What the floor has said to the wish last, in one word."""
    said = {"agreed": "", "refused": ""}
    for moment in facts.moments():
        act = moment.happening.act
        if not isinstance(act, d.Permit | d.Refuse):
            continue
        if moment.who == FLOOR and act.name == facts.matter.detail and act.word in WISHED:
            agreed = isinstance(act, d.Permit)
            said = {"agreed": "agreed" if agreed else "", "refused": "" if agreed else "refused"}
    return said
