"""The short reason a player disputes over is in the first sentence, and is missing in the case just beside it."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_hand
from tests.grading.answers.test_desk_told import told
from trainer.commands.situation import stands
from trainer.grading.answers.asked import DESK, POTS, Question
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

TDA = ("tda-2022", "tda-2024", "players-2025")
TWO_MOTIONS = ("foxwoods-2020", "metropolitan")
FLOP = "on flop;blinds 200 400;button 9;pot 2200;in 3 6;seats 9 20000"
HELD = "Seat 6 is held to the minimum raise, to 1,600, and gets 1,400 back"
LAST = "on turn;blinds 300 600;button 2;pot 3300;in 4 8;seats 9 20000;seat 8 {}"


@pytest.mark.parametrize("house", TWO_MOTIONS)
@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        (
            "1000x1",
            f"{HELD}, as the first motion made 1,000, neither the call nor a full raise.",
        ),
        ("500x1+100x3", "Seat 6 raises to 2,800."),
    ],
    ids=["45-C-neither", "45-C-the-call"],
)
def test_what_the_first_motion_was_holds_a_raise_to_the_minimum(house: str, first: str, sentence: str) -> None:
    acts = f"P3 bet 800;P6 say raise;P6 wager {first};P6 wager 1000x2"
    assert on_hand(house, FLOP, acts, "wager", 6).sentence == sentence


MARK = "It's a call of 1,800, not a raise, as {}: seat 8 gets {} back."


@pytest.mark.parametrize(
    ("house", "stack", "chips", "sentence"),
    [
        *((each, "20000", "1000x2+100x2", MARK.format("2,700 is the 50% mark", 400)) for each in (*TWO_MOTIONS, *TDA)),
        *((each, "1000x1+500x1+100x5", "1000x1+500x1+100x5", "") for each in TWO_MOTIONS),
        *((each, "20000", "1000x2", MARK.format("every chip was needed to call", 200)) for each in TDA),
        *((each, "20000", "5000x1", "It's a call of 1,800, not a raise: seat 8 gets 3,200 back.") for each in TDA),
    ],
)
def test_a_call_is_told_with_the_mark_it_is_short_of(house: str, stack: str, chips: str, sentence: str) -> None:
    """[43-A] [49] Last chips are no exception where none is printed."""
    said = on_hand(house, LAST.format(stack), f"P4 bet 1800;P8 wager {chips}", "wager", 8).sentence
    assert said == (sentence or MARK.format("2,700 is the 50% mark even for an all-in", 200))


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        (
            "1000x2+100x2",
            "Seat 8 is all-in for 2,200: the call didn't need every chip, so the 50% mark doesn't matter.",
        ),
        ("1000x2+500x2", "Seat 8 is all-in for 3,000."),
        ("1000x2", MARK.format("every chip was needed to call", 200)),
    ],
    ids=["45-B-below-the-mark", "45-B-above-it", "45-A-all-needed"],
)
def test_last_chips_need_no_mark_where_one_is_to_spare(house: str, chips: str, sentence: str) -> None:
    said = on_hand(house, LAST.format(chips), f"P4 bet 1800;P8 wager {chips}", "wager", 8).sentence
    assert said == sentence


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        ("1000x1+100x2", "The raise is to 1,600, not 1,200, as a full bet plus half a bet counts as a raise: "),
        ("1000x1+100x6", "Seat 6 raises to 1,600."),
        ("1000x1+100x1", ""),
    ],
    ids=["upt:betting-12", "upt:betting-12-a-whole-one", "upt:betting-12-less"],
)
def test_at_upt_a_bet_and_half_a_bet_counts_as_a_raise(chips: str, sentence: str) -> None:
    limit = "on turn;game holdem limit;blinds 200 400;pot 3000;in 4 6 8;seats 9 20000"
    said = on_hand("upt", limit, f"P4 bet 800;P6 wager {chips}", "wager", 6).sentence
    assert said.startswith(sentence)
    assert ("half a bet" in said) is ("half a bet" in sentence)


EVEN = "on river;game omaha-8 pot-limit;chips 100 500 1000 5000;blinds 100 200;button 1;pot 7400;in 2 6;seats 9 20000"
SAME = "The hands are the same both ways and share the whole pot as evenly as possible: "


@pytest.mark.parametrize("house", ["metropolitan", "players-2025"])
@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ("5h 2s Kc Td", f"{SAME}seat 2 wins 3,700 and seat 6 wins 3,700."),
        ("6h 2s Kc Td", "Seat 2 wins 7,400."),
    ],
    ids=["18-D-the-same", "18-D-not-the-same"],
)
def test_the_same_hands_both_ways_share_once(house: str, other: str, sentence: str) -> None:
    head = f"{EVEN};cards 2 5c 2d Qh Jc;cards 6 {other};board As 3d 4c Kh 9s"
    assert on_hand(house, head, "check 2 6;show 2 6", "pots").sentence == sentence


RIVER = "on river;blinds 300 600;button 9;pot 8600;in 1 4 6;seats 9 20000;cards 6 8c 9c;board 5c 6d 7h Ks 2s"
NO_RIGHT = "Seat 4 has no right to see seat 1's hand"


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        ("P1 bet 1500;call 4;P6 raise 5000;call 1 4;show 6", "the last bet or raise on the river was seat 6's: "),
        ("check 1 4 6;show 6", "no one bet the river: "),
    ],
    ids=["20-B-another-bettor", "20-B-no-bet"],
)
@pytest.mark.parametrize("house", TDA)
def test_whose_the_last_bet_was_is_told_of_who_may_not_see_a_hand(house: str, acts: str, reason: str) -> None:
    said = on_hand(house, RIVER, f"{acts};P1 move aside down;P4 request see 1").sentence
    assert said.startswith(f"{NO_RIGHT}, as {reason}the floor decides")


@pytest.mark.parametrize("house", TDA)
def test_who_called_the_bettor_sees_the_hand_without_a_reason_against_it(house: str) -> None:
    """[20-B]"""
    said = on_hand(house, RIVER, "P1 bet 1500;call 4 6;show 6;P4 request see 1").sentence
    assert NO_RIGHT not in said


TURN = "on turn;blinds 300 600;button 9;pot 2100;in 2 5 8;seats 9 20000"


@pytest.mark.parametrize(
    ("acts", "begins"),
    [
        ("P5 bet 1500", "Seat 8's action isn't binding, as seat 5's bet changed the action: 2,000 goes back, and "),
        ("P5 check", "Seat 8's out-of-turn bet is binding at 2,000"),
    ],
    ids=["53-A-changed", "53-A-unchanged"],
)
@pytest.mark.parametrize("house", TDA)
def test_whose_bet_changed_the_action_is_told(house: str, acts: str, begins: str) -> None:
    said = on_hand(house, TURN, f"check 2;P8 wager 2000;D stop;D action-on 5;{acts}", "turns", 8).sentence
    assert said.startswith(begins)


ALL_IN = "on river;blinds 500 1000;button 2;pot 13500;in 2 5 9;{}seats 9 24000;cards 5 Ah Jh;board 2h 7h 9h Ks 4c"
MUCKS = "P5 bet 3000;call 9;show 5;P9 move aside"


@pytest.mark.parametrize("house", TDA)
def test_no_one_mucks_with_a_player_all_in_and_the_betting_complete(house: str) -> None:
    """[16]"""
    assert on_hand(house, ALL_IN.format("all-in 2;"), MUCKS, "showdown", 9).sentence == (
        "Seat 9 may not muck, with seat 2 all-in and the betting complete: the hands of seats 2, 5 and 9 are tabled "
        "now and live; seat 2 doesn't wait for the side pot."
    )
    nobody = on_hand(house, ALL_IN.format(""), "P5 bet 3000;call 9;call 2;show 5;P9 move aside", "showdown", 9)
    assert "may not muck" not in nobody.sentence


PLACES = (
    "level 1000 2000;places 7;prize 7 $1200;table 1 9 button 1;table 2 9 button 1;players 1 4 40000;players 2 4 40000"
)
OUT = "win 1-1 1-2 40000;bust 1-2;win 1-1 1-3 40000;bust 1-3"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "announced"),
    [
        (f"floor hand-for-hand;dealer:1 end;{OUT};dealer:2 end", True),
        (f"dealer:1 end;{OUT};floor hand-for-hand;dealer:2 end", False),
    ],
    ids=["RP-8-A-after", "RP-8-A-before"],
)
def test_who_busts_after_the_announcement_shares_the_places(house: str, acts: str, announced: bool) -> None:
    said = told(house, PLACES, acts.replace("1-", "T1-"))
    assert ("after hand for hand was announced" in said) is announced


def test_a_deal_binds_as_all_agreed_and_it_was_approved() -> None:
    """[foxwoods-2020:73-2-D]"""
    room = "event tournament full-table 9;level 4000 8000;table A 9 button 1;player A1 20000 A 1;player A3 25000 A 3"
    acts = "A1 ask deal;floor permit A1 deal;A1 agree;A3 agree"
    binds = "as all agreed and it was approved"
    assert binds in told("foxwoods-2020", room, acts)
    assert binds not in told("foxwoods-2020", room, acts.removesuffix(";A3 agree"))


RACE = "chips 25 100 500 1000;level 100 200;table A 9 button 1;player A1 5000x4+25x{} A 1;player A4 5000x4+25x{} A 4"


@pytest.mark.parametrize(
    ("odd", "ends"),
    [
        ((3, 3), "6 odd chips make 1, and the 2 left over, at least half of 4, 1 more."),
        ((3, 2), "5 odd chips make 1, and the 1 left over, under half of 4, is lost."),
        ((2, 2), "4 odd chips make 1."),
    ],
    ids=["upt:tournament-11-e-half", "upt:tournament-11-e-less", "upt:tournament-11-e-none-over"],
)
def test_half_a_new_chip_or_more_makes_one(odd: tuple[int, int], ends: str) -> None:
    acts = "floor colour-up 25;card A1 Ks;card A4 Qh;floor race 25"
    assert told("upt", RACE.format(*odd), acts).endswith(ends)


BALANCE = (
    "event tournament full-table 9;level 500 1000;table 12 9 8 9 1;table 3 9 4 5 6;players 12 {};players 3 9 20000"
)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize(
    ("sitting", "bust", "seat"),
    [
        (
            "1-4 20000;players 12 6-9 20000",
            "win T12-2 T12-1 20000;bust T12-1",
            "5 (the worst position, never the small blind in seat 1).",
        ),
        ("1-4 20000;players 12 6-9 20000", "win T12-2 T12-4 20000;bust T12-4", "4 (the worst position)."),
        ("1-4 20000;players 12 6-9 20000", "", "5."),
    ],
    ids=["11-A-small-blind-open", "11-A-not-open", "11-A-one-open"],
)
def test_the_seat_is_the_worst_position_where_there_are_several(house: str, sitting: str, bust: str, seat: str) -> None:
    acts = ";".join(
        filter(None, ["dealer:12 end", bust, "dealer:3 end", "dealer:12 button 9 0 2", "floor balance 3 12"])
    )
    assert f" moves to table 12, seat {seat}" in told(house, BALANCE.format(sitting), acts)


REOPENED = "on turn;game holdem limit;blinds 200 400;pot 2000;in 2 5 7;seats 9 20000;seat 5 {}"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("stack", "said"),
    [
        (1200, "Seat 2 may call 400 or raise to 2,000: 400 more is at least 50% of a full raise of 800."),
        (1100, "Seat 2 may only call 300 or fold: 300 more is under 50% of a full raise of 800."),
    ],
    ids=["52-B-half", "52-B-less"],
)
def test_an_objection_that_the_paragraph_on_short_all_ins_decides(house: str, stack: int, said: str) -> None:
    acts = "P2 bet 800;P5 all-in;call 7;P7 dispute action 5 It was no full raise"
    assert "backs up" not in on_hand(house, REOPENED.format(stack), acts).sentence
    assert on_hand(house, REOPENED.format(stack), acts).sentence == said


def test_the_shares_of_an_odd_pot_are_told_once(tmp_path: Path) -> None:
    """[20-A]"""
    file = tmp_path / "odd.txt"
    head = "room;event tournament full-table 9;level 100 200;bounty $25;table A 9 button 6;"
    head += ";".join(f"player A{seat} {3000 if seat == 2 else 20000} A {seat}" for seat in range(1, 10))
    hand = "hand A;cards 2 Qc Qd;cards 5 Ah Kh;cards 8 As Ks;board Ac Kd 7h 4s 2d"
    acts = "deal;fold 9 1;P2 all-in;P2 bounty in-the-pot;fold 3 4;call 5;fold 6 7;call 8;run-out;show 2 5 8"
    file.write_text(lines(head, hand) + lines("", acts), encoding="utf-8")
    found = stands(file, book("foxwoods-2020"))
    assert found is not None
    said = answer_on_all(found.both, book("foxwoods-2020"), (Question(POTS), Question(DESK))).sentence
    assert said.startswith("Odd chips go out from the left of the button: seat 5 gets 4,500 and seat 8 gets 4,600; ")
    assert " wins 4,500" not in said
