"""Numbers in words: named in full, bare, or none of which players agree what it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.rules.declared import Declared, declared
from trainer.rules.number_words import HUNDRED, TENS, UNITS, apart, read

IN_FULL = {
    "five hundred": 500,
    "eight thousand": 8000,
    "twenty-five hundred": 2500,
    "one thousand two hundred": 1200,
    "twelve hundred fifty": 1250,
    "forty-two thousand": 42000,
    "one million two hundred thousand": 1_200_000,
}
BARE = {"five": 5, "nineteen": 19, "twenty": 20, "twenty-five": 25, "twenty five": 25}
NONE = (
    "hundred",
    "two fifty",
    "twenty ten",
    "five five",
    "two thousand five",
    "two thousand million",
    "ten hundred-five",
)


@pytest.mark.parametrize("words", IN_FULL)
def test_an_amount_in_full_is_as_good_as_figures(words: str) -> None:
    assert declared(f"raise, {words}") == declared(f"raise {IN_FULL[words]}") == Declared("raise", IN_FULL[words])


@pytest.mark.parametrize("words", BARE)
def test_a_bare_number_stays_an_unofficial_term(words: str) -> None:
    assert declared(f"Bet {words}") == Declared("bet", unofficial=BARE[words])


@pytest.mark.parametrize("words", NONE)
def test_what_is_no_clear_number_declares_nothing(words: str) -> None:
    assert declared(words) is None


@pytest.mark.parametrize(("words", "amount"), [("raise 1,500", 1500), ("call, 500", 500), ("1,250,000", 1_250_000)])
def test_a_comma_inside_a_figure_belongs_to_it(words: str, amount: int) -> None:
    said = declared(words)
    assert said is not None and said.amount == amount


@pytest.mark.parametrize(
    "words", ["I want to see the hand of seat five", "I want to see seat 5's hand", "seat five", "seat 5"]
)
def test_the_number_of_a_seat_is_no_amount(words: str) -> None:
    assert declared(words) is None


@given(st.sampled_from(sorted(TENS)), st.sampled_from(sorted(UNITS)[:9]))
def test_tens_and_units_are_one_number_however_they_are_written(tens: str, unit: str) -> None:
    if UNITS[unit] < 10:
        number = TENS[tens] + UNITS[unit]
        assert read(apart(f"{tens}-{unit}")) == read([tens, unit]) == (number, False)
        assert read([tens, unit, HUNDRED]) == (100 * number, True)
