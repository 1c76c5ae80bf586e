"""Rooms that a question tells: in the notation, with its first line or without."""

import pytest

from trainer import resources
from trainer.questions.engine import situation
from trainer.rules.room.points import KINDS
from trainer.shorthand.body import BadHand

ROOM = resources.text("trainer", "rules", "examples", "metropolitan-ill-9.room.txt")
ROOM = ROOM[ROOM.index("room 1") :]


def faults(text: str) -> str:
    with pytest.raises(BadHand) as bad:
        situation("", text, (next(iter(KINDS)),), 0, "", "seed")
    return str(bad.value)


def test_a_room_in_a_newer_notation_is_one_sentence() -> None:
    told = faults(ROOM.replace("room 1", "room 2"))
    assert told.count("newer version") == 1
    assert "isn't a key" not in told


def test_a_room_without_its_first_line_is_faulted_where_it_stands() -> None:
    text = ROOM.removeprefix("room 1\n")
    assert "line 1: " in faults(f"palaces 2\n{text}")
