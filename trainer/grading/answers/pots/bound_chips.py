"""Chips of a bet or call in turn that their player pulled back and that bind all the same: the pots count them."""

from collections.abc import Iterable

from trainer.grading.answers.pots.awards import PULLED, no_more
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

BINDS = "bet.in-turn-act-binds"


def as_left_in(record: Record, points: Iterable[Decision]) -> Record:
    """The hand in which such chips of this street were never pulled back, nor put out again if they were; as it was
    told where there are none, or where another amount has come in their place.
    """
    facts = Facts(record, len(record))
    gone = {at for each in points if _binds(each) for at in _pulled(facts, each)}
    kept = [each for at, each in enumerate(record.gestures) if at not in gone]
    return (record.otherwise(kept) if gone else None) or record


def goes_back_in(facts: Facts, points: Iterable[Decision]) -> Decision | None:
    """What is ruled on such chips that lay there before and are still with their player."""
    mine = [each for each in points if each.matter.kind == PULLED and not each.silent]
    mine = [each for each in mine if not no_more(facts, each) and _pulled(facts, each)]
    return mine[-1] if mine else None


def _binds(decision: Decision) -> bool:
    """Does it say that chips stay in which went back, or is it about some that lay there when their player did so?"""
    owed = dict(decision.figures).get("owed", 0)
    return (decision.key == BINDS and owed > 0) or decision.matter.kind == PULLED


def _pulled(facts: Facts, decision: Decision) -> frozenset[int]:
    """The gestures by which chips went back, with the one by which as many were put out again; none of chips that
    others have come in for, nor of a motion too many.
    """
    made, course = maker(facts.about(decision.matter)), facts.course
    before = decision.matter.kind == PULLED
    if made is None or made.street != course.street or not (before or len(made.motions) == 1):
        return frozenset()
    out = 0 if before else made.motions[0][0]
    back = [(at, chips.amount) for at, chips in made.back if at > out]
    if not back:
        return frozenset()
    since = {at: act for at, act in _put_out(facts, made.seat).items() if at > back[0][0]}
    if since and sum(act.chips.amount for act in since.values()) != sum(amount for _, amount in back):
        return frozenset()
    return frozenset((*(at for at, _ in back), *since))


def _put_out(facts: Facts, seat: int) -> dict[int, g.Wager]:
    """The chips that a seat has put out, by gesture."""
    return {at: act for at, who, act in facts.done(g.Wager) if who == seat}
