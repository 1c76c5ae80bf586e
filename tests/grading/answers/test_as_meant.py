"""A room told in part: a denomination is to go and no race is told, a bounty chip with no hand told."""

import pytest

from tests.grading.answers.test_rooms_begun import first
from tests.grading.answers.test_rooms_first import F, M, P, T, U

PLAYERS = "player Ann 100x15+25x3 A 1;player Ben 100x9+25x2 A 2;player Cora 25x2 A 4"
RACED = (
    "Race off the 7 odd chips starting at seat 1: one new chip at most each, one of 100 for Cora in any case; "
    "the rest goes uncompensated."
)
EVEN = (
    "Race off the 5 odd chips starting at seat 1, seat 1 first: one new chip at most each; the rest goes uncompensated."
)


@pytest.mark.parametrize(
    "house", [pytest.param(h, id=f"{h}:{p}") for h, p in ((T, "24-A"), (P, "25-A"), (M, "22-A"), (F, "24-A"))]
)
def test_a_denomination_that_goes_is_raced_off(house: str) -> None:
    """The last chips of one player go too; told that there is a race, or that the chips are to go."""
    assert first(house, "floor colour-up 25", PLAYERS) == RACED
    assert first(house, "floor colour-up 25;dealer:A race 25", PLAYERS) == RACED
    assert first(house, "floor colour-up 25", PLAYERS.replace("Cora 25x2", "Cora 100x5")) == EVEN


@pytest.mark.parametrize("house", [pytest.param(U, id="upt:tournament-11-a")])
def test_a_house_that_rules_on_the_colour_up_itself_is_told_as_before(house: str) -> None:
    assert first(house, "floor colour-up 25", PLAYERS).startswith("The 25 chips leave")


@pytest.mark.parametrize(
    "house", [pytest.param(h, id=f"{h}:{at}") for h, at in ((M, "23-C"), (T, "25-C"), (P, "26-C"), (F, "25-C"))]
)
def test_cards_are_hidden_in_a_hand(house: str) -> None:
    told = first(house, "Ann keep cards-hidden", PLAYERS)
    assert told == first(house, "dealer:A deal 1;Ann keep cards-hidden", PLAYERS)
    assert told.startswith("Ann")


FLOOR = "The floor decides, by house policy or fairness, what Ann's bounty chip is: a call or an all-in."
ALL_IN = "Ann's bounty chip in the pot is an all-in bet."


@pytest.mark.parametrize(
    ("house", "said"),
    [
        pytest.param(P, FLOOR, id="players-2025:RP-20"),
        pytest.param("tda-2024", FLOOR, id="tda-2024:RP-22"),
        pytest.param(F, ALL_IN, id="foxwoods-2020:bounty-2"),
    ],
)
def test_a_bounty_chip_in_the_pot_is_put_there_in_a_hand(house: str, said: str) -> None:
    for dealt in ("", "dealer:A riffle;dealer:A deal 1;"):
        assert first(house, f"{dealt}Ann bounty in-the-pot", PLAYERS) == said
    assert first(house, "Ann bounty in-front", PLAYERS) != said


@pytest.mark.parametrize("house", [pytest.param(T, id="tda-2022:8-B"), pytest.param(P, id="players-2025:8-B")])
def test_who_enters_again_for_chips_given_up_hears_what_becomes_of_them(house: str) -> None:
    said = first(house, "desk surrender Ann;desk re-enter Ann 1000x20", PLAYERS)
    assert said == "Ann gets a full stack of 20,000 and a drawn seat; Ann's 1,575 leaves play."
