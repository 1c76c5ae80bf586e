"""An answer to a question beside the plain one, and what is asked of either before one is told."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from trainer.grading.answers.asked import Question
from trainer.grading.answers.choice.beside import voids
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.rules.kinds import on_a_wager

Plain = Callable[[], Answer]
"""The answer to which nothing in particular was asked, worked out once, where it is wanted."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What was asked, the answer `made` to it, and the `plain` one; `seat` is who is asked about, by name too, or 0."""

    asked: Question
    made: Answer
    plain: Answer
    seat: int = 0

    @property
    def ruled(self) -> bool:
        """Does the plain answer rule on something?"""
        return self.plain.state is State.RULED


def kind_of(answer: Answer) -> str:
    """The kind of the matter that leads, "" where nothing was to be decided."""
    return answer.lead.matter.kind if answer.lead is not None else ""


def is_void(answer: Answer) -> bool:
    """Is the hand void by it: nobody bets in it, and it is nobody's turn?"""
    return answer.lead is not None and voids(answer.lead)


def maker_of(answer: Answer) -> tuple[int, ...]:
    """The seat that the matter is about which leads, the first of several; none where nothing was to be decided."""
    return answer.lead.matter.seats[:1] if answer.lead is not None else ()


def leads_on_a_wager(answer: Answer) -> bool:
    """Is it on a wager that it rules, or that the rulebook is silent?"""
    return answer.lead is not None and on_a_wager(answer.lead.matter.kind)


def halves(answer: Answer) -> set[str]:
    """What its sentence tells, half by half."""
    return {each.casefold() for each in answer.sentence.removesuffix(".").split("; ")}


def about_anybody(asked: Question) -> bool:
    """Is it asked about nobody in particular?"""
    return not asked.seat and not asked.name


def names(sentence: str, asked: Question) -> bool:
    """Does a sentence name whoever is asked about? So does any where that is nobody."""
    who = asked.name or (f"{asked.seat}" if asked.seat else "")
    return not who or said(who, sentence)


def said(who: str, sentence: str) -> bool:
    """Does that word stand in it, for itself?"""
    return re.search(rf"(?<!\w){re.escape(who)}(?!\w)", sentence) is not None
