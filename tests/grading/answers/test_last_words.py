"""Whether a hand is live is answered to whoever asks for it, where nothing has been ruled."""

import pytest

from tests.grading.answers.test_dealing_told import F, P, told

REACH = "at the seat means in reach of the chair as the last card is dealt."


@pytest.mark.parametrize("house", [P, F])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("deal;P9 request live-hand 5 He was standing", f"Seat 5's hand is live: {REACH}"),
        ("deal;fold 3 4;P9 request live-hand 4;D say Thank you.", "Seat 4 has no live hand."),
        ("deal;P4 request live-hand", f"Seat 4's hand is live: {REACH}"),
    ],
    ids=["of-another", "folded", "own"],
)
def test_whoever_asks_whether_a_hand_is_live_is_told(house: str, acts: str, sentence: str) -> None:
    assert told(house, acts).sentence == sentence
