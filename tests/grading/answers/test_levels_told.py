"""Levels that are announced before the clock is at zero: what holds until then."""

import pytest

from tests.grading.answers.test_rooms_first import F, M, N, P, T, first

EARLY = "Level 2 isn't announced before the clock is at zero, in {} seconds: until then it's level 1."
HELD = "The hand is played at level 1, 100-200, as it began."


@pytest.mark.parametrize("house", [pytest.param(F, id=f"{F}:23"), pytest.param(M, id=f"{M}:21")])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("0 clock run;890 floor level 2", EARLY.format(10)),
        ("0 clock run;899 floor level 2", EARLY.format(1)),
        ("0 clock run;890 floor level 2;891 dealer:A riffle", HELD),
        ("0 clock run;890 floor level 2;891 dealer:A riffle;895 dealer:A deal 2", HELD),
        (
            "0 clock run;890 floor level 2;900 clock zero;901 dealer:A riffle",
            "The next hand is played at level 2, 200-400.",
        ),
        ("0 clock run;900 clock zero;901 floor level 2", "Nothing is wrong."),
        (
            "0 clock run;900 clock zero;901 floor level 2;902 dealer:A riffle",
            "The next hand is played at level 2, 200-400.",
        ),
    ],
)
def test_a_level_is_not_announced_before_zero(house: str, acts: str, sentence: str) -> None:
    assert first(house, acts) == sentence


@pytest.mark.parametrize("house", [T, N, P])
def test_elsewhere_the_announcement_begins_the_level(house: str) -> None:
    told = first(house, "0 clock run;890 floor level 2;891 dealer:A riffle")
    assert told == "The next hand is played at level 2, 200-400."
