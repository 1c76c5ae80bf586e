"""A bounty chip told in a hand, and a call told with its amount."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_asked_halves import answered
from tests.rules.room.situations import cites
from trainer.cli import main
from trainer.grading.answers.state import State

HAND = "blinds 100 200;seats 9 20000/deal;P3 raise 600;{}"


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-2"))
def test_a_bounty_chip_in_the_pot_is_an_all_in_bet_told_in_a_hand(book: str) -> None:
    sentence = "Seat 4's bounty chip in the pot is an all-in bet of 20,000."
    assert answered(book, HAND.format("P4 bounty in-the-pot")).sentence == sentence


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-3"))
def test_whoever_is_all_in_produces_the_bounty_chip(book: str) -> None:
    assert answered(book, HAND.format("P4 all-in;P4 bounty not-shown")).sentence.startswith("Call a supervisor at once")
    in_order = answered(book, HAND.format("P4 all-in;P4 bounty in-the-pot")).sentence
    assert in_order == "Seat 4 is all-in, and the bounty chip goes in the pot."


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-1"))
def test_a_bounty_chip_comes_off_the_stack(book: str) -> None:
    sentence = "Seat 4's bounty chip comes off the stack and goes in front of the chips."
    assert answered(book, HAND.format("P4 bounty on-a-stack")).sentence == sentence


@pytest.mark.parametrize("book", cites("tda-2024:RP-22", "players-2025:RP-20"))
def test_a_bounty_chip_bet_is_for_the_floor_in_a_hand_too(book: str) -> None:
    facing = answered(book, HAND.format("P4 bounty in-the-pot"))
    opening = answered(book, HAND.format("call 4;fold 5 6 7 8 9 1 2;flop;P3 bounty in-the-pot"))
    assert facing.sentence.endswith("seat 4's bounty chip is a call of 600 or an all-in of 20,000.")
    assert opening.sentence.endswith("seat 3's bounty chip is: an all-in of 19,400, or nothing.")
    assert facing.sentence.startswith("The floor decides, by house policy or fairness")
    assert "doesn't cover" in answered(book, HAND.format("P4 all-in;P4 bounty in-the-pot")).sentence


def test_a_call_may_be_told_with_its_amount() -> None:
    told = answered("foxwoods-2020", HAND.format("P4 call 600"))
    assert told.sentence == answered("foxwoods-2020", HAND.format("P4 call")).sentence
    with pytest.raises(ValueError, match="seat 4 has 600 to match, not 300"):
        answered("foxwoods-2020", HAND.format("P4 call 300"))


SHARED = (
    "on river;blinds 100 200;button {button};{event}pot 3000;side 2000 2 7;in 2 5 7;seats 9 20000;seat 5 0;"
    "cards 2 Ah 3d;cards 7 Ad 3c;cards 5 {cards};board Qs 7h 2h 9c 8d/{line}check {order};show 2 5 7"
)
WINS = "Seat 2 wins 2,500 and seat 7 wins 2,500"
NEAREST = WINS + "; seat {}, nearest clockwise from the button, wins seat 5's bounty."


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-4"))
@pytest.mark.parametrize(("button", "order", "seat"), [(9, "2 7", 2), (4, "7 2", 7), (2, "7 2", 7), (7, "2 7", 2)])
@pytest.mark.parametrize(
    ("event", "line"), [("event bounty;", ""), ("", "P5 bounty in-the-pot;"), ("", "P2 bounty in-front;")]
)
def test_the_bounty_of_a_split_pot_is_told_with_the_pots(
    book: str, button: int, order: str, seat: int, event: str, line: str
) -> None:
    hand = SHARED.format(button=button, order=order, event=event, line=line, cards="Kd 4c")
    assert answered(book, hand).sentence == NEAREST.format(seat)


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-4"))
def test_no_bounty_is_told_without_bounties_nor_where_one_wins_or_nobody_is_out(book: str) -> None:
    shared = SHARED.replace("{button}", "9").replace("{order}", "2 7").replace("{line}", "")
    assert answered(book, shared.format(event="", cards="Kd 4c")).sentence == f"{WINS}."
    won = answered(book, shared.format(event="event bounty;", cards="Qd 4c")).sentence
    assert won == "Seat 2 wins 1,000, seat 5 wins 3,000 and seat 7 wins 1,000."
    untold = answered("tda-2024", shared.format(event="event bounty;", cards="Kd 4c")).sentence
    assert untold == f"{WINS}; TDA 2024 doesn't say who gets seat 5's bounty: ask your house."


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-4"))
def test_the_odd_chip_and_the_bounty_are_told_in_one(book: str) -> None:
    hand = SHARED.format(button=4, order="7 2", event="event bounty;", line="", cards="Kd 4c").replace("3000", "3100")
    odd = "Odd chips go out from the left of the button: seat 2 gets 1,500 and seat 7 gets 1,600"
    odd += "; side pot 1: seat 2 gets 1,000 and seat 7 gets 1,000; in all, seat 2 wins 2,500 and seat 7 wins 2,600"
    assert answered(book, hand).sentence == f"{odd}; seat 7, nearest clockwise from the button, wins seat 5's bounty."


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-2"))
def test_a_bounty_chip_put_in_out_of_turn_waits(book: str) -> None:
    chip = "seat 5's bounty chip is all-in for 20,000, binding unless someone bets or raises."
    sentence = f"The action goes back to seat 4: {chip}"
    assert answered(book, HAND.format("P5 bounty in-the-pot")).sentence == sentence


ROOM = """room 1
event tournament full-table 9
games holdem
level 100 200 0 20
clock 1 900
stack 100x20+1000x8
{event}table A 9 1 2 4
player Maria 1000x15 A 1
player Devon 1000x9 A 2
player Priya 1000x12 A 4
player Kenji 1000x3 A 5
---
0 clock run
hand A
cards 1 Ah 3d
cards 4 Ad 3c
cards 5 Kd 4c
board Qs 7h 2h 9c 8d
---
deal
P5 all-in
P1 call
fold 2
P4 call
run-out
show 1 4 5
"""
SPLIT = "Odd chips go out from the left of the button: seat 1 gets 4,500 and seat 4 gets 4,600"


@pytest.mark.parametrize("book", cites("foxwoods-2020:bounty-4"))
@pytest.mark.parametrize(
    ("event", "told"), [("sheet event-100-bounty\n", True), ("bounty 2500\n", True), ("sheet event-120\n", False)]
)
def test_a_hand_of_a_bounty_event_knows_it_from_its_room(tmp_path: Path, book: str, event: str, told: bool) -> None:
    file = tmp_path / "both.txt"
    file.write_text(ROOM.format(event=event), encoding="utf-8")
    first = CliRunner().invoke(main, ["rule", str(file), "--book", book]).output.splitlines()[0]
    more = ". Seat 4, nearest clockwise from the button, wins seat 5's bounty" if told else ""
    assert first == f"{SPLIT}{more}."


KNOCKED_OUT = (
    "{}blinds 100 200;button 1;seats 9 20000;seat 2 6000;seat 5 9000;cards 2 As Ad;cards 5 Qs Qd;cards 9 Ks Kd;"
    "board 2c 7d 9h 3s 4c"
)
TWO_POTS = "deal;fold 4;P5 all-in;fold 6 7 8;P9 call;fold 1;P2 all-in;fold 3;show 5 9 2;run-out{}"
ONE_POT = "deal;fold 4;P5 all-in;fold 6 7 8;P9 call;fold 1 2 3;show 5 9;run-out{}"
CLAIMS = ";P2 say I won the bigger pot from seat 5.;P9 say I took seat 5's last chips."
UNSAID = "{} doesn't say who gets seat 5's bounty: ask your house"
WHO_WINS = "Seat 2 wins 18,200 and seat 9 wins 6,000"
SILENT = [
    pytest.param("tda-2024", "TDA 2024", id="tda-2024:1"),
    pytest.param("tda-2022", "TDA 2022", id="tda-2022:1"),
    pytest.param("players-2025", "Players", id="players-2025:1"),
    pytest.param("metropolitan", "Metropolitan", id="metropolitan:1"),
    pytest.param("upt", "UPT", id="upt:general-4"),
    pytest.param("foxwoods-2020", "Foxwoods", id="foxwoods-2020:bounty-4"),
]


@pytest.mark.parametrize(("house", "known_as"), SILENT)
def test_of_winners_in_different_pots_no_book_says_whose_the_bounty_is(house: str, known_as: str) -> None:
    event, unsaid = KNOCKED_OUT.format("event bounty;"), UNSAID.format(known_as)
    assert on_hand(house, event, TWO_POTS.format("")).sentence == f"{WHO_WINS}; {unsaid}."
    assert on_hand(house, event, TWO_POTS.format(CLAIMS)).sentence == f"{WHO_WINS}; {unsaid}."
    assert on_hand(house, event, TWO_POTS.format(CLAIMS), "desk").sentence == f"{unsaid}."


@pytest.mark.parametrize(("house", "known_as"), SILENT)
def test_a_bounty_that_is_only_spoken_of_is_answered_too(house: str, known_as: str) -> None:
    plain, unsaid = KNOCKED_OUT.format(""), UNSAID.format(known_as)
    spoken = on_hand(house, plain, ONE_POT.format(";P9 say I want the bounty."))
    assert spoken.sentence == f"{unsaid}; seat 9 wins 18,300." and spoken.state is State.RULED
    assert on_hand(house, plain, ONE_POT.format(";P9 say I want the bounty."), "desk").sentence == f"{unsaid}."


@pytest.mark.parametrize("house", [each.values[0] for each in SILENT])
def test_with_one_winner_or_no_bounties_nobody_asks_for_them(house: str) -> None:
    assert on_hand(house, KNOCKED_OUT.format("event bounty;"), ONE_POT.format("")).sentence == "Seat 9 wins 18,300."
    assert on_hand(house, KNOCKED_OUT.format(""), TWO_POTS.format("")).sentence == f"{WHO_WINS}."
