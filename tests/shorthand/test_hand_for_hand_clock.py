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


NO_RUN = TWO_LEVELS.removesuffix("0 clock run\n")
CLOCK_HOUSES = ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020")
AS_IT_BEGAN = "The hand is played at level 2, 600-1,200, as it began."
TO_COME = "The next hand is played at level 2, 600-1,200."
CALLED = f"floor hand-for-hand\n{END}"


@pytest.mark.parametrize("house", CLOCK_HOUSES)
@pytest.mark.parametrize("head", [NO_RUN, TWO_LEVELS], ids=["stands", "runs"])
@pytest.mark.parametrize(
    ("left", "acts", "says"),
    [
        pytest.param(120, f"{CALLED}dealer:A deal\n", AS_IT_BEGAN, id="foxwoods-2020:23:one-hand"),
        pytest.param(100, f"{CALLED}dealer:A deal\n", AS_IT_BEGAN, id="foxwoods-2020:23:less-than-a-hand"),
        pytest.param(120, f"{CALLED}{DEAL}", AS_IT_BEGAN, id="foxwoods-2020:23:both-tables"),
        pytest.param(240, f"{CALLED}{DEAL}{END}dealer:A deal\n", AS_IT_BEGAN, id="foxwoods-2020:23:two-hands"),
        pytest.param(120, f"{CALLED}dealer:A riffle\n", TO_COME, id="foxwoods-2020:23:riffle"),
        pytest.param(120, f"{CALLED}dealer:A shuffler\n", TO_COME, id="foxwoods-2020:23:shuffler"),
        pytest.param(120, f"{CALLED}dealer:A riffle\ndealer:A deal 2\n", AS_IT_BEGAN, id="foxwoods-2020:23:deal-2"),
        pytest.param(120, f"{CALLED}floor level 2\ndealer:A deal\n", AS_IT_BEGAN, id="foxwoods-2020:23:announced"),
        pytest.param(
            120,
            "floor hand-for-hand\ndealer:A end\n200 dealer:A deal\n",
            AS_IT_BEGAN,
            id="foxwoods-2020:23:one-table-tells-for-all",
        ),
        pytest.param(
            120,
            f"{CALLED}dealer:A deal 1\n",
            "Correct it: the hand is played at level 2, 600-1,200, not at level 1.",
            id="foxwoods-2020:23:dealt-at-the-old-level",
        ),
    ],
)
def test_once_it_is_used_up_a_hand_begins_at_the_next_level(
    house: str, head: str, left: int, acts: str, says: str
) -> None:
    assert answer_on_room(read_room(f"{head.format(left)}{acts}").record, book(house)).sentence == says


@pytest.mark.parametrize("house", ["foxwoods-2020", "tda-2022"])
@pytest.mark.parametrize("head", [NO_RUN, TWO_LEVELS], ids=["stands", "runs"])
@pytest.mark.parametrize(
    ("acts", "left"),
    [
        pytest.param(f"{CALLED}floor level 2\ndealer:A deal\n", 480, id="foxwoods-2020:23:after-one-hand"),
        pytest.param(f"{CALLED}{DEAL}{END}floor level 2\ndealer:A deal\n", 360, id="foxwoods-2020:23:after-two"),
    ],
)
def test_a_level_told_too_soon_has_what_the_hands_leave(house: str, head: str, acts: str, left: int) -> None:
    told = answer_on_room(read_room(f"{head.format(600)}{acts}").record, book(house)).sentence
    assert told == f"The hand is played at level 1, 500-1,000: no new level begins with {left} seconds on the clock."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
@pytest.mark.parametrize("push", ["dealer:A push\n", "dealer:A ask push\n"], ids=["pushed", "asked"])
@pytest.mark.parametrize(
    ("left", "says"),
    [
        pytest.param(210, "The push waits until the next level: 90 seconds are left", id="tda-2022:RP-7:at-the-limit"),
        pytest.param(211, "There is time for the push: 91 seconds are left", id="tda-2022:RP-7:above-it"),
    ],
)
def test_a_push_goes_by_what_the_hands_leave(house: str, push: str, left: int, says: str) -> None:
    told = answer_on_room(read_room(f"{NO_RUN.format(left)}{CALLED}{push}").record, book(house)).sentence
    assert told.startswith(says)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("then", ["", "dealer:A riffle\n"], ids=["tda-2022:23:pushed", "tda-2022:23:riffled"])
def test_a_push_after_it_is_used_up_begins_a_hand_at_the_next_level(house: str, then: str) -> None:
    text = f"{NO_RUN.format(120)}{CALLED}dealer:A push\n{then}"
    assert answer_on_room(read_room(text).record, book(house)).sentence == TO_COME
