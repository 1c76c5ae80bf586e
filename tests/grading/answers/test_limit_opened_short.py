"""An opening bet of too little in limit where a house prints nothing of it: it is no call, as nothing was faced."""

import pytest

from tests.grading.answers.in_short import on_hand

TURN = "game holdem limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize("since", ["P5 call", "P5 call;P7 call", "P5 call;P7 fold", "P5 fold;P7 call"])
def test_too_small_an_opening_bet_is_not_covered_whoever_called_it(since: str) -> None:
    """[metropolitan:36-C]"""
    found = on_hand("metropolitan", TURN, f"P2 wager 200;{since}", "", 0)
    assert found.sentence == "Metropolitan doesn't cover this: a bet or raise that's too small, seat 2."
