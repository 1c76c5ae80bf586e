"""A bounty chip told in a hand, and a call told with its amount."""

import pytest

from tests.grading.answers.test_asked_halves import answered
from tests.rules.room.situations import cites

HAND = "blinds 100 200;seats 9 20000/deal;P3 raise 600;{}"


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-2"))
def test_a_bounty_chip_in_the_pot_is_an_all_in_bet_told_in_a_hand(book: str) -> None:
    sentence = "Seat 4's bounty chip in the pot is an all-in bet of 20,000."
    assert answered(book, HAND.format("P4 bounty in-the-pot")).sentence == sentence


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-3"))
def test_whoever_is_all_in_produces_the_bounty_chip(book: str) -> None:
    assert answered(book, HAND.format("P4 all-in;P4 bounty not-shown")).sentence.startswith("Call a supervisor at once")
    in_order = answered(book, HAND.format("P4 all-in;P4 bounty in-the-pot")).sentence
    assert in_order == "Seat 4 is all-in, and the bounty chip goes in the pot."


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-1"))
def test_a_bounty_chip_comes_off_the_stack(book: str) -> None:
    sentence = "Seat 4's bounty chip comes off the stack, in front of the chips."
    assert answered(book, HAND.format("P4 bounty on-a-stack")).sentence == sentence


@pytest.mark.parametrize("book", cites("tda-2024:RP-22", "players-2025:RP-20"))
def test_a_bounty_chip_bet_is_for_the_floor_in_a_hand_too(book: str) -> None:
    facing = answered(book, HAND.format("P4 bounty in-the-pot"))
    opening = answered(book, HAND.format("call 4;fold 5 6 7 8 9 1 2;flop;P3 bounty in-the-pot"))
    assert facing.sentence.endswith("seat 4's bounty chip is a call of 600 or an all-in of 20,000.")
    assert opening.sentence.endswith("seat 3's bounty chip is: an all-in of 19,400, or nothing.")
    assert facing.sentence.startswith("The floor decides, by house policy")
    assert "doesn't cover" in answered(book, HAND.format("P4 all-in;P4 bounty in-the-pot")).sentence


def test_a_call_may_be_told_with_its_amount() -> None:
    told = answered("foxwoods-2020", HAND.format("P4 call 600"))
    assert told.sentence == answered("foxwoods-2020", HAND.format("P4 call")).sentence
    with pytest.raises(ValueError, match="seat 4 has 600 to match, not 300"):
        answered("foxwoods-2020", HAND.format("P4 call 300"))
