"""A hand that its player has killed: the answer is that it is dead, whatever he says or puts in after that."""

import pytest

from tests.grading.answers.in_short import on_hand

STUD = (
    "game stud limit;ante 25;bring-in 50;small-bet 200;big-bet 400;seats 8 20000;seat 1 0;seat 3 0;seat 5 0;seat 7 0;"
    "seat 8 0;cards 2 3c 8d Ah Ad Kc;cards 4 9c 9d 7s 8s Jh;cards 6 5c 6h 2c 4d 7d"
)
PICKED_UP = "deal;P6 post 50;call 2;call 4;street;check 2 4 6;street;P2 bet 400;P4 move hand-4 down"
HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
DEAD = "Seat 4's hand is dead"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        pytest.param("", f"{DEAD}; seat 6 acts next.", id="66-nothing-more"),
        pytest.param("P4 say call", f"{DEAD}; seat 6 acts next.", id="66-call-said"),
        pytest.param(
            "P4 say call;P2 request live-hand 4;P4 claim own-hand", f"{DEAD}; seat 6 acts next.", id="66-disputed"
        ),
        pytest.param("P4 wager 400", f"{DEAD}; the 400 put in after that goes back; seat 6 acts next.", id="66-call"),
        pytest.param("P4 raise 800", f"{DEAD}; the 800 put in after that goes back; seat 6 acts next.", id="66-raise"),
        pytest.param("P4 check", f"{DEAD}; seat 6 acts next.", id="66-check"),
        pytest.param("P4 say call;D muck 4", f"{DEAD}; seat 6 acts next.", id="66-mucked-after"),
    ],
)
def test_no_act_counts_after_up_cards_were_picked_up(house: str, after: str, sentence: str) -> None:
    assert on_hand(house, STUD, f"{PICKED_UP};{after}".removesuffix(";")).sentence == sentence


@pytest.mark.parametrize("house", HOUSES)
def test_the_last_live_hand_wins_and_gets_back_what_nobody_called(house: str) -> None:
    acts = "deal;call 2;street;check 2 4;street;P2 bet 400;P4 move hand-4 down;P4 say call"
    told = on_hand(house, f"{STUD};seat 6 0".replace(";cards 6 5c 6h 2c 4d 7d", ""), acts).sentence
    assert told == f"{DEAD}, and seat 2 wins 150; the uncalled 400 goes back."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "after", [pytest.param("P4 say call", id="65-A-said"), pytest.param("P4 wager 600", id="65-A")]
)
def test_a_hand_that_the_dealer_took_comes_before_what_its_player_does_then(house: str, after: str) -> None:
    told = on_hand(house, "blinds 100 200;seats 9 20000", f"deal;P3 raise 600;D muck 4;{after}").sentence
    assert told.startswith("The floor decides: unless seat 4's hand is identified")
