"""Hands as the dealer reads them aloud."""

import pytest

from trainer.grading.read_out import _short


@pytest.mark.parametrize(
    ("half", "words", "read"),
    [
        ("high", "One pair: 4♦ 4♣ A♠ 7♥ 5♣", "one pair"),
        ("low", "A♠ 2♦ 7♥ 5♣ 4♦", "7-5-4-2-A low"),
    ],
)
def test_a_low_is_read_from_its_highest_card(half: str, words: str, read: str) -> None:
    assert _short(half, words) == read
