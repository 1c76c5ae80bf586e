"""Stacks that decide nothing, and other stakes at which the same can happen."""

from fractions import Fraction
from random import Random

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips, chips
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.stacked import DEEP, SPREAD, free_stacks, other_stacks, other_stakes, scaled_stacks

SIX = packaged()["clean-holdem-six"]


def with_stack(scenario: Scenario, seat: int, stack: Chips) -> Scenario:
    seats = tuple(replace(each, stack=stack) if each.number == seat else each for each in scenario.seats)
    return replace(scenario, seats=seats)


def free(scenario: Scenario) -> set[int]:
    return {each.number for each in free_stacks(scenario)}


@pytest.mark.parametrize(("count", "deep"), [(DEEP - 1, False), (DEEP, False), (DEEP + 1, True)])
def test_a_stack_decides_nothing_from_so_many_big_blinds_on(count: int, deep: bool) -> None:
    scenario = replace(with_stack(SIX, 2, Chips(((100, 2 * count),))), script=())
    assert (2 in free(scenario)) is deep


def test_a_stack_decides_where_the_file_bets_as_much_or_is_all_in() -> None:
    assert free(packaged()["pots-uncalled"]) == {2, 7}
    assert free(packaged()["pots-three-all-ins"]) == {2, 9}
    assert free(packaged()["bets-asks-how-much"]) == {2, 4}  # seat 7 calls in chips of the file's


@pytest.mark.parametrize("name", ["pots-uncalled", "pots-three-all-ins", "bets-asks-how-much", "clean-stud-six"])
def test_other_stacks_stay_within_bounds_and_on_the_same_side_of_deciding_ones(name: str) -> None:
    scenario = packaged()[name]
    old = {each.number: each.stack.amount for each in scenario.seats}
    deciding = [amount for seat, amount in old.items() if seat not in free(scenario)]
    changed = set()
    for number in range(40):
        for seat, stack in other_stacks(scenario, Random(number)).items():
            assert seat in free(scenario)
            assert SPREAD[0] * old[seat] <= stack.amount <= SPREAD[1] * old[seat]
            for each in deciding:
                assert (stack.amount > each) is (old[seat] > each)
            changed |= {seat} if stack.amount != old[seat] else set()
    assert changed == free(scenario)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("bets-five", {1}),  # what five comes to depends on the blinds
        ("bets-in-order-overchip", {1, Fraction(1, 2), 5}),  # one chip of 1,000 becomes 500 or 5,000
        ("bets-undercall-opening", {1, 10}),  # "a 500 and a 100"
        ("clean-holdem-six", {1, Fraction(1, 4), Fraction(1, 2), 2, 3, 4, 5, 10}),
        ("clean-stud-six", {1, 2, 10}),  # no ante of 75 or 125, no bet of 1,600
    ],
)
def test_stakes_are_so_many_times_as_high_where_everything_can_be(name: str, found: set[Fraction]) -> None:
    assert {other_stakes(packaged()[name], Random(number)) for number in range(80)} == found


def test_number_words_hold_the_stakes() -> None:
    scenario = packaged()["clean-holdem-six"]
    worded = replace(scenario, title="Raise fifteen hundred")
    assert {other_stakes(worded, Random(number)) for number in range(20)} == {1}


@pytest.mark.parametrize("factor", [1, 2, 5])
def test_stacks_grow_with_the_stakes(factor: int) -> None:
    made = scaled_stacks(SIX, {2: chips("1000x30+100x20")}, Fraction(factor))
    assert made[2].amount == 32_000 * factor
    assert {seat: stack.amount for seat, stack in made.items() if seat != 2} == {
        each.number: each.stack.amount * factor for each in SIX.seats if each.number != 2
    }


def test_whoever_plays_has_small_chips_enough_at_twice_the_stakes() -> None:
    assert dict(scaled_stacks(SIX, {}, Fraction(2))[2].piles)[100] >= 32


def test_a_stack_that_decides_nothing_is_rounded_to_the_chips_in_play_and_a_deciding_one_is_not() -> None:
    some = chips("1000x30+25x2")
    assert scaled_stacks(SIX, {2: some}, Fraction(5))[2].amount == 150_000
    with pytest.raises(ValueError, match="isn't a stack"):
        scaled_stacks(with_stack(SIX, 2, some), {}, Fraction(5))


def test_whoever_makes_a_wager_of_chips_holds_such_chips_at_the_other_stakes() -> None:
    """Five times 500x1+100x1 would be chips of 100 where none are in play."""
    scenario = packaged()["bets-string-bet-opened"]
    assert {other_stakes(scenario, Random(number)) for number in range(60)} == {1}
