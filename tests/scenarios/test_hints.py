"""The first hint of a hand says where to look; what is wrong there is still the trainee's to see."""

import re

import pytest

from trainer.ui.desk.library import scenarios

HINTED = {key: each for key, each in scenarios().items() if each.hints}
TELLS = (
    *("face up", "boxed", "burn", "four", "extra", "count", "how many", "enough", "short", "dead", "muck"),
    *("misdeal", "string", "out of turn", "missing", "wrong", "floor", "show", "still", "decide", "won", "loses"),
)
"""Words that name an irregularity, its measure, or who settles it."""


@pytest.mark.parametrize("key", HINTED)
def test_the_first_hint_directs_attention_and_names_nothing(key: str) -> None:
    first = HINTED[key].hints[0]
    assert not [word for word in TELLS if re.search(rf"\b{word}", first, re.IGNORECASE)]
    assert not first.rstrip(".").endswith("?")
    assert first.startswith(("Look", "Watch", "A player asks"))


def test_clean_hands_begin_with_the_same_hints_as_spoiled_ones() -> None:
    """Whoever asks for one hint has not learned that anything is wrong."""
    clean = {
        each.hints[0] for key, each in HINTED.items() if key.startswith("clean-") or key == "short-stub-seven-for-five"
    }
    dealt = {
        each.hints[0] for key, each in HINTED.items() if key.startswith(("boxed", "burns", "four-card", "short-stub"))
    }
    assert clean == dealt
