"""What of all that was found is no answer, as something else found or done since leaves nothing to say on it."""

from collections.abc import Iterable
from typing import NamedTuple

from trainer.grading.answers.choice.calls_cut import lies_at_the_limit
from trainer.grading.answers.choice.choosing import owes_what_was_behind
from trainer.grading.answers.choice.giving_way import (
    checks_a_bet_that_goes_back,
    checks_a_bound_bet,
    comes_once_it_is_over,
    counts_in_full,
    is_brought_up,
    is_dead_by_then,
    is_just_a_call,
    is_of_a_changed_act,
    is_of_a_folded_hand,
    is_of_a_second_act,
    is_of_the_only_hand,
    is_owed_by_no_act,
    is_sized_otherwise,
    lies_beside_a_freed_act,
    takes_back_no_bet,
    was_taken_back_in_time,
)
from trainer.grading.answers.choice.hangs_on_it import rests_on_what_is_open
from trainer.grading.answers.choice.leading import counts_what_goes_back
from trainer.grading.answers.pots.as_called import as_called
from trainer.grading.answers.pots.asked_to_see import due_anyway, settled_by_asking
from trainer.grading.answers.pots.awards import is_no_fold, no_more, overtaken
from trainer.grading.answers.pots.disputed import lost_to_itself
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.ruling import Decision
from trainer.rules.stands import WHAT_IT_IS


class Beside(NamedTuple):
    """What is looked at with one decision: the house, the hand, all its points, and the hands held for the floor."""

    law: Book
    facts: Facts
    points: tuple[Decision, ...]
    held: tuple[Decision, ...]


def is_no_point(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it none whatever else is found: no act of its own, one sized otherwise, of chips or a hand that are gone?"""
    return (
        is_just_a_call(law, facts, decision)
        or is_sized_otherwise(law, facts, decision)
        or is_of_a_folded_hand(facts, decision)
        or _of_chips_back(facts, decision)
    )


def is_no_point_beside(facts: Facts, decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it none as another point is on the same act: that it goes back, comes too late, or is brought up?"""
    return (
        checks_a_bet_that_goes_back(decision, points)
        or is_of_a_second_act(facts, decision, points)
        or is_brought_up(facts, decision, points)
    )


def is_open_no_more(decision: Decision, beside: Beside) -> bool:
    """Is nothing left to put right of what was found amiss?"""
    law, facts, points, _ = beside
    return (
        _gives_way(decision, beside)
        or counts_what_goes_back(law, facts, decision)
        or checks_a_bound_bet(facts, decision)
        or takes_back_no_bet(decision, points)
        or is_of_a_changed_act(facts, decision)
        or _of_chips_back(facts, decision)
        or owes_what_was_behind(decision, points)
        or is_no_point_beside(facts, decision, points)
    )


def is_bygone(decision: Decision, beside: Beside) -> bool:
    """Does nobody ask for that point any more, be it right or amiss?"""
    law, facts, points, _ = beside
    return (
        _gives_way(decision, beside)
        or no_more(facts, decision)
        or overtaken(decision, points)
        or _plain_all_in(facts, decision)
        or is_owed_by_no_act(facts, decision)
        or as_called(facts, decision)
        or counts_in_full(law, facts, decision)
    )


def _gives_way(decision: Decision, beside: Beside) -> bool:
    """Is it settled by what was asked, held, thrown away or lost, or does it hang on what is open?"""
    law, facts, points, held = beside
    return (
        settled_by_asking(decision, points)
        or due_anyway(facts, decision, points)
        or is_no_fold(decision, held)
        or is_of_the_only_hand(facts, decision)
        or lost_to_itself(facts, decision)
        or is_dead_by_then(facts, decision, points)
        or rests_on_what_is_open(law, facts, decision)
    )


def _of_chips_back(facts: Facts, decision: Decision) -> bool:
    """Is it about chips that have gone back, that lie beside others which go back first, or that nobody had to bet?"""
    return (
        was_taken_back_in_time(facts, decision)
        or lies_at_the_limit(facts, decision)
        or lies_beside_a_freed_act(facts, decision)
        or comes_once_it_is_over(facts, decision)
    )


def _plain_all_in(facts: Facts, decision: Decision) -> bool:
    """Is it what silent chips are, on which the house has nothing, though they are all that their player has?"""
    made = maker(facts.about(decision.matter)) if decision.silent and decision.matter.kind == WHAT_IT_IS else None
    return made is not None and made.all_in and len(made.motions) == 1
