"""The course of a round once the dealer has pointed the action back: what was done too soon waits for its turn."""

import pytest

from tests.rules.betting import Betting
from trainer.rules.course import Course


def course(*lines: str) -> Course:
    """After these lines on a flop of four: seats 2, 3, 4 and 1 act in that order."""
    return Betting().flop().do(*lines).facts().course  # type: ignore[attr-defined]  # do gives the Betting back


def test_without_the_dealer_the_players_go_on_from_the_bet_out_of_turn() -> None:
    assert course("P2 check", "P4 wager 500x1").pending == (1, 2, 3)


def test_pointed_back_the_action_is_with_the_seat_that_was_due_and_faces_nothing() -> None:
    after = course("P2 check", "P4 wager 500x1", "D action-on 3")
    assert (after.pending, after.bet) == ((3, 4, 1), 0)
    assert [(each.seat, each.to, each.faced) for each in after.waiting] == [(4, 500, 0)]


def test_unchanged_the_bet_stands_at_its_turn_and_everybody_answers_it() -> None:
    after = course("P2 check", "P4 wager 500x1", "D action-on 3", "P3 check")
    assert (after.pending, after.bet, after.raise_by) == ((1, 2, 3), 500, 500)
    assert after.waiting == ()


def test_after_a_bet_in_between_he_acts_anew() -> None:
    after = course("P2 check", "P4 wager 500x1", "D action-on 3", "P3 wager 1000x1")
    assert (after.pending, after.bet) == ((4, 1, 2), 1000)


@pytest.mark.parametrize(("act", "pending"), [("P3 check", (1,)), ("P3 fold", (1,)), ("P3 wager 500x1", (4, 1, 2))])
def test_a_check_out_of_turn_binds_unless_somebody_bets(act: str, pending: tuple[int, ...]) -> None:
    assert course("P2 check", "P4 check", "D action-on 3", act).pending == pending


def test_a_call_of_the_bet_out_of_turn_waits_with_it() -> None:
    after = course("P2 check", "P4 wager 500x1", "P1 wager 500x1", "D action-on 3", "P3 fold")
    assert (after.pending, after.bet) == ((2,), 500)


def test_chips_given_back_are_in_front_no_more() -> None:
    after = course("P2 check", "P4 wager 500x1", "D action-on 3", "P3 wager 1000x1", "D return-bet 4 500x1")
    assert after.committed[3] == 0
    assert after.to_act == 4


def test_a_fold_out_of_turn_is_a_fold() -> None:
    after = course("P2 wager 500x1", "P4 fold", "D action-on 3")
    assert after.pending == (3, 1)
    assert 4 not in after.contesting


def test_the_next_street_forgets_what_waited() -> None:
    lines = ("P2 check", "P4 check", "D action-on 3", "P3 check", "P1 check", "D burn", "D lay 1 up")
    after = course(*lines)
    assert (after.street, after.passed, after.waiting) == (2, None, ())


def test_pointing_to_a_seat_that_is_still_to_act_begins_there() -> None:
    assert course("D action-on 4").pending == (4, 1, 2, 3)
    assert course("P2 check", "D action-on 2").pending == (3, 4, 1)


def test_pointed_to_a_seat_whose_bet_out_of_turn_posts_the_action_stays_where_it_is() -> None:
    posted = ("P2 check", "P4 wager 500x1", "D announce-bet post 200")
    assert course(*posted, "D action-on 4") == course(*posted)
    after = course(*posted, "D action-on 4", "D action-on 3")
    assert (after.pending, after.bet) == ((3, 1, 2), 200)
