"""What the clock shows at the announcement of hand for hand, where no line tells a time."""

import pytest

from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room\nlevel 500 1000\nclock 1 {}\nplayers A 5 20000\nplayers B 5 20000\n---\n0 clock run\n"
DEAL, END = "dealer:A deal\ndealer:B deal\n", "dealer:A end\ndealer:B end\n"


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("left", "at", "shows"),
    [
        pytest.param(900, "", "11:00", id="foxwoods-2020:h4h:no-time-told"),
        pytest.param(903, "3 ", "11:00", id="foxwoods-2020:h4h:time-told"),
    ],
)
def test_it_is_what_the_head_says_unless_a_line_tells_a_time(house: str, left: int, at: str, shows: str) -> None:
    text = f"{HEAD.format(left)}{DEAL}{at}floor hand-for-hand\n240 {END}{DEAL}480 {END}"
    assert f"he clock shows {shows}" in answer_on_room(read_room(text).record, book(house)).sentence
