"""The choices of a ruling in one sentence."""

import pytest

from trainer.rules.options import OPTIONS, choices_line, choices_told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("a-call",), "a call"),
        (("a-call", "a-raise"), "a call or a raise"),
        (("a-warning", "missed-hands", "disqualification"), "a warning, missed hands, or disqualification"),
        (
            ("a-penalty", "no-penalty", "in-order-as-the-winner-takes-all"),
            "a penalty; no penalty; or allowed, as the winner takes all",
        ),
        (("a-full-call", "a-penalty-besides"), "a full call, possibly with a penalty"),
        (
            ("a-call", "a-raise", "a-penalty-besides-where-it-is-a-habit"),
            "a call or a raise, possibly with a penalty if the player makes a habit of it",
        ),
    ],
)
def test_what_may_come_on_top_is_told_last(options, told):
    assert choices_told(options) == told


def test_no_choice_is_left_out():
    assert all(each.says.removeprefix("also ") in choices_told(tuple(OPTIONS)) for each in OPTIONS.values())


@pytest.mark.parametrize(
    ("ruling", "options", "line"),
    [
        ("bet.bound-to-call-or-raise", ("a-call", "a-raise"), "The player's choices: a call or a raise."),
        ("bet.future-words-up-to-floor", ("a-call", "a-raise"), "The floor's choices: a call or a raise."),
        ("bet.future-words-up-to-floor", ("a-call",), "The floor's choice: a call."),
        ("bet.future-words-up-to-floor", (), ""),
    ],
)
def test_a_line_says_who_chooses_among_what(ruling, options, line):
    assert choices_line(ruling, options) == line
