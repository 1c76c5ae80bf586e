"""Several things in a sentence."""

import pytest

from trainer.kernel.listed import listed, seats_named


@pytest.mark.parametrize(
    ("words", "said"),
    [([], ""), (["TDA"], "TDA"), (["TDA", "UPT"], "TDA and UPT"), (["TDA", "Players", "UPT"], "TDA, Players and UPT")],
)
def test_the_last_of_several_is_joined_by_and(words: list[str], said: str) -> None:
    assert listed(words) == said


@pytest.mark.parametrize(
    ("seats", "said"), [([3], "Seat 3"), ([5, 1], "Seats 5 and 1"), ([1, 3, 5], "Seats 1, 3 and 5")]
)
def test_one_seat_is_a_seat_and_more_are_seats(seats: list[int], said: str) -> None:
    assert seats_named(seats) == said
