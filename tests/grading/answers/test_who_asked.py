"""The clock on a player and who asked for it; a mover in a blind; a misdeal too late; silence on hand for hand."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room


def on_room(house: str, head: str, acts: str) -> Answer:
    return answer_on_room(read_room(lines(head, acts)).record, book(house))


TWO_TABLES = "room;level 500 1000;table A 9 button 4;table B 9;players A 9 20000;players B 9 20000"
CLOCK = (
    "0 clock run;0 dealer:A deal 1;100 dealer:A turn A5 0;{} call-clock A5;310 floor start-clock A5;372 A5 play check"
)
ELSEWHERE = "B5, at another table, may ask, but only from their own seat."
OVER = (
    ("metropolitan", "26", "A5's hand is dead: the 50 seconds plus a count of 10 are over"),
    ("tda-2024", "29", "A5's hand is checked: the 25 seconds plus a count of 5 are over"),
    ("foxwoods-2020", "29", "A5's hand is checked: the 25 seconds plus a count of 5 are over"),
)


@pytest.mark.parametrize(("house", "at", "ends"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in OVER])
def test_who_asks_from_another_table_is_told_to_be_entitled(house: str, at: str, ends: str) -> None:
    assert on_room(house, TWO_TABLES, CLOCK.format("300 B5")).sentence == f"{ends}; {ELSEWHERE}", at
    assert on_room(house, TWO_TABLES, CLOCK.format("300 A6")).sentence == f"{ends}."
    assert on_room(house, TWO_TABLES, CLOCK.format("300 floor")).sentence == f"{ends}."


TURN = "on turn;blinds 500 1000;pot 6000;in 2 5;seats 9 20000"


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        pytest.param(9, "; seat 9, out of the hand, was entitled to ask.", id="26-out"),
        pytest.param(5, ".", id="26-in"),
    ],
)
def test_in_a_hand_time_is_told_with_how_much_it_was(seat: int, sentence: str) -> None:
    ends = "Seat 2's hand is dead: the 50 seconds plus a count of 10 are over; seat 5 wins 6,000"
    assert on_hand("metropolitan", TURN, f"P{seat} request clock;wait 60;F tell time").sentence == f"{ends}{sentence}"


BREAK = "room;event tournament full-table 9;level 500 1000;table 1 9 8 9 1;table 4 9 3 4 5;table 5 9 2 3 5"
BROKEN = f"{BREAK};players 1 9 20000;players 4 1-5 20000;players 4 7-9 20000;players 5 1-3 20000;players 5 5-9 20000"
DRAWN = "floor break 1;desk draw-seat T1-1 4 6;desk draw-seat T1-6 5 4;dealer:4 button 4 5 6;dealer:5 button 3 5 6"
SIT = f"{DRAWN};T1-1 sit T1-1 4 6;T1-6 sit T1-6 5 4"
PLACES = "T1-1 is dealt in at once and posts the big blind; T1-6 is dealt in once the button has passed."


def test_who_comes_into_a_blind_posts_it() -> None:
    assert on_room("metropolitan", BROKEN, SIT).sentence == PLACES
    dodged = on_room("metropolitan", BROKEN, f"{SIT};T1-1 conduct dodges-blind").sentence
    assert dodged == f"T1-1 gets a penalty for dodging a blind on purpose; {PLACES}"


ONE_TABLE = "room;level 100 200;table A 10 2 3 4;players A 1-9 20000;absent A9"
NEW = "desk register Newman 20000;Newman sit Newman A 10;dealer:A misdeal"


@pytest.mark.parametrize("house", ["metropolitan", "tda-2022", "players-2025", "foxwoods-2020"])
def test_after_substantial_action_there_is_no_misdeal_in_a_room_either(house: str) -> None:
    begun = "dealer:A riffle;dealer:A deal 1"
    late = on_room(house, ONE_TABLE, f"{begun};dealer:A substantial-action;{NEW}").sentence
    assert late == (
        "No misdeal: there was substantial action, and the hand goes on; A9's hand is dead, and any blind or ante "
        "stays in the pot; Newman is dealt in with the next hand."
    )
    assert on_room(house, ONE_TABLE, f"{begun};{NEW}").sentence.startswith("Newman gets no hand in the redeal")


@pytest.mark.parametrize("house", ["metropolitan", "upt"])
def test_silence_on_hand_for_hand_is_of_what_is_asked(house: str) -> None:
    answer = on_room(house, "room;level 500 1000;places 18;players A 9 20000;players B 9 20000", "floor hand-for-hand")
    assert answer.sentence.endswith("when it's played, how it's run, or what comes off the clock.")


AWAY = "room;level 1000 2000;players 9 9 46000;players 5 9 46000"
BEHIND = "dealer:9 deal;dealer:9 turn T9-7 46000;T5-3 away;140 T5-3 call-clock T9-7"
NO_CLOCK = "No clock: T5-3 must be at their own seat to ask for one"
BY_THE_FLOOR = "; the floor may still call it once reasonable time has passed, for 25 seconds and a countdown of 5"


@pytest.mark.parametrize(
    ("house", "more"),
    [
        pytest.param("tda-2022", BY_THE_FLOOR, id="tda-2022:29"),
        pytest.param("tda-2024", BY_THE_FLOOR, id="tda-2024:29"),
        pytest.param("players-2025", BY_THE_FLOOR, id="players-2025:29"),
        pytest.param("foxwoods-2020", BY_THE_FLOOR, id="foxwoods-2020:29"),
        pytest.param("metropolitan", "", id="metropolitan:26"),
        pytest.param("upt", "", id="upt:tournament-12"),
    ],
)
def test_where_nobody_may_ask_from_there_the_director_may_call_the_clock(house: str, more: str) -> None:
    assert on_room(house, AWAY, BEHIND).sentence == f"{NO_CLOCK}{more}."
