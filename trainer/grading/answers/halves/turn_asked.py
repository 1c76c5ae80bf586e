"""On whom the action is, where that is asked and nothing is wrong with a turn."""

from trainer.grading.answers.choice.another_turn import nobody_brought_it_in, whose_turn
from trainer.grading.answers.choice.next_rights import next_rights
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.after_time import after_time, timed_out
from trainer.grading.answers.made import Answer
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower

TURNS = "turns"


def turn_asked(found: Found) -> Answer | None:
    """Who has the action, where it is asked about turns and nothing is wrong with one; after a player's time is up who
    comes then; of stud in which nobody could bring it in, with what the first to act may do.
    """
    said = _said(found) if found.ask == TURNS else ""
    return Answer(found.law.key, State.NOTHING_WRONG, f"{NOTHING}: {said}.") if said else None


def _said(found: Found) -> str:
    facts = found.facts
    if late := timed_out(found.points, facts):
        return after_time(found.law, facts, late)
    opens = next_rights(facts, found.points) if nobody_brought_it_in(facts) else None
    return lower(sentence_of(opens, facts)).removesuffix(".") if opens is not None else whose_turn(facts)
