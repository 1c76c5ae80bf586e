"""A side pot of chips that don't come out the same from everybody who is in for it."""

import pytest

from tests.grading.answers.test_asked_halves import answered

HAND = "on {};chips {};blinds {};pot {};side 6500 {};in 2 4 5;seats 9 300000;seat 4 0/check 2 5"


@pytest.mark.parametrize(
    ("street", "chips", "blinds", "pot", "seats"),
    [
        pytest.param("flop", "500 1000", "500 1000", 12000, "2 5", id="foxwoods-2020:21:first-round"),
        pytest.param("flop", "500 1000", "500 1000", 12000, "2 5 8", id="foxwoods-2020:21:who-folded-is-named"),
        pytest.param("flop", "100 500 1000", "500 1000", 12000, "2 5 8", id="foxwoods-2020:21:small-chips"),
        pytest.param("turn", "100 500", "200 400", 9900, "2 5", id="foxwoods-2020:21:no-caller-found"),
    ],
)
def test_it_is_taken_as_told(street: str, chips: str, blinds: str, pot: int, seats: str) -> None:
    told = answered("foxwoods-2020", HAND.format(street, chips, blinds, pot, seats), "pots").sentence
    assert told == f"The main pot is {pot:,} and side pot 1 is 6,500."
