"""A house's limit on raises in limit: that it holds heads-up too, until two players are left in the event."""

import pytest

from tests.grading.answers.in_short import on_hand

ALL = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
HEAD = "on turn;game holdem limit;blinds 500 1000;house raise-cap 3;pot 6000;in 3 5"
ACTS = "P3 bet 2000;P5 raise 4000;P3 raise 6000;P5 raise 8000"
HOLDS = "holds heads-up too, until two players are left in the event."


BY_HOUSE = pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:raise-cap") for each in ALL])


@BY_HOUSE
def test_a_cap_that_is_reached_holds_heads_up_too(house: str) -> None:
    said = f"Seat 3 may only call 2,000 or fold: your house's raise cap is reached, and it {HOLDS}"
    assert on_hand(house, f"{HEAD};seats 9 50000", f"{ACTS};P3 raise 10000").sentence == said


@BY_HOUSE
def test_a_cap_that_is_not_settled_holds_heads_up_too(house: str) -> None:
    head = f"{HEAD};seats 9 50000".replace("house raise-cap 3;", "")
    said = f"Seat 3 raises to 10,000, if your house's limit on raises allows a 4th; the limit {HOLDS}"
    assert on_hand(house, head, f"{ACTS};P3 raise 10000").sentence == said


@BY_HOUSE
def test_the_last_two_of_an_event_raise_without_limit_though_the_house_has_one(house: str) -> None:
    head = HEAD.replace("in 3 5", "in 1 2;seats 2 50000;button 1")
    acts = "P2 bet 2000;P1 raise 4000;P2 raise 6000;P1 raise 8000;P2 raise 10000"
    said = "Seat 2 raises to 10,000; with two players left in the event there is no limit on raises."
    assert on_hand(house, head, acts).sentence == said


@BY_HOUSE
def test_the_rights_to_a_raise_that_may_be_one_too_many_name_the_limit(house: str) -> None:
    head = f"{HEAD};seats 9 50000".replace("house raise-cap 3;", "")
    said = "Seat 3 may call 2,000 or raise to 10,000, if your house's limit on raises allows a 4th; the limit " + HOLDS
    assert on_hand(house, head, ACTS, "rights", 3).sentence == said
    second = on_hand(house, head, "P3 bet 2000;P5 raise 4000", "rights", 3).sentence
    assert second == "Seat 3 may call 2,000 or raise to 6,000."
