"""Chips smaller than those of the blinds: what a bet with some comes to, plain and asked for."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on turn;blinds 100 200;pot 1600;in 2 5;seats 9 20000"
SMALL = "Chips of 50 are too small to bet with: {} plays."


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "seat", "plays"),
    [("P2 bet 450", 2, "400"), ("P2 wager 450", 2, "400"), ("P2 bet 400;P5 raise 850", 5, "800")],
    ids=["bet", "silent", "raise"],
)
def test_small_chips_of_a_wager_do_not_play(acts: str, seat: int, plays: str, ask: str) -> None:
    """[upt:betting-1]"""
    assert on_hand("upt", HEAD, acts, ask, seat if ask else 0).sentence == SMALL.format(plays)


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize("act", ["bet", "raise", "wager"])
def test_before_the_flop_they_do_not_either(act: str, ask: str) -> None:
    """[upt:betting-1]"""
    head = "blinds 100 200;seats 9 20000;button 9"
    assert on_hand("upt", head, f"deal;P3 {act} 450", ask, 3 if ask else 0).sentence == SMALL.format("400")


def test_all_that_a_player_has_plays() -> None:
    """[upt:betting-1]"""
    said = on_hand("upt", f"{HEAD};seat 2 450", "P2 all-in", "wager", 2).sentence
    assert said == "Seat 2 is all-in for 450."


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "metropolitan"])
def test_where_nothing_is_printed_of_them_nothing_is_said(house: str) -> None:
    assert on_hand(house, HEAD, "P2 bet 450").sentence.startswith("Nothing is wrong: seat 5 may call 450")


def test_a_round_raise_over_an_all_in_that_is_not_round_plays() -> None:
    """[upt:no-limit-2]"""
    said = on_hand("upt", "on flop;blinds 100 200;pot 1400;in 2 4 7;seats 9 20000;seat 2 60", "P2 all-in;P4 raise 260")
    assert said.sentence == "Nothing is wrong: seat 7 may call 260 or raise, minimum raise to 520."
