"""Who moves where tables are to be balanced, and who comes by the draw of the floor: told as what it is."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

T4, T2, P, F, M, U = "tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
TO_STUD = (
    "room;event tournament full-table 8;games holdem stud;level 200 400;table A 8 3 4 5;table B 8;players A 8 20000;"
    "players B {} 20000"
)
ONE, ASKS = "dealer:A deal 1;dealer:A end", "floor ask balance"
FROZEN = "The button goes to seat 4 and stays there through stud; "
IN_STUD = f"clock run;{ONE};dealer:A game stud;{ONE};{ONE};{ONE}"
MOVES = "to balance, A6 in seat 6, next to post the big blind, moves to table B"
THERE = f"{MOVES}, seat {{}} (with the button in seat 1)."
NOT_WHERE = f"{MOVES}; Metropolitan doesn't say to which seat: the floor decides."
LATER = (
    "table B, 3 players short of the fullest table, plays on until the big blind comes to an open seat, then stops; "
)
STOPS = "table B stops, 3 players short of the fullest table, unless the floor waives the halt; "
CLOSER = (
    "able B, {} short of the fullest table, plays on until it is 3 short, and the floor may balance the tables "
    "more closely"
)
ON_PENALTY = (
    "room;level 100 200;table A 9 button 8;players A 1-8 20000;players B 9 20000",
    "dealer:A deal;A2 conduct abuse;floor penalty-rounds A2 2;dealer:A end;dealer:A deal;dealer:A end",
)
COUNTED = "1 of 16 hands (2 rounds of the 8 at the table then) missed, 15 more to miss"
MISSED = f"A2 may not play yet and stays away from the table: {COUNTED}"


def said(house: str, head: str, acts: str) -> Answer:
    return answer_on_room(read_room(lines(head, acts)).record, book(house))


@pytest.mark.parametrize(
    ("house", "at", "left", "acts", "sentence"),
    [
        pytest.param(T2, "11-B", 5, f"{IN_STUD};{ASKS}", f"{FROZEN}{LATER}{THERE.format(6)}", id="11-B"),
        pytest.param(T4, "11-B", 5, f"{IN_STUD};{ASKS}", f"{FROZEN}{LATER}{THERE.format(6)}", id="24-11-B"),
        pytest.param(P, "11-B", 5, f"{IN_STUD};{ASKS}", f"{FROZEN}{LATER}{THERE.format(6)}", id="players-11-B"),
        pytest.param(F, "10-B", 5, f"{IN_STUD};{ASKS}", f"{FROZEN}{STOPS}{THERE.format(6)}", id="foxwoods-10-B"),
        pytest.param(M, "9-A", 5, f"{IN_STUD};{ASKS}", f"{FROZEN}{STOPS}{NOT_WHERE}", id="metropolitan-9-A"),
        pytest.param(
            T2,
            "11-B",
            6,
            f"{IN_STUD};A1 ask balance",
            f"{FROZEN}t{CLOSER.format('2 players')}; {THERE.format(7)}",
            id="asked",
        ),
        pytest.param(T2, "11-D", 7, f"{IN_STUD};{ASKS}", f"{FROZEN}t{CLOSER.format('1 player')}.", id="11-D-one-apart"),
        pytest.param(
            T2,
            "11-A",
            6,
            f"clock run;{ONE};{ASKS}",
            f"T{CLOSER.format('2 players')}; {THERE.format(7)}",
            id="11-A-in-holdem",
        ),
    ],
)
def test_it_is_told_who_moves_where_it_shows(house: str, at: str, left: int, acts: str, sentence: str) -> None:
    made = said(house, TO_STUD.format(left), acts)
    assert made.sentence == sentence
    assert made.lead is not None
    assert at in [each.at for each in made.lead.citations]


def test_of_three_tables_a_procedure_names_the_one_that_gives_up_a_player() -> None:
    """tda-2024 11-C."""
    assert "to balance" not in said(T4, f"{TO_STUD.format(6)};table C 8;players C 7 20000", f"{ONE};{ASKS}").sentence


@pytest.mark.parametrize(
    ("house", "acts", "sentence"),
    [
        pytest.param(M, "floor balance B A;floor draw-seat B3 A 9;B3 sit A 9", f"{MISSED}.", id="65-A-9-B"),
        pytest.param(M, "floor assign B3 A 9;B3 sit A 9", f"{MISSED}.", id="65-A-assigned"),
        pytest.param(T4, "floor draw-seat B3 A 9;B3 sit A 9", f"{MISSED}.", id="71"),
        pytest.param(
            T4,
            "floor balance B A;floor draw-seat B3 A 9;B3 sit A 9",
            f"{MISSED}; B3 in seat 3, next to post the big blind if the button is in seat 1, moves to table A, seat 9.",
            id="71-and-11-A",
        ),
        pytest.param(
            M,
            "A3 sit A 9",
            f"{MISSED}; Metropolitan doesn't cover this: a player changed seats during play.",
            id="by-himself",
        ),
    ],
)
def test_who_comes_by_the_floors_draw_changes_no_seat(house: str, acts: str, sentence: str) -> None:
    head, before = ON_PENALTY
    assert said(house, head, f"{before};{acts}").sentence == sentence
