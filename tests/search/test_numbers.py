"""Paragraphs by number, however it is typed."""

import pytest

from trainer.search.numbers import asked, fits, ranked


@pytest.mark.parametrize(
    ("typed", "number"),
    [("35-A-1", "35a1"), ("RP 5", "rp5"), ("rule 35", "35"), ("§35", "35"), ("§ 35", "35"), ("boxed", ""), ("", "")],
)
def test_a_number_is_read_whatever_stands_between(typed: str, number: str) -> None:
    assert asked(typed) == number


@pytest.mark.parametrize(
    ("at", "number", "fit"),
    [
        ("35-A-1", "35a1", 0),
        ("35-A-1", "35a", 1),
        ("35-A", "35", 1),
        ("RP-15", "rp1", None),
        ("RP-1", "rp1", 0),
        ("351", "35", None),
        ("4", "35", None),
    ],
)
def test_a_paragraph_answers_to_its_own_number_and_to_what_it_stands_below(
    at: str, number: str, fit: int | None
) -> None:
    assert fits(at, number) == fit


def test_the_very_number_comes_first() -> None:
    assert ranked([(0, "35-A"), (1, "35"), (2, "36"), (3, "35-B")], "35") == [1, 0, 3]
