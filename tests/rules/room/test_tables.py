"""Tables: broken by lot, balanced by the big blind, halted three short, and the final one."""

import pytest

from tests.rules.room.situations import NINE, Room, cites, figures
from trainer.rules.books import foxwoods_room as fox
from trainer.rules.books import upt_room as upt
from trainer.rules.common import room_tables as law

TWO_STEPS = ("tda-2022:10-B", "players-2025:10-B", "metropolitan:9", "foxwoods-2020:9")
DRAW = (
    "1 floor break A",
    "2 floor seat-cards A shown",
    "3 dealer:A seat-cards A scrambled",
    "4 dealer:A card A1 Qh",
    "5 dealer:A card A2 Qs",
    "6 dealer:A card A3 Js",
)


def broken(*lines: str, event: str = "tournament full-table 9") -> Room:
    return Room({"A": (1, 2, 3), "B": (1, 2, 3)}, event=event).do(*lines)


@pytest.mark.parametrize("book", cites(*TWO_STEPS))
def test_a_broken_table_draws_its_new_seats_in_two_random_steps(book: str) -> None:
    assert broken("1 floor break A").ruling(book, "broken-table", "A") is law.IN_TWO_STEPS
    drawn = broken(*DRAW, "7 dealer:A draw-seat A2 B 5").decision(book, "seat-draw")
    assert (drawn.ruling, figures(drawn)) == (law.DRAWN_IN_TWO_STEPS, {"first": 2})
    for left_out in (2, 5):
        lines = [each for number, each in enumerate(DRAW) if number != left_out]
        assert broken(*lines, "7 dealer:A draw-seat A2 B 5").ruling(book, "seat-draw") is law.DRAWN_OTHERWISE


@pytest.mark.parametrize("book", cites("foxwoods-2020:survivor-2"))
def test_a_survivor_event_may_draw_anew_at_any_time(book: str) -> None:
    ruling = broken("1 floor break A", event="survivor full-table 9").ruling(book, "broken-table")
    assert ruling is fox.REDRAW_AT_WILL
    assert ruling.discretion == "full"
    assert broken("1 floor break A").ruling(book, "broken-table") is law.IN_TWO_STEPS
    assert broken("1 floor break A", event="survivor full-table 9").ruling("upt", "broken-table") is not ruling


@pytest.mark.parametrize("book", cites("upt:tournament-14"))
def test_tables_break_in_an_order_set_before_and_fill_empty_seats(book: str) -> None:
    assert broken("1 floor break A").ruling(book, "broken-table") is upt.FILL_EMPTY_SEATS


@pytest.mark.parametrize("book", cites("players-2025:RP-14", "tda-2024:RP-16"))
def test_the_chips_of_an_absent_player_are_carried_to_the_new_table(book: str) -> None:
    room = broken("1 A2 away", "2 floor break A")
    assert room.ruling(book, "absent-mover", "A2") is law.CHIPS_CARRIED
    assert room.ruling("upt", "absent-mover", "A2") is None
    assert broken("1 floor break A", "2 A2 away").ruling(book, "absent-mover", "A2") is law.CHIPS_CARRIED
    room.do("3 floor draw-seat A2 B 7", "4 floor carry A2 B 7")
    assert room.facts().room.player("A2").place == ("B", 7)
    with pytest.raises(AssertionError, match="0 points"):
        broken("1 A2 away", "2 A2 back", "3 floor break A").ruling(book, "absent-mover")


# Table A has the big blind in seat 4, so 6 is due. At table B it is in seat 3: seats 4 and 8 are open, 9 and 3 not.
UNEVEN = {"A": (1, 2, 4, 6, 7, 8, 9), "B": (1, 2, 3, 5, 6, 7, 9)}
MARKS = {"A": (1, 2, 4), "B": (1, 2, 3)}


def balance(games: str = "holdem", game: str = "holdem", open_too: str = "") -> Room:
    room = Room(UNEVEN, MARKS, games=games, game=game)
    return (room.out(1, open_too) if open_too else room).do("2 floor balance A B")


@pytest.mark.parametrize("book", cites("tda-2022:11-A", "players-2025:11-A", "foxwoods-2020:10-A"))
def test_the_next_big_blind_takes_the_worst_position_never_the_small_blind(book: str) -> None:
    mover, seat = balance().decision(book, "balance-mover"), balance().decision(book, "balance-seat")
    assert (mover.ruling, figures(mover)) == (law.BIG_BLIND_MOVES, {"seat": 6})
    assert (seat.ruling, figures(seat)) == (law.TO_WORST_POSITION, {"to": 4})
    assert figures(balance(open_too="B3").decision(book, "balance-seat")) == {"to": 4}
    only_small = Room({"A": UNEVEN["A"], "B": NINE}, MARKS).out(1, "B3").do("2 floor balance A B")
    assert figures(only_small.decision(book, "balance-seat")) == {}
    assert figures(only_small.decision("upt", "balance-seat")) == {"to": 3}
    assert figures(balance("holdem stud").decision(book, "balance-seat")) == {"to": 4}


@pytest.mark.parametrize("book", cites("tda-2022:11-A", "players-2025:11-A", "foxwoods-2020:10-A"))
def test_in_stud_alone_the_seat_that_opened_last_is_filled(book: str) -> None:
    room = Room(UNEVEN, MARKS, games="stud stud8", game="stud").out(1, "B9", "B2").do("2 floor balance A B")
    seat = room.decision(book, "balance-seat")
    assert (seat.ruling, figures(seat)) == (law.LAST_OPENED, {"to": 2})
    assert room.ruling(book, "balance-mover") is None


@pytest.mark.parametrize("book", cites("tda-2022:11-C", "players-2025:11-C", "metropolitan:9-B", "foxwoods-2020:10-C"))
def test_a_procedure_set_in_advance_names_the_table(book: str) -> None:
    assert balance().ruling(book, "giving-table", "A") is law.SET_IN_ADVANCE
    assert balance().ruling("upt", "giving-table", "A") is None


@pytest.mark.parametrize("book", cites("upt:tournament-15"))
def test_the_next_big_blind_takes_the_seat_that_has_it_soonest(book: str) -> None:
    mover, seat = balance().decision(book, "balance-mover"), balance().decision(book, "balance-seat")
    assert (mover.ruling, figures(mover)) == (law.BIG_BLIND_MOVES, {"seat": 6})
    assert (seat.ruling, figures(seat)) == (upt.EARLIEST_BIG_BLIND, {"to": 4})
    stud = balance("stud", "stud")
    assert (stud.ruling(book, "balance-mover"), stud.ruling(book, "balance-seat")) == (None, None)


@pytest.mark.parametrize("book", cites("upt:tournament-15"))
@pytest.mark.parametrize("table", ["A", "B"])
def test_a_table_that_a_mix_has_at_stud_has_no_next_big_blind_to_move_or_to_seat(book: str, table: str) -> None:
    kind, ruling = {"A": ("balance-mover", law.BIG_BLIND_MOVES), "B": ("balance-seat", upt.EARLIEST_BIG_BLIND)}[table]

    def at(game: str) -> Room:
        return Room(UNEVEN, MARKS, games="holdem omaha razz").do(f"1 dealer:{table} game {game}", "2 floor balance A B")

    assert [at(game).ruling(book, kind) for game in ("holdem", "omaha", "razz")] == [ruling, ruling, None]
    assert at("razz").ruling("tda-2022", kind) is not None


@pytest.mark.parametrize("book", cites("upt:tournament-17"))
def test_tables_differ_by_one_player_by_two_where_there_are_more_than_six(book: str) -> None:
    def room(tables: int, gone: int) -> Room:
        full = {chr(65 + number): (1, 2, 3, 4, 5) for number in range(tables)}
        return Room(full).out(1, *(f"A{seat}" for seat in range(1, gone + 1)))

    for tables, gone, even in ((6, 1, True), (6, 2, False), (7, 2, True), (7, 3, False)):
        found = room(tables, gone).ruling(book, "uneven-tables")
        assert found is (upt.EVEN_ENOUGH if even else upt.TOO_UNEVEN), (tables, gone)


# The big blind of A is in seat 5, so that seat 6 has it next.
HALT = ("tda-2022:11-D", "players-2025:11-D")
HALT_AT_ONCE = ("metropolitan:9-C", "foxwoods-2020:10-D")


def short(*gone: str, event: str = "tournament full-table 9", lines: tuple[str, ...] = ()) -> Room:
    room = Room({"A": range(1, 9), "B": range(1, 9)}, {"A": (3, 4, 5), "B": (1, 2, 3)}, event=event)
    return room.out(1, *gone).do(*lines)


@pytest.mark.parametrize("book", cites(*HALT))
def test_a_table_three_short_stops_once_the_big_blind_comes_to_an_open_seat(book: str) -> None:
    assert short("A6", "A7", "A8").ruling(book, "short-table", "A") is law.HALT
    moved = short("A1", "A2", "A8", lines=("2 dealer:A button 5 6 7", "3 dealer:A deal 1"))
    assert moved.ruling(book, "short-table", "A") is law.HALT
    assert short("A6", "A7", "A8", "A1").ruling(book, "short-table", "A") is law.HALT


@pytest.mark.parametrize("book", cites(*HALT))
def test_a_table_short_enough_plays_on_until_its_big_blind_comes_to_an_open_seat(book: str) -> None:
    for gone in (("A1", "A2", "A8"), ("A1", "A2", "A3", "A8")):
        assert short(*gone).ruling(book, "short-table", "A") is law.PLAYS_ON_FOR_NOW
    waived = short("A1", "A2", "A8", lines=("2 floor waive A",))
    assert waived.ruling(book, "short-table", "A") is law.WAIVED
    for gone in (("A6",), ("A6", "A7"), ("A1", "A2")):
        assert short(*gone).ruling(book, "short-table", "A") is law.PLAYS_ON


@pytest.mark.parametrize("book", cites(*HALT_AT_ONCE))
def test_a_table_three_short_stops_wherever_the_blinds_are(book: str) -> None:
    for gone in (("A6", "A7", "A8"), ("A1", "A2", "A8")):
        assert short(*gone).ruling(book, "short-table", "A") is law.HALT
    assert short("A1", "A2").ruling(book, "short-table", "A") is law.PLAYS_ON


@pytest.mark.parametrize("book", cites(*HALT_AT_ONCE))
def test_a_short_table_is_told_to_stop_or_play_on_when_it_is_dealt_or_halted(book: str) -> None:
    for left, ruling in ((5, law.HALT), (6, law.PLAYS_ON)):
        for line in ("1 dealer:A riffle", "1 dealer:A deal 1", "1 floor halt A"):
            room = Room({"A": range(1, left + 1), "B": range(1, 9)}, {"A": (3, 4, 5)}).do(line)
            assert room.ruling(book, "short-table", "A") is ruling


@pytest.mark.parametrize("book", cites(*HALT, *HALT_AT_ONCE))
def test_other_formats_stop_as_the_floor_likes_and_a_halt_may_be_waived(book: str) -> None:
    gone = ("A6", "A7", "A8")
    for event in ("tournament turbo 9", "tournament six-handed 9"):
        assert short(*gone, event=event).ruling(book, "short-table", "A") is law.FLOOR_MAY_HALT
    waived = short(*gone, lines=("2 floor waive A",)).ruling(book, "short-table", "A")
    assert waived is law.WAIVED
    assert not waived.fault
    assert law.HALT.options == ("stop-the-table", "waive-the-halt")


def test_players_who_were_moved_away_do_not_make_a_table_short() -> None:
    room = Room({"A": range(1, 9), "B": range(1, 9), "C": (1, 2, 3, 4)}, {"A": (3, 4, 5)})
    room.do("1 A6 sit A6 C 5").out(2, "A7", "A8")
    assert room.ruling("players-2025", "short-table", "A") is None
    assert room.out(3, "A1").ruling("players-2025", "short-table", "A") is law.HALT


def final(left: int, event: str) -> Room:
    marks = {"A": (1, 1, 2), "B": (1, 1, 2)}
    room = Room({"A": range(1, left - 1), "B": (1, 2)}, marks, event=f"tournament {event}")
    return room.do("1 floor final-table")


@pytest.mark.parametrize("book", cites("players-2025:12", "foxwoods-2020:11-A"))
@pytest.mark.parametrize(
    ("event", "seats"), [("full-table 9", 10), ("full-table 8", 9), ("six-handed 6", 7), ("full-table 10", 10)]
)
def test_the_final_table_seats_one_more_than_a_full_one_ten_at_most(book: str, event: str, seats: int) -> None:
    made, early = final(seats, event), final(seats + 1, event)
    assert made.ruling(book, "final-table") is law.FINAL_TABLE
    assert early.ruling(book, "final-table") is law.NO_FINAL_TABLE_YET
    assert figures(made.decision(book, "final-table")) == {"seats": seats}
    assert final(4, "heads-up 2").ruling(book, "final-table") is None


@pytest.mark.parametrize("book", cites("metropolitan:10"))
def test_the_final_table_has_nine_but_after_two_out_at_once_or_six_handed(book: str) -> None:
    for left, event, seats, made in (
        (9, "full-table 9", 9, True),
        (10, "full-table 9", 9, False),
        (6, "six-handed 6", 6, True),
        (7, "six-handed 6", 6, False),
        (6, "full-table 6", 6, True),
        (7, "full-table 6", 6, False),
    ):
        decision = final(left, event).decision(book, "final-table")
        assert decision.ruling is (law.FINAL_TABLE if made else law.NO_FINAL_TABLE_YET)
        assert figures(decision) == {"seats": seats}
    both = Room({"A": range(1, 6), "B": range(1, 6)}).out(1, "A1", "B1").do("2 floor final-table")
    assert figures(both.decision(book, "final-table")) == {"seats": 8}
    apart = Room({"A": range(1, 6), "B": range(1, 6)}).out(1, "A1").out(5, "B1").do("6 floor final-table")
    assert figures(apart.decision(book, "final-table")) == {"seats": 9}
    later = Room({"A": range(1, 6), "B": range(1, 6)}).out(1, "A1", "B1").do("50 floor win B5 A2 100x20+1000x8")
    later.do("51 floor final-table", "52 floor bust A2")  # who goes out afterwards changes nothing
    assert figures(later.decision(book, "final-table")) == {"seats": 8}


@pytest.mark.parametrize("book", cites("tda-2024:RP-9"))
@pytest.mark.parametrize(
    ("event", "seats"), [("full-table 9", 9), ("full-table 8", 9), ("full-table 7", 7), ("six-handed 6", 7)]
)
def test_two_tables_of_five_or_of_four_make_the_final_table(book: str, event: str, seats: int) -> None:
    made, early = final(seats, event), final(seats + 1, event)
    assert made.ruling(book, "final-table") is law.FINAL_TABLE
    assert early.ruling(book, "final-table") is law.NO_FINAL_TABLE_YET
    assert final(seats - 1, event).ruling(book, "final-table") is law.FINAL_TABLE
    assert (
        figures(made.decision(book, "final-table")) == figures(early.decision(book, "final-table")) == {"seats": seats}
    )
    assert "Ask your house" in made.decision(book, "final-table").citations[0].reading


@pytest.mark.parametrize("book", cites("tda-2024:RP-9"))
@pytest.mark.parametrize("event", ["full-table 10", "turbo 5", "heads-up 2"])
def test_of_other_events_nothing_is_said_of_a_final_table(book: str, event: str) -> None:
    assert final(4, event).ruling(book, "final-table") is None


@pytest.mark.parametrize("book", cites("upt:tournament-18"))
def test_seats_are_drawn_anew_at_three_tables_two_and_one(book: str) -> None:
    def down_to(left: int, began: int) -> object:
        room = Room({chr(65 + number): (1, 2) for number in range(began)})
        names = [chr(65 + number) for number in range(began - left)]
        room.do(*(f"{at} floor break {name}" for at, name in enumerate(names)))
        return room.ruling(book, "tables-left", names[-1])

    assert [down_to(left, 6) for left in (4, 3, 2, 1)] == [None, upt.REDRAW, upt.REDRAW, upt.REDRAW]
    assert [down_to(3, began) for began in (4, 5, 6)] == [upt.REDRAW_IF_WANTED, upt.REDRAW_IF_WANTED, upt.REDRAW]
    assert down_to(2, 4) is upt.REDRAW


DUE_TO_MOVE = cites("tda-2022:11-A", "players-2025:11-A", "foxwoods-2020:10-A", "upt:tournament-15")


@pytest.mark.parametrize("book", DUE_TO_MOVE)
def test_with_nobody_in_the_small_blind_the_big_blind_to_come_is_still_the_one_that_was_told(book: str) -> None:
    tables, marks = {"A": (1, 4, 6), "B": (1, 2)}, {"A": (2, 0, 4), "B": (1, 1, 2)}
    due = Room(tables, marks, hands=0).do("1 floor balance A B")
    assert figures(due.decision(book, "balance-mover")) == {"seat": 4}
    played = Room(tables, marks, hands=0).do("1 dealer:A deal 1", "2 floor balance A B")
    assert figures(played.decision(book, "balance-mover")) == {"seat": 6}
    to = Room(tables, marks, hands=0).do("1 floor balance B A")
    assert figures(to.decision(book, "balance-seat")) == {"to": 5}


@pytest.mark.parametrize("book", cites("foxwoods-2020:10-D", "metropolitan:9-C"))
def test_where_the_book_does_not_say_by_elimination_moves_count_too(book: str) -> None:
    room = Room({"A": range(1, 9), "B": range(1, 9), "C": (1, 2, 3, 4)}).do("1 A6 sit A6 C 5")
    assert room.out(2, "A7").ruling(book, "short-table", "A") is law.PLAYS_ON
    assert room.out(3, "A8").ruling(book, "short-table", "A") is law.HALT


@pytest.mark.parametrize("book", cites("players-2025:12", "foxwoods-2020:11-A", "metropolitan:10", "tda-2024:RP-9"))
def test_a_final_table_is_made_of_those_left_when_it_is_called(book: str) -> None:
    early = final(11, "full-table 9").do("2 floor win B2 A1 100x20+1000x8", "2 floor bust A1")
    early.do("3 floor win B2 A2 100x20+1000x8", "3 floor bust A2")
    assert early.ruling(book, "final-table") is law.NO_FINAL_TABLE_YET


@pytest.mark.parametrize("book", cites("metropolitan:10"))
def test_two_out_on_one_hand_are_two_at_once_whatever_the_second(book: str) -> None:
    def seats(room: Room) -> int:
        return room.do("90 floor final-table").decision(book, "final-table").figure("seats")

    ten = {"A": range(1, 6), "B": range(1, 6)}
    assert seats(Room(ten).do("1 dealer:A deal 1").out(10, "A1").out(14, "A2")) == 8
    assert (
        seats(Room(ten).do("1 dealer:A deal 1").out(10, "A1").do("11 dealer:A end", "12 dealer:A deal 1").out(14, "A2"))
        == 9
    )
    assert seats(Room(ten).do("1 dealer:A deal 1", "1 dealer:B deal 1").out(10, "A1").out(14, "B1")) == 9
    hand = ("0 floor hand-for-hand", "1 dealer:A deal 1", "1 dealer:B deal 1")
    assert seats(Room(ten).do(*hand).out(10, "A1").out(14, "B1")) == 8


@pytest.mark.parametrize("book", cites("upt:tournament-17"))
def test_a_table_where_nobody_sits_yet_is_not_uneven(book: str) -> None:
    six = {chr(65 + n): (1, 2, 3) for n in range(6)}
    room = Room({**six, "G": ()}).out(1, "A1")
    assert room.ruling(book, "uneven-tables") is upt.EVEN_ENOUGH
    assert room.out(2, "A2").ruling(book, "uneven-tables") is upt.TOO_UNEVEN


@pytest.mark.parametrize("book", cites("players-2025:12"))
def test_a_stack_that_nobody_bought_is_no_player_of_the_final_table(book: str) -> None:
    room = Room({"A": range(1, 7), "B": range(1, 5)}).do("1 floor place-stack Late B 9", "2 floor final-table")
    assert room.ruling(book, "final-table") is law.FINAL_TABLE
