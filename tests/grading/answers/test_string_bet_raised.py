"""A string bet that is cut, and a raise or a short call of it since: both are measured by what it comes to."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of
from tests.grading.answers.test_calls_cut import AT, HELD, HOUSES, MOTIONS, OPEN, STRING, T

SHORT_OF_IT = ("upt",)
"""Books that say less on a check of a bet, or on one out of turn."""


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("P5 raise 1400", "."),
        ("P5 raise 1200", "."),
        ("P5 raise 1100", "; the raise is to 1,200, not 1,100: seat 5 puts in 100 more."),
        ("P5 say raise", "; seat 5 must raise to at least 1,200."),
        ("P5 call;P7 raise 2000", "; seat 5's call is 600, and 400 goes back."),
        ("P5 wager 900", "; seat 5's call is 600, and 300 goes back."),
        ("P5 wager 500", "; it's a full call of 600: seat 5 puts in 100 more."),
        ("P5 call;P7 raise 2000;P2 call", "; seat 5's call is 600, and 400 goes back."),
    ],
)
def test_the_string_bet_is_what_it_comes_to_for_who_acts_on_it(house: str, then: str, said: str) -> None:
    assert said_of(house, T, f"{MOTIONS};{then}", "") == f"{STRING[house]}{HELD}{said}"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("P5 raise 1400", "wager:5", "Seat 5 raises to 1,400."),
        ("P5 raise 1400", "pots", f"{HELD}; the pot is 6,000: 4,000 in the middle and 2,000 in front of the players."),
        ("P5 call;P7 raise 2000", "wager:7", "Seat 7 raises to 2,000."),
        ("P5 call;P7 raise 2000", "pots", "the pot is 7,200: 4,000 in the middle and 3,200 in front of the players."),
    ],
)
def test_asked_for_the_figures_are_the_same(house: str, then: str, asked: str, said: str) -> None:
    assert said_of(house, T, f"{MOTIONS};{then}", asked).endswith(said)


@pytest.mark.parametrize(
    "then",
    [
        *("P5 raise 1400", "P5 say raise", "P5 wager 900", "P5 call;P7 raise 2000"),
        *("P5 wager 900;P7 wager 900", "P7 check", "P7 check;P5 call"),
    ],
)
@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("rights", 7), ("turns", 0)])
@pytest.mark.parametrize("house", OPEN)
def test_while_the_floor_has_to_size_it_nothing_is_told_of_what_others_put_in(
    house: str, then: str, ask: str, seat: int
) -> None:
    answer = on_hand(house, T, f"{MOTIONS};{then}", ask, seat)
    assert answer.sentence == "It's a string bet: the floor says whether 600 or 1,000 stands."
    assert not answer.also


@pytest.mark.parametrize("house", HOUSES)
def test_one_motion_and_a_string_bet_put_right_leave_the_raise_as_it_is(house: str) -> None:
    for acts in (
        "P2 wager 1000;P5 raise 2000",
        "P2 wager 600;P5 raise 1200",
        f"{MOTIONS};D return-bet 2 400;P5 raise 1200",
    ):
        assert said_of(house, T, acts, "wager:5").startswith("Seat 5 raises to ")
        assert "string" not in said_of(house, T, acts, "wager:5")


@pytest.mark.parametrize("house", [each for each in AT if each != "upt"])
def test_who_calls_a_string_bet_out_of_turn_leaves_what_it_comes_to(house: str) -> None:
    """[tda-2024:53-A]"""
    said = said_of(house, T, f"{MOTIONS};P7 call", "")
    assert "who faces 600" in said and "1,000" not in said


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("P7 check", "who faces 600"),
        ("P7 fold", "who may call 600, raise or fold"),
        ("P7 fold;P5 call", "; seat 5's call is 600, and 400 goes back; seat 7's "),
        ("P5 check", "call 600"),
        ("P5 fold", f"{HELD}."),
    ],
)
def test_who_puts_out_nothing_out_of_turn_leaves_what_it_comes_to(house: str, then: str, said: str) -> None:
    told = said_of(house, T, f"{MOTIONS};{then}", "")
    assert told.startswith(f"{STRING[house]}{HELD}") and "1,000" not in told
    assert said in told or house in SHORT_OF_IT


@pytest.mark.parametrize("house", HOUSES)
def test_once_the_street_is_over_the_calls_of_it_are_told_as_before(house: str) -> None:
    over = said_of(house, T, f"{MOTIONS};P5 call;P7 call;river", "")
    assert over == f"{STRING[house]}{HELD}; seats 5 and 7 call 600, and 400 goes back to each."


@pytest.mark.parametrize("house", HOUSES)
def test_the_string_bettors_own_call_is_whole(house: str) -> None:
    assert said_of(house, T, f"{MOTIONS};P5 call;P7 raise 2000;P2 call", "pots").endswith(
        "8,600: 4,000 in the middle and 4,600 in front of the players."
    )
