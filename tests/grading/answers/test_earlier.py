"""What a room was told of before its last happening: who loses something, what was asked, is told with it."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

P, F, T22 = "players-2025", "foxwoods-2020", "tda-2022"
TWO = "room;players A 1-3 20000;player Bill 5000x5+1000x5 A 4;players B 1-4 20000;players B 6-8 20000"
BROKEN = "break A;draw-seat Bill B 5"


def first(house: str, head: str, acts: str) -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence


SITS = "sit Bill B 5"
FORFEITS = "Bill forfeits 10,000: the chips leave play, and Bill may be disqualified"
DODGES, AT_ONCE = "Bill gets a penalty for dodging a blind on purpose", "Bill is dealt in at once"
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
        pytest.param(f"{BROKEN};{SITS};Bill conduct dodges-blind", f"{DODGES}.", id="players-2025:34:told-last"),
        pytest.param(
            "A1 ask new-deck;B2 out-of-view 5000x1",
            "B2 forfeits 5,000: the chips leave play, and B2 may be disqualified; "
            "the deck stays: players may not ask for another.",
            id="players-2025:63+27",
        ),
        pytest.param(
            "Bill conduct abuse;floor penalty Bill 4;dealer:A deal",
            "Bill misses this hand, dealt in and killed with blinds and antes posted: 3 more after it.",
            id="players-2025:67-C:what-is-being-served",
        ),
    ],
)
def test_grave_things_come_with_the_last(acts: str, sentence: str) -> None:
    assert first(P, TWO, acts) == sentence


@pytest.mark.parametrize(
    ("house", "acts", "sentence"),
    [
        pytest.param(
            F,
            "dealer:1 deal;floor waive 2;dealer:2 deal;dealer:1 end;floor balance 1 2",
            "Table 2 plays on: the floor waived the halt, and that's no misdeal; "
            "T1-7 in seat 7, due for the big blind, moves to table 2, seat 3.",
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
            "the clock shows 8:00: each hand, the current one first, takes 120 seconds off it",
            id="tda-2022:RP-8-A+RP-8-B",
        ),
        pytest.param(
            P,
            "the clock shows 8:00 at 120 seconds a hand, 7:00 at 180, the most allowed",
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
    assert first(house, head, acts) == f"The 3 who bust on this hand share the payout for place 16; {clock}."
