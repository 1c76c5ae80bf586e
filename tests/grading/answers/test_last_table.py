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
        pytest.param("metropolitan", "two busted at once at 10", id="metropolitan:10"),
        pytest.param("tda-2024", "it seats 9", id="tda-2024:RP-9"),
    ],
)
@pytest.mark.parametrize("called", ["", "floor final-table;"])
def test_ten_are_too_many_and_those_left_sit_down(house: str, why: str, called: str) -> None:
    answer = told(house, f"{called}{TWO_OUT}")
    assert answer.sentence == TOO_MANY.format(why)
    assert not any("short of the fullest table" in each for each in answer.also)


@pytest.mark.parametrize("house", ["players-2025", "foxwoods-2020"])
def test_where_the_last_table_seats_ten_no_one_was_too_many(house: str) -> None:
    """players-2025 12, foxwoods-2020 11-A"""
    assert told(house, TWO_OUT).sentence == "The 8 players left make the final table: it seats 10."


def test_of_others_than_one_too_many_nothing_is_told() -> None:
    """Metropolitan 10: nine before, eleven before."""
    for at_b in (4, 6):
        assert "too many" not in told("metropolitan", TWO_OUT, at_b).sentence


IN_THE_MONEY = "dealer:A deal;win A1 A4 5200;win A1 A5 9800;bust A4;bust A5"
SHARED = (
    "If hand for hand was announced, the 2 who bust on this hand share the payout for 10th place; if not, {} "
    "doesn't say "
    "who places higher; the 9 players"
)
SILENT = (
    "{} doesn't cover this: who finishes higher of players who bust in the same hand; the 9 players left make the final"
)


@pytest.mark.parametrize(
    ("house", "begins"),
    [
        pytest.param("metropolitan", SILENT.format("Metropolitan"), id="metropolitan:10"),
        pytest.param(
            "players-2025",
            SHARED.format("Players"),
            id="players-2025:RP-8-A",
        ),
        pytest.param("foxwoods-2020", SILENT.format("Foxwoods"), id="foxwoods-2020:11-A"),
        pytest.param(
            "tda-2024",
            SHARED.format("TDA 2024"),
            id="tda-2024:RP-8-A",
        ),
        pytest.param("upt", "A5 with 9,800 takes 10th place for its whole prize", id="upt:tournament-35"),
    ],
)
def test_places_of_two_out_at_once_come_before_the_last_table_they_made(house: str, begins: str) -> None:
    head = "room;entries 100;buy-in $100;places 10;table A 9 button 1;table B 9 button 1;players A 3 40000"
    seats = "player A4 5200 A 4;player A5 9800 A 5;players B 6 40000"
    room = read_room(lines(f"{head};{seats}", IN_THE_MONEY)).record
    assert answer_on_room(room, book(house)).sentence.startswith(begins)


@pytest.mark.parametrize(
    ("house", "head", "acts", "gone"),
    [
        pytest.param(
            "foxwoods-2020",
            "bounty $50;registration 1;level 100 200;level 200 400;clock 1 5;players A 8 20000",
            "0 clock run;5 clock zero;6 clock recess;7 A8 ask forfeit",
            "can be forfeited",
            id="foxwoods-2020:forfeit-1",
        ),
        pytest.param(
            "players-2025",
            "level 500 1000 1000;chips 100 500 1000 5000;table A 9 button 1;player A1 5000x3+500x10+100x5 A 1"
            ";player A2 5000x3+500x10+100x4 A 2",
            "floor recess;floor colour-up 100;floor race 100;exchange A1 500x1 100x5;dealer:A deal;dealer:A end",
            "Race off",
            id="players-2025:25-C",
        ),
    ],
)
def test_nothing_beside_the_answer_speaks_of_what_it_rules_out_or_is_over(
    house: str, head: str, acts: str, gone: str
) -> None:
    answer = answer_on_room(read_room(lines(f"room;{head}", acts)).record, book(house))
    assert not any(gone in each for each in (answer.sentence, *answer.also)), answer
