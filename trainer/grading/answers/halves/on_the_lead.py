"""What the sentence on a decision says besides: each further half in its order, and which comes after which."""

from collections.abc import Callable
from typing import TypeVar

from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.after_time import with_what_comes_after_time, with_who_wins_of_a_spoken_fold
from trainer.grading.answers.halves.bettor_folded import with_his_fold
from trainer.grading.answers.halves.calls_go_down import with_calls_cut
from trainer.grading.answers.halves.earlier_wagers import with_what_hangs_on_a_number
from trainer.grading.answers.halves.in_its_turn import in_its_turn
from trainer.grading.answers.halves.out_of_turn import (
    with_all_passed,
    with_his_choices,
    with_his_turn,
    with_the_row,
    with_what_it_leaves,
)
from trainer.grading.answers.halves.posted_minimum import with_what_is_left
from trainer.grading.answers.halves.pulled_back import with_what_binds
from trainer.grading.answers.halves.raise_cap import with_the_house_limit
from trainer.grading.answers.halves.redeal import with_who_plays
from trainer.grading.answers.halves.size_left_open import with_its_size_left_open
from trainer.grading.answers.halves.still_silent import with_what_is_open_still
from trainer.grading.answers.halves.then_folded import with_his_hand_folded
from trainer.grading.answers.pots.awards import of_the_seat, with_no_need_to_table, with_pots, with_refund_at_risk
from trainer.grading.answers.pots.before_winner import after_a_claim
from trainer.grading.answers.pots.behind import with_the_outcome
from trainer.grading.answers.pots.disputed import with_the_reading_past, with_who_keeps
from trainer.grading.answers.pots.killed_winner import with_what_it_wins
from trainer.grading.answers.pots.void import with_bets_back
from trainer.grading.answers.pots.who_is_left import with_a_card_gone, with_who_is_left
from trainer.grading.answers.room.who_asked import with_who_asked
from trainer.grading.answers.told_in_part.killed_in_play import with_what_came_after
from trainer.grading.answers.words.most_by_the_pot import with_the_maximum
from trainer.grading.answers.words.reopening import with_the_reason, with_which_raise
from trainer.grading.answers.words.short_blind import with_the_least_raise
from trainer.rules.ruling import Decision

Lead = TypeVar("Lead", Decision, Decision | None)
Half = Callable[[Found, Lead, str], str]
"""The sentence on a decision with one thing more, or as it was where that doesn't come up."""
ON_THE_LEAD: tuple[Half[Decision], ...] = (
    with_who_plays,
    with_bets_back,
    in_its_turn,
    with_what_is_left,
    with_what_binds,
    with_the_least_raise,
    with_the_row,
    with_his_fold,
    with_its_size_left_open,
    with_his_turn,
    with_his_choices,
    with_what_it_leaves,
    with_all_passed,
    with_who_is_left,
    with_what_comes_after_time,
    with_who_wins_of_a_spoken_fold,
    with_a_card_gone,
    with_pots,
    after_a_claim,
    with_no_need_to_table,
    with_what_came_after,
    with_the_maximum,
    with_the_house_limit,
    with_the_reason,
    with_which_raise,
    with_the_outcome,
    with_refund_at_risk,
    with_who_asked,
    with_what_it_wins,
    with_the_reading_past,
    with_who_keeps,
    of_the_seat,
    with_his_hand_folded,
    with_what_is_open_still,
    with_calls_cut,
    with_what_hangs_on_a_number,
)


def with_halves(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on the decision that answers, with all that goes with it."""
    for half in ON_THE_LEAD:
        sentence = half(found, lead, sentence)
    return sentence
