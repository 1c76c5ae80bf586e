"""A silent short all-in: what it is stands with what it leaves to the player after it, though another has called it."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on turn;blinds 300 600;pot 5400;in 4 7 8;seats 9 20000;seat 7 2200"
ACTS = "P4 bet 2000;P7 wager 1000x2+100x2;call 8"
CLOSED = "seat 4 may only call 200 or fold: 200 more is short of a full raise of 2,000."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("after", [pytest.param("", id="45-B-2"), pytest.param(";P4 say He raised.", id="47-A")])
def test_it_is_an_all_in_and_does_not_reopen(house: str, after: str) -> None:
    assert on_hand(house, HEAD, ACTS + after).sentence == f"Seat 7 is all-in for 2,200; {CLOSED}"


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
def test_where_last_chips_are_like_any_others_it_is_a_call_with_change(house: str) -> None:
    assert on_hand(house, HEAD, ACTS).sentence == "It's a call of 2,000, not a raise: seat 7 gets 200 back."
