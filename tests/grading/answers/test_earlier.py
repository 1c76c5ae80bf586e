"""What a room was told of before its last happening: who loses something, what was asked, is told with it."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

P, F, T22 = "players-2025", "foxwoods-2020", "tda-2022"
TWO = "room;players A 1-3 20000;player Bill 5000x5+1000x5 A 4;players B 1-4 20000;players B 6-8 20000"
BROKEN = "break A;draw-seat Bill B 5"


def first(house: str, head: str, acts: str) -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence


SITS = "sit Bill B 5"
FORFEITS = "Bill forfeits 10,000: the chips leave play, and Bill may be disqualified"
DODGES, AT_ONCE = (
    "Bill gets a penalty for dodging a blind on purpose",
    "Bill is dealt in at once, unless seated between the button and the small blind",
)
FOUND = "the 1,000 found goes out of play and back to inventory"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            f"{BROKEN};Bill out-of-view 5000x2;{SITS};lost-and-found nobody 1000x1",
            f"{FORFEITS}; {FOUND}.",
            id="players-2025:63+65",
        ),
        pytest.param(
            f"{BROKEN};{SITS};lost-and-found nobody 1000x1;Bill out-of-view 5000x2",
            f"The{FOUND[3:]}; {FORFEITS}.",
            id="players-2025:63+65:other-order",
        ),
        pytest.param(f"{BROKEN};Bill conduct dodges-blind;{SITS}", f"{DODGES}; {AT_ONCE}.", id="players-2025:34"),
        pytest.param(f"{BROKEN};{SITS};Bill conduct dodges-blind", f"{DODGES}; {AT_ONCE}.", id="players-2025:34:last"),
        pytest.param(
            "A1 ask new-deck;B2 out-of-view 5000x1",
            "B2 forfeits 5,000: the chips leave play, and B2 may be disqualified; "
            "the deck stays: players may not ask for another.",
            id="players-2025:63+27",
        ),
        pytest.param(
            "Bill conduct abuse;floor penalty Bill 4;dealer:A deal",
            "Bill misses this hand, 1 of 4 hands, dealt in and killed with blinds and antes posted: 3 more after it.",
            id="players-2025:67-C:what-is-being-served",
        ),
    ],
)
def test_grave_things_come_with_the_last(acts: str, sentence: str) -> None:
    assert first(P, TWO, acts) == sentence


@pytest.mark.parametrize("house", [pytest.param("metropolitan", id="metropolitan:57"), P])
def test_silence_on_how_a_player_came_to_his_seat_is_not_told_beside_what_he_loses(house: str) -> None:
    head = "room;player Ann 20000 A 1;players A 2-9 20000;players B 7 20000"
    assert first(house, head, "floor balance A B;Ann out-of-view 5000;sit Ann B 9") == (
        "Ann forfeits 5,000: the chips leave play, and Ann may be disqualified."
    )


@pytest.mark.parametrize(
    ("house", "acts", "sentence"),
    [
        pytest.param(
            F,
            "dealer:1 deal;floor waive 2;dealer:2 deal;dealer:1 end;floor balance 1 2",
            "Table 2 plays on: the floor waived its halt, due 3 players short, and that isn't a misdeal; "
            "T1-7 in seat 7, next to post the big blind, moves to table 2, seat 3 (the worst position).",
            id="foxwoods-2020:10-A+10-D",
        ),
    ],
)
def test_a_waived_halt_is_no_misdeal_and_who_moves(house: str, acts: str, sentence: str) -> None:
    head = "room;table 1 9 4 5 6;table 2 9 8 1 2;players 1 9 20000;players 2 1-2 20000;players 2 4-5 20000"
    assert first(house, f"{head};players 2 7-8 20000", acts) == sentence


@pytest.mark.parametrize(
    ("house", "clock"),
    [
        pytest.param(
            T22,
            "the clock shows 8:00: each hand takes 120 seconds off it, starting with the current one",
            id="tda-2022:RP-8-A+RP-8-B",
        ),
        pytest.param(
            P,
            "the clock shows 8:00 at 120 seconds a hand, or 7:00 at the maximum of 180",
            id="players-2025:RP-8-A+RP-8-C",
        ),
    ],
)
def test_who_shares_a_place_and_what_the_clock_shows(house: str, clock: str) -> None:
    head = "room;level 500 1000;places 16;clock 1 600;players A 9 20000;players B 9 20000"
    acts = ";".join(
        (
            *("0 clock run;0 floor hand-for-hand;0 dealer:A deal;0 dealer:B deal",),
            *("0 dealer:A win A2 A1 20000;0 dealer:A win A2 A3 20000;0 dealer:B win B2 B1 20000",),
            *("0 dealer:A end;0 dealer:B end;0 bust A1;0 bust A3;0 bust B1",),
        )
    )
    shared = f"The 3 who bust on this hand, after hand for hand was announced, share the payout for 16th place; {clock}"
    assert first(house, head, acts).startswith(shared)


SEVEN = "room;level 100 200;table A 9 2 3 4;players A 7 20000"


@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        pytest.param(
            "room;players A 9 20000;players B 9 20000",
            "dealer:A deal;dealer:A turn A4 600;A2 away;A2 call-clock A4;B5 call-clock A4;floor start-clock A4",
            "No clock: A2 must be at their own seat to ask for one; A4 has 25 seconds to act, then a countdown of 5; "
            "B5, at another table, may ask, but only from their own seat.",
            id="players-2025:29",
        ),
        pytest.param(
            f"{SEVEN};absent A5;penalty A7 3",
            "dealer:A deal;A5 back;dealer:A misdeal;register New 20000;sit New A 9",
            "New gets no hand in the redeal, and waits for the next one; same button and blinds, 100-200; A5, back in "
            "time, may play it; A7, on penalty, is dealt in and killed, and both deals are one hand of it.",
            id="players-2025:36-C",
        ),
        pytest.param(
            "room;table A 9 3 4 5;table B 9 1 2 3;players A 8 20000;players B 1-4 20000",
            "bust B4;floor halt B;floor balance A B",
            "Table B, 5 players short of the fullest table, is dealt the next hand, with the big blind at seat 3, and "
            "stops as it comes to open seat 4; "
            "A5 in seat 5, next to post the big blind, moves to table B, seat 4 (the worst position).",
            id="players-2025:11-A+11-D",
        ),
        pytest.param(
            "room;games holdem stud;table A 9 3 4 5;table B 9 5 6 7;players A 9 20000;players B 6 20000",
            "dealer:A deal;dealer:A end;dealer:A game stud;floor balance A B",
            "The button goes to seat 4 and stays there through stud; "
            "A6 in seat 6, next to post the big blind, moves to table B, seat 7 (the worst position).",
            id="players-2025:11-A+11-B",
        ),
        pytest.param(
            "room;players A 9 20000",
            "A3 ask second-event;A4 ask new-deck",
            "The deck stays: players may not ask for another; "
            "Players doesn't cover this: a player wants to play two events at once.",
            id="players-2025:27+silent",
        ),
        pytest.param(
            "room;players A 3 20000",
            "A1 ask deal;A2 agree;A1 ask payouts",
            "Players doesn't cover this: how the prize pool is paid out; a deal on the prizes.",
            id="players-2025:silent",
        ),
        pytest.param(
            "room;players A 9 20000",
            "lost-and-found A3 500x1;lost-and-found nobody 1000x1",
            "The 1,000 found goes out of play and back to inventory; Players takes only chips of no known owner out "
            "of play, and doesn't say what happens to A3's: the floor decides.",
            id="players-2025:65",
        ),
    ],
)
def test_what_was_asked_before_is_answered_too(head: str, acts: str, sentence: str) -> None:
    assert first(P, head, acts) == sentence
