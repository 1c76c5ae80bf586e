"""A minimum posted out of turn whose maker folds once it is raised: it stays in, and what lay beside it goes back."""

from dataclasses import replace

from trainer.grading.answers.choice.giving_way import THROWN_AWAY
from trainer.grading.answers.choice.resting import resting_on
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.grading.answers.told_in_part.post import ANSWERS, POST, REST
from trainer.grading.answers.told_in_part.posted import ANSWERED
from trainer.grading.answers.words.turned import GOES_IN
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

STAYS, GOES = "Seat {}'s posted {:,} stays in the pot, and {:,} {}", "Seat {}'s posted {:,} goes in"


def with_the_folded_post(made: Answer, as_told: Record, ask: str) -> Answer:
    """The answer that nothing is wrong, where nothing is asked, behind what of such chips still goes back or in."""
    moved = [(each, said) for each in made.points if (said := _moves(as_told, each))] if not ask else []
    nothing = made.sentence.startswith(NOTHING)
    moved = [each for each in moved if (each[0].key == ANSWERS if nothing else _of_his_fold(made, each[0]))]
    if not moved:
        return made
    rest = lower(made.sentence.removeprefix(NOTHING).removeprefix(": ").removesuffix("."))
    told = "; ".join([*(said for _, said in moved), *([rest] if rest else [])])
    return replace(made, state=State.RULED, sentence=f"{told}.", lead=resting_on(moved[0][0], made.lead))


def _of_his_fold(made: Answer, post: Decision) -> bool:
    """Does the answer tell only of the hand that was let go by whoever posted?"""
    return made.lead is not None and made.lead.key == THROWN_AWAY and made.lead.matter.seats == post.matter.seats[:1]


def _moves(as_told: Record, post: Decision) -> str:
    """What of the post of this street goes back, or in, once its maker has folded; "" for nothing."""
    figures, about, course = dict(post.figures), post.matter, as_told.course
    then = as_told.courses[min(about.error, len(as_told))]  # the hand that was ruled on has the post announced besides
    if post.key not in ANSWERED or POST not in figures or then.street != course.street:
        return ""
    seat, posted, back = about.seats[0], figures[POST], figures.get(REST, 0)
    lies, since = as_told.table.seat(seat).bet.amount, as_told.gestures[about.error :]
    if seat not in course.folded:
        return ""
    if figures.get(GOES_IN) or not lies:
        return GOES.format(seat, posted)
    if lies < posted:
        return STAYS.format(seat, posted, posted - lies, "more goes in")
    given = not back or any(has_chips_back(each) == seat for each in since)
    return "" if given else STAYS.format(seat, posted, back, "goes back")
