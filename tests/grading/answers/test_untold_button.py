"""Who comes to a table of which nobody told where the button is: dealt in at once, or else waiting, both are told."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

KIN = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEAD = "room;event tournament full-table 9;{};table B 9;players A 1-3 20000;players A 5-7 20000;players B 2 20000"
COMES = "600 break B;draw-seat B1 A {0};B1 sit A {0}"
GAP = "unless seated between the button and the small blind"


def answer(house: str, table: str, acts: str) -> str:
    return answer_on_room(read_room(lines(HEAD.format(table), acts)).record, book(house)).sentence


@pytest.mark.parametrize("house", [f"{each}" for each in KIN])
@pytest.mark.parametrize(
    ("table", "seat", "says"),
    [
        ("table A 9", 8, f"B1 is dealt in at once, {GAP}."),
        ("table A 9 button 1", 8, "B1 is dealt in at once."),
        ("table A 9 button 7", 8, "B1 is dealt in once the button has passed."),
        ("table A 9 1 2 3", 8, "B1 is dealt in at once."),
    ],
)
def test_dealt_in_or_not_hangs_on_the_button(house: str, table: str, seat: int, says: str) -> None:
    """[tda-2024:10-A]"""
    assert answer(house, table, COMES.format(seat)) == says


@pytest.mark.parametrize("house", KIN)
def test_a_button_told_later_is_told(house: str) -> None:
    """[tda-2024:10-A]"""
    assert answer(house, "table A 9", f"dealer:A button 5 6 7;{COMES.format(8)}") == "B1 is dealt in at once."


@pytest.mark.parametrize("house", KIN)
def test_beside_a_penalty_nobody_asks_who_else_is_dealt_in(house: str) -> None:
    """[tda-2024:71-A]"""
    told = answer(house, "table A 9", f"A5 conduct abuse;floor penalty-rounds A5 2;{COMES.format(8)}")
    assert told.endswith("A5 misses 12 hands: 2 rounds of 6 hands each.")


@pytest.mark.parametrize("house", KIN)
def test_who_comes_in_the_middle_of_a_hand_is_dealt_in_with_the_next(house: str) -> None:
    """[players-2025:8-A]"""
    told = "table A 9 button 1", f"dealer:A deal;{COMES.format(8)}"
    assert answer(house, *told) == "B1 is dealt in with the next hand."
    assert answer(house, told[0], f"{told[1]};dealer:A end") == "B1 is dealt in at once."
    assert answer(house, "table A 9", told[1]) == f"B1 is dealt in with the next hand, {GAP}."
