"""Chips of an earlier bet that a player has pulled back: he owes a call or a raise."""

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.awards import PULLED, no_more
from trainer.rules.amiss import TURNS
from trainer.rules.ruling import Decision


def held_by_chips_back(found: Found) -> Decision | None:
    """What a player is held to who has pulled chips back in turn, where his rights are asked for."""
    if found.ask != RIGHT or any(each.matter.kind in TURNS for each in found.every):
        return None
    facts = found.facts
    mine = [each for each in found.points if each.matter.kind == PULLED and each.ruling and each.ruling.fault]
    mine = [each for each in mine if found.seat in (0, *each.matter.seats[:1]) and not no_more(facts, each)]
    here = [each for each in mine if facts.record.courses[each.matter.error].street == facts.course.street]
    return here[-1] if here else None
