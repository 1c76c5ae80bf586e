"""What the floor may let stand of a string raise at limit is a call or the one raise, never an amount between them."""

import pytest

from tests.grading.answers.in_short import said_of

LT = "game holdem limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LD9 = "game holdem limit;blinds 100 200;seats 9 20000;button 9"
HOUSES = (("tda-2022", "43-A"), ("foxwoods-2020", "46-A"), ("metropolitan", "50"))
"""Where only that dealers call string bets is printed; half a raise makes a raise at all of them."""
EITHER = "It's a string bet: the floor says whether {} or {} stands."
SAME = "It's a string bet, for the floor: {0} by the first motion, and {0} by all the chips."
BET, RAISED = "P2 bet 400;P5 ", "P2 bet 400;P5 raise 800;P7 fold;P2 "
SIZES = (
    (LT, f"{BET}wager 400;P5 wager 200", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 300", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 400", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 600", EITHER.format("400", "800")),
    (LT, f"{BET}wager 200;P5 wager 400", EITHER.format("400", "800")),
    (LT, f"{BET}wager one 500;P5 wager 100", EITHER.format("400", "800")),
    (LT, f"{BET}wager 400;P5 wager 100", SAME.format("400")),
    (LT, f"{BET}wager 100x6;P5 wager 100", SAME.format("800")),
    (LT, f"{RAISED}wager 400;P2 wager 200", EITHER.format("800", "1,200")),
    (LT, f"{RAISED}wager 400;P2 wager 100", SAME.format("800")),
    (LD9, "deal;P3 wager 200;P3 wager 100", EITHER.format("200", "400")),
    (LD9, "deal;P3 wager 200;P3 wager 50", SAME.format("200")),
    (LT, "P2 wager 200;P2 wager 100", SAME.format("400")),
)


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in HOUSES])
@pytest.mark.parametrize(("head", "acts", "said"), SIZES)
def test_each_reading_is_a_call_or_the_one_raise(house: str, head: str, acts: str, said: str) -> None:
    assert said_of(house, head, acts, "") == said


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in HOUSES])
@pytest.mark.parametrize("asked", ["wager:5", "rights:7", "turns"])
def test_so_it_is_whatever_is_asked(house: str, asked: str) -> None:
    assert said_of(house, LT, f"{BET}wager 400;P5 wager 200", asked) == EITHER.format("400", "800")
