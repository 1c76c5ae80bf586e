"""What is heard at the table, in words."""

import pytest

from trainer.ui.play.voices import order_says


@pytest.mark.parametrize(
    ("what", "source", "says"),
    [
        ("the-hand-is-to-be-shown", "own", "My decision: the hand is to be shown."),
        ("the-request-is-refused", "own", "My decision: the request is refused."),
        ("the-hand-has-no-claim", "tda-2022", "My decision: the hand has no claim."),
        ("no-such-thing", "own", "My decision: play on."),
    ],
)
def test_the_floor_says_what_it_has_chosen(what: str, source: str, says: str) -> None:
    assert order_says(what, source) == says
