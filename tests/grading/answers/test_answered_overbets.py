"""Who answers a bet or raise of a wrong size faces what the house makes of it, said or put out."""

import pytest

from tests.grading.answers.in_short import said_of

LIMIT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FLOP = "on flop;game holdem limit;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
NO_LIMIT = LIMIT.replace("game holdem limit;", "")
SAID, PUT = "P2 bet 400;P5 say raise 1200;", "P2 bet 400;P5 raise 1200;"
CUT = "The raise is cut to 800, not 1,200: seat 5 puts in 800 more"
A_CALL = "then it's a call of 400, not a raise: seat 5 gets 100 back."
BACK = "The raise is cut to 800, not 1,200: 400 goes back to seat 5"


@pytest.mark.parametrize("asked", ["", "wager:7", "wager"])
@pytest.mark.parametrize("call", ["P7 call", "P7 say call", "P7 wager 1200"])
def test_who_calls_a_raise_said_beyond_the_limit_calls_what_it_is_cut_to(call: str, asked: str) -> None:
    """[foxwoods-2020:54-B]"""
    told = "The raise is to 800, not 1,200: seats 5 and 7 make it 800."
    assert said_of("foxwoods-2020", LIMIT, f"{SAID}{call}", asked) == told


@pytest.mark.parametrize(
    ("head", "acts", "told"),
    [
        (LIMIT, f"{SAID}P7 call;P2 call", "The raise is to 800, not 1,200: seats 2, 5 and 7 make it 800."),
        (LIMIT, f"{SAID}P7 fold;P2 call", "The raise is to 800, not 1,200: seats 2 and 5 make it 800."),
        (LIMIT, "P2 say bet 600;P5 call", "The bet is to 400, not 600: seats 2 and 5 make it 400."),
        (FLOP, "P3 bet 200;P4 say raise 600;P5 say call", "The raise is to 400, not 600: seats 4 and 5 make it 400."),
        (LIMIT, f"{SAID}P7 wager 800", f"{CUT}; seat 7's call of 800 stands."),
        (LIMIT, f"{PUT}P7 wager 800", f"{BACK}."),
        (LIMIT, f"{SAID}P7 say raise", f"{CUT}; then seat 7 raises to 1,200."),
        (LIMIT, f"{PUT}P7 say raise", f"{BACK}; seat 7 raises to 1,200."),
        (LIMIT, f"{SAID}P7 raise 1200", f"{CUT}; then seat 7 raises to 1,200."),
        (LIMIT, f"{PUT}P7 raise 1200", f"{BACK}; seat 7 raises to 1,200."),
        (
            LIMIT,
            "P2 bet 600;P5 wager 500",
            f"The bet is cut to 400, not 600: 200 goes back to seat 2; {A_CALL.removeprefix('then ')}",
        ),
    ],
    ids=lambda each: f"54-B {each}" if each.startswith("P") else "",
)
def test_every_answer_is_to_what_the_house_makes_of_it(head: str, acts: str, told: str) -> None:
    """[foxwoods-2020:54-B]"""
    assert said_of("foxwoods-2020", head, acts, "") == told


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "metropolitan", "upt"])
@pytest.mark.parametrize("then", ["P7 call", "P7 wager 800", "P7 say raise"])
def test_where_nothing_is_printed_on_too_much_the_answer_hangs_on_it(house: str, then: str) -> None:
    """[tda-2024:52-A]"""
    told = said_of(house, LIMIT, f"{SAID}{then}", "")
    assert "doesn't say what happens to more than the limit: the floor decides" in told
    assert told.endswith(f"the amount of seat 7's {'raise' if 'raise' in then else 'call'} depends on that.")


@pytest.mark.parametrize(
    ("house", "least"),
    [(each, "1,200") for each in ("tda-2024", "players-2025", "foxwoods-2020", "metropolitan")] + [("upt", "1,600")],
)
def test_raise_alone_over_a_raise_of_too_little_is_over_what_that_is_brought_up_to(house: str, least: str) -> None:
    """[tda-2024:43-A, tda-2024:51-A, upt:min-raise]"""
    acts, own = "P2 bet 400;P5 say raise 600;P7 say raise", f"seat 7 must raise to at least {least}."
    told = f"The raise is to 800, not 600: seat 5 puts in 800 more; then {own}"
    assert said_of(house, NO_LIMIT, acts, "") == told
    assert said_of(house, NO_LIMIT, acts, "wager:7") == f"S{own[1:]}"
