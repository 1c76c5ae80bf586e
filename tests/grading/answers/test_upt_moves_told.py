"""Rooms at UPT: whether who is moved is dealt in, who has the first button, a table that is stopped, tables left."""

import pytest

from tests.grading.answers.test_upt_rooms_told import in_short

OTHERS = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan")
UNEVEN = "room;players 1 9 20000;players 2 9 20000;players 3 7 20000"
SMALL = "room;table 3 9 9 1 2;players 3 2-9 20000;player Bill 20000 4 3"
COMING = "room;table 3 9;players 3 1-2 20000;players 3 4-9 20000;player Bill 20000 4 3"
ONE = "room;players A 6 20000"
TIED = "card A1 Ks;card A2 Kh;card A3 9c;card A4 Kd;card A5 3s;card A6 2d"
EITHER = "unless seated on the button or in the small blind"
"""What is told with it where nobody has told of a button."""


@pytest.mark.parametrize(
    ("head", "acts", "says"),
    [
        pytest.param(
            UNEVEN,
            "floor balance 1 3",
            f"moves to table 3, seat 8 (with the button in seat 1), and is dealt in at once, {EITHER}.",
            id="16-ordered",
        ),
        pytest.param(SMALL, "balance 4 3", "seat 1, and is dealt in once the button has passed.", id="16-small-blind"),
        pytest.param(
            COMING,
            "balance 4 3;dealer:3 button 2 3 4;sit Bill 3 3",
            "once the button has passed to seat 4.",
            id="16-told",
        ),
        pytest.param(
            COMING,
            "sit Bill 3 3",
            f"; if the floor moved them, Bill is dealt in at once, {EITHER}.",
            id="3-16-not-said",
        ),
        pytest.param(COMING, "floor sit Bill 3 3", f"Bill is dealt in at once, {EITHER}.", id="3-16-by-the-floor"),
        pytest.param(COMING, "floor assign Bill 3 3", f"Bill is dealt in at once, {EITHER}.", id="3-16-assigned"),
    ],
)
def test_who_is_moved_is_told_to_be_dealt_in_or_not(head: str, acts: str, says: str) -> None:
    """[upt:tournament-16]"""
    assert says in in_short("upt", head, acts)


def test_an_uneven_room_tells_it_too() -> None:
    """[upt:tournament-16]"""
    head = "room;table A 9 button 1;table B 9 button 1;players A 9 20000;players B 6 20000"
    told = in_short("upt", head, "floor ask balance")
    assert told.startswith(
        "A3, next to post the big blind at table A, moves to seat 7 of table B and is dealt in at once: "
    )


@pytest.mark.parametrize(
    ("head", "acts", "says"),
    [
        pytest.param(
            "players A 9 20000;players B 8 20000;players C 7 20000;table C 9 button 7",
            "balance A C",
            "A3 in seat 3, next to post the big blind if the button is in seat 1, moves to table C, seat 8, and ",
            id="from-there-upt:tournament-15",
        ),
        pytest.param(
            "table A 9 button 3;players A 9 20000;players B 7 20000",
            "ask balance",
            "A5, next to post the big blind at table A, moves to seat 8 (with the button in seat 1) of table B and ",
            id="to-there-upt:tournament-15",
        ),
        pytest.param(
            "table A 9 button 3;players A 9 20000;table B 8;players B 7 20000",
            "balance A B",
            "A5 in seat 5, next to post the big blind, moves to table B, seat 8, and ",
            id="one-open-seat-upt:tournament-15",
        ),
    ],
)
def test_who_moves_where_is_told_with_a_button_that_is_only_taken_to_be_there(head: str, acts: str, says: str) -> None:
    assert in_short("upt", f"room;{head}", f"floor {acts}").startswith(says)


@pytest.mark.parametrize("house", OTHERS)
def test_where_nothing_is_printed_on_it_nothing_is_said(house: str) -> None:
    assert "dealt in" not in in_short(house, UNEVEN, "floor balance 1 3")


@pytest.mark.parametrize(
    ("sizes", "says"),
    [
        ((9, 6), "; A3, next to post the big blind at table A if the button is in seat 1, moves "),
        ((9, 8), "; no player has to move: "),
    ],
    ids=["uneven", "even"],
)
def test_a_table_that_is_stopped_is_answered_with_who_moves(sizes: tuple[int, int], says: str) -> None:
    """[upt:tournament-17]"""
    head = "room;players A {} 20000;players B {} 20000".format(*sizes)
    assert in_short("upt", head, "halt B").startswith(f"UPT doesn't say that a short table stops{says}")


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param(
            TIED,
            "Seat 1 has the button: of 3 cards of the highest rank the suit decides, with no further draw.",
            id="seating-4",
        ),
        pytest.param(
            TIED.replace("K", "Q").replace("9c", "Ac"), "Seat 3 drew the high card and has the button.", id="8"
        ),
        pytest.param("card A1 Ks;card A2 Kh", "Nothing is wrong.", id="not-all-have-drawn"),
    ],
)
def test_the_first_button_is_drawn_for(acts: str, says: str) -> None:
    """[upt:tournament-8]"""
    assert in_short("upt", ONE, acts) == says


def test_tables_without_players_are_not_left_but_were_there_at_the_start() -> None:
    """[upt:tournament-18]"""
    empty = ";".join(f"table {each} 9" for each in (4, 5, 6))
    head = f"room;players 1 9 20000;players 2 9 20000;players 3 8 20000;{empty};player Zed 20000 4 1"
    assert in_short("upt", head, "break 4") == "All seats are redrawn, as 3 tables are left."


@pytest.mark.parametrize(
    ("minutes", "says"),
    [(20, "now that level 2 has begun"), (60, "30 minutes or a new level on")],
)
def test_the_chips_of_an_absent_entrant_go_with_the_new_level(minutes: int, says: str) -> None:
    """[upt:tournament-5]"""
    head = (
        f"room;level 100 200 0 {minutes};level 200 400 0 {minutes};clock 1 {minutes * 60};players A 9 20000;absent A6"
    )
    assert says in in_short("upt", head, "0 clock run;2000 remove A6 20000")


NEW = "room;table A 9 9 1 2;players A 1-2 20000;players A 4-9 20000"


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("register Zed 20000;floor sit Zed A 3", "Zed took the seat with permission."),
        ("register Zed 20000;sit Zed A 3", "Zed may not take a seat without permission."),
    ],
    ids=["upt:procedures-8:the-floor-seats-him", "upt:procedures-8:he-sits-down"],
)
def test_whom_the_floor_seats_has_leave(acts: str, says: str) -> None:
    assert in_short("upt", NEW, acts).startswith(says)


def test_who_is_out_may_be_told_to_stay_seated() -> None:
    """[upt:tournament-21]"""
    told = in_short("upt", "room;players A 9 20000;players B 9 20000", "bust A3;A3 conduct stays-seated")
    assert told.startswith("A3 is out of the event and must leave the seat at once.")
