"""What would make it so: its rules are there, and their paragraphs give the figures that it says."""

import pytest

from tests.grading.answers.test_standing import answered
from tests.grading.answers.transcripts import record
from trainer.grading.answers.choice.would_be import WOULD_BE
from trainer.rules.encoded import encoded
from trainer.rules.wording import holes


@pytest.mark.parametrize("key", WOULD_BE)
def test_every_figure_it_says_is_one_of_the_rule(key):
    assert set(holes(WOULD_BE[key])) <= set(encoded()[key].numbers) and not WOULD_BE[key].endswith(".")


def test_a_raise_says_what_would_be_a_call():
    (no,) = answered(record("tda-2022-ill-45-ex-4-note"), "players-2025").no
    assert no.startswith(
        "Not a call. It would be one if the chips exceeded the call by less than 50 percent of a minimum raise ("
    )
