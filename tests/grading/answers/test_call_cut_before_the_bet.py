"""Who called a bet that is cut and has the excess back already, before its maker, is in for what it comes to."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
BET = "P2 wager 800;P5 call;D return-bet 5 400"
RAISE = "P2 bet 400;P5 wager 1200;P7 call;D return-bet 7 400"
STRUNG = "P2 wager 600;P2 wager 400;P5 call;D return-bet 5 400"
CUT, EACH = "The bet is cut to 400, not 800: 400 goes back to seat 2", "make it 400, and 400 goes back to each"
IN, CALL = "It's a call: seat {} is in for {}.", "It's a call of {1} by seat {0}."
BOTH = ";D return-bet 2 400"
THEN = ("", ";P7 call", ";P7 fold", ";P7 say call", ";P7 raise 1200", BOTH, f"{BOTH};P7 fold", f"{BOTH};P7 raise 800")
"""What is done next, by the dealer too: it changes nothing of a call."""


@pytest.mark.parametrize("then", THEN, ids=[f"foxwoods-2020:54-B {then}" for then in THEN])
def test_his_call_is_of_the_one_bet_whatever_comes_after(then: str) -> None:
    assert said_of("foxwoods-2020", LT, BET + then, "wager:5") == IN.format(5, 400)


@pytest.mark.parametrize("then", ["", ";P2 call", ";P2 fold"], ids=lambda then: f"foxwoods-2020:54-B {then}")
def test_so_it_is_of_a_raise(then: str) -> None:
    assert said_of("foxwoods-2020", LT, RAISE + then, "wager:7") == IN.format(7, 800)


def test_so_it_is_where_silent_chips_come_to_the_one_raise() -> None:
    """[upt:betting-12]"""
    assert said_of("upt", LT, f"{RAISE};P2 call", "wager:7") == CALL.format(7, 800)


HOUSES = (("tda-2024", "56", IN), ("players-2025", "55", IN), ("upt", "no-limit-6", CALL))


@pytest.mark.parametrize(
    ("house", "said"), [pytest.param(house, said, id=f"{house}:{at}") for house, at, said in HOUSES]
)
@pytest.mark.parametrize("then", [";P7 call", ";P7 fold", ";P7 raise 2000"])
def test_so_it_is_of_a_string_bet(house: str, said: str, then: str) -> None:
    assert said_of(house, T, STRUNG + then, "wager:5") == said.format(5, 600)


PLAIN = (
    (";P7 call", "", f"The bet is to 400, not 800: seats 2 and 7 {EACH}."),
    (";P7 fold", "", f"{CUT}."),
    (";P7 fold", "pots", f"{CUT}; the main pot is 4,800."),
    (";P7 say call", "", f"{CUT}; it's a call: seat 7 puts in 400 more, 400 in all."),
    (";P7 raise 1200", "", f"{CUT}; the raise is cut to 800, not 1,200: 400 goes back to seat 7."),
)


@pytest.mark.parametrize(
    ("then", "asked", "said"), PLAIN, ids=[f"foxwoods-2020:54-B {then} {asked}" for then, asked, _ in PLAIN]
)
def test_nothing_more_is_asked_of_him(then: str, asked: str, said: str) -> None:
    assert said_of("foxwoods-2020", LT, BET + then, asked) == said


@pytest.mark.parametrize("given", ["5 200", "5 300"], ids=lambda given: f"foxwoods-2020:54-B {given}")
def test_of_other_chips_given_back_it_is_no_call_of_the_one_bet(given: str) -> None:
    said = said_of("foxwoods-2020", LT, f"P2 wager 800;P5 call;D return-bet {given};P7 call", "wager:5")
    assert IN.format(5, 400) != said
