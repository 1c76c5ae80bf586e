"""What lies there of a bet out of turn that posts a minimum: what is beyond that goes back, what is missing goes in."""

from collections.abc import Mapping
from dataclasses import replace

from trainer.grading.answers.found import Found
from trainer.grading.answers.told_in_part.post import ANY, POST, REST
from trainer.grading.answers.words.turned import GOES_IN, MORE
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Ruling, Step

SAID, REST_BACK, MISSING_IN = "minimum-posted", "rest-of-the-post-back", "missing-chips-in"
"""Steps of a post: it is announced, what lies beyond it goes back, what is missing goes in."""
PULLED_IN = (g.BringInBets, g.Collect)


def lying(record: Record) -> Mapping[int, int]:
    """By seat what lies in front of it as the hand is told; empty once the bets of the street are pulled in."""
    course = record.course
    here = (
        each.act
        for at, each in enumerate(record.gestures)
        if at >= course.deal_start and record.courses[at].street == course.street
    )
    if any(isinstance(act, PULLED_IN) for act in here):
        return {}
    return {seat.number: seat.bet.amount for seat in record.table.seats}


def as_it_lies(found: Found, lies: Mapping[int, int]) -> Found:
    """The same, where what is ruled on a post on this street says what goes back or in of it by what `lies` there."""

    def put(some: tuple[Decision, ...]) -> tuple[Decision, ...]:
        return tuple(_as_it_lies(found.facts, each, lies) for each in some)

    return replace(
        found,
        every=put(found.every),
        points=put(found.points),
        asked=put(found.asked),
        open_now=put(found.open_now),
        calm=put(found.calm),
    )


def _as_it_lies(facts: Facts, decision: Decision, lies: Mapping[int, int]) -> Decision:
    seat, figures = next(iter(decision.matter.seats), 0), dict(decision.figures)
    made = maker(facts.about(decision.matter)) if decision.key in ANY and POST in figures and seat in lies else None
    if made is None or made.street != facts.course.street:
        return decision
    missing = figures[POST] - lies[seat] if made.motions else 0
    figures[REST] = max(0, lies[seat] - figures[POST])
    if missing > 0:
        figures[MORE if lies[seat] else GOES_IN] = missing
    ruling = _with_the_missing_in(decision.ruling) if missing > 0 else decision.ruling
    return replace(decision, ruling=ruling, figures=tuple(sorted(figures.items())))


def _with_the_missing_in(ruling: Ruling | None) -> Ruling | None:
    """The ruling with the step that what is missing of the post is added, once that was announced."""
    if ruling is None:
        return None
    told = tuple(each for each in ruling.steps if each.key == SAID)
    rest = tuple(each for each in ruling.steps if each.key not in (SAID, REST_BACK))
    return replace(ruling, steps=(*told, Step(MISSING_IN, (SAID,) if told else ()), *rest))
