"""The last live hand has won, whatever becomes of its cards afterwards."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on river;blinds 100 200;pot 3000;in 2 4;seats 9 20000"
WON = "Seat 2 has the last live hand and wins 3,000 without tabling it."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    "acts",
    [
        pytest.param("check 2 4;P4 move muck;P2 move muck", id="both-muck-15-B"),
        pytest.param("check 2 4;fold 4;fold 2", id="both-fold-15-B"),
        pytest.param("check 2 4;P4 move muck;P2 move aside", id="pushed-forward-15-B"),
        pytest.param("check 2 4;P4 move muck;D muck 2", id="mucked-by-the-dealer-15-B"),
    ],
)
def test_the_last_live_hand_wins_though_it_is_let_go_too(house: str, acts: str) -> None:
    assert on_hand(house, HEAD, acts).sentence == WON


@pytest.mark.parametrize("house", ["tda-2024", "metropolitan"])
def test_it_wins_the_pot_too_where_the_others_folded(house: str) -> None:
    sentence = on_hand(house, HEAD, "P2 bet 500;fold 4;P2 move muck").sentence
    assert sentence == "Nothing is wrong: seat 2 wins 3,000; the uncalled 500 goes back to seat 2."


@pytest.mark.parametrize("house", ["tda-2024", "metropolitan"])
def test_a_hand_pushed_forward_may_still_come_back(house: str) -> None:
    sentence = on_hand(house, HEAD, "check 2 4;P4 move aside;P2 move muck").sentence
    out = "seat 2, who mucked, is out unless those cards are identified and tabled"
    told = f"Seat 4's cards aren't dead and may still be tabled; {out}; without that hand, seat 4 wins 3,000."
    assert sentence == told


@pytest.mark.parametrize("house", ["tda-2024", "metropolitan"])
def test_no_hand_of_an_all_in_is_mucked(house: str) -> None:
    head = f"{HEAD};seat 2 1000"
    assert "may not muck" in on_hand(house, head, "P2 all-in;call 4;P4 move muck;P2 move muck").sentence


SHOWN = f"{HEAD};cards 2 Qs 3d;cards 4 2s 2d;board Ac Kc Qc Jc Tc"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "check 2 4;show 4;P2 move aside;D muck 2",
            "Seat 2's hand is dead, and seat 4 wins 3,000.",
            id="pushed-forward-and-mucked-13",
        ),
        pytest.param(
            "check 2 4;show 4;P2 claim plays-the-board;P2 move muck",
            "Seat 2 gets no part of the pot without all hole cards tabled: seat 4 wins 3,000.",
            id="plays-the-board-unshown-17",
        ),
    ],
)
def test_a_hand_that_is_out_is_told_with_who_wins(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, SHOWN, acts).sentence == sentence
