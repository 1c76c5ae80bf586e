"""Seats, amounts, chips and cards become others."""

from fractions import Fraction

import pytest

from trainer.kernel.cards import card
from trainer.kernel.chips import NotEnoughChips, chips
from trainer.scenarios.fresh.changes import Changes, permuted


@pytest.mark.parametrize(
    ("some", "factor", "found"),
    [
        ("1000x1+500x3", 1, "1000x1+500x3"),
        ("500x1", 2, "1000x1"),
        ("500x1+100x2", 10, "5000x1+1000x2"),
        ("1000x1+500x1", 2, "1000x2+500x2"),
        ("500x1+100x1", 2, "500x2+100x2"),
        ("100x4", 2, "100x8"),
        ("100x5", 4, "100x20"),
        ("100x4", Fraction(1, 2), "100x2"),
        ("1000x1", Fraction(1, 2), "500x1"),
    ],
)
def test_chips_are_as_many_of_other_values_or_others_where_such_chips_do_not_exist(
    some: str, factor: Fraction, found: str
) -> None:
    assert str(Changes(factor=Fraction(factor)).chips(chips(some))) == found


@pytest.mark.parametrize(
    ("some", "factor"),
    [
        ("1000x1", 2),
        ("100x2", Fraction(1, 2)),
        ("100x3", Fraction(1, 2)),
        ("500x1+100x2", Fraction(1, 2)),
        ("100x7", 3),
    ],
)
def test_one_chip_stays_one_several_stay_several_and_nobody_puts_out_too_many(some: str, factor: Fraction) -> None:
    with pytest.raises(NotEnoughChips):
        Changes(factor=Fraction(factor)).chips(chips(some))


def test_an_amount_that_comes_to_no_whole_chips_is_refused() -> None:
    assert Changes(factor=Fraction(1, 4)).amount(100) == 25
    with pytest.raises(NotEnoughChips):
        Changes(factor=Fraction(1, 4)).amount(150 + 1)


@pytest.mark.parametrize(("name", "found"), [("Qh", "Qc"), ("2s~", "2d~"), ("Ad*", "As*"), ("Jk", "Jk"), ("Kc", "Kh")])
def test_a_card_keeps_its_rank_and_what_is_odd_about_it(name: str, found: str) -> None:
    assert Changes(suits=permuted("hscd")).card(card(name)) == card(found)


def test_a_seat_that_nobody_changes_stays() -> None:
    assert [Changes(seats={3: 8}).seat(number) for number in (0, 3, 4)] == [0, 8, 4]
