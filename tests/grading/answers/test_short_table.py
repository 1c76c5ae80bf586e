"""A table so short that it stops: which hands are dealt before it does, and at which seat of the big blind."""

import pytest

from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

BY_BLINDS = {"tda-2022": "11-D", "tda-2024": "11-D", "players-2025": "11-D"}
AT_ONCE = {"foxwoods-2020": "10-D", "metropolitan": "9-C"}
SHORT = "Table A, 3 players short of the fullest table,"
OUT = "dealer:A end;win C8 C{0} 20000;bust C{0};floor ask balance"


def told(house: str, table: str, seats: str, acts: str) -> str:
    players = [f"player C{seat} 20000 A {seat}" for seat in seats.split()]
    head = ["room", "level 500 1000", table, "players B 9 20000", *players]
    record = read_room("\n".join([*head, "---", *acts.split(";"), ""])).record
    return answer_on_room(record, book(house)).sentence


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in BY_BLINDS.items()])
@pytest.mark.parametrize(
    ("seats", "acts", "sentence"),
    [
        (
            *("3 4 5 6 7 8 9", OUT.format(7)),
            f"{SHORT} is dealt the next hand, with the big blind at seat 6, and stops as it comes to open seat 7.",
        ),
        (
            *("3 4 5 6 7 8 9", OUT.format(9)),
            (
                f"{SHORT} is dealt 3 more hands, with the big blind at seats 6, 7 and 8, and stops as it comes to open "
                "seat 9."
            ),
        ),
        (
            *("3 4 5 6 7 8 9", OUT.format(5)),  # who had the big blind is out: the next one has it all the same
            (
                f"{SHORT} is dealt 4 more hands, with the big blind at seats 6, 7, 8 and 9, and stops as it comes to "
                "open seat 1."
            ),
        ),
        (
            *("3 4 5 7 8 9", "dealer:A end;floor ask balance"),
            f"{SHORT} stops as the big blind comes to open seat 6, unless the floor waives the halt.",
        ),
    ],
)
def test_a_table_three_short_stops_as_its_big_blind_comes_to_an_open_seat(
    house: str, seats: str, acts: str, sentence: str
) -> None:
    assert told(house, "table A 9 3 4 5", seats, acts) == sentence


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in BY_BLINDS.items()])
def test_where_the_button_is_untold_no_seat_is_named(house: str) -> None:
    sentence = told(house, "table A 9", "3 4 5 6 7 8", "floor ask balance")
    assert sentence == f"{SHORT} plays on until the big blind comes to an open seat, then stops."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in AT_ONCE.items()])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (OUT.format(7), "Table A stops, 3 players short of the fullest table, unless the floor waives the halt."),
        (
            OUT.format(7).replace("end", "deal"),
            "Table A stops after this hand, 3 players short of the fullest table, unless the floor waives the halt.",
        ),
    ],
)
def test_a_house_that_waits_for_no_blind_stops_it_after_the_hand(house: str, acts: str, sentence: str) -> None:
    assert told(house, "table A 9 3 4 5", "3 4 5 6 7 8 9", acts) == sentence
