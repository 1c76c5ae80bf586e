"""A seat of a player's choice: asked for, permitted, refused."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room;level 100 200;players A 7 20000;players B 6 20000"


@pytest.mark.parametrize("asked", ["", "seats"])
@pytest.mark.parametrize("wish", ["a-seat", "same-table"])
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param("", "Rosa may not choose a seat unless a supervisor agrees.", id="foxwoods-2020:reg-4:asked"),
        pytest.param(
            ";floor permit Rosa {0}",
            "Rosa may have the seat asked for: a supervisor has agreed.",
            id="foxwoods-2020:reg-4:permitted",
        ),
        pytest.param(
            ";floor refuse Rosa {0}",
            "Rosa may not choose a seat: the supervisor has refused, and seats are drawn at random.",
            id="foxwoods-2020:reg-4:refused",
        ),
        pytest.param(
            ";floor permit Rosa {0};floor assign Rosa B 8",
            "A supervisor approved Rosa's seat.",
            id="foxwoods-2020:reg-4:assigned",
        ),
        pytest.param(";floor assign Rosa B 8", "Rosa's seat must be drawn.", id="foxwoods-2020:reg-4:unasked"),
    ],
)
def test_a_seat_of_ones_choice_is_had_with_a_supervisors_leave(wish: str, acts: str, says: str, asked: str) -> None:
    told = f"register Rosa 20000;Rosa ask {wish}{acts.format(wish)}"
    record = read_room(lines(HEAD, told)).record
    name = "Rosa" if asked else ""
    assert says in answer_on_room(record, book("foxwoods-2020"), asked, 0, name).sentence
