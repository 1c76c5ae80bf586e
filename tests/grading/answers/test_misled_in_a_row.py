"""Who goes by a wrong word owes the full bet and is none of several short calls one after another."""

import pytest

from tests.grading.answers.in_short import on_hand

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FINDS_OUT = ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan")
RAISED, FIRST = (
    "P2 bet 500;P5 raise 3000",
    "Seat 7's 2,500 is a full call of 3,000; seat 2 owes the full 3,000: 500 more",
)


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        (f"{RAISED};D announce-bet raise 2500;P7 call;P2 call", FIRST),
        (f"{RAISED};D announce-bet raise 2500;P7 wager 2500;P2 wager 2000", FIRST),
        (
            "P2 check;P5 bet 500;D announce-bet bet 300;P7 call;P2 call",
            "Seat 7's 300 is a full call of 500; seat 2 owes",
        ),
    ],
    ids=["49-called", "49-put-in", "49-a-bet"],
)
def test_what_two_who_were_misled_owe_leaves_nothing_to_the_floor(house: str, acts: str, says: str) -> None:
    answer = on_hand(house, TURN, acts)
    assert answer.sentence.startswith(says)
    assert not any("floor" in each for each in answer.also)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
def test_two_short_calls_that_nobody_misled_go_back_to_the_first(house: str) -> None:
    assert on_hand(house, TURN, f"{RAISED};P7 wager 2500;P2 wager 2000").sentence.startswith(
        "Back to seat 7: the floor"
    )


CALLED_RIGHT = f"{RAISED};D announce-bet raise 2500;P7 call;D announce-bet raise 3000"


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize(
    ("acts", "asked"),
    [("P2 call", ""), ("P2 call", "wager"), ("P2 fold", "")],
    ids=["49-called", "49-asked", "49-fold"],
)
def test_a_bet_called_right_after_a_call_is_faced_as_it_lies_there(house: str, acts: str, asked: str) -> None:
    answer = on_hand(house, TURN, f"{CALLED_RIGHT};{acts}", asked, 7 if asked else 0)
    assert answer.sentence == "Seat 7 owes the full 3,000: 500 more goes in."


def test_a_call_after_the_bet_is_called_right_is_of_all_of_it() -> None:
    answer = on_hand("upt", TURN, f"{CALLED_RIGHT};P2 call")
    assert answer.sentence == "It's a full call of 3,000: seat 7 puts in 500 more."
    assert not any("seat 2 puts in" in each for each in answer.also)
