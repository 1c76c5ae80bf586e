"""Seats: by lot or by leave, late entries, who is dealt in."""

import pytest

from tests.rules.room.situations import NINE, Room, cited, cites, figures
from trainer.rules.books import foxwoods_room as fox
from trainer.rules.books import upt_room as upt
from trainer.rules.common import room_seating as law
from trainer.rules.room.points import room_points

LATE_LOT = ("tda-2022:8-A", "players-2025:8-A")
LATE_ANYWHERE = ("metropolitan:7", "foxwoods-2020:7")
WRONG = ("tda-2022:7", "players-2025:7", "metropolitan:6", "foxwoods-2020:6")
NEW = (*LATE_LOT, "tda-2022:10-A", "players-2025:10-A", "metropolitan:9", "foxwoods-2020:9", *LATE_ANYWHERE)
NOT_BEGUN = "1 1200"


def seat_of(*lines: str, event: str = "tournament full-table 9", hands: int = 0, clock: str = "") -> Room:
    extra, clock = ("player Eva 100x20+1000x8", "due Eva A 5"), clock or ("1 600" if hands else NOT_BEGUN)
    return Room({"A": (1, 2, 3)}, event=event, clock=clock, hands=hands, extra=extra).do(*lines)


@pytest.mark.parametrize("book", cites(*WRONG))
def test_who_began_in_a_wrong_seat_with_the_right_stack_moves_with_what_he_has_now(book: str) -> None:
    room = seat_of("1 Eva sit Eva A 6", "9 dealer:A win Eva A1 1000x2")
    decision = room.decision(book, "wrong-seat", "Eva")
    assert decision.ruling is law.TO_THE_RIGHT_SEAT
    assert figures(decision) == {"seat": 5, "chips": 12_000}
    short = seat_of("0 desk remove Eva 1000x1", "1 Eva sit Eva A 6")
    assert short.ruling(book, "wrong-seat") is None
    assert not [p for p in seat_points(seat_of("1 Eva sit Eva A 5")) if p == "wrong-seat"]


def test_who_goes_from_a_wrong_seat_to_his_own_changes_no_seat_in_play() -> None:
    in_it = "1 Eva sit Eva A 6"
    assert "seat-change" not in seat_points(seat_of(in_it, "9 Eva sit Eva A 5", hands=3))
    assert "seat-change" in seat_points(seat_of(in_it, "9 Eva sit Eva A 7", hands=3))


def seat_points(room: Room) -> list[str]:
    return [each.kind for each in room_points(room.facts())]


@pytest.mark.parametrize("book", cites(*WRONG))
def test_first_seats_are_given_by_lot(book: str) -> None:
    assert seat_of("1 desk draw-seat Eva A 6").ruling(book, "first-seat") is law.BY_LOT
    assert seat_of("1 desk assign Eva A 6").ruling(book, "first-seat") is law.NOT_BY_LOT


@pytest.mark.parametrize("book", cites("upt:tournament-2"))
def test_first_seats_may_be_drawn_or_assigned_and_picked_in_a_satellite_of_one_table(book: str) -> None:
    assert seat_of("1 desk draw-seat Eva A 6").ruling(book, "first-seat") is upt.DRAWN_OR_ASSIGNED
    assert seat_of("1 desk assign Eva A 6").ruling(book, "first-seat") is upt.DRAWN_OR_ASSIGNED
    picked = "1 Eva assign Eva A 6"
    assert seat_of(picked).ruling(book, "first-seat") is None
    assert seat_of(picked, event="satellite full-table 9").ruling(book, "first-seat") is upt.PICKED


@pytest.mark.parametrize("book", cites("upt:tournament-3"))
def test_no_seat_is_changed_in_play_but_as_assigned(book: str) -> None:
    assert seat_of("1 A1 sit A1 A 6", hands=3).ruling(book, "seat-change") is upt.BACK_TO_HIS_SEAT
    assigned = seat_of("1 floor assign A1 A 6", "2 A1 sit A1 A 6", hands=3)
    assert assigned.ruling(book, "seat-change") is upt.DIRECTOR_ASSIGNED
    assert "seat-change" not in seat_points(seat_of("1 A1 sit A1 A 6", hands=0, clock=NOT_BEGUN))
    assert seat_of("1 A1 sit A1 A 6", hands=0, clock="1 600").ruling(book, "seat-change") is upt.BACK_TO_HIS_SEAT
    ordered = Room({"A": (1, 2, 3), "B": (1, 2, 3)}).do("1 floor balance A B", "2 A1 sit A1 B 6")
    assert ordered.ruling(book, "seat-change") is upt.DIRECTOR_ASSIGNED


@pytest.mark.parametrize("book", cites("upt:tournament-3"))
def test_who_asks_for_another_seat_in_play_keeps_his_own(book: str) -> None:
    assert seat_of("1 A1 ask a-seat", hands=3).ruling(book, "seat-request") is upt.BACK_TO_HIS_SEAT
    assert seat_of("1 A1 ask a-seat", hands=0, clock=NOT_BEGUN).ruling(book, "seat-request") is None
    assert seat_of("1 A1 ask a-seat", event="cash full-table 9", hands=3).ruling(book, "seat-request") is None


@pytest.mark.parametrize("book", cites("upt:procedures-8"))
def test_a_seat_is_taken_with_leave_only(book: str) -> None:
    asked = Room({"A": (1, 2, 3)}, event="cash full-table 9", extra=("player Eva 100x20",))
    assert asked.do("1 Eva sit Eva A 5").ruling(book, "taking-a-seat") is upt.LEAVE_NEEDED
    given = Room({"A": (1, 2, 3)}, event="cash full-table 9", extra=("player Eva 100x20",))
    room = given.do("1 floor permit Eva a-seat", "2 Eva sit Eva A 5")
    assert room.ruling(book, "taking-a-seat") is upt.LEAVE_GIVEN
    assert room.ruling("tda-2022", "taking-a-seat") is None


@pytest.mark.parametrize("book", cites("upt:seating-3"))
def test_two_players_may_be_kept_apart_as_the_director_likes(book: str) -> None:
    ruling = seat_of("1 floor refuse Eva same-table").ruling(book, "kept-apart")
    assert ruling is upt.MAY_BE_PARTED
    assert ruling.discretion == "full"


@pytest.mark.parametrize("book", cites("foxwoods-2020:reg-4"))
def test_no_seat_of_ones_choice_unless_a_supervisor_agrees(book: str) -> None:
    ruling = seat_of("1 Eva ask a-seat").ruling(book, "seat-request")
    assert ruling is fox.ONLY_WITH_LEAVE
    assert (ruling.authority, ruling.discretion) == ("floor", "partial")
    assert seat_of("1 Eva ask a-seat").ruling("upt", "seat-request") is None


def late(*lines: str, hands: int = 5) -> Room:
    clock = "1 600" if hands else NOT_BEGUN
    return Room({"A": (1, 2, 3)}, clock=clock, hands=hands).do("1 desk register Eva 100x20+1000x8", *lines)


@pytest.mark.parametrize("book", cites(*LATE_LOT))
def test_a_late_entry_gets_a_full_stack_and_draws_like_a_new_player(book: str) -> None:
    decision = late().decision(book, "late-entry", "Eva")
    assert decision.ruling is law.LIKE_A_NEW_PLAYER
    assert figures(decision) == {"stack": 10_000}
    assert "late-entry" not in seat_points(late(hands=0))


@pytest.mark.parametrize("book", cites(*LATE_ANYWHERE))
def test_a_late_entry_gets_a_full_stack_and_any_seat_at_random(book: str) -> None:
    decision = late().decision(book, "late-entry", "Eva")
    assert decision.ruling is law.ANYWHERE_AT_RANDOM
    assert figures(decision) == {"stack": 10_000}


def test_a_re_entry_is_a_late_entry_and_upt_says_nothing_of_its_seat() -> None:
    room = Room({"A": (1, 2, 3)}).out(1, "A2").do("2 desk re-enter A2 100x20+1000x8")
    assert room.ruling("tda-2022", "late-entry", "A2") is law.LIKE_A_NEW_PLAYER
    assert room.ruling("upt", "late-entry", "A2") is None


@pytest.mark.parametrize("book", cites("foxwoods-2020:7"))
def test_a_stack_given_up_for_a_new_one_leaves_play(book: str) -> None:
    room = Room({"A": (1, 2, 3)}).do("1 desk surrender A2")
    assert room.ruling(book, "forfeited-stack") is fox.OUT_OF_PLAY
    assert room.facts().room.bank.amount == 110_000


@pytest.mark.parametrize("book", cites("foxwoods-2020:reg-7"))
def test_whether_anybody_enters_late_is_for_the_house(book: str) -> None:
    for lines in (["1 clock level 7", "2 clock run", "3 Eva ask late-entry"], ["1 Eva ask alternate"]):
        ruling = seat_of(*lines).ruling(book, "late-request")
        assert ruling is fox.MAY_TAKE_THEM
        assert ruling.discretion == "full"


@pytest.mark.parametrize("book", cites("upt:tournament-6"))
def test_a_stack_may_stand_at_an_unsold_seat(book: str) -> None:
    room = seat_of("1 floor place-stack Late A 7")
    assert room.ruling(book, "placed-stack") is upt.STACK_FOR_LATE_ENTRY
    assert room.facts().room.player("Late").chips.amount == 10_000
    assert room.ruling("metropolitan", "placed-stack") is None


# For the next hand the button is at 2, nobody at 3, the small blind at 4, the big blind at 6: seat 3 is the gap.
GAP = {"B": (2, 4, 6)}
NEXT = "0 dealer:B button 2 4 6"
TAKEN = {"A": NINE, "B": (2, 4, 6, 8)}


def arrival(seat: int, *after: str, broken: bool = True) -> Room:
    first = ("1 floor break A",) if broken else ()
    return Room(TAKEN, GAP).do(NEXT, *first, f"2 A1 sit A1 B {seat}", *after)


@pytest.mark.parametrize("book", cites(*NEW))
def test_everybody_is_dealt_in_but_between_button_and_small_blind(book: str) -> None:
    assert arrival(3).ruling(book, "arrival") is law.WAITS
    for seat in (1, 5, 7, 9):
        assert arrival(seat).ruling(book, "arrival") is law.DEALT_IN
    assert arrival(3, "3 dealer:B button 4 6 8").ruling(book, "arrival") is law.DEALT_IN
    entrant = Room(TAKEN, GAP).do(NEXT, "1 desk register Eva 1000x8", "2 Eva sit Eva B 3")
    assert entrant.ruling(book, "arrival") is law.WAITS


def test_the_gap_is_that_of_the_next_hand_while_one_is_being_played() -> None:
    # In the latest hand the button was at 2: for the next one it is at 4 and the small blind at 6.
    for seat, ruling in ((3, law.DEALT_IN), (5, law.WAITS), (7, law.DEALT_IN)):
        room = Room(TAKEN, GAP).do("1 floor break A", "2 dealer:B deal 1", f"3 A1 sit A1 B {seat}")
        assert room.ruling("tda-2022", "arrival") is ruling


@pytest.mark.parametrize("seat", [4, 6, 2])
def test_blinds_and_button_are_dealt_in_when_their_players_have_gone(seat: int) -> None:
    room = Room(TAKEN, GAP).do(NEXT).out(1, f"B{seat}").do("2 floor break A", f"3 A1 sit A1 B {seat}")
    for book in ("tda-2022", "players-2025", "metropolitan", "foxwoods-2020"):
        assert room.ruling(book, "arrival") is law.DEALT_IN


@pytest.mark.parametrize("book", cites("upt:tournament-16"))
def test_who_comes_to_balance_tables_waits_in_small_blind_and_on_the_button_only(book: str) -> None:
    assert arrival(3, broken=False).ruling(book, "arrival") is law.DEALT_IN
    for seat in (2, 4):
        room = Room(TAKEN, GAP).do(NEXT).out(1, f"B{seat}").do(f"2 A1 sit A1 B {seat}")
        assert room.ruling(book, "arrival") is law.WAITS
        assert room.do("3 dealer:B button 6 8 9").ruling(book, "arrival") is law.DEALT_IN
    assert arrival(3).ruling(book, "arrival") is None
    assert arrival(3, broken=False).ruling("tda-2022", "arrival") is None


@pytest.mark.parametrize("book", cites("upt:button-4"))
def test_a_new_player_gets_no_hand_between_button_and_big_blind(book: str) -> None:
    for event in ("cash", "tournament"):
        for seat, waits in ((3, True), (5, True), (7, False), (1, False)):
            room = Room(TAKEN, GAP, event=f"{event} full-table 9", extra=("player Eva 100x20",))
            room.do(NEXT, f"1 Eva sit Eva B {seat}")
            assert room.ruling(book, "arrival") is (law.WAITS if waits else None)


def changer(seat: int, event: str = "cash full-table 9") -> Room:
    return Room({"B": (1, 2, 3, 4, 6, 8)}, {"B": (1, 2, 3)}, event=event).do(f"1 B6 sit B6 B {seat}")


@pytest.mark.parametrize("book", cites("upt:button-5"))
def test_who_moves_closer_to_the_big_blind_is_dealt_in(book: str) -> None:
    room = Room({"B": (1, 2, 3, 6, 8)}, event="cash full-table 9").do("1 B8 sit B8 B 4")
    assert room.ruling(book, "seat-changer") is law.DEALT_IN
    assert changer(9).ruling(book, "seat-changer") is upt.SAME_RELATIVE_POSITION


@pytest.mark.parametrize("book", cites("upt:button-6"))
def test_who_moves_away_from_the_big_blind_waits_as_many_hands(book: str) -> None:
    decision = changer(9).decision(book, "seat-changer")
    assert decision.ruling is upt.SAME_RELATIVE_POSITION
    assert figures(decision) == {"wait": 1, "post": 200}
    assert len(decision.ruling.options) == 2
    assert changer(9, "tournament full-table 9").ruling(book, "seat-changer") is None
    assert changer(7).ruling(book, "seat-changer") is None


LEFT = ("tda-2022:31", "players-2025:32", "metropolitan:29", "foxwoods-2020:31")
IN_A_HAND = ("1 dealer:A riffle", "2 dealer:A deal 1")


@pytest.mark.parametrize("book", cites(*LEFT))
def test_a_live_hand_stays_at_the_table_all_in_or_not(book: str) -> None:
    room = Room({"A": (1, 2, 3)}).do(*IN_A_HAND, "3 A1 play all-in", "4 A1 away")
    assert room.ruling(book, "left-a-live-hand", "A1") is law.MAY_BE_PENALISED
    folded = Room({"A": (1, 2, 3)}).do(*IN_A_HAND, "3 A1 play fold", "4 A1 away")
    over = Room({"A": (1, 2, 3)}).do(*IN_A_HAND, "3 dealer:A end", "4 A1 away")
    assert "left-a-live-hand" not in seat_points(folded) + seat_points(over)
    assert cited(room.decision(book, "left-a-live-hand"))[0] in {each.partition(":")[2] for each in LEFT}


SOLD = "0 desk register Gus 100x20+1000x8"


@pytest.mark.parametrize("book", cites("tda-2022:9", "players-2025:9", "foxwoods-2020:8", "metropolitan:8"))
def test_a_special_need_that_is_asked_for_is_met_where_possible(book: str) -> None:
    assert seat_of(SOLD, "1 Gus ask special-needs").ruling(book, "special-need") is law.FOR_A_NEED
    assert seat_of(SOLD, "1 Gus ask special-needs").ruling("upt", "special-need") is None


@pytest.mark.parametrize("book", cites("tda-2022:9", "players-2025:9", "foxwoods-2020:8", "metropolitan:8"))
def test_a_seat_for_a_special_need_is_in_order(book: str) -> None:
    asked = (SOLD, "1 Gus ask special-needs", "2 floor permit Gus special-needs", "3 floor assign Gus A 6")
    assert seat_of(*asked).ruling(book, "first-seat") is law.FOR_A_NEED
    assert seat_of(asked[0], asked[1], asked[3]).ruling(book, "first-seat") is law.NOT_BY_LOT
    late = seat_of(asked[0], asked[3], "4 floor permit Gus special-needs")
    assert late.ruling(book, "first-seat") is law.NOT_BY_LOT
    other = seat_of(SOLD, "2 floor permit Eva special-needs", "3 floor assign Gus A 6")
    assert other.ruling(book, "first-seat") is law.NOT_BY_LOT
    drawn = seat_of(*asked[:3], "3 desk draw-seat Gus A 6")
    assert drawn.ruling(book, "first-seat") is law.BY_LOT
    assert seat_of(*asked).ruling("upt", "first-seat") is not law.FOR_A_NEED


@pytest.mark.parametrize("book", cites("foxwoods-2020:reg-4"))
def test_a_seat_that_a_supervisor_approved_is_in_order(book: str) -> None:
    asked = (SOLD, "1 Gus ask a-seat", "2 floor permit Gus a-seat", "3 floor assign Gus A 6")
    assert seat_of(*asked).ruling(book, "first-seat") is fox.APPROVED
    assert seat_of(*asked[:2], asked[3]).ruling(book, "first-seat") is law.NOT_BY_LOT
    assert seat_of(*asked[:2], "2 A1 permit Gus a-seat", asked[3]).ruling(book, "first-seat") is law.NOT_BY_LOT
    both = seat_of(*asked[:3], "2 floor permit Gus special-needs", asked[3])
    assert both.ruling(book, "first-seat") is law.FOR_A_NEED
    assert seat_of(*asked).ruling("metropolitan", "first-seat") is law.NOT_BY_LOT


@pytest.mark.parametrize("book", cites("upt:button-6"))
def test_without_blinds_told_there_is_a_wait_and_nothing_to_post(book: str) -> None:
    room = Room({"A": (1, 2, 3, 5, 7)}, {"A": (1, 2, 3)}, event="cash full-table 9")
    room.head = [each for each in room.head if not each.startswith("level ")]
    assert figures(room.do("1 A5 sit A5 A 9").decision(book, "seat-changer")) == {"wait": 1}


@pytest.mark.parametrize("book", cites(*NEW))
def test_entrants_and_players_off_a_broken_table_have_a_paragraph_each(book: str) -> None:
    for seat in (3, 5):
        entrant = Room(TAKEN, GAP).do(NEXT, "1 desk register Eva 1000x8", f"2 Eva sit Eva B {seat}")
        late = ["8-A", "10-A"] if book in ("tda-2024", "tda-2022", "players-2025") else ["7"]
        assert cited(entrant.decision(book, "arrival")) == late
        off = ["10-A"] if book in ("tda-2024", "tda-2022", "players-2025") else ["9"]
        assert cited(arrival(seat).decision(book, "arrival")) == off
