"""A string bet that is cut cuts the calls of it, and pots are counted without what goes back."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
STRING = {
    "tda-2024": "A string bet isn't allowed: ",
    "players-2025": "It's a string bet: ",
    "upt": "It's a string bet: ",
}
AT = {"tda-2024": "56", "players-2025": "56", "upt": "no-limit-6"}
OPEN = [
    pytest.param(house, id=f"{house}:{at}")
    for house, at in (("tda-2022", "56"), ("foxwoods-2020", "56"), ("metropolitan", "50"))
]
"""Where only that dealers call string bets is printed."""
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in AT.items()]
MOTIONS = "P2 wager 600;P2 wager 400"
HELD = "seat 2 is held to 600 and gets 400 back"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("", "", f"{HELD}."),
        (";P5 call", "", f"{HELD}; seat 5's call is 600, and 400 goes back."),
        (";P5 call;P7 call", "", f"{HELD}; seats 5 and 7 call 600, and 400 goes back to each."),
        (";P5 raise 3000", "", f"{HELD}."),
        (";P5 call", "pots", f"{HELD}; the pot is 5,200: 4,000 in the middle and 1,200 in front of the players."),
    ],
)
def test_calls_of_a_string_bet_go_down_with_it(house: str, then: str, asked: str, said: str) -> None:
    assert said_of(house, T, MOTIONS + then, asked) == f"{STRING[house]}{said}"


@pytest.mark.parametrize("house", HOUSES)
def test_the_caller_of_a_string_bet_is_in_for_what_it_comes_to(house: str) -> None:
    assert said_of(house, T, f"{MOTIONS};P5 call", "wager:5") == "Seat 5 calls 600 and gets 400 back."
    assert said_of(house, T, f"{MOTIONS};P5 call;P7 call", "wager:7") == "Seat 7 calls 600 and gets 400 back."
    assert said_of(house, T, f"{MOTIONS};P5 raise 3000", "wager:5") == "Seat 5 raises to 3,000."


@pytest.mark.parametrize("asked", ["", "wager:5", "wager:7"])
@pytest.mark.parametrize("house", OPEN)
def test_while_the_floor_has_to_size_a_string_bet_its_callers_are_in_for_no_amount(house: str, asked: str) -> None:
    said = said_of(house, T, f"{MOTIONS};P5 call;P7 call", asked)
    assert said == "It's a string bet: the floor says whether 600 or 1,000 stands."


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "upt"])
@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        (LT, "P2 bet 400", "The pot is 4,400: 4,000 in the middle and 400 in front of the players."),
        (LT, "P2 bet 500", "Seat 2 bets 400 and gets 100 back; the pot is 4,400: "),
        (LT, "P2 bet 500;P5 call", "Seat 2 bets 400 and gets 100 back; the pot is 4,800: "),
        (LT, "P2 bet 500;P5 call;P7 call", "Seat 2 bets 400 and gets 100 back; the main pot is 5,200."),
        (
            T,
            "P2 bet 400;P5 wager one 5000",
            "It's a call of 400, not a raise: seat 5 gets 4,600 back; the pot is 4,800: ",
        ),
    ],
)
def test_the_pot_is_counted_without_what_goes_back(house: str, head: str, acts: str, said: str) -> None:
    assert said_of(house, head, acts, "pots").startswith(said)


@pytest.mark.parametrize(
    ("acts", "apart", "pot"),
    [
        (f"{MOTIONS};P5 call", "s 2 and 5", "4,000"),
        (f"{MOTIONS};P5 call;P7 call", "s 2, 5 and 7", "4,000"),
        (f"{MOTIONS};P5 call;P7 raise 3000", "s 2 and 5", "7,000"),
        (f"{MOTIONS};P5 raise 2000", " 2", "6,000"),
        (f"{MOTIONS};P5 raise 1900", "s 2 and 5", "4,000"),
        (f"{MOTIONS};P5 wager 600", "s 2 and 5", "4,000"),
        (f"{MOTIONS};P5 wager 900;P7 wager 900", "s 2, 5 and 7", "4,000"),
        (f"{MOTIONS};P7 call", "s 2 and 7", "4,000"),
        (f"{MOTIONS};P5 fold", " 2", "4,000"),
    ],
)
@pytest.mark.parametrize("house", OPEN)
def test_the_chips_of_its_callers_hang_on_the_floor_too(house: str, acts: str, apart: str, pot: str) -> None:
    said = said_of(house, T, acts, "pots")
    assert said.endswith(f"apart from the chips in front of seat{apart} the pot is {pot}.")


BACK = f"{MOTIONS};D return-bet 2 400"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "asked", "said"),
    [
        (BACK, "wager:2", f"{HELD.partition(' and')[0]}."),
        (f"{MOTIONS};D return-bet 2 200;D return-bet 2 200", "", f"{HELD.partition(' and')[0]}."),
        (f"{MOTIONS};D return-bet 2 300", "", "seat 2 is held to 600 and gets 100 back."),
        (BACK, "pots", "he pot is 4,600: 4,000 in the middle and 600 in front of the players."),
        (BACK, "turns", "the action is on seat 5."),
        (f"{BACK};P5 call", "", "seat 7 may call 600 or raise, minimum raise to 1,200."),
        (f"{BACK};P5 raise 1200;P7 fold;P2 call", "pots", "The main pot is 6,400."),
        (
            f"{MOTIONS};P5 call;D return-bet 2 400",
            "",
            "seat 2 is held to 600; seat 5's call is 600, and 400 goes back.",
        ),
        (f"{MOTIONS};P5 call;D return-bet 2 400;D return-bet 5 400", "", "seat 2 is held to 600."),
        (
            f"{MOTIONS};P5 call;D return-bet 2 400",
            "pots",
            "the pot is 5,200: 4,000 in the middle and 1,200 in front of the players.",
        ),
    ],
)
def test_what_the_dealer_has_returned_of_it_goes_back_no_more(house: str, acts: str, asked: str, said: str) -> None:
    assert said_of(house, T, acts, asked).endswith(said)
