"""Chips of an earlier bet that a player has pulled back: he owes a call or a raise, whatever he does instead."""

from trainer.grading.answers.asked import RIGHT, WAGER
from trainer.grading.answers.choice.found import Found
from trainer.grading.answers.pots.awards import PULLED, no_more
from trainer.rules.ruling import Decision


def owed_for_chips_back(found: Found) -> Decision | None:
    """What a player is held to who has pulled chips back and not called or raised since, where his wager or his rights
    are asked for; None where nobody has.
    """
    if found.ask not in (RIGHT, WAGER):
        return None
    facts = found.facts
    mine = [each for each in found.points if each.matter.kind == PULLED and each.ruling is not None]
    mine = [each for each in mine if found.seat in (0, *each.matter.seats[:1]) and each.ruling and each.ruling.fault]
    here = [each for each in mine if facts.record.courses[each.matter.error].street == facts.course.street]
    return next((each for each in reversed(here) if not no_more(facts, each)), None)
