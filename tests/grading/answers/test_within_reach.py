"""Who stands within reach of the chair has a live hand, and is told so beside the hand of who isn't there."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

AT = {"tda-2022": "30", "tda-2024": "30", "players-2025": "31", "foxwoods-2020": "30", "metropolitan": "28"}
HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in AT.items()]
HEAD = "blinds 100 200;ante 25;seats 9 20000;button 8;absent 6"
LIVE = "Seat 1, within reach of the chair for the last card of the deal, has a live hand"
EITHER = "Seat 1's hand is live if within reach of the chair for the last card of the deal, and dead if not"
DEAD = "seat 6's hand is dead, and the 25 posted stays in the pot."


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("P1 back;deal", LIVE),
        ("deal;P1 back", EITHER),
        ("deal;P2 fold;P1 back", EITHER),
        ("P1 back;deal;P6 back;P6 move hand-6 down", LIVE),
    ],
)
def test_who_stands_at_the_chair_is_told_beside_who_is_away(house: str, at: str, acts: str, says: str) -> None:
    answer = on_hand(house, HEAD, acts)
    assert answer.sentence == f"{says}; {DEAD}"
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_of_that_seat_alone_it_is_said_too(house: str, at: str) -> None:
    assert on_hand(house, HEAD, "P1 back;deal", "seats", 1).sentence == f"{LIVE}."
    assert on_hand(house, HEAD, "deal;P1 back", "seats", 1).sentence == f"{EITHER}."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_and_came_back_in_time_is_told_beside_it(house: str, at: str) -> None:
    said = on_hand(house, f"{HEAD} 1", "P1 back;deal").sentence
    assert said == f"Seat 1 is back before the last card of the deal: the hand is live; {DEAD}"
