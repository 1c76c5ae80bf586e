"""Several things asked of one player by name in a room: each brings what it brings alone."""

from itertools import permutations
from pathlib import Path

import pytest

from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

NEVER_CAME = """room
level 100 200 0 20
level 200 400 0 20
clock 1 1200
players A 9 20000
absent A6
---
0 clock run
5 dealer:A deal
1200 clock zero
1200 clock level 2
1320 floor remove A6 20000
"""
KILLED = "The dealer kills A6's hand, and any blind or ante stays in the pot"
MAY_GO = "The director may remove A6's chips now that level 2 has begun"
HIDDEN = """room
event freezeout
level 500 1000
chips 100 500 1000 5000
players A 1-2 20000
player A3 20000 A 3
player A6 50000 A 6
players A 7-9 20000
---
dealer:A deal
A3 play all-in
A6 play call
dealer:A end
win A6 A3 20000
dealer:A riffle
dealer:A deal
floor find A3 1000
"""
OUT = "Seat 3 is out, and the hidden 1,000 leaves the tournament, as the next deal has begun."


def told_in(folder: Path, text: str) -> Both:
    file = folder / "told.txt"
    file.write_text(text, encoding="utf-8")
    found = stands(file)
    assert found is not None
    return found.both


def answered(told: Both, house: str, *asked: str) -> str:
    return answer_on_all(told, book(house), [question(each) for each in asked]).sentence


def test_the_stack_of_who_never_came_is_told_beside_his_hand(tmp_path: Path) -> None:
    """UPT tournament-5, tournament-13."""
    told = told_in(tmp_path, NEVER_CAME)
    for asked in permutations(("seats:A6", "chips:A6")):
        said = answered(told, "upt", *asked).casefold()
        assert KILLED.casefold() in said and MAY_GO.casefold() in said
    assert answered(told, "upt", "chips:A6", "seats:A6").startswith(MAY_GO)
    assert answered(told, "upt", "chips:A6").startswith(MAY_GO)


@pytest.mark.parametrize("asked", [("chips:A3",), ("seats:A3",), ("chips:A3", "seats:A3"), ("seats:A3", "chips:A3")])
def test_chips_that_turn_up_are_told_of_who_hid_them(tmp_path: Path, asked: tuple[str, ...]) -> None:
    """UPT tournament-20."""
    assert answered(told_in(tmp_path, HIDDEN), "upt", *asked) == OUT
