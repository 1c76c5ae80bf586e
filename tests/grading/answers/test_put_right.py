"""Pots that are asked for while a wager is still to be put right are those that come of it."""

import pytest

from tests.grading.answers.in_short import on_hand

HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"]
CARDS = "cards 5 Ah Ad;cards 7 Kh Kd;board 2c 7d 9s 4h Jc"


def pots(house: str, head: str, acts: str) -> str:
    return on_hand(house, head, acts, "pots").sentence


@pytest.mark.parametrize("house", HOUSES)
def test_the_missing_chips_of_a_short_call_are_in_the_pot(house: str) -> None:
    """[foxwoods-2020 42-B] and its kin"""
    heads_up = "on turn;blinds 400 800;pot 5000;in 5 7;seats 9 20000"
    told = pots(house, heads_up, "check 5;P7 bet 2000;P5 wager 1300")
    assert told == "It's a full call of 2,000: seat 5 puts in 700 more; the main pot is 9,000."


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020", "players-2025"])
def test_so_are_those_of_a_call_that_was_shown_down(house: str) -> None:
    """[foxwoods-2020 42-B]"""
    head = f"on river;blinds 400 800;pot 5000;in 5 7;seats 9 20000;seat 7 4000;{CARDS}"
    told = pots(house, head, "check 5;P7 all-in;P5 wager 3300;show 5 7")
    assert told == "It's a full call of 4,000: seat 5 puts in 700 more; seat 5 wins 13,000."


@pytest.mark.parametrize("house", HOUSES)
def test_what_goes_back_of_a_string_bet_is_not_in_the_pot(house: str) -> None:
    """[foxwoods-2020 56] and its kin"""
    head, acts = (
        "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000",
        "check 2;P5 bet 800;P7 wager 800;P7 wager 1200",
    )
    told = pots(house, head, acts)
    assert "seat 7 is held to 800 and gets 1,200 back" in told
    assert told.endswith("; the pot is 4,000: 2,400 in the middle and 1,600 in front of the players.")


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020", "players-2025"])
def test_everybody_who_called_a_raise_of_too_little_makes_it_good(house: str) -> None:
    """[foxwoods-2020 54-B]"""
    head, acts = "on river;blinds 400 800;pot 6000;in 5 7 8;seats 9 20000", "P5 bet 2000;P7 wager 3000;call 8"
    told = pots(house, head, acts)
    assert told.startswith("The raise is to 4,000, not 3,000: seats 7 and 8 make it 4,000; ")
    assert told.endswith("the pot is 16,000: 6,000 in the middle and 10,000 in front of the players.")


def test_of_several_pots_too() -> None:
    """[foxwoods-2020 21] [42-B]"""
    head = "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000;seat 5 1500"
    told = pots("foxwoods-2020", head, "P2 bet 2000;P5 all-in;P7 wager 1900")
    assert told.endswith("seat 7 puts in 100 more; the main pot is 6,900 and side pot 1 is 1,000.")
