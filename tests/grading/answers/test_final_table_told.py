"""Whether an elimination at two tables makes the final table: below, at and above the size that each house prints."""

import pytest

from tests.grading.answers.test_rooms_first import F, M, N, P, T, U
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of
from trainer.rules.book import book
from trainer.rules.room.record import RoomRecord


def two_tables(form: str, full: int, at_a: int, at_b: int) -> str:
    """A room of two tables in which one player of the first has just lost his last chips and is out."""
    head = f"room 1\nevent tournament {form} {full}\ngames holdem\nlevel 100 200 0 20\nclock 1 900\n"
    tables = "table A 10 1 2 3\ntable B 10 1 2 3\n"
    players = [f"player A{each} {'0' if each == at_a else '1000x9'} A {each}" for each in range(1, at_a + 1)]
    players += [f"player B{each} 1000x9 B {each}" for each in range(1, at_b + 1)]
    return "\n".join([head + tables + "\n".join(players), "---", "0 clock run", f"60 floor bust A{at_a}", ""])


MADE = "The {} players left make the final table: it seats {}."
NOT_YET = "No final table yet: {} players are left, and it seats {}."
NINE, SIX = ("full-table", 9), ("six-handed", 6)


@pytest.mark.parametrize(
    ("house", "at", "event", "tables", "sentence"),
    [
        *((each, at, NINE, (7, 5), NOT_YET.format(11, 10)) for each, at in ((P, "12"), (F, "11-A"))),
        *((each, at, NINE, (6, 5), MADE.format(10, 10)) for each, at in ((P, "12"), (F, "11-A"))),
        *((each, at, NINE, (5, 5), MADE.format(9, 10)) for each, at in ((P, "12"), (F, "11-A"))),
        *((each, at, NINE, (6, 5), NOT_YET.format(10, 9)) for each, at in ((M, "10"), (N, "RP-9"))),
        *((each, at, NINE, (5, 5), MADE.format(9, 9)) for each, at in ((M, "10"), (N, "RP-9"))),
        *((each, at, ("full-table", 8), (6, 4), MADE.format(9, 9)) for each, at in ((P, "12"), (N, "RP-9"))),
        *((each, at, SIX, (4, 4), MADE.format(7, 7)) for each, at in ((P, "12"), (F, "11-A"), (N, "RP-9"))),
        *((each, at, SIX, (5, 4), NOT_YET.format(8, 7)) for each, at in ((P, "12"), (F, "11-A"), (N, "RP-9"))),
        (M, "10", SIX, (4, 4), NOT_YET.format(7, 6)),
        (M, "10", SIX, (4, 3), MADE.format(6, 6)),
        (
            M,
            "9-C",
            NINE,
            (8, 3),
            "Table B stops, 4 players short of the fullest table, unless the floor waives the halt.",
        ),
        (P, "12", NINE, (8, 3), MADE.format(10, 10)),
    ],
)
@pytest.mark.parametrize("ask", ["", "seats"])
def test_an_elimination_at_two_tables_says_whether_they_combine(
    house: str, at: str, event: tuple[str, int], tables: tuple[int, int], sentence: str, ask: str
) -> None:
    answer = answer_on_room(RoomRecord.of(room_of(two_tables(*event, *tables))), book(house), ask)
    assert answer.sentence == sentence
    assert answer.lead is not None and at in [each.at for each in answer.lead.citations]


@pytest.mark.parametrize(("house", "says"), [(T, "is missing the rule"), (U, "doesn't cover")])
def test_a_book_without_the_size_of_a_final_table_says_so(house: str, says: str) -> None:
    assert says in answer_on_room(RoomRecord.of(room_of(two_tables(*NINE, 6, 5))), book(house)).sentence


@pytest.mark.parametrize("house", [T, N, P, F, M])
def test_far_from_the_final_table_an_elimination_brings_it_not_up(house: str) -> None:
    assert answer_on_room(RoomRecord.of(room_of(two_tables(*NINE, 7, 6))), book(house)).sentence == "Nothing is wrong."


TWICE = "The 8 players left make the final table: two busted at once at 10."


def test_two_out_at_once_from_ten_make_the_metropolitan_final_table_of_eight() -> None:
    told = two_tables(*NINE, 5, 5).replace("player B5 1000x9", "player B5 0") + "60 floor bust B5\n"
    assert answer_on_room(RoomRecord.of(room_of(told)), book(M)).sentence == TWICE
