"""Several wagers in a row that are each worth a word, and what the wager of one seat comes to whatever came since."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.asked import WAGER

FLOP = "on flop;blinds 300 600;pot 6000;in 1 4 6;seats 9 20000"
SMALL = "on flop;blinds 100 200;pot 3000;in 1 4 6 8;seats 9 20000;seat 8 1500"
TWO_AMOUNTS = "P1 bet 1200;P4 say seventeen hundred;P6 say raise, seventeen hundred"
TO_2400 = "seat 6's raise is to 2,400, not 1,700: seat 6 puts in 2,400 more"
CALL_THEN_STRING = "P1 bet 600;P4 wager one 5000;P6 wager 600;P6 wager 1000"
HELD = "seat 6 is held to 600 and gets 1,000 back."
UNDER_CALL = "P1 bet 2000;P4 wager 1000;P6 raise 3000"
FOR_THE_FLOOR = "P1 bet 200;P4 raise 800;P6 wager 200;P8 wager 800;P8 wager 700"
TO_4000 = "seat 6's raise is to 4,000, not 3,000: seat 6 puts in 1,000 more"
FLOORS = "The floor decides: seat 6 makes the full call of 800, or folds and forfeits 200"
NEITHER = (
    "Seat 4's “1,700” alone is too little for a raise: UPT betting-14 brings it up to 2,400, "
    "unless the floor takes it for a call of 1,200"
)
ROWS = (
    (
        "metropolitan",
        "36-C",
        FLOP,
        TWO_AMOUNTS,
        f"Seat 4's 1,700 is a call of 1,200; {TO_2400}; it's 1,200 more to seat 1.",
    ),
    ("tda-2024", "42", FLOP, TWO_AMOUNTS, f"Seat 4's 1,700 is a call of 1,200; {TO_2400}; it's 1,200 more to seat 1."),
    (
        "upt",
        "betting-14",
        FLOP,
        TWO_AMOUNTS,
        f"{NEITHER}; the amount of seat 6's raise depends on that.",
    ),
    (
        "metropolitan",
        "44",
        FLOP.replace("300 600", "100 200"),
        CALL_THEN_STRING,
        f"Seat 4's 5,000 is a call of 600, and 4,400 goes back; it's a string bet: {HELD}",
    ),
    (
        "players-2025",
        "41",
        FLOP,
        UNDER_CALL,
        f"Seat 4's 1,000 is a full call of 2,000; {TO_4000}; it's 2,000 more to seat 1.",
    ),
    (
        "foxwoods-2020",
        "41-B",
        SMALL,
        FOR_THE_FLOOR,
        f"{FLOORS}; it's a string bet: seat 8 is held to 800 and gets 700 back.",
    ),
    (
        "metropolitan",
        "42-A",
        FLOP,
        "P1 bet 1200;P4 say seventeen hundred;P6 raise 2400",
        "Seat 4's 1,700 is a call of 1,200; seat 1 may call 1,200 or raise, minimum raise to 3,600.",
    ),
    (
        "metropolitan",
        "40",
        FLOP,
        "P1 bet 1200;P4 call;P6 wager one 5000",
        "It's a call of 1,200, not a raise: seat 6 gets 3,800 back.",
    ),
    (
        "metropolitan",
        "39-C",
        SMALL,
        "P1 bet 600;P8 all-in;D action-on 4;P4 raise 1200",
        "Seat 8's out-of-turn all-in of 1,500 stands and may be penalized; the action is on seat 6.",
    ),
)


@pytest.mark.parametrize(("house", "at", "head", "acts", "sentence"), ROWS)
def test_each_wager_of_a_row_is_told(house: str, at: str, head: str, acts: str, sentence: str) -> None:
    assert on_hand(house, head, acts).sentence == sentence, at


OWN = (
    ("metropolitan", FLOP, TWO_AMOUNTS, 4, "It's a call: seat 4 puts in 1,200 more, 1,200 in all."),
    ("metropolitan", FLOP, TWO_AMOUNTS, 1, "Seat 1 bets 1,200."),
    ("metropolitan", FLOP, TWO_AMOUNTS, 8, "Seat 8 has put in nothing on this street."),
    ("tda-2024", FLOP, f"{TWO_AMOUNTS};P1 request count", 4, "It's a call: seat 4 puts in 1,200 more, 1,200 in all."),
    ("tda-2022", FLOP, "P1 bet 1200;P4 all-in;fold 6", 4, "Seat 4 is all-in for 20,000."),
    ("upt", FLOP, "P1 bet 1200;P4 call;P6 raise 2400", 4, "It's a call of 1,200 by seat 4."),
    ("players-2025", FLOP, UNDER_CALL, 4, "It's a full call of 2,000: seat 4 puts in 1,000 more."),
    ("foxwoods-2020", SMALL, FOR_THE_FLOOR, 4, "Seat 4 raises to 800."),
    ("metropolitan", SMALL, "P1 check;fold 4;P6 bet 400", 4, "Seat 4 folds."),
)


@pytest.mark.parametrize(("house", "head", "acts", "seat", "sentence"), OWN)
def test_a_seat_is_told_what_its_wager_comes_to(house: str, head: str, acts: str, seat: int, sentence: str) -> None:
    assert on_hand(house, head, acts, WAGER, seat).sentence == sentence


TURN = "on turn;blinds 200 400;pot 3000;in 2 5 7;seats 9 20000"
SEVERAL = (
    (
        "38-B",
        "P2 bet 2000;P5 wager 500;P7 say call",
        "It's a full call of 2,000: seat 5 puts in 1,500 more; it's a call: seat 7 puts in 2,000 more, 2,000 in all.",
    ),
    (
        "52",
        "P5 fold;P7 check;D action-on 2;P2 bet 500",
        (
            "Seat 5's fold is binding and may be penalized; "
            "seat 7 may only call 500 or fold: the out-of-turn check isn't binding."
        ),
    ),
)


@pytest.mark.parametrize(("at", "acts", "sentence"), SEVERAL)
def test_what_becomes_of_each_of_several_players(at: str, acts: str, sentence: str) -> None:
    assert on_hand("metropolitan", TURN, acts).sentence == sentence, at


def test_cards_shown_early_and_what_another_player_said_of_them() -> None:
    """Metropolitan 61 and 62."""
    acts = "P2 bet 800;P5 turn up;P7 conduct reads-a-hand"
    read, shown = "Seat 7 may not read a hand that isn't tabled: a penalty may follow", "seat 5's hand stays live"
    assert on_hand("metropolitan", TURN, acts).sentence == f"{read}; {shown}; any penalty begins after the hand."


def test_a_count_without_a_right_to_it_is_told_once() -> None:
    """Metropolitan 54 and RP-2."""
    acts = "P2 bet 2800;P5 request count 2;P7 request bring-in-bets"
    pulled = "The bets stay in front: only seat 5, facing the action, may ask to have them pulled in"
    sentence = on_hand("metropolitan", TURN, acts).sentence
    assert sentence == f"{pulled}; seat 5 had no right to the count: they faced no all-in."
