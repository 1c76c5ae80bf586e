"""Hands let go at the showdown that the dealer mucks, the board played among them: who wins is told with that."""

import pytest

from tests.grading.answers.in_short import on_hand

FAMILY = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEAD = "on river;blinds 100 200;pot 3000;in 3 4;seats 9 20000;board Ah Kh Qh Jh Th"
NO_PART = "Seat 3 gets no part of the pot without all hole cards tabled: seat 4 wins 3,000."
ALONE = "as the last live hand seat {} wins 3,000 without tabling."


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize("ask", ["", "showdown"])
@pytest.mark.parametrize("then", ["D muck 3", "D muck 3;show 4", "P4 turn up;D muck 3"])
def test_who_plays_the_board_and_has_it_mucked_has_let_it_go(house: str, ask: str, then: str) -> None:
    """metropolitan 17: all hole cards are to be tabled."""
    assert on_hand(house, HEAD, f"check 3 4;P3 claim plays-the-board;{then}", ask).sentence == NO_PART


@pytest.mark.parametrize("house", FAMILY)
def test_a_hand_that_was_tabled_is_not_let_go(house: str) -> None:
    said = on_hand(house, HEAD, "check 3 4;show 3;P3 claim plays-the-board;D muck 3").sentence
    assert not said.startswith("Seat 3 gets no part")


@pytest.mark.parametrize("house", [each for each in FAMILY if each != "players-2025"])
@pytest.mark.parametrize(("mucked", "left"), [(3, 4), (4, 3)])
def test_of_two_hands_pushed_forward_the_one_that_is_not_killed_wins(house: str, mucked: int, left: int) -> None:
    """metropolitan 13 and 15-B."""
    said = on_hand(house, HEAD, f"check 3 4;P3 move aside;P4 move aside;D muck {mucked}").sentence
    assert said == (
        f"Seat {left}'s cards aren't dead and may still be tabled; seat {mucked}'s hand is dead; {ALONE.format(left)}"
    )


@pytest.mark.parametrize("house", FAMILY)
def test_of_a_mucked_hand_that_is_asked_about_who_wins_is_told(house: str) -> None:
    """metropolitan 13."""
    said = on_hand(house, HEAD, "check 3 4;show 4;P3 move muck", "showdown", 3).sentence
    assert said == (
        "Seat 3, who mucked, is out unless those cards are identified and tabled; without that hand, seat 4 wins 3,000."
    )


@pytest.mark.parametrize(
    ("acts", "seat", "choices"),
    [
        pytest.param("P7 all-in", 2, "check or bet", id="no-bet-metropolitan-39-C"),
        pytest.param("P2 bet 400;P7 all-in", 5, "call 400, raise or fold", id="against-a-bet-metropolitan-39-C"),
        pytest.param("P2 check;P7 all-in", 5, "check or bet", id="checked-to-metropolitan-39-C"),
    ],
)
def test_who_was_passed_over_by_an_all_in_that_stands_has_every_choice(acts: str, seat: int, choices: str) -> None:
    head = "on flop;blinds 100 200;pot 1800;in 2 5 7;seats 9 20000"
    stands = "Seat 7's out-of-turn all-in of 20,000 stands and may be penalized; the action is on seat"
    assert on_hand("metropolitan", head, acts, "rights", seat).sentence == f"{stands} {seat}, who may {choices}."


@pytest.mark.parametrize("acts", ["P4 device on-table;P4 device app", "P4 device handle;P4 device app"])
def test_where_house_rules_decide_on_all_that_a_device_is_used_for_it_is_said_once(acts: str) -> None:
    """metropolitan 4."""
    said = on_hand("metropolitan", "blinds 100 200;seats 6 20000", f"deal;{acts}").sentence
    assert said == "House rules decide whether seat 4 may use the device."
