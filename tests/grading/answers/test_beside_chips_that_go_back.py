"""Chips put out beside others that go back: what they are by, what hangs on them, and the pot without the others."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
METROPOLITAN = "metropolitan"
CALLING = {"tda-2024": "41", "tda-2022": "41", "players-2025": "46", "foxwoods-2020": "44", METROPOLITAN: "40"}
"""The paragraph of each house on how a player calls: A is the word, B chips equal to a call, C one chip of more."""
HOUSES = [pytest.param(house, at, id=f"{house}-{at}") for house, at in CALLING.items()]
EVERY_CHOICE = [house for house in CALLING if house != METROPOLITAN]
OVERTAKEN = "P5 bet 600;P2 bet 800"
OPEN = (
    "Seat 5's action isn't binding, as seat 2's bet changed the action: 600 goes back, and seat 5 has acted: the floor "
    "decides whether the 3,000 alone counts or the 3,600 in front of seat 5"
)


@pytest.mark.parametrize("asked", [("", 0), ("wager", 5)])
@pytest.mark.parametrize(
    ("acts", "letter", "back"),
    [
        ("P5 wager 500", "B", "300"),
        ("P5 wager 800", "B", "600"),
        ("P5 wager one 5000", "C", "4,800"),
        ("P5 say call;P5 wager 500", "A", "300"),
    ],
)
@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_a_call_of_silent_chips_is_one_by_its_chips(
    house: str, at: str, acts: str, letter: str, back: str, asked: tuple[str, int]
) -> None:
    answer = on_hand(house, T, f"{OVERTAKEN};{acts}", *asked)
    assert answer.sentence == f"It's a call of 800, not a raise: seat 5 gets {back} back."
    assert cited(answer)[0] == f"{at}-{letter}"


@pytest.mark.parametrize("house", [*CALLING])
@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P2 bet 400;P7 raise 800;P5 raise 1200;P7 wager 100", "5,700"),
        ("P2 bet 400;P7 call;P5 raise 1200;P7 wager 100", "5,700"),
        ("P2 bet 400;P7 raise 800;P5 raise 1200;P7 wager 100;P2 call", "6,500"),
    ],
)
def test_the_pot_so_far_is_without_the_chips_that_go_back(house: str, acts: str, pot: str) -> None:
    """TDA 51-B, Players 44-B, Foxwoods 42-B, Metropolitan 38-B: only what is less than the call is forfeited."""
    answer = on_hand(house, T, acts, "pots")
    assert f"folds and forfeits 100; so far the pot is {pot};" in answer.sentence
    assert "Seat 7 has 100 in front." in answer.pot_lines


@pytest.mark.parametrize("asked", ["", "wager:5", "wager:7", "rights:7"])
@pytest.mark.parametrize("house", EVERY_CHOICE)
def test_a_call_of_them_hangs_on_what_counts(house: str, asked: str) -> None:
    told = said_of(house, T, f"{OVERTAKEN};P5 wager 3000;P7 call", asked)
    assert told == f"{OPEN}; the size of seat 7's call depends on that."


@pytest.mark.parametrize("house", EVERY_CHOICE)
def test_so_does_its_place_in_the_pot(house: str) -> None:
    told = said_of(house, T, f"{OVERTAKEN};P5 wager 3000;P7 call", "pots")
    assert told.endswith("; apart from the chips in front of seats 5 and 7 the pot is 4,800.")


@pytest.mark.parametrize("house", EVERY_CHOICE)
def test_several_acts_on_them_hang_on_it(house: str) -> None:
    told = said_of(house, T, f"{OVERTAKEN};P5 wager 3000;P7 call;P2 call", "wager:2")
    assert told == f"{OPEN}; what seats 2 and 7 owe depends on that."


@pytest.mark.parametrize("house", EVERY_CHOICE)
def test_a_raise_that_is_whole_whatever_counts_hangs_on_nothing(house: str) -> None:
    acts = f"{OVERTAKEN};P5 wager 3000;P7 raise 9000"
    assert said_of(house, T, acts, "wager:7") == "Seat 7 raises to 9,000."
    assert said_of(house, T, acts, "") == f"{OPEN}."


SHORT = f"{T};seat 7 1300"
OVER_A_SHORT_ALL_IN = "P2 bet 1000;P5 call;P7 all-in;P2 raise 3000;P5 call"


@pytest.mark.parametrize(
    ("house", "head", "acts", "seat", "to", "back", "pot"),
    [
        (METROPOLITAN, T, f"{OVERTAKEN};P5 wager 3000;P7 call", 7, "800", "2,800", "6,400"),
        ("tda-2024", SHORT, OVER_A_SHORT_ALL_IN, 5, "1,300", "1,700", "7,900"),
        (METROPOLITAN, SHORT, OVER_A_SHORT_ALL_IN, 5, "1,300", "1,700", "7,900"),
    ],
    ids=["metropolitan-39-A", "tda-2024-47-A", "metropolitan-43"],
)
def test_who_called_a_raise_that_is_none_has_called_what_it_comes_to(
    house: str, head: str, acts: str, seat: int, to: str, back: str, pot: str
) -> None:
    assert said_of(house, head, acts, f"wager:{seat}") == f"Seat {seat} calls {to} and gets {back} back."
    assert said_of(house, head, acts, "").endswith(f"; seat {seat}'s call is {to}, and {back} goes back.")
    assert said_of(house, head, acts, "pots").endswith(f"; the main pot is {pot}.")
