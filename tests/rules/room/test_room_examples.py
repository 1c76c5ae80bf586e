"""The worked examples that rooms tell, each as printed and with what decides it changed."""

import pytest

from tests.rules.printed import changed_room, told_room
from tests.rules.room.situations import ask, cites, figures
from trainer.kernel.room.clock_acts import SetClock
from trainer.rules.books import upt_room as upt
from trainer.rules.common import room_hand_for_hand as h4h
from trainer.rules.common import room_seating as seating
from trainer.rules.common import room_tables as tables
from trainer.rules.room.facts import RoomFacts

DRAWS = {"tda-2024": "ill-10", "tda-2022": "ill-10", "players-2025": "ill-10", "metropolitan": "ill-9"}


@pytest.mark.parametrize("book", cites(*(f"{book}:{at}" for book, at in DRAWS.items())))
def test_the_first_seat_card_goes_to_the_highest_card_by_suit(book: str) -> None:
    at = DRAWS[book]
    told = ask(book, told_room(book, at), "seat-draw", "A")
    assert (told.ruling, figures(told)) == (tables.DRAWN_IN_TWO_STEPS, {"first": 4})
    first = told_room(book, at).moment(told.matter.error - 1)
    assert first.before.player(first.happening.act.name).seat == told.figure("first")
    other = changed_room(book, at, {"32 dealer:A card Cora Ks": "32 dealer:A card Cora Kd"})
    assert figures(ask(book, other, "seat-draw", "A")) == {"first": 2}
    once = changed_room(book, at, {"20 floor seat-cards A scrambled": ""})
    assert ask(book, once, "seat-draw", "A").ruling is tables.DRAWN_OTHERWISE


@pytest.mark.parametrize("book", cites("players-2025:ill-11-D", "tda-2024:ill-11-D"))
def test_the_short_table_stops_when_the_big_blind_hits_an_open_seat(book: str) -> None:
    facts = told_room(book, "ill-11-D")
    assert [len(facts.room.seated(name)) for name in "AB"] == [5, 8]
    assert ask(book, facts, "short-table", "A").ruling is tables.HALT
    elsewhere = changed_room(book, "ill-11-D", {"table A 9 2 3 4 holdem 30": "table A 9 1 2 3 holdem 30"})
    assert ask(book, elsewhere, "short-table", "A").ruling is tables.PLAYS_ON_FOR_NOW
    two_short = changed_room(book, "ill-11-D", {"player B8 100x20+1000x8 B 8": ""})
    assert ask(book, two_short, "short-table", "A").ruling is tables.PLAYS_ON


@pytest.mark.parametrize("book", cites("tda-2022:RP-8-A-ex", "players-2025:RP-8-A-ex"))
def test_three_out_on_the_hand_of_the_announcement_share_the_last_place_paid(book: str) -> None:
    told = ask(book, told_room(book, "RP-8-A-ex"), "hand-for-hand")
    assert (told.ruling, figures(told)) == (h4h.SHARE, {"sharing": 3, "lowest": 50, "highest": 50})
    two = changed_room(book, "RP-8-A-ex", {"60 floor bust C9": ""})
    assert ask(book, two, "hand-for-hand").ruling is None
    more_paid = changed_room(book, "RP-8-A-ex", {"places 50": "places 51"})
    assert figures(ask(book, more_paid, "hand-for-hand")) == {"sharing": 3, "lowest": 51, "highest": 50}


RUN_OFF = {"tda-2022": ("RP-8-B-ex", 1050), "foxwoods-2020": ("h4h-ex", 1200)}


@pytest.mark.parametrize("book", cites(*(f"{book}:{at}" for book, (at, _) in RUN_OFF.items())))
def test_two_minutes_come_off_for_each_hand_however_long_it_lasts(book: str) -> None:
    at, began = RUN_OFF[book]
    facts = told_room(book, at)

    def left(told: RoomFacts, happenings: int) -> int:
        return ask(book, told.when(happenings), "hand-for-hand-clock").figure("left")

    assert [left(facts, count) for count in (3, 4, 5, 9, 10)] == [began, began, began - 120, began - 120, began - 240]
    set_to = [(left(facts, moment.index), act.seconds) for moment, act in facts.acts(SetClock)]
    assert set_to == [(began - 120, began - 120), (began - 240, began - 240)]
    less = changed_room(book, at, {f"clock 1 {began}": f"clock 1 {began - 90}"})
    assert left(less, len(less.record)) == began - 90 - 240
    one = changed_room(book, at, {"335 dealer:B end": ""})
    assert left(one, len(one.record)) == began - 120


@pytest.mark.parametrize("book", cites("upt:button-6-ex"))
def test_two_active_places_further_off_are_two_hands_to_wait(book: str) -> None:
    told = ask(book, told_room(book, "button-6-ex"), "seat-changer")
    assert (told.ruling, figures(told)) == (upt.SAME_RELATIVE_POSITION, {"wait": 2, "post": 200})
    three = changed_room(book, "button-6-ex", {"10 P4 sit P4 A 7": "10 P4 sit P4 A 9"})
    assert figures(ask(book, three, "seat-changer"))["wait"] == 3
    nobody_between = changed_room(book, "button-6-ex", {"10 P4 sit P4 A 7": "10 P6 sit P6 A 7"})
    assert ask(book, nobody_between, "seat-changer").ruling is None
    closer = changed_room(book, "button-6-ex", {"10 P4 sit P4 A 7": "10 P8 sit P8 A 7"})
    assert ask(book, closer, "seat-changer").ruling is None
    sooner = {"player P5 100x20+1000x8 A 5": "", "10 P4 sit P4 A 7": "10 P8 sit P8 A 5"}
    assert ask(book, changed_room(book, "button-6-ex", sooner), "seat-changer").ruling is seating.DEALT_IN
