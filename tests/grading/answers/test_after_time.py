"""What comes after a hand is dead or checked on time, and who wins after a spoken fold."""

import pytest

from tests.grading.answers.test_asked_by_another_word import asked as asked_together
from tests.grading.answers.test_asked_halves import answered

TURN = "on turn;blinds 500 1000;pot 9000;in 2 5 7;seats 8 60000/"
TIME = ";D request clock;wait 40;F tell time"
DEAD = "Seat {}'s hand is dead: the 25 seconds plus a count of 5 are over; {}."


@pytest.mark.parametrize("asked", ["", "clock"])
@pytest.mark.parametrize(
    ("acts", "seat", "then"),
    [
        pytest.param("P2 bet 3000", 5, "the action is on seat 7", id="foxwoods-2020:29:the-next-one"),
        pytest.param(
            "P2 bet 3000;P5 raise 9000", 7, "the action is on seat 2", id="foxwoods-2020:29:back-to-the-bettor"
        ),
        pytest.param(
            "P2 bet 3000;P5 call",
            7,
            "seats 2 and 5 are left, and the betting on this street is over",
            id="foxwoods-2020:29:nobody-to-act",
        ),
    ],
)
@pytest.mark.parametrize("house", ["foxwoods-2020", "tda-2024", "players-2025"])
def test_after_a_hand_dead_on_time_who_is_next_is_named(
    house: str, acts: str, seat: int, then: str, asked: str
) -> None:
    assert answered(house, f"{TURN}{acts}{TIME}", asked).sentence == DEAD.format(seat, then)
    assert answered(house, f"{TURN}{acts}{TIME}", "turns").sentence.endswith(f": {then}.")


@pytest.mark.parametrize("asked", ["", "clock"])
@pytest.mark.parametrize("house", ["foxwoods-2020", "tda-2024"])
def test_after_one_that_is_checked_too(house: str, asked: str) -> None:
    """29"""
    told = answered(house, f"{TURN}P2 check{TIME}", asked).sentence
    assert told == ("Seat 5's hand is checked: the 25 seconds plus a count of 5 are over; the action is on seat 7.")


@pytest.mark.parametrize("asks", [(), ("clock",), ("wager",), ("clock:5", "wager:5")], ids=str)
@pytest.mark.parametrize(
    "house", [pytest.param(each, id=f"{each}:29") for each in ("foxwoods-2020", "tda-2022", "tda-2024")]
)
def test_what_a_checked_player_says_then_is_no_wager(house: str, asks: tuple[str, ...]) -> None:
    told = asked_together(house, f"{TURN}P2 check{TIME};P5 say all-in", *asks)
    assert told.startswith("Seat 5's hand is checked") and "all-in" not in told


LAST = "on turn;blinds 500 1000;pot 9000;in 2 5;seats 8 60000;seat 2 14500/P2 check;P5 bet 3000;P2 all-in;P5 say I fold"
WINS = "eat 2 wins 15,000; the uncalled 11,500 goes back to seat 2."


@pytest.mark.parametrize(
    "house", [pytest.param(each, id=f"{each}:58") for each in ("foxwoods-2020", "tda-2024", "metropolitan", "upt")]
)
def test_after_the_last_spoken_fold_it_is_told_who_wins(house: str) -> None:
    told = answered(house, LAST).sentence
    assert told.endswith(f"; s{WINS}") and told.startswith("Seat 5's")
    assert answered(house, LAST, "pots").sentence == f"S{WINS}"


RIVER = "on river;blinds 500 1000;pot 9000;in 2 5 7;seats 8 60000/P2 bet 3000;P5 call;P5 move muck"
FIRST = "he chips came first: seat 5's 3,000 stays in the pot, and the fold is binding and may be penalized"


@pytest.mark.parametrize(
    "house", [pytest.param(each, id=f"{each}:58") for each in ("foxwoods-2020", "tda-2024", "players-2025")]
)
def test_a_caller_who_mucks_while_others_are_to_act_folds_out_of_turn(house: str) -> None:
    assert answered(house, RIVER).sentence == f"T{FIRST}."
    assert answered(house, f"{RIVER};P7 fold").sentence == f"T{FIRST}; seat 2 wins 15,000."
    assert f"t{FIRST}" in answered(house, f"{RIVER};P7 call").sentence
    assert answered(house, RIVER.replace("P2 bet 3000;P5 call", "P2 check;P5 bet 3000")).sentence != f"T{FIRST}."


KEPT = "Seat 5 is all-in and may not muck: the hand can be identified and stays live; "


@pytest.mark.parametrize(
    "house", [pytest.param(each, id=f"{each}:16") for each in ("foxwoods-2020", "tda-2024", "players-2025")]
)
def test_an_all_in_who_mucks_while_others_are_to_act_keeps_his_hand(house: str) -> None:
    hand = RIVER.replace("seats 8 60000", "seats 8 60000;seat 5 3000")
    assert answered(house, hand).sentence == f"{KEPT}seat 7 may call 3,000 or raise, minimum raise to 6,000."
    assert answered(house, hand, "turns").sentence == f"{KEPT}the action is on seat 7."
    assert answered(house, f"{hand};P7 fold").sentence == f"{KEPT}the hands of seats 2 and 5 are tabled at once."
    assert "may not muck" not in answered(house, f"{hand};D scramble muck").sentence
