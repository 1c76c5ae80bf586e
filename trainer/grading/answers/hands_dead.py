"""Hands of one deal that nobody plays: who was away, who sits out a penalty. They are told in one breath, with those
that may play a re-deal after all.
"""

from collections.abc import Iterable

from trainer.grading.answers.beside import OF_ONE_DEAL
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

PLAYS = "presence.plays-the-redeal"


def dead_as_well(lead: Decision | None, beside: Iterable[Decision], facts: Facts) -> list[Decision]:
    """The lead with the other decisions that kill a hand of its deal, by their seats; none where it kills none, and
    lets nobody play a re-deal.
    """
    if lead is None or not _unplayed(lead) or not (_killed(lead) or lead.key == PLAYS):
        return []
    courses, own = facts.record.courses, lead.matter.seats[:1]
    deal = courses[lead.matter.error].deal_start
    here = (each for each in beside if _unplayed(each) and courses[each.matter.error].deal_start == deal)
    some = {each.matter.seats[0]: each for each in here if _killed(each)}
    others = [each for seat, each in some.items() if seat not in own]
    return sorted((lead, *others), key=lambda each: each.matter.seats[0]) if others else []


def _unplayed(decision: Decision) -> bool:
    return decision.matter.kind in OF_ONE_DEAL and bool(decision.matter.seats)


def _killed(decision: Decision) -> bool:
    return decision.ruling is not None and decision.ruling.fault
