"""What gives way to another answer: an objection, a hand let go that was thrown into another, an act after time."""

from trainer.grading.answers.state import DISPUTE
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import ACTION
from trainer.rules.facts.wager import maker
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.points.clock import TIME_UP
from trainer.rules.ruling import Decision, Matter

THROWN, LET_GO = "thrown-into-a-hand", "mucked-untabled"


def without_what_gives_way(facts: Facts, found: list[Decision]) -> list[Decision]:
    """The decisions that may answer, without those that another of them leaves nothing to say on."""
    some = found if all(map(objects, found)) else [each for each in found if not objects(each)]
    thrown = {_of(each) for each in some if each.matter.kind == THROWN and not each.silent}
    kept = [each for each in some if each.matter.kind != LET_GO or _of(each) not in thrown]
    up = [each.matter for each in kept if each.matter.kind == TIME_UP and not each.silent]
    return [each for each in kept if not _after_time(facts, each, up)] if up else kept


def _of(decision: Decision) -> tuple[int, int]:
    return decision.matter.error, decision.matter.seats[0]


def objects(decision: Decision) -> bool:
    """Is it only that a player objects to the action, on which a rulebook has nothing of its own?"""
    return decision.silent and decision.matter.kind == DISPUTE and decision.matter.detail == ACTION


def _after_time(facts: Facts, decision: Decision, up: list[Matter]) -> bool:
    """Is it about what a player does on his turn after his time was `up`? It comes too late."""
    wager = KINDS[decision.matter.kind].about is About.WAGER
    made = maker(facts.about(decision.matter)) if wager else None
    if made is None:
        return False
    courses = facts.record.courses
    return any(
        each.seats[0] == made.seat == courses[made.first].to_act
        and each.error <= made.first
        and courses[each.error].street == made.street
        for each in up
    )
