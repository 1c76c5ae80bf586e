"""What is heard at the table, in words."""

import pytest

from trainer.ui.play.voices import order_says


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
