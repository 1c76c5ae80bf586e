"""What two rulebooks say of one situation: the words that differ stand out, and nothing where all of it differs."""

import pytest

from trainer.ui.screens.told_apart import told_apart


@pytest.mark.parametrize(
    ("one", "other", "strong"),
    [
        ("Burn again.", "Burn again.", []),
        ("The raise is to 3,000.", "The raise is to 4,000.", ["3,000."]),
        ("Redeal the flop without another burn.", "Redeal the flop with a new burn.", ["without another"]),
        ("Leave the burn, shuffle and redeal.", "Leave the burn, shuffle, cut, and redeal.", []),
        ("Leave the burn, shuffle, cut, and redeal.", "Leave the burn, shuffle and redeal.", ["cut,"]),
        ("It is a misdeal.", "Play on with two cards.", []),
        ("", "Play on.", []),
    ],
)
def test_words_that_differ_are_found(one: str, other: str, strong: list[str]) -> None:
    assert [one[start:end] for start, end in told_apart(one, other)] == strong


def test_a_single_shared_word_between_two_that_differ_stands_out_with_them() -> None:
    one = "The floor shuffles the board into the stub, then turns the top card of the new stub."
    other = "The floor shuffles the board into the muck and deals the top card of the new stub."
    assert [one[start:end] for start, end in told_apart(one, other)] == ["stub, then turns"]
