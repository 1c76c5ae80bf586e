"""What the clock shows at the announcement of hand for hand, where no line tells a time."""

from pathlib import Path

import pytest

from trainer.commands.situation import stands
from trainer.grading.answers.both import answer_on_both
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


TWO_LEVELS = HEAD.replace("level 500 1000\n", "level 500 1000\nlevel 600 1200\n")


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("left", "acts", "says"),
    [
        pytest.param(
            300,
            f"{DEAL}floor hand-for-hand\n400 {END}{DEAL}900 {END}",
            "he clock shows 1:00",
            id="foxwoods-2020:h4h:it-stands-while-a-hand-lasts",
        ),
        pytest.param(
            300,
            f"{DEAL}floor hand-for-hand\n30 {END}{DEAL}60 {END}{DEAL}90 {END}",
            "3 hands at 120 seconds use up the 5:00 on the clock: level 2, 600-1,200, comes up.",
            id="foxwoods-2020:h4h:used-up-sooner-than-it-runs",
        ),
        pytest.param(
            300,
            f"{DEAL}floor hand-for-hand\n30 {END}{DEAL}60 {END}{DEAL}90 {END}dealer:A riffle\n",
            "hand is played at level 2, 600-1,200.",
            id="foxwoods-2020:h4h:the-next-hand-is-at-the-next-level",
        ),
        pytest.param(
            300,
            "dealer:A deal\nfloor hand-for-hand\n30 dealer:A end\ndealer:A deal\n60 dealer:A end\n",
            "he clock shows 1:00",
            id="foxwoods-2020:h4h:one-table-tells-for-all",
        ),
    ],
)
def test_it_goes_by_the_hands_however_long_they_last(house: str, left: int, acts: str, says: str) -> None:
    told = answer_on_room(read_room(f"{TWO_LEVELS.format(left)}{acts}").record, book(house)).sentence
    assert says in told


@pytest.mark.parametrize("left", [pytest.param(900, id="foxwoods-2020:h4h")])
def test_it_runs_on_from_there_once_hand_for_hand_is_over(left: int) -> None:
    record = read_room(f"{HEAD.format(left)}{DEAL}floor hand-for-hand\n700 {END}710 normal-play\n").record
    assert (record.rooms[-1].clock.left, record.rooms[-1].clock.running) == (left - 120, True)


@pytest.mark.parametrize(
    ("before", "calls"),
    [
        pytest.param(f"floor hand-for-hand\n{END}", "1,000", id="foxwoods-2020:h4h:one-hand"),
        pytest.param(f"floor hand-for-hand\n{END}{DEAL}{END}", "1,200", id="foxwoods-2020:h4h:two-hands"),
        pytest.param(f"{END}level 2\n", "1,200", id="foxwoods-2020:23:announced-since"),
    ],
)
def test_the_hand_told_next_is_at_the_level_that_came_up(before: str, calls: str, tmp_path: Path) -> None:
    file = tmp_path / "both.txt"
    file.write_text(f"{TWO_LEVELS.format(240)}{DEAL}{before}hand A\n---\ndeal\n", encoding="utf-8")
    found = stands(file)
    assert found is not None
    assert f"may call {calls} or raise" in answer_on_both(found.both, book("foxwoods-2020"), "rights").sentence
