"""What may be done next after a bet that is cut and its calls goes by what it comes to."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
F = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
D = "blinds 100 200;seats 9 20000;button 9"
BET, RAISE, CHIP = (
    "P2 wager 400;P2 wager 400;P5 call",
    "P2 bet 400;P4 wager 400;P4 wager 800;P5 call 1200",
    "P2 bet 400;P5 wager one 1000;P5 wager 400;P7 call",
)
CALL, OVER = (
    "Seat {} may call 400 or raise, minimum raise to {}.",
    "The betting on this street is over: no one is to act.",
)
AFTER = (
    *((each, T, BET, 7, CALL.format(7, 800)) for each in ("tda-2024-56", "players-2025-56", "upt-betting-12")),
    ("tda-2024-56", T, "P2 wager 400;P2 wager 400;P5 wager 800", 7, CALL.format(7, 800)),
    ("tda-2024-56", T, BET, 5, "Seat 5 has acted; the action is on seat 7."),
    ("tda-2024-56", T, f"{BET};P7 call", 2, OVER),
    ("tda-2024-56", F, f"{RAISE};P7 fold", 8, CALL.format(8, 800)),
    *((each, F, RAISE, 7, CALL.format(7, 800)) for each in ("tda-2024-56", "metropolitan-50", "upt-betting-12")),
    ("tda-2024-56", D, "deal;P3 wager 400;P3 wager 400;P4 call", 5, CALL.format(5, 600)),
    ("upt-betting-12", D, "deal;P3 wager 400;P3 wager 400;P4 call", 5, CALL.format(5, 800)),
    *((each, T, CHIP, 2, OVER) for each in ("tda-2024-56", "foxwoods-2020-56", "upt-betting-12")),
    ("foxwoods-2020-54-B", LT, "P2 wager 800;P5 call", 7, "Seat 7 may call 400 or raise to 800."),
    ("foxwoods-2020-54-B", LT, "P2 bet 400;P5 wager 1200;P7 call", 2, "Seat 2 may call 400 or raise to 1,200."),
)
STRING = "P2 bet 400;P5 wager one 500;P5 wager 500;P7 "
"""The first chip is more than the call already: what it comes to is part of that chip."""
HELD = {
    "tda-2024-56": "A string bet isn't allowed: seat 5 is held to 400 and gets 600 back",
    "upt-betting-12": "It's a string bet: seat 5 is held to 400 and gets 600 back",
}
NEXT = (
    ("tda-2024-56", "say call", "; it's a call: seat 7 puts in 400 more, 400 in all."),
    ("upt-betting-12", "say call", "; seat 7 must make the full call of 400: 400 more goes in."),
    *((each, act, ".") for each in HELD for act in ("wager 400", "raise 1200")),
)
HOUSES = ("tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt")


@pytest.mark.parametrize(
    ("at", "head", "acts", "seat", "said"), [pytest.param(*each, id=f"{each[0]}:{at}") for at, each in enumerate(AFTER)]
)
def test_rights_after_calls_of_it_go_by_what_it_comes_to(at: str, head: str, acts: str, seat: int, said: str) -> None:
    house = next(each for each in HOUSES if at.startswith(each))
    assert said_of(house, head, acts, f"rights:{seat}") == said


@pytest.mark.parametrize(("at", "act", "said"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in NEXT])
def test_the_next_one_faces_what_is_left_of_a_chip_too_big(at: str, act: str, said: str) -> None:
    house = next(each for each in HOUSES if at.startswith(each))
    assert said_of(house, T, STRING + act, "") == HELD[at] + said


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_a_raise_of_it_is_the_amount_named(house: str) -> None:
    assert said_of(house, T, f"{STRING}raise 1200", "wager:7") == "Seat 7 raises to 1,200."


BACK = "The bet is cut to 400, not {}: {} goes back to seat 2"
LIMIT = (
    ("P2 wager 800;P5 wager 400", "", f"{BACK.format(800, 400)}."),
    ("P2 wager 800;P5 wager 400", "wager:5", "It's a call: seat 5 is in for 400."),
    ("P2 wager 600;P5 wager 400;P7 fold", "", f"{BACK.format(600, 200)}."),
    ("P2 wager 800;P5 wager 200", "", f"{BACK.format(800, 400)}; it's a full call of 400: seat 5 puts in 200 more."),
    ("P2 wager 800;P5 raise 800", "", f"{BACK.format(800, 400)}; seat 5 raises to 800."),
    ("P2 wager 800;P5 raise 800", "wager:5", "Seat 5 raises to 800."),
    ("P2 wager 800;P5 raise 800", "rights:7", "Seat 7 may call 800 or raise to 1,200."),
    ("P2 wager 800;P5 raise 1200", "wager:5", "The raise is cut to 800, not 1,200: 400 goes back to seat 5."),
    ("P2 wager 800;P5 say raise", "wager:5", "Seat 5 raises to 800."),
)


@pytest.mark.parametrize(
    ("acts", "asked", "said"), [pytest.param(*each, id=f"foxwoods-2020:54-B {each[:2]}") for each in LIMIT]
)
def test_more_than_the_limit_is_answered_as_what_it_is_cut_to(acts: str, asked: str, said: str) -> None:
    assert said_of("foxwoods-2020", LT, acts, asked) == said


def test_a_raise_of_more_than_the_limit_is_no_call_of_it() -> None:
    """[upt:betting-12]"""
    told = said_of("upt", LT, "P2 bet 400;P5 wager 1200;P7 raise 1200", "")
    assert told == "Seat 5 raises to 800 and gets 400 back; seat 7 raises to 1,200."
