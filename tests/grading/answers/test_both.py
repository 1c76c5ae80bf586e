"""A hand and the room around it in one file: what is told of the one counts in the other."""

from pathlib import Path

import pytest

from trainer.commands.situation import stands
from trainer.grading.answers.both import answer_on_both
from trainer.rules.book import book

ROOM = """\
room 1
event tournament full-table 9
games holdem
level 500 1000 0 20
level 600 1200 0 20
clock 1 10
table A 9 1 2 3
player Ann 1000x40 A 1
player Ben 1000x40 A 2
player Cora 1000x40 A 3
player Dan 1000x40 A 4
player Eve 1000x40 A 5
player Finn 1000x40 A 6
---
0 clock run
10 clock zero
11 floor level 2
15 dealer:A riffle
{dealt}hand A
---
P2 post 500
P3 post 1000
deal
P4 fold
{call}P6 dispute action The blinds are wrong.
"""
DEALT, CALL = "25 dealer:A deal 1\n", "P5 call 1000\n"


def said(tmp_path: Path, house: str, dealt: str = DEALT, call: str = CALL) -> str:
    """The first sentence on that file."""
    file = tmp_path / "both.txt"
    file.write_text(ROOM.format(dealt=dealt, call=call), encoding="utf-8")
    found = stands(file)
    assert found is not None
    return answer_on_both(found.both, book(house)).sentence


@pytest.mark.parametrize(
    "house",
    [pytest.param(key, id=f"{key}:{at}") for key, at in (("tda-2022", 23), ("tda-2024", 23), ("players-2025", 24))],
)
def test_acts_of_the_hand_are_substantial_action_for_the_level_it_was_dealt_at(house: str, tmp_path: Path) -> None:
    assert said(tmp_path, house) == "The hand goes on at level 1, 500-1,000."
    assert said(tmp_path, house, call="") == "The hand is played at level 2, 600-1,200, as it began."


def test_a_hand_that_the_room_has_not_dealt_is_not_acted_in_there(tmp_path: Path) -> None:
    assert "The hand goes on" not in said(tmp_path, "tda-2022", dealt="", call="P5 call\n")
