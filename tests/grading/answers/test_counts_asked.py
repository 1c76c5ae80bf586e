"""Counts asked for in a row are each answered; so is one that nobody had a right to; what numbers and races come to."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_both, on_hand

TDA = ["tda-2022", "tda-2024"]


@pytest.mark.parametrize("house", TDA)
def test_a_count_of_the_pot_and_of_a_bet(house: str) -> None:
    """[54-A] [60]"""
    acts = "P2 bet 400;P4 request pot-count;P4 request count 2"
    told = on_hand(house, "on flop;blinds 100 200;pot 1200;in 2 4;seats 9 20000", acts).sentence
    assert told.startswith("The dealer doesn't count the pot")
    assert told.endswith("; seat 4 gets a fair look at the stack, not a count: they face no all-in.")


@pytest.mark.parametrize("house", TDA)
def test_an_earlier_count_without_a_right_to_it_is_told_with_the_wager(house: str) -> None:
    """[49] [60]"""
    head = "on river;blinds 100 200;pot 4000;in 2 6;seats 9 20000;seat 6 16200;cards 2 Qd Jd;cards 6 Kd Kh"
    acts = "P2 request count 6;P2 check;P6 all-in;P2 request count 6;D tell count 14200;P2 say call"
    told = on_hand(house, f"{head};board Ks Qs 2d 7c 3h", f"{acts};show 6 2;D count bet-6").sentence
    owes = "Seat 2 owes the full 16,200: 16,200 more goes in"
    assert told == f"{owes}; seat 2 had no right to the first count: they faced no all-in."


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize("call", ["P5 say call", "P5 call"])
def test_the_call_of_a_number_with_several_meanings_is_what_it_means(house: str, call: str) -> None:
    """[57]"""
    told = on_hand(house, "on flop;blinds 200 400;pot 4000;in 2 5;seats 9 20000", f"P2 say I bet five;{call}").sentence
    means = "The amount is 500, the highest the number can mean within the pot of 4,000"
    assert told == f"{means}; it's a call: seat 5 puts in 500 more, 500 in all."


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020"])
def test_a_count_of_a_bet_that_was_said_is_asked_in_turn(house: str) -> None:
    """[60]: of a number with several meanings it is asked how much the bet is, and no count is refused."""
    head = "on turn;blinds 200 400;pot 4900;in 1 6;seats 9 25000;button 3"
    told = on_hand(house, head, "P6 say I bet five;P1 request count 6").sentence
    assert told == "The amount is 500, the highest the number can mean within the pot of 4,900."
    told = on_hand(house, head, "P6 say I bet 900;P1 request count 6").sentence
    assert told.endswith("; seat 1 had no right to the count: they faced no all-in.")


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_count_that_was_given_without_a_right_to_it_is_not_brought_up(house: str) -> None:
    """[49] [60]"""
    acts = "P2 bet 4800;P5 request count 2;D tell count 4300;P5 call"
    told = on_hand(house, "on river;blinds 100 200;pot 3000;in 2 5 6;seats 6 20000", acts).sentence
    assert "count" not in told


CHIPS = "25 100 500 1000 5000"
RACE = f"room;level 200 400;chips {CHIPS};table 1 9;player S1 5000x2 1 1;player S2 25x2 1 2;player S5 5000x2 1 5"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "kept"),
    [
        pytest.param("race 25", "S2 gets one chip of 100 from the race", id="24-A-raced"),
        pytest.param(
            "race 25;remove S2 25x2", "No one is raced out of play, so S2 has one chip of 100", id="24-A-lost"
        ),
    ],
)
def test_what_a_race_came_to_is_told_with_chips_found_later(tmp_path: Path, house: str, acts: str, kept: str) -> None:
    """[24-C]"""
    told = on_both(tmp_path, house, lines(RACE, f"floor colour-up 25;{acts};3600 floor find S5 25x5")).sentence
    assert told == f"{kept}; S5 gets 100 at equal value; 25 leaves play without compensation."


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020"])
def test_an_all_in_that_was_only_said_may_be_counted_for_the_next_player(house: str) -> None:
    """[60]"""
    head, acts = "on turn;blinds 200 400;pot 3200;in 2 5;seats 9 20000", "P2 say all-in;P5 request count 2"
    assert on_hand(house, head, acts).sentence.endswith("counts seat 2's all-in: 20,000.")
    told = on_hand(house, head, f"{acts};D tell count 13000;P5 wager 13000;D count bet-2").sentence
    assert told == "Seat 5 owes the full 20,000: 7,000 more goes in."
