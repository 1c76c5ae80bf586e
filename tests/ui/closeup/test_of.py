"""From a question to its close-up: what is shown, motion by motion, and what is left to be read off the chips."""

import pytest

from tests.ui.drill.samples import (
    ALL_IN,
    HEAD,
    SPOTS,
    call_or_raise,
    count_the_stack,
    made,
    taken_back,
    who_wins_what,
)
from trainer.kernel.document import transcript_of
from trainer.quickfire.spot import Spot
from trainer.rules.record import Record
from trainer.ui.closeup.heaps import heaps
from trainer.ui.closeup.of import close_up
from trainer.ui.closeup.picture import Event, Heap
from trainer.ui.table.picture import amount


def shape(heap: Heap) -> tuple[str, int, int, int]:
    return (heap.label, amount(heap.chips), heap.order, heap.until)


def test_a_bet_lies_there_as_it_was_put_down_motion_by_motion() -> None:
    seat = close_up(call_or_raise()).seat(5)
    assert seat is not None
    assert [shape(each) for each in seat.bet] == [
        ("Posted as big blind", 200, 0, 0),
        ("Just released", 1000, 2, 0),
    ]


def test_chips_that_were_taken_back_stay_as_a_trace_of_it() -> None:
    seat = close_up(taken_back()).seat(5)
    assert seat is not None
    assert [shape(each) for each in seat.bet] == [("Just released", 1000, 1, 3), ("Just released", 1000, 2, 0)]


def test_of_one_motion_a_part_can_go_back() -> None:
    record = Record.of(transcript_of(HEAD + "0.000 P5 wager 1000x2+500x1\n1.000 P5 pull-back 1000x1\n"))
    assert [(amount(each.chips), each.until) for each in heaps(record, 0)[5]] == [(1500, 0), (1000, 2)]


def test_what_was_taken_back_before_the_question_is_not_told() -> None:
    record = Record.of(transcript_of(HEAD + "0.000 P5 wager 1000x2\n1.000 P5 pull-back 1000x1\n2.000 P5 check\n"))
    assert [(amount(each.chips), each.order, each.until) for each in heaps(record, 2)[5]] == [(1000, 0, 0)]


def test_bets_that_the_dealer_brought_in_are_gone() -> None:
    record = Record.of(transcript_of(HEAD + ALL_IN + "9.000 D bring-in-bets\n"))
    assert not any(heaps(record, 0).values())


@pytest.mark.parametrize("spot", [each() for each in SPOTS.values()], ids=SPOTS.keys())
def test_what_lies_in_front_is_what_the_table_has_there(spot: Spot) -> None:
    table = Record.of(spot.transcript).table
    for seat in close_up(spot).seats:
        lying = sum(amount(heap.chips) for heap in seat.bet if not heap.until)
        assert lying == table.seat(seat.number).bet.amount


def test_a_stack_that_is_to_be_counted_is_not_told_in_figures() -> None:
    [seat] = close_up(count_the_stack()).seats
    assert amount(seat.stack) == 16_900
    assert not any("16,900" in words for words in seat.words)
    dev = close_up(call_or_raise()).seat(3)
    assert dev is not None
    assert dev.words[0] == "button · 5,500 behind"
    assert dev.stack == ()


def test_seats_stand_from_the_dealers_left_to_the_right() -> None:
    assert [each.number for each in close_up(who_wins_what()).seats] == [1, 2, 3, 5]


def test_events_tell_who_did_what_and_how_long_after() -> None:
    assert close_up(call_or_raise()).events == (
        Event("Seat 3 says “Nine hundred”", 0),
        Event("Seat 5 releases two chips", 4000),
        Event("Seat 5 says “Raise.”", 600),
    )


def test_the_words_of_an_event_never_tell_what_chips_amount_to() -> None:
    told = [each.words for spot in SPOTS.values() for each in close_up(spot()).events if "says" not in each.words]
    assert any("releases" in each for each in told)
    assert not any(letter.isdigit() for each in told for letter in each.partition(" ")[2][2:])


def test_the_seat_that_the_question_is_about_is_laid_out_large() -> None:
    assert close_up(call_or_raise()).hero == 5
    assert close_up(who_wins_what()).hero == 0


def test_board_hands_and_pots_are_shown_where_they_are_in_focus() -> None:
    picture = close_up(who_wins_what())
    assert len(picture.board) == 5
    assert [len(each.cards) for each in picture.seats] == [2, 2, 2, 2]
    assert [(each.place, each.label, amount(each.chips)) for each in picture.pots] == [
        ("pot", "Main pot", 8100),
        ("side-1", "Side pot 1", 3000),
    ]
    plain = close_up(made(ALL_IN, 0, "bet-1", "?", (), {}))
    assert (plain.board, plain.pots) == ((), ())
    assert all(each.cards == () for each in plain.seats)


def test_who_folded_is_said_to_have_folded() -> None:
    lines = "0.000 P4 post 100x1\n1.000 P5 post 100x2\n" + "".join(
        f"2.{n}00 D pitch {seat} down\n" for n, seat in enumerate((4, 5, 1, 2, 3, 4, 5, 1, 2, 3))
    )
    seat = close_up(made(lines + "9.000 P1 fold\n", 12, "bet-5", "?", (), {})).seat(1)
    assert seat is not None
    assert (seat.folded, seat.words) == (True, ("folded",))
