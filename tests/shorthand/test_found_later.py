"""Chips that turn up in a room once their player has lost everything else: told as the hand in which he lost it."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_both

HEAD = "room;level 100 200;players A 7 14000;player Hal {} A 8;table A 9 button 1"
OUT = "Seat 8 is out; the floor may award the hidden 1,000 to the winner."
GONE = "Seat 8 is out, and the hidden 1,000 leaves the tournament, as the next deal has begun."
TDA = (
    "The floor decides whether the 1,000 behind is part of the all-in; if not, it still doesn't save seat 8, and the "
    "floor may award it to seat 2."
)


@pytest.mark.parametrize(
    ("house", "stack", "acts", "sentence"),
    [
        pytest.param("upt", 5200, "win A2 Hal 5200;bust Hal;find Hal 1000", OUT, id="upt:tournament-20"),
        pytest.param("upt", 5200, "win A2 Hal 5200;bust Hal;end;riffle;find Hal 1000", GONE, id="upt:tournament-10"),
        pytest.param("upt", 6200, "win A2 Hal 5200;end;riffle;find Hal 1000", GONE, id="upt:tournament-20-in-stack"),
        pytest.param("tda-2024", 5200, "win A2 Hal 5200;bust Hal;find Hal 1000", TDA, id="tda-2024:62"),
        pytest.param("upt", 9200, "win A2 Hal 5200;find Hal 1000", "Nothing is wrong.", id="not-broke"),
    ],
)
def test_chips_found_after_an_all_in_was_lost(house: str, stack: int, acts: str, sentence: str, tmp_path: Path) -> None:
    text = lines(HEAD.format(stack), f"deal;{acts}")
    assert on_both(tmp_path, house, text).sentence == sentence
