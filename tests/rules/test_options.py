"""The choices of a ruling in one sentence."""

import pytest

from trainer.rules.options import OPTIONS, choices_told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("a-call",), "a call"),
        (("a-call", "a-raise"), "a call, or a raise"),
        (("a-full-call", "a-penalty-besides"), "a full call, possibly with a penalty"),
        (
            ("a-call", "a-raise", "a-penalty-besides-where-it-is-a-habit"),
            "a call, or a raise, possibly with a penalty if it's a habit",
        ),
    ],
)
def test_what_may_come_on_top_is_told_last(options, told):
    assert choices_told(options) == told


def test_no_choice_is_left_out():
    assert all(each.says.removeprefix("also ") in choices_told(tuple(OPTIONS)) for each in OPTIONS.values())
