"""A raise out of turn by who may not raise: a short all-in has not re-opened the betting, and it is a call."""

import pytest

from tests.grading.answers.in_short import BACKED_UP, said_of

NO_LIMIT = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 5 500"
LIMIT = f"{NO_LIMIT.replace('on turn;', 'on turn;game holdem limit;')}"
BACK = "The action backs up to seat 7, who faces 500: seat 2 may not raise, and a call of 500 is binding unless"
WHOLE = "The action backs up to seat 7, who faces 500: seat 2's raise to "
BOUND = "Seat 2's out-of-turn call is binding at 500, and 500 goes back."
BET = "P2 bet 400;P5 all-in"


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in BACKED_UP.items()])
@pytest.mark.parametrize(
    ("head", "acts", "begins"),
    [
        (NO_LIMIT, f"{BET};P2 raise 1000", BACK),
        (NO_LIMIT, f"{BET};P2 say raise", BACK),
        (NO_LIMIT, f"{BET};P2 wager 500", BACK),
        (
            NO_LIMIT,
            f"{BET};P2 wager 500x1",
            "The action backs up to seat 7, who faces 500: seat 2's call is binding unless",
        ),
        (NO_LIMIT, f"{BET};P2 wager 500;P7 call", "Seat 2's out-of-turn call is binding at 500, and 400 goes back."),
        (LIMIT, f"{BET};P2 raise 900", BACK),
        (LIMIT, f"{BET};P2 say raise", BACK),
        (NO_LIMIT, f"{BET};P2 raise 1000;P7 call", BOUND),
        (NO_LIMIT, f"{BET};P2 raise 1000;P7 fold", BOUND),
        (NO_LIMIT, f"{BET};P2 raise 1000;P7 raise 900", "Seat 2's action isn't binding, as seat 7's raise"),
        (NO_LIMIT, "P2 bet 200;P5 all-in;P2 raise 1000", f"{WHOLE}1,000 is binding"),
        (LIMIT.replace("seat 5 500", "seat 5 600"), f"{BET};P2 say raise", f"{WHOLE}1,000".replace("500", "600")),
        (NO_LIMIT, "P2 check;P5 all-in;P2 raise 1000", f"{WHOLE}1,000 is binding"),
    ],
)
def test_who_may_not_raise_calls_out_of_turn(house: str, head: str, acts: str, begins: str) -> None:
    assert said_of(house, head, acts, "").startswith(begins)
    assert said_of(house, head, acts, "wager:2").startswith(begins)


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in BACKED_UP.items()])
@pytest.mark.parametrize("more", ["", ";P7 call"])
def test_complete_out_of_turn_is_no_raise_of_who_may_not_raise(house: str, more: str) -> None:
    open_ = said_of(house, LIMIT, f"{BET};P2 say complete{more}", "")
    assert "the floor decides, and a call is 500, with no raise allowed; " in open_


def test_an_all_in_out_of_turn_stands_at_metropolitan_all_the_same() -> None:
    """[metropolitan:39-C]"""
    stands = said_of("metropolitan", NO_LIMIT, f"{BET};P2 all-in", "")
    assert stands.startswith("Seat 2's out-of-turn all-in of 20,000 stands")
