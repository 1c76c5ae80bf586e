"""What a player may do is asked while the action is on another one: whose turn it is comes first."""

from collections.abc import Callable

from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.grading.answers.letters import begun
from trainer.grading.answers.telling import lower
from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.short_all_in import said_to_complete
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import AFTER_ACTING, due_now
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.ruling import Decision

OF_ANYBODY = ("least-raise", "raise-cap", "first-to-act", "rights")
"""Kinds of points on what may be done that hold for whoever is to act, at the moment at which he is."""
OPEN = "bet.open"
FOLDED = "Seat {} has folded; the action is on seat {}."
ACTED = "Seat {} has acted; the action is on seat {}."
OVER, FOLDED_BEFORE = (
    "The betting on this street is over: no one is to act.",
    "Seat {} has folded, and no one is to act.",
)
SHORT = " is short of "
"""What is said of a raise that is closed by a short all-in."""


def on_another(
    facts: Facts, seat: int, lead: Decision | None, sentence: str, if_called: Callable[[], str] = str
) -> str:
    """Who has the action, where it is asked what another seat may do and nothing is ruled on that seat's own right: the
    least and the most of the moment at which it acted hold no more. `if_called` tells what it may do once it has it.
    """
    due, course = next_to_act(facts), facts.course
    if lead is not None and lead.silent and _is_early(lead, seat) and (by_right := due_now(facts)) not in (0, seat):
        return f"The action is on seat {by_right}; {lower(sentence)}"
    if not seat or due == seat or (lead is not None and (lead.silent or not _of_anybody(lead))):
        return sentence
    folded = any((each.seat, each.kind) == (seat, FOLD) for each in course.actions)
    if not due:
        over = course.street >= 0 and (lead is not None or sentence == OVER)
        return sentence if not over else FOLDED_BEFORE.format(seat) if folded else OVER
    if folded:
        return FOLDED.format(seat, due)
    later = if_called()
    if SHORT in later:
        return f"{begun(later)}."
    if not later and seat not in course.pending and any(each.seat == seat for each in _here(facts)):
        return ACTED.format(seat, due)
    return f"The action is on seat {due}{f'; {later}' if later else f', not seat {seat}'}."


def _is_early(decision: Decision, seat: int) -> bool:
    """Is it on an act out of turn of that seat?"""
    return decision.matter.kind == KIND and decision.matter.seats[:1] == (seat,)


def _of_anybody(decision: Decision) -> bool:
    """Is it on what whoever is to act may do, or that the betting was open to one who has raised since?"""
    return decision.matter.kind in OF_ANYBODY or (decision.matter.kind, decision.key) == (AFTER_ACTING, OPEN)


def whose_turn(facts: Facts) -> str:
    """On whom the action is, in stud as it begins with whose bring-in it is, after a number or another open word who
    comes next once it is known; "" where it is on nobody.
    """
    due, course = next_to_act(facts), facts.course
    if not due:
        return ""
    if (after := due_now(facts)) not in (0, due) and _has_spoken_vaguely(facts, due):
        return f"the action is then on seat {after}"
    brought = [seat for seat, amount in enumerate(course.committed, 1) if amount]
    if is_stud(facts.game) and not course.street and not _here(facts) and len(brought) == 1:
        return f"the bring-in is seat {brought[0]}'s, and the action is on seat {due}"
    return f"the action is on seat {due}"


def _has_spoken_vaguely(facts: Facts, seat: int) -> bool:
    """Has that seat said a number on the street in its turn, or "complete" over a short all-in, and put out nothing?"""
    own = next((each for each in reversed(_here(facts)) if each.seat == seat), None)
    if own is None or own.motions or not own.in_turn:
        return False
    return said_to_complete(own) or (own.declared is not None and own.declared.unofficial > 0)


def nobody_brought_it_in(facts: Facts) -> bool:
    """Is nothing in front of anybody as the first street of stud begins, as its low card is all-in for the ante?"""
    first = is_stud(facts.game) and not facts.course.street and not _here(facts)
    return first and not any(seat.bet.amount for seat in facts.table.seats)


def _here(facts: Facts) -> list[Wager]:
    return [each for each in wagers(facts) if each.street == facts.course.street]
