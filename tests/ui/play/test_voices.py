"""What is heard at the table, in words."""

import pytest

from trainer.kernel.notation import gesture
from trainer.ui.closeup.words import told
from trainer.ui.play.voices import order_says, player_says


@pytest.mark.parametrize(
    ("what", "source", "says"),
    [
        ("the-hand-is-to-be-shown", "own", "My decision: the hand is to be shown."),
        ("the-request-is-refused", "own", "My decision: the request is refused."),
        ("the-hand-has-no-claim", "tda-2022", "My decision: the hand has no claim."),
        ("the-amount-that-fits-the-pot-5000", "own", "My decision: 5,000, the amount that fits the pot."),
        (
            "the-highest-reasonable-amount-that-the-pot-allows-500",
            "tda-2022",
            "My decision: 500, the highest reasonable amount that the pot allows.",
        ),
        ("the-amount-said", "own", "My decision: the amount said."),
        ("no-such-thing-500", "own", "My decision: play on."),
        ("no-such-thing", "own", "My decision: play on."),
    ],
)
def test_the_floor_says_what_it_has_chosen(what: str, source: str, says: str) -> None:
    assert order_says(what, source) == says


@pytest.mark.parametrize(
    ("line", "heard", "in_words"),
    [
        ("1.000 P3 check", "Check.", "Seat 3 checks"),
        ("1.000 P3 fold", "Fold.", "Seat 3 folds"),
        ("1.000 P3 rest", "That is it.", "Seat 3 takes the hands back"),
        ("1.000 P3 say raise", "raise", "Seat 3 says “Raise”"),
        ("1.000 P3 wager 100x2", "", "Seat 3 lets go of two chips"),
    ],
)
def test_a_player_is_heard_and_told_of_in_words(line: str, heard: str, in_words: str) -> None:
    assert (player_says(gesture(line)), told(gesture(line))) == (heard, in_words)
