"""A street without a burn and a burn too many: what is found of them, and what is none."""

import pytest

from tests.rules.board_situations import (
    CHECKED,
    DEALT,
    LIMPED,
    TO_THE_FLOP,
    TO_THE_RIVER,
    TO_THE_TURN,
    facts_of,
    found,
    holdem,
    kinds,
    ruled,
    steps,
)
from tests.rules.stud_situations import Stud, to_seventh

CALLED = [f"P{seat} wager 100x2" for seat in (3, 4, 1, 2)]
ONE_OF_THREE = ["scramble-the-flop", "one-becomes-the-burn", "next-stub-card-completes-flop"]
SHUFFLED = ["board-into-the-stub", "shuffle-the-stub", "cut-the-stub", "flop-without-a-burn"]
PUT_RIGHT = ["burn-the-missing-card", "right-card-takes-its-place"]


def test_a_clean_hand_holds_no_matter_of_burns() -> None:
    assert kinds(holdem(TO_THE_RIVER, "D burn", "D lay 1 up", CHECKED)) == []
    assert kinds(to_seventh().transcript) == []


@pytest.mark.parametrize("late", [["D burn", "D lay 1 up"], ["D lay 1 up", "D burn"]])
def test_a_burn_before_a_short_flop_is_completed_late_is_the_burn_of_the_turn(late: list[str]) -> None:
    two = [*TO_THE_FLOP, "D burn", "D lay 2 up", "D proceed", *CHECKED]
    assert kinds(holdem(two, late, "D lay 1 up", CHECKED, "D burn", "D lay 1 up")) == ["short-flop"]


@pytest.mark.parametrize(
    ("acts", "kind", "detail"),
    [
        ([*TO_THE_FLOP, "D lay 3 up"], "flop-without-burn", "flop"),
        ([*TO_THE_TURN, "D lay 1 up"], "burn-missing", "turn"),
        ([*TO_THE_RIVER, "D lay 1 up"], "burn-missing", "river"),
        ([*TO_THE_FLOP, "D burn", "D burn"], "double-burn", "flop"),
        ([*TO_THE_TURN, "D burn", "D burn"], "double-burn", "turn"),
    ],
)
def test_it_begins_with_the_card_and_names_the_street(acts: list[str], kind: str, detail: str) -> None:
    hand = holdem(acts)
    matter = found(hand, kind)
    assert (matter.onset, matter.detail) == (len(acts), detail)
    assert kinds(hand.upto(len(acts) - 1)) == []


def test_two_cards_that_stick_together_are_two_burns() -> None:
    assert kinds(holdem(TO_THE_FLOP, "D burn", stuck="6s 5s")) == ["double-burn"]


def test_a_spare_burn_put_back_and_used_for_the_next_street_is_no_new_matter() -> None:
    acts = ["D burn", "D burn", "D move stub-top down 5s", "D lay 3 up", *CHECKED, "D burn", "D lay 1 up"]
    hand = holdem(TO_THE_FLOP, acts)
    assert kinds(hand) == ["double-burn"]
    assert steps(ruled(hand, "double-burn", "upt")) == ["spare-burn-back-on-the-stub"]


def test_two_burns_that_make_up_for_a_missing_one_are_no_new_matter() -> None:
    hand = holdem(TO_THE_FLOP, "D lay 3 up", CHECKED, "D burn", "D burn", "D lay 1 up")
    assert kinds(hand) == ["flop-without-burn"]


def test_a_missing_burn_put_right_is_no_new_matter() -> None:
    hand = holdem(TO_THE_TURN, "D lay 1 up", "D move burns down 2s", "D lay 1 up", CHECKED, "D burn", "D lay 1 up")
    assert kinds(hand) == ["burn-missing"]
    assert steps(ruled(hand, "burn-missing", "upt")) == PUT_RIGHT


def test_a_second_burn_on_a_stub_that_took_the_burns_back_is_found() -> None:
    hand = Stud(players=3).start().call()
    for _ in range(3):
        hand.street().check()
    burns = " ".join(card.card.name for card in facts_of(hand.transcript).table.burns)
    hand.then(f"D move stub-bottom down {burns}", "D burn", "D burn")
    assert kinds(hand.transcript) == ["double-burn"]


def test_once_a_missing_burn_is_made_up_for_two_more_are_too_many() -> None:
    hand = holdem(TO_THE_TURN, "D lay 1 up", CHECKED, "D burn", "D burn", "D lay 1 up", CHECKED)
    assert kinds(hand) == ["burn-missing"]
    again = holdem(TO_THE_FLOP, "D lay 3 up", CHECKED, "D burn", "D burn", "D lay 1 up", CHECKED, "D burn", "D burn")
    assert kinds(again) == ["flop-without-burn", "double-burn"]


def test_a_stud_hand_that_is_a_card_short_does_not_hide_the_burn() -> None:
    hand = Stud(players=3).start().call()
    third = facts_of(hand.transcript).table.seat(2).hand[-1].card
    hand.then(f"D move aside down {third}").street().then("D proceed").check()
    assert hand.course.street == 1
    assert kinds(hand.street().transcript) == []


def test_a_short_flop_made_up_lacks_no_burn() -> None:
    hand = holdem(TO_THE_FLOP, "D burn", "D lay 2 up", "D stop", "D lay 1 up", CHECKED, "D burn", "D burn")
    assert kinds(hand) == ["short-flop", "double-burn"]


def test_a_street_put_right_owes_no_burn() -> None:
    right = ["D lay 1 up", "D move burns down 2s", "D lay 1 up"]
    hand = holdem(TO_THE_TURN, right, CHECKED, "D burn", "D burn")
    assert kinds(hand) == ["burn-missing", "double-burn"]


def test_an_early_turn_taken_back_leaves_the_turn_to_be_dealt() -> None:
    early = ["D burn", "D lay 3 up", *CHECKED[:3], "D burn", "D lay 1 up", "D move aside down Ah", "P4 check"]
    hand = holdem(TO_THE_FLOP, early, "D burn", "D burn")
    assert found(hand, "double-burn").detail == "turn"


def test_a_new_deal_owes_no_burn_for_the_old_one() -> None:
    hand = holdem(TO_THE_FLOP, "D lay 3 up", "D gather", DEALT[2:], CALLED, "D burn", "D burn")
    assert found(hand, "double-burn").detail == "flop"


def test_nobody_is_left_to_burn_for() -> None:
    assert kinds(holdem(DEALT, ["P3 fold", "P4 fold", "P1 fold"], "D lay 3 up")) == []


def test_a_scramble_takes_the_flop_in_hand() -> None:
    hand = holdem(TO_THE_FLOP, "D lay 3 up", "D scramble 4s 6s 5s", "P1 check")
    assert steps(ruled(hand, "flop-without-burn", "tda-2022")) == ONE_OF_THREE


def test_action_on_the_street_before_is_no_action_on_the_flop() -> None:
    hand = holdem(DEALT, LIMPED[:3], "D burn", "D burn", "P2 check", "D lay 3 up")
    assert steps(ruled(hand, "double-burn", "upt")) == SHUFFLED
