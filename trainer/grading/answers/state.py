"""The kinds of answer there are: a ruling, or one of four that are none and must never be taken for one another."""

from enum import StrEnum

from trainer.rules.book import Book
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.wager import maker
from trainer.rules.ruling import Decision
from trainer.rules.stands import WORDED, stands

DISPUTE = "dispute"


class State(StrEnum):
    """What an answer is; written into JSON, the same for good."""

    RULED = "ruled"
    NOTHING_WRONG = "nothing-wrong"
    """Nothing is to be put right."""
    NOT_COVERED = "not-covered"
    """The rulebook says nothing on it."""
    COPY_LACKS = "copy-lacks"
    """The rulebook has a rule on it that our copy of it lacks."""
    CANNOT_TELL = "cannot-tell"
    """What was said and put out does not tell it."""


def state_of(law: Book, facts: Facts | None, decision: Decision) -> State:
    """What kind of answer a decision is. `facts` are those of the hand's end, None for a room."""
    if disputes_nothing(decision):
        return State.CANNOT_TELL
    if decision.lacking:
        return State.COPY_LACKS
    if decision.silent:
        return State.NOT_COVERED
    return State.CANNOT_TELL if facts is not None and _unsaid(law, facts, decision) else State.RULED


def disputes_nothing(decision: Decision) -> bool:
    """Has somebody disputed, and nobody said what?"""
    return decision.silent and decision.matter.kind == DISPUTE and not decision.matter.detail


def _unsaid(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is a wager open, and nobody has it to decide: does the player's word or chips have to come first?"""
    then = as_it_stood(facts.about(decision.matter))
    made = maker(then)
    if made is None or "to" in dict(decision.figures) or not stands(law, then, made).open:
        return False
    return decision.matter.kind == WORDED or to_be_asked(decision.ruling)
