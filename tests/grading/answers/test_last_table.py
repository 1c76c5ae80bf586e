"""The last table is made after players went out: that there were too many for it just before is told as well."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room;event tournament full-table 9;table A 9 button 1;table B 9 button 1;players A 5 20000;players B {} 20000"
TWO_OUT = "dealer:A deal;dealer:B deal;bust A4;bust A5;dealer:A end;dealer:B end;floor final-table"
TOO_MANY = "10 players were too many for a final table of 9; the 8 players left make the final table: {}."


def told(house: str, acts: str, at_b: int = 5) -> Answer:
    return answer_on_room(read_room(lines(HEAD.format(at_b), acts)).record, book(house))


@pytest.mark.parametrize(
    ("house", "why"),
    [
        pytest.param("metropolitan", "two went out at once at 10", id="metropolitan:10"),
        pytest.param("tda-2024", "it seats 9", id="tda-2024:RP-9"),
    ],
)
@pytest.mark.parametrize("called", ["", "floor final-table;"])
def test_ten_are_too_many_and_those_left_sit_down(house: str, why: str, called: str) -> None:
    answer = told(house, f"{called}{TWO_OUT}")
    assert answer.sentence == TOO_MANY.format(why)
    assert not any("short of the fullest" in each for each in answer.also)


@pytest.mark.parametrize("house", ["players-2025", "foxwoods-2020"])
def test_where_the_last_table_seats_ten_no_one_was_too_many(house: str) -> None:
    """players-2025 12, foxwoods-2020 11-A"""
    assert told(house, TWO_OUT).sentence == "The 8 players left make the final table: it seats 10."


def test_of_others_than_one_too_many_nothing_is_told() -> None:
    """Metropolitan 10: nine before, eleven before."""
    for at_b in (4, 6):
        assert "too many" not in told("metropolitan", TWO_OUT, at_b).sentence
