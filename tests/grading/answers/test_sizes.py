"""Tables of different size in one sentence: each table that asks or stops, and what a balance leaves to the floor."""

import pytest

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of
from trainer.rules.book import book
from trainer.rules.room.record import RoomRecord

M, T, U = "metropolitan", "tda-2022", "upt"
HEAD = "room 1;event tournament {} {};games {};level 200 400 0 20;clock 1 900;"
STOPS = "table {} stops, {} players short of the fullest table, unless the floor waives the halt"
PLAYS_ON = (
    "table {}, {} short of the fullest table, plays on until it is 3 short, and the floor may balance the tables "
    "more closely"
)
BOTH_PLAY_ON = "tables C and D play on, 1 and 2 short"
NOBODY_SAYS = "Metropolitan doesn't say {}: the floor decides."


def answered(
    house: str, sizes: dict[str, int], acts: str, games: str = "holdem", at: str = "9 1 2", ask: str = ""
) -> Answer:
    lines = HEAD.format("full-table", 9, games).split(";")
    lines += [f"table {name} 9 {at}" for name in sizes]
    lines += [f"player {name}{n} 1000x20 {name} {n}" for name, many in sizes.items() for n in range(1, many + 1)]
    text = "\n".join([*filter(None, lines), "---", "0 clock run", *acts.split(";"), ""])
    return answer_on_room(RoomRecord.of(room_of(text)), book(house), ask)


@pytest.mark.parametrize(
    ("acts", "halves"),
    [
        pytest.param(
            "dealer:C ask balance", (STOPS.format("E", 3), PLAYS_ON.format("C", "1 player")), id="9-C: one short"
        ),
        pytest.param(
            "dealer:D ask balance", (STOPS.format("E", 3), PLAYS_ON.format("D", "2 players")), id="9-C: two short"
        ),
        pytest.param("dealer:E ask balance", (STOPS.format("E", 3),), id="9-C: three short"),
        pytest.param("E4 ask balance", (STOPS.format("E", 3),), id="9-C: a player asks"),
        pytest.param("floor ask balance", (STOPS.format("E", 3), BOTH_PLAY_ON), id="9-C: the floor asks"),
        pytest.param(
            "dealer:D ask balance;dealer:E ask balance",
            (STOPS.format("E", 3), PLAYS_ON.format("D", "2 players")),
            id="9-C: two ask",
        ),
        pytest.param(
            "dealer:E ask balance;dealer:D ask balance",
            (PLAYS_ON.format("D", "2 players"), STOPS.format("E", 3)),
            id="9-C: two ask, the lower last",
        ),
    ],
)
def test_every_table_that_asks_hears_whether_it_stops(acts: str, halves: tuple[str, ...]) -> None:
    sentence = answered(M, {"A": 9, "B": 9, "C": 8, "D": 7, "E": 6}, acts).sentence
    assert sentence.lower() == "; ".join(halves).lower() + "."


def test_a_waived_halt_is_no_misdeal() -> None:
    acts = "floor halt B;floor waive B"
    for ask in ("", "deal", "seats"):
        told = answered(M, {"A": 9, "B": 6}, acts, ask=ask).sentence
        assert told == "Table B plays on: the floor waived its halt, due 3 players short, and that isn't a misdeal."


@pytest.mark.parametrize(
    ("house", "games", "at", "sentence"),
    [
        pytest.param(
            *(M, "holdem", "9 1 2"),
            f"A procedure set in advance says which table gives up a player; "
            f"{NOBODY_SAYS.format('who moves or to which seat')}",
            id="metropolitan:9-B",
        ),
        pytest.param(
            *(M, "holdem stud", "2 0 0 stud 3"),
            f"A4 in seat 4, next to post the big blind, moves to table B; {NOBODY_SAYS.format('to which seat')}",
            id="metropolitan:9-A",
        ),
        pytest.param(
            *(
                T,
                "holdem",
                "9 1 2",
                "A2 in seat 2, next to post the big blind, moves to table B, seat 7 (the worst position).",
            ),
            id="tda-2022:11-B",
        ),
    ],
)
def test_a_balance_says_what_is_printed_and_what_is_left_to_the_floor(
    house: str, games: str, at: str, sentence: str
) -> None:
    assert answered(house, {"A": 9, "B": 6}, "floor balance A B", games, at).sentence == sentence


LATER = (
    "Table C, 3 players short of the fullest table, is dealt 5 more hands, with the big blind at seats 2, 3, 4, 5 and "
    "6, and stops as it comes to open seat 7"
)
WAIVED = "Table C plays on: the floor waived its halt, due 3 players short once the big blind comes to an open seat, "


@pytest.mark.parametrize(
    ("house", "acts", "sentence"),
    [
        pytest.param(
            T,
            "floor ask balance",
            f"{LATER}; table B plays on, 2 short.",
            id="tda-2022:11-D",
        ),
        pytest.param(
            *(T, "floor ask balance;floor waive C"),
            f"{WAIVED}and that isn't a misdeal; table B plays on, 2 short.",
            id="tda-2022:11-D-waived",
        ),
        pytest.param(
            *(M, "floor ask balance;floor waive C"),
            "Table C plays on: the floor waived its halt, due 3 players short, and that isn't a misdeal; "
            "table B plays on, 2 short.",
            id="metropolitan:9-C",
        ),
    ],
)
def test_the_table_that_is_to_stop_comes_before_those_that_play_on(house: str, acts: str, sentence: str) -> None:
    assert answered(house, {"A": 9, "B": 7, "C": 6}, acts).sentence == sentence
