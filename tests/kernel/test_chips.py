"""Chips are counts of denominations."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.kernel.chips import DENOMINATIONS, NO_CHIPS, BadChips, Chips, NotEnoughChips, chips, make, pick

SOME = st.dictionaries(st.sampled_from(DENOMINATIONS), st.integers(1, 6), max_size=4).map(
    lambda counts: Chips(tuple(sorted(counts.items(), reverse=True)))
)


@given(SOME, SOME)
def test_adding_and_taking_away_are_each_others_undoing(one: Chips, other: Chips) -> None:
    assert (one + other) - other == one
    assert (one + other).amount == one.amount + other.amount
    assert (one + other).pieces == one.pieces + other.pieces


@given(SOME)
def test_chips_come_back_from_their_text(some: Chips) -> None:
    assert chips(str(some)) == some


@given(SOME, st.integers(0, 4000).map(lambda units: units * 25))
def test_picked_chips_are_exact_and_there(held: Chips, amount: int) -> None:
    found = pick(held, amount)
    if found is not None:
        assert found.amount == amount
        assert (held - found) + found == held


@given(SOME, st.randoms())
def test_what_can_be_paid_is_found(held: Chips, luck: object) -> None:
    part = Chips(tuple((value, count - 1) for value, count in held.piles if count > 1))
    assert pick(held, part.amount) is not None


def test_an_amount_is_made_of_the_fewest_chips() -> None:
    assert str(make(1675)) == "1000x1+500x1+100x1+25x3"
    assert make(0) == NO_CHIPS
    with pytest.raises(NotEnoughChips):
        make(1010)


@pytest.mark.parametrize("text", ["", "100", "x3", "100x", "100x0", "0x3", "-5x2", "100x2+", "100x1.5"])
def test_text_that_names_no_chips_is_refused(text: str) -> None:
    with pytest.raises(BadChips):
        chips(text)


def test_more_than_there_is_cannot_be_taken() -> None:
    with pytest.raises(NotEnoughChips, match="no 500x2 in 500x1"):
        chips("500x1+100x9") - chips("500x2")
