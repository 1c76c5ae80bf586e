"""Chips put out beyond the amount that was said and taken back again: nothing of them goes back in."""

import pytest

from tests.grading.answers.in_short import IN_TURN, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
MORE = "P2 bet 600;P5 raise 1200;P5 wager 800;P5 pull-back "
HOUSES = [pytest.param(*each, id=":".join(each)) for each in IN_TURN.items()]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_what_lies_there_then_is_the_wager_that_was_said(house: str, at: str) -> None:
    assert said_of(house, T, f"{MORE}800", "wager:5") == "Seat 5 raises to 1,200."
    assert "goes back in" not in said_of(house, T, f"{MORE}800", "")
    assert said_of(house, T, f"{MORE}800", "pots").startswith("The pot is 5,800: ")
    assert "goes back in" not in said_of(house, T, f"{MORE}800;P7 call", "")


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(("back", "left"), [(500, "1,500"), (1000, "1,000")])
def test_where_another_amount_is_left_the_floor_decides(house: str, back: int, left: str) -> None:
    """[40-A]"""
    said = said_of(house, T, f"P2 bet 600;P5 say raise 1200;P5 wager 100x20;P5 pull-back {back}", "")
    said_first = "the player said 1,200 first, which normally counts"
    assert said == f"The floor rules on seat 5's bet: {said_first}, but put out {left}."


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("put", "back", "owed"),
    [("100x10", 400, ""), ("100x10", 1000, "600"), ("100x6", 100, "100"), ("100x6", 600, "600")],
)
def test_of_chips_taken_back_as_much_goes_in_again_as_was_said(
    house: str, at: str, put: str, back: int, owed: str
) -> None:
    said = said_of(house, T, f"P2 say bet 600;P2 wager {put};P2 pull-back {back}", "")
    assert said.startswith(f"Seat 2's action is binding: {owed} goes back in") if owed else "goes back in" not in said
    assert said_of(house, T, f"P2 say bet 600;P2 wager {put};P2 pull-back {back}", "pots").endswith(
        "the pot is 4,600: 4,000 in the middle and 600 in front of the players."
        if owed
        else "The pot is 4,600: 4,000 in the middle and 600 in front of the players."
    )


LT = f"game holdem limit;{T}"


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("acts", "said", "pot"),
    [
        ("P2 wager 100x6;P2 pull-back 100x2", "Nothing is wrong: seat 5 may call 400 or raise to 800.", "4,400"),
        (
            "P2 bet 400;P5 raise 800;P5 wager 400;P5 pull-back 400",
            "Nothing is wrong: seat 7 may call 800 or raise to 1,200.",
            "5,200",
        ),
    ],
)
def test_in_limit_what_lay_over_the_fixed_size_is_not_owed_again(
    house: str, at: str, acts: str, said: str, pot: str
) -> None:
    assert said_of(house, LT, acts, "") == said
    assert said_of(house, LT, acts, "pots").startswith(f"The pot is {pot}: ")


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_in_limit_what_was_taken_back_of_the_fixed_size_is(house: str, at: str) -> None:
    said = said_of(house, LT, "P2 wager 100x6;P2 pull-back 100x6", "")
    assert said.startswith("Seat 2's action is binding: 400 goes back in")


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("head", "acts", "asked", "said"),
    [
        (LT, "P2 wager 100x6;P2 pull-back 100x2", "wager:2", "Seat 2 bets 400."),
        (LT, "P2 bet 400;P5 raise 800;P5 wager 400;P5 pull-back 400", "wager:5", "Seat 5 raises to 800."),
        (T, "P2 say bet 600;P2 wager 100x10;P2 pull-back 100x4", "wager:2", "Seat 2 bets 600."),
    ],
)
def test_asked_what_it_comes_to_nothing_is_left_to_the_floor(
    house: str, at: str, head: str, acts: str, asked: str, said: str
) -> None:
    assert said_of(house, head, acts, asked) == said
