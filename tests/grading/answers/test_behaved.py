"""How a player behaved while something else was to be ruled on is told after that."""

import pytest

from tests.grading.answers.in_short import on_hand

P = "players-2025"
HEAD = "blinds 200 400;pot 3000;seats 9 30000"


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        pytest.param(
            "on turn;in 3 6",
            "P3 bet 1000;P6 device handle;P6 request count 3",
            "Seat 6 gets a fair look at the stack, not a count: they face no all-in; seat 6 may not use the device "
            "with a live hand: a penalty may follow, and the hand stays live.",
            id="players-2025:60+5-C",
        ),
        pytest.param(
            "on flop;in 2 5 7",
            "P2 say If you bet I will raise;P7 fold",
            "Seat 7's out-of-turn fold binds; the action is on seat 2, who may check or bet; "
            "the floor may hold seat 2 to those words, penalize them, or both.",
            id="players-2025:58+59-A",
        ),
        pytest.param(
            "on flop;in 2 5 7",
            "P2 fold;P5 turn up",
            "Seat 5's hand stays live; any penalty begins after the hand; seat 2's fold is binding and may be "
            "penalized.",
            id="players-2025:58+69",
        ),
        pytest.param(
            "on flop;in 2 5 7",
            "P9 conduct advice;P2 bet 600;P5 wager one 5000",
            "It's a call of 600, not a raise: seat 5 gets 4,400 back; seat 9 may neither advise on play nor criticize "
            "it at any time: a penalty may follow.",
            id="players-2025:49+68",
        ),
        pytest.param(
            "on turn;in 2 6",
            "P2 turn up;P2 all-in;call 6;show 6",
            "All hands are tabled at once: seats 2 and 6.",
            id="players-2025:17:shown-at-the-showdown",
        ),
    ],
)
def test_what_may_be_penalized_comes_along(head: str, acts: str, sentence: str) -> None:
    place, _, seats = head.partition(";")
    assert on_hand(P, f"{place};{HEAD};{seats}", acts).sentence == sentence
