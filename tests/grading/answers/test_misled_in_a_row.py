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
        "The action goes back to seat 7: the floor"
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


FOLDED = "on turn;blinds 100 200;pot 4000;in 2 4 5 7;seats 9 20000"
WRONG_BET, WRONG_RAISE = (
    "P2 bet 500;D announce-bet bet 3000;",
    "P2 bet 500;P4 raise 1000;D announce-bet raise 3000;",
)
WINS = "if none is, seat 2 wins 4,000; the uncalled 500 goes back to seat 2."
TRY = "folded on a wrong count, 3,000 for {}: the floor should try to retrieve"
ONE = f"{TRY} the hand if it can be identified; if it's live, "
SOME = f"{TRY} the hands that can be identified; if they're live, "


@pytest.mark.parametrize(
    ("acts", "seat", "says"),
    [
        (f"{WRONG_BET}fold 4", 0, f"Seat 4 {ONE.format(500)}seat 4 has 500 to call."),
        (f"{WRONG_BET}fold 4;P5 fold", 0, f"Seats 4 and 5 {SOME.format(500)}each has 500 to call."),
        (
            f"{WRONG_BET}fold 4;fold 5;P7 fold",
            0,
            f"Seats 4, 5 and 7 {SOME.format(500)}each has 500 to call; {WINS}",
        ),
        (f"{WRONG_RAISE}P5 fold;P7 fold", 0, f"Seats 5 and 7 {SOME.format('1,000')}each has 1,000 to call."),
        (f"{WRONG_RAISE}P5 fold;P7 fold;P2 call", 0, f"Seats 5 and 7 {SOME.format('1,000')}each has 1,000 to call."),
        (f"{WRONG_RAISE}P5 fold;P7 call", 0, f"Seat 5 {ONE.format('1,000')}seat 5 has 1,000 to call."),
        (
            f"{WRONG_RAISE}P5 fold;P2 fold;D say Thank you.",
            2,
            f"Seat 2 {ONE.format('1,000')}seat 2 has 500 to call.",
        ),
        (
            f"{WRONG_RAISE}P5 fold;D announce-bet raise 1000;P7 fold",
            0,
            f"Seat 5 {ONE.format('1,000')}seat 5 has 1,000 to call.",
        ),
    ],
)
def test_all_who_folded_on_one_wrong_count_are_named(acts: str, seat: int, says: str) -> None:
    """[upt:dead-hand-2]"""
    assert on_hand("upt", FOLDED, acts, seat=seat).sentence == says


FOUR = "on turn;blinds 100 200;pot 4000;in 2 5 7 8;seats 9 20000"
RETRIEVE = "the floor should try to retrieve the hands that can be identified; if they're live, each has 500 to call; "


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        (
            "P5 fold;D announce-bet bet 2000;fold 7 8",
            "Seats 5, 7 and 8 folded on wrong counts, 3,000 and 2,000 for 500: ",
        ),
        ("fold 5 7;D announce-bet bet 500;P8 fold", "Seats 5 and 7 folded on a wrong count, 3,000 for 500: "),
        ("P5 fold;D announce-bet bet 2000;P7 fold", "Seats 5 and 7 folded on wrong counts, 3,000 and 2,000 for 500: "),
    ],
    ids=["two-counts", "put-right", "one-to-act"],
)
def test_who_folded_on_different_wrong_counts_are_named_together(acts: str, says: str) -> None:
    """[upt:dead-hand-2]: whoever was misled may get the hand back, whatever was named to each."""
    said = on_hand("upt", FOUR, f"P2 bet 500;D announce-bet bet 3000;{acts}").sentence
    assert said.startswith(f"{says}{RETRIEVE}" if "8" in acts else says)
