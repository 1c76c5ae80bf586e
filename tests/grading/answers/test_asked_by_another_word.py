"""What is asked by a word that finds nothing, or by several words, says no other thing than the plain answer."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines
from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read


def asked(house: str, told: str, *asks: str) -> str:
    """The answer of a house to these questions on a hand told as "head/acts"."""
    both = Both(read(lines(*told.split("/"))).record)
    return answer_on_all(both, book(house), [question(each) for each in asks]).sentence


TURN = "on turn;blinds 200 400;pot 3200;in 2 5;seats 9 20000"
RIVER = "on river;blinds 500 1000;pot 4500;in 2 5 8;seats 9 20000"
EARLY = f"{TURN}/P2 say bet;P5 say call;P2 wager 15000"
PULLED = "blinds 100 200;seats 9 40000/deal;fold 3;P4 raise 500;fold 5 6 7;P8 raise 1500;fold 9 1 2;P4 pull-back 500"
UNCLEAR = "on turn;blinds 25 50;pot 300;in 3 5;seats 9 60000/P3 check;P5 say twenty two"
TAKEN = "on turn;blinds 200 400;pot 5000;in 2 5;seats 9 40000/check 2;P5 bet 2000;D muck 5"
FORWARD = (
    "on river;blinds 100 200;pot 900;in 2 7;seats 9 20000;cards 2 Ks 2c;cards 7 8h 9c;board Kh 5c 6d 7s Jd/check 2 7;"
    "show 2;P7 move aside;P7 claim hand straight;P2 request live-hand 7"
)
HEARD_IN_TIME = (
    "on river;blinds 200 400;pot 7400;in 6 9;seats 9 20000;cards 6 Kh Kd;cards 9 9h 2h;board Ks 3h 7h Jh 5c/check 6 9;"
    "show 6 9;D push-pot 6 7400;P9 dispute award"
)
PASSED_BY = "on turn;blinds 500 1000;pot 6000;in 2 5 9;seats 9 40000/P5 bet 3000;P9 call 3000"
POSTED = "on flop;blinds 200 400;pot 1400;in 2 5;seats 9 20000/P5 bet 3000;D action-on 2;P2 raise 1000"
THREW = "on river;blinds 100 200;pot 3000;in 1 3;seats 9 20000;board Ks 8d 4c 2s 9h;cards 1 Kh Kd;cards 3 Ah Qh"
ALL_IN_HID = f"{THREW};seat 1 500/P1 all-in;call 3;show 3;P1 move aside"
TABLED_GONE = f"{THREW}/check 1 3;show 1 3;P1 move muck;D scramble muck"
MAY_NOT_MUCK = (
    "Seat 1 may not muck, with seat 1 all-in and the betting complete: the hands of seats 1 and 3 are tabled and live."
)
IF_READ = "The floor decides whether seat 1's hand was clearly tabled: if so seat 1 wins 3,000, if not seat 3."
FLOP = "on flop;blinds 100 200;pot 2400;in 3 4 6;seats 9 20000/P3 bet 500"
TOO_LATE = f"{FLOP};P3 request clock;wait 30;F tell time;"
CLOCKED = "Seat 4's hand is dead: the 25 seconds plus a count of 5 are over; the action is on seat 6"
LEFT = "Seat 6 may call 500 or raise, minimum raise to 1,000."
SAME = "“Same” isn't an official term: the floor decides whether seat 4's word is a call of 500."
SET_IN = "“I put you all in” isn't an official term: the floor decides whether seat 4's word is an all-in of 20,000."
FOUND = "on flop;blinds 100 200;pot 2400;in 4 6;seats 9 20000/P4 wager 500x30;P4 say all-in;call 6;P6 tell behind 4"
BEHIND = "The floor decides whether the 5,000 behind plays: the all-in is 15,000 or 20,000."
OWED = "Seat 4 must call 1,500 or raise to at least 2,500."
FLOOR = (
    "The floor decides: unless seat 5's hand is identified, it is out, and only 2,000 uncalled comes back; seat 2 then "
    "wins 5,000."
)


@pytest.mark.parametrize(
    ("house", "told", "asks", "said"),
    [
        pytest.param(
            "foxwoods-2020",
            "event bounty;blinds 100 200;seats 9 40000/deal;fold 3;P4 bounty in-the-pot",
            ("conduct",),
            "Seat 4's bounty chip in the pot is an all-in bet of 40,000.",
            id="foxwoods-2020:bounty-2",
        ),
        pytest.param(
            "foxwoods-2020",
            EARLY,
            ("wager:5",),
            "The floor rules on seat 5's call before the amount was clear, and may hold it to any amount.",
            id="foxwoods-2020:59-B",
        ),
        pytest.param("tda-2024", ALL_IN_HID, ("pots",), MAY_NOT_MUCK, id="tda-2024:16-pots"),
        pytest.param("tda-2024", ALL_IN_HID, ("showdown:3",), MAY_NOT_MUCK, id="tda-2024:16-showdown"),
        pytest.param("tda-2022", ALL_IN_HID, ("pots:3",), MAY_NOT_MUCK, id="tda-2022:16"),
        pytest.param("tda-2024", TABLED_GONE, ("pots",), IF_READ, id="tda-2024:13-B-pots"),
        pytest.param("tda-2024", TABLED_GONE, ("showdown:3",), IF_READ, id="tda-2024:13-B-showdown"),
        pytest.param("tda-2024", f"{TOO_LATE}P4 say call", ("wager:4",), f"{CLOCKED}.", id="tda-2024:29-said"),
        pytest.param("tda-2024", f"{TOO_LATE}P4 raise 1500", ("wager",), f"{CLOCKED}.", id="tda-2024:29-raised"),
        pytest.param("tda-2022", f"{TOO_LATE}P4 call", ("clock:4", "wager:4"), f"{CLOCKED}.", id="tda-2022:29"),
        pytest.param("tda-2024", f"{TOO_LATE}P4 call", ("rights:4",), f"{CLOCKED}.", id="tda-2024:29-his-rights"),
        pytest.param("tda-2024", f"{FLOP};P4 say same", ("wager:4",), SAME, id="tda-2024:57-same"),
        pytest.param("tda-2024", f"{FLOP};P4 say I put you all in", ("wager:4",), SET_IN, id="tda-2024:57-set-in"),
        pytest.param("tda-2024", FOUND, ("wager",), BEHIND, id="tda-2024:62"),
        pytest.param("tda-2024", FOUND, ("wager:4",), BEHIND, id="tda-2024:62-his"),
        pytest.param("tda-2022", FOUND, ("wager:6", "chips:4"), BEHIND, id="tda-2022:62"),
        pytest.param("tda-2024", PULLED, ("rights:4", "wager:4"), OWED, id="tda-2024:53-B"),
        pytest.param("foxwoods-2020", f"{PULLED};P4 fold", ("rights:4", "wager:4"), OWED, id="foxwoods-2020:50-B"),
        pytest.param(
            "tda-2022",
            UNCLEAR,
            ("wager:5",),
            "The floor decides what seat 5 meant: 2,200 or 22,000.",
            id="tda-2022:57",
        ),
        pytest.param(
            "players-2025",
            f"{TURN}/P2 bet 800;P7 request bring-in-bets",
            ("wager",),
            "The bets stay in front: only seat 5, facing the action, may ask to have them pulled in.",
            id="players-2025:RP-2",
        ),
        pytest.param(
            "players-2025",
            f"{RIVER}/P2 bet 3000;fold 5;P2 move muck;D scramble muck",
            ("showdown", "pots"),
            "Seat 2 is out; the uncalled 3,000 comes back, and seat 8 wins 4,500.",
            id="players-2025:16-B-uncalled",
        ),
        pytest.param(
            "players-2025",
            f"{RIVER}/P2 bet 3000;fold 5;P8 call;P2 move muck;D scramble muck",
            ("showdown", "pots"),
            "Seat 2 has no claim to the pot: the hand was mucked unseen and can't be identified, so seat 8 wins "
            "10,500.",
            id="players-2025:16-B-called",
        ),
        pytest.param("foxwoods-2020", TAKEN, ("pots",), FLOOR, id="foxwoods-2020:65-A"),
        pytest.param("metropolitan", TAKEN, ("showdown:5", "pots"), FLOOR, id="metropolitan:floor-takes-hand"),
        pytest.param(
            "foxwoods-2020",
            FORWARD,
            ("turns:7", "pots"),
            "Seat 7's cards aren't dead and may still be tabled; without that hand, seat 2 wins 900.",
            id="foxwoods-2020:14",
        ),
        pytest.param(
            "upt",
            HEARD_IN_TIME,
            ("showdown", "pots", "pots:9"),
            "The dispute is heard: it comes in time; seat 9 wins 7,400, but seat 6 got 7,400 too much.",
            id="upt:decision-6",
        ),
        pytest.param(
            "upt",
            POSTED,
            ("wager:5",),
            "Seat 5 posted 400, 2,600 goes back, and the player may call 600 more, fold, or re-raise to 2,000 or more.",
            id="upt:out-of-turn",
        ),
        pytest.param(
            "foxwoods-2020",
            "blinds 200 400;seats 9 20000/deal;P2 conduct face-covered;P7 say he must take them off",
            ("house", "conduct:7"),
            "Foxwoods doesn't cover this: a covered face, seat 2.",
            id="foxwoods-2020:silent",
        ),
        pytest.param(
            "foxwoods-2020",
            "on turn;blinds 200 400;pot 3000;in 4 6;seats 9 20000/P7 request clock;wait 32;F tell time",
            ("clock:7", "clock"),
            "Seat 4's hand is checked: the 25 seconds plus a count of 5 are over; the action is on seat 6; "
            "seat 7, out of the hand, was entitled to ask.",
            id="foxwoods-2020:29",
        ),
        pytest.param(
            "tda-2022",
            f"{PASSED_BY};P2 call 3000",
            ("chips:5", "conduct"),
            "Seat 5's bet of 3,000 and seat 9's call of 3,000 are binding, and the floor decides whether seat 2's "
            "hand is dead, or live with no right to bet or raise.",
            id="tda-2022:53-B",
        ),
        pytest.param(
            "tda-2024",
            "blinds 200 400;seats 9 20000;absent 3/deal;P3 request live-hand",
            ("rights:3",),
            "Seat 3's hand is dead.",
            id="tda-2024:30",
        ),
        pytest.param(
            "players-2025",
            "on river;blinds 300 600;pot 2100;in 2 8;seats 9 20000/P2 bet 6000;P5 back;P5 request clock",
            ("seats:5", "clock"),
            "If the floor allows it, seat 8 has 25 seconds to act, then a countdown of 5; then the hand is dead; seat "
            "5, out of the hand, was entitled to ask.",
            id="players-2025:29",
        ),
    ],
)
def test_a_question_says_no_other_thing_than_the_answer(
    house: str, told: str, asks: tuple[str, ...], said: str
) -> None:
    assert asked(house, told, *asks) == said
    assert asked(house, told) == said


HAND = "on river;blinds 100 200;pot 4000;in 2 5 8;seats 9 20000;cards 2 Ah Kd;cards 5 Qd Qc;cards 8 2d 3d"
DISPUTED = (
    f"{HAND};board Ks Js 9d 4h 4c/check 2 5 8;show 2 5 8;D push-pot 5 4000;D shuffle;P2 dispute reading 2;"
    "P8 dispute award"
)
LATE = "Seat 2's dispute over the reading comes too late, as the next hand has begun"
HEARD = "seat 8's dispute over the award is heard, as the next hand has had no substantial action"


@pytest.mark.parametrize("house", ["foxwoods-2020", "tda-2024", "players-2025"])
def test_disputes_of_two_players_are_told_apart(house: str) -> None:
    """[22]"""
    assert asked(house, DISPUTED) == f"{LATE}; {HEARD}."
    assert asked(house, DISPUTED, "pots:2").startswith(LATE)
    assert asked(house, DISPUTED, "pots:8") == f"S{HEARD[1:]}."
    both = asked(house, DISPUTED, "pots:2", "pots:8")
    assert both.startswith(LATE)
    assert both.endswith(f"; {HEARD}.")


@pytest.mark.parametrize(
    ("acts", "ask", "said"),
    [
        pytest.param("floor disqualify A3", "chips:A3", "A3's 20,000 in chips leaves play.", id="71-D"),
        pytest.param(
            "A1 ask deal",
            "house:A3",
            "No deal: 5 players haven't agreed; pay by the payout table until all players left agree and confirm a "
            "deal and the supervisor approves it.",
            id="pay-4",
        ),
        pytest.param(
            "dealer:A deal;zero;dealer:A end;dealer:A push;dealer:A riffle",
            "button",
            "The new dealer's first hand is at level 2, 600-1,200, as the pot was still in play at zero; awarded "
            "before, one hand would be at level 1, 500-1,000.",
            id="23-B",
        ),
    ],
)
def test_of_a_player_in_a_room_as_well(tmp_path: Path, acts: str, ask: str, said: str) -> None:
    file, happen = tmp_path / "room.txt", acts.replace(";", "\n")
    head = "room\nlevel 500 1000\nlevel 600 1200\nplayers A 6 20000\n---\n"
    file.write_text(f"{head}{happen}\n", encoding="utf-8")
    found = stands(file)
    assert found is not None
    assert answer_on_all(found.both, book("foxwoods-2020"), [question(ask)]).sentence == said


PASSED = "on turn;blinds 500 1000;pot 6000;in 2 5 9;seats 9 40000/P5 bet 3000;P9 call 3000;{}"
BINDS = (
    "Seat 5's bet of 3,000 and seat 9's call of 3,000 are binding, and the floor decides whether seat 2's hand "
    "is dead, or live with no right to bet or raise."
)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize("does", ["P2 raise 10000", "P2 call 3000", "P2 say I haven't acted yet"])
def test_a_hand_passed_over_waits_for_the_floor_whatever_is_asked(house: str, does: str) -> None:
    """[43-B] [53-B]"""
    told = PASSED.format(does)
    for asks in ((), ("wager:2",), ("wager:5", "wager:9"), ("turns:5",), ("rights:2", "rights:5")):
        assert asked(house, told, *asks) == BINDS


ASKED = "Ask seat 2 whether the amount is 500 or 5,000; if it stays unclear, the floor rules"
HELD = "on flop;blinds 100 200;pot 1800;in 2 5 7;seats 9 20000/"


@pytest.mark.parametrize(
    ("told", "ask", "sentence"),
    [
        pytest.param(
            f"{HELD}P2 bet 400;P5 say ship it",
            "wager:5",
            "“Ship it” isn't an official term: the floor decides whether seat 5's word is an all-in of 20,000.",
            id="unofficial-51",
        ),
        pytest.param(
            f"{HELD}P2 bet 400;P5 say double it",
            "wager:5",
            "“Double it” isn't an official term: the floor decides whether seat 5's word is a raise to 800.",
            id="doubled-51",
        ),
        pytest.param(
            f"{HELD}P2 bet 400;P5 say if he folds I raise",
            "wager:5",
            "The floor may hold seat 5 to those words, penalize the player, or both.",
            id="conditional-53",
        ),
        pytest.param(
            f"{HELD}P2 bet 400;P5 say call;P5 fold",
            "wager:5",
            "Seat 5 must make the full call of 400; if the fold stands, seat 5's hand is dead.",
            id="called-38-A",
        ),
        pytest.param(f"{HELD}P2 say bet;P2 check", "wager:2", "Seat 2 must bet at least 200.", id="bet-38-A"),
        pytest.param(
            f"{HELD}P2 bet 400;P5 say raise;P7 call",
            "wager:7",
            "Seat 7 should wait until the amount is clear.",
            id="37-B",
        ),
        pytest.param(
            f"{HELD}P2 say I bet five;P5 call",
            "wager:5",
            f"{ASKED}; the amount of seat 5's call depends on that.",
            id="unclear-51",
        ),
        pytest.param(f"{HELD}P2 bet 400;P5 fold", "wager:5", "Seat 5 folds.", id="no-words-37-A"),
        pytest.param(
            f"{HELD}P2 bet 400", "wager:5", "Seat 5 has put in nothing on this street.", id="nothing-yet-37-A"
        ),
    ],
)
def test_words_bind_though_nothing_was_put_out_after_them(told: str, ask: str, sentence: str) -> None:
    assert asked("metropolitan", told, ask) == sentence


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:29"), pytest.param("tda-2022", id="tda-2022:29")]
)
@pytest.mark.parametrize("ask", ["rights:6", "rights"])
@pytest.mark.parametrize("acts", ["P4 raise 1500", "P4 call", "P4 say call"])
def test_what_a_player_puts_in_when_his_time_was_up_is_nothing_to_the_others(house: str, ask: str, acts: str) -> None:
    assert asked(house, f"{TOO_LATE}{acts}", ask) == LEFT


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        (("showdown:1", "showdown"), "{}."),
        (("showdown", "showdown:1"), "{}."),
        (("showdown:1",), "{}."),
    ],
    ids=["his-first", "his-last", "alone-tda-2024:RP-4-3"],
)
def test_what_is_ruled_is_not_lost_beside_the_pot(asks: tuple[str, ...], said: str) -> None:
    stub = "Scramble together the 44 cards that fell, shuffle and cut: they are the new stub"
    told = "on flop;blinds 100 200;pot 3000;in 1 5;seats 9 20000/check 1 5;D drop muck"
    assert asked("tda-2024", told, *asks) == said.format(stub)


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:29"), pytest.param("tda-2022", id="tda-2022:29")]
)
@pytest.mark.parametrize("act", ["call", "fold"])
def test_time_called_after_a_player_acted_is_not_up_for_the_next(house: str, act: str) -> None:
    told = f"{FLOP};P6 request clock;wait 30;P4 {act}"
    stands = f"Seat 4's {act} stands: the count was not over before it, and a tie goes to the player."
    assert asked(house, f"{told};F tell time") == stands
    assert asked(house, f"{told};F tell time", "rights:6") == LEFT
    assert asked(house, f"{told};wait 60;P3 request clock;wait 31;F tell time").startswith("Seat 6's hand is dead")
    if act == "fold":
        assert asked(house, told) == f"Nothing is wrong: {LEFT[0].lower()}{LEFT[1:]}"
