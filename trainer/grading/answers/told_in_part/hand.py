"""A hand as it is ruled on: what a teller leaves out is filled in, step by step, and what that brings is said."""

from dataclasses import dataclass

from trainer.grading.answers.asked import POTS, RIGHT, WAGER
from trainer.grading.answers.made import Answer
from trainer.grading.answers.told_in_part.after_folding import as_said_after_folding
from trainer.grading.answers.told_in_part.asked_for import as_asked_for
from trainer.grading.answers.told_in_part.board_played import as_let_go
from trainer.grading.answers.told_in_part.bound_chips import Back, with_what_goes_back_in
from trainer.grading.answers.told_in_part.bound_chips import as_left_in as as_bound
from trainer.grading.answers.told_in_part.chips_to_come import as_paid
from trainer.grading.answers.told_in_part.counted import as_counted
from trainer.grading.answers.told_in_part.killed import Killed, as_killed
from trainer.grading.answers.told_in_part.last_hand import as_won
from trainer.grading.answers.told_in_part.let_go import as_folding, as_kept, with_the_kept
from trainer.grading.answers.told_in_part.made_up import MadeUp, as_made_up, with_the_made_up
from trainer.grading.answers.told_in_part.misstated import (
    as_misstated,
    unless_misunderstood,
    with_the_bet_that_lies_there,
)
from trainer.grading.answers.told_in_part.named_in_answer import as_answered_at_once, as_ruled
from trainer.grading.answers.told_in_part.one_wager import as_one_wager
from trainer.grading.answers.told_in_part.over import Bound, as_over
from trainer.grading.answers.told_in_part.own_find import as_found_out
from trainer.grading.answers.told_in_part.own_muck import as_left_in_the_muck
from trainer.grading.answers.told_in_part.parted import as_called_out, with_what_words_made
from trainer.grading.answers.told_in_part.pointed import as_due, with_whose_turn
from trainer.grading.answers.told_in_part.post_answered import as_answered
from trainer.grading.answers.told_in_part.post_folded import with_the_folded_post
from trainer.grading.answers.told_in_part.post_pulled_back import as_left_in
from trainer.grading.answers.told_in_part.posted import as_in_force, as_posted
from trainer.grading.answers.told_in_part.returned_too_much import as_returned
from trainer.grading.answers.told_in_part.spoken_check import as_checked
from trainer.grading.answers.told_in_part.spoken_fold import as_folded, as_won_by_words
from trainer.grading.answers.told_in_part.spoken_out_of_turn import as_put_in
from trainer.grading.answers.told_in_part.strung import as_cut
from trainer.grading.answers.told_in_part.taken_back import as_given_back, as_lying_there
from trainer.grading.answers.told_in_part.undisputed import as_disputed
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.ruling import Decision


@dataclass(frozen=True, slots=True)
class ToldHand:
    """`record` is the hand to rule on; the rest is what filling it in brought to light.

    `pointed_at` is the seat that the dealer pointed at out of turn, 0 where none. `kept` are rulings on all-in hands
    that stay live though thrown away, `killed` the hands that are dead from the deal on, `bound` who is held to a fold.
    `announced` is the hand with bets as the dealer called them out, `as_said` the one before words of a raise were
    called out; `short` what is ruled on a short raise that somebody raised, "" where none.
    """

    record: Record
    pointed_at: int
    kept: tuple[Decision, ...]
    announced: Record
    as_said: Record
    short: MadeUp
    killed: Killed
    bound: tuple[Bound, ...]
    back: tuple[Back, ...]


def told_hand(record: Record, law: Book, ask: str, seat: int) -> ToldHand:
    """The hand as the house rules on it: each step reads the hand as the steps before it left it."""
    asked = record if ask == WAGER else as_asked_for(record, law)
    due, pointed_at = as_due(as_in_force(as_one_wager(as_answered_at_once(asked)), law))
    left, back = as_bound(as_given_back(as_returned(due, law), law), law)
    cut, strung = as_cut(
        left, law, ask == RIGHT, {each.seat for each in record.gestures if isinstance(each.act, g.PullBack)}
    )
    whole, beyond = as_bound(cut, law) if cut is not left else (cut, ())
    live, kept = as_kept(whole, law)
    announced = _acts_in_full(live, law, ask)
    as_said = as_misstated(as_counted(announced), law)
    posted = as_posted(as_answered(as_said, law), law)
    made_up, short = as_made_up(as_won(as_called_out(posted, law), law), law)
    paid = as_disputed(as_found_out(as_paid(as_ruled(made_up, law), law, ask, seat)), law, ask)
    dealt, killed = as_killed(paid, law)
    over, bound = as_over(dealt, law)
    return ToldHand(over, pointed_at, kept, announced, as_said, short, killed, bound, (*strung, *back, *beyond))


def _acts_in_full(record: Record, law: Book, ask: str) -> Record:
    """The hand with acts that were only said or half told as the whole acts they are."""
    mucked = as_let_go(as_left_in_the_muck(record))
    chips = as_lying_there(as_left_in(as_said_after_folding(as_checked(mucked, law)), law), law)
    return as_won_by_words(as_folded(as_folding(as_put_in(chips, law, ask == POTS)), ask == POTS, ask == RIGHT))


def with_what_was_filled_in(made: Answer, told: ToldHand, law: Book, ask: str, seat: int) -> Answer:
    """The answer with what is ruled on acts that the filled-in hand no longer shows."""
    made = with_the_made_up(made, told.record, law, told.short, ask, seat)
    made = with_what_words_made(made, told.as_said, law, ask)
    made = with_the_bet_that_lies_there(made, told.announced, law, ask)
    made = unless_misunderstood(made, told.announced, law, ask)
    made = with_the_kept(with_whose_turn(made, told.record, told.pointed_at), told.kept)
    made = with_the_folded_post(made, told.as_said, ask)
    return with_what_goes_back_in(made, told.back, ask, seat)
