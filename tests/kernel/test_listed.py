"""Several things in a sentence."""

import pytest

from trainer.kernel.listed import ended, listed, seats_named, seats_within, stops_inside


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
    assert seats_within(seats) == said.lower()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Seat 3 calls", "Seat 3 calls."),
        ("Seat 3 says “Call”", "Seat 3 says “Call.”"),
        ("The floor asks “What happened?”", "The floor asks “What happened?”"),
        ("Seat 3 says “And I go …”", "Seat 3 says “And I go …”"),
        ("Report “Seat 3 said ‘bet’”", "Report “Seat 3 said ‘bet.’”"),
        ("Report “Seat 3 said ‘bet.’”", "Report “Seat 3 said ‘bet.’”"),
    ],
)
def test_a_full_stop_goes_inside_the_quotation_marks(words: str, said: str) -> None:
    assert ended(words) == said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Announce “call, 600”. Play on.", "Announce “call, 600.” Play on."),
        ("Announce “bet, 200”, the minimum.", "Announce “bet, 200,” the minimum."),
        ("Seat 3 asked “How much?”.", "Seat 3 asked “How much?”."),
    ],
)
def test_periods_and_commas_go_inside_the_quotation_marks(text: str, told: str) -> None:
    assert stops_inside(text) == told
