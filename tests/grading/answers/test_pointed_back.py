"""Acts out of turn after the dealer has pointed the action back: they are told until somebody goes on."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.asked import Question
from trainer.grading.answers.plain.later import asked_later
from trainer.grading.answers.plain_instead import else_plain
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"]
FLOP = "on flop;blinds 50 100;pot 900;in 2 5 7;seats 9 10000;button 9"
BINDS = "Seat 7's out-of-turn raise is binding at 900{}; the action is on seat 2"
CALLED, FOLDED = BINDS.format(", as a call doesn't change the action"), BINDS.format("")
WAITS = "The action backs up to seat 5: seat 7's bet of 400 is binding unless someone bets or raises first"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("pointed", ["", "D action-on {};"], ids=["silently", "aloud"])
@pytest.mark.parametrize(
    ("out", "due", "act", "sentence"),
    [
        pytest.param("P2 bet 300;P7 raise 900", 5, "P5 say call", f"{CALLED}; it's a call: ", id="53-A-says-call"),
        pytest.param("P2 bet 300;P7 raise 900", 5, "P5 call", f"{CALLED}.", id="53-A-calls"),
        pytest.param("P2 bet 300;P7 raise 900", 5, "P5 say fold", f"{FOLDED}.", id="53-A-says-fold"),
        pytest.param("P7 bet 400", 2, "P2 say check", WAITS, id="53-A-says-check"),
        pytest.param("P7 bet 400", 2, "P2 check", WAITS, id="53-A-checks"),
        pytest.param(
            "P7 bet 400", 2, "P2 say bet 500", "Seat 7's bet is no longer binding: 400 goes back", id="53-A-bets"
        ),
        pytest.param("P5 check", 2, "P2 bet 300", "Seat 5's check isn't binding", id="53-A-check-then-bet"),
    ],
)
def test_an_act_out_of_turn_is_told_though_the_action_was_pointed_back(
    house: str, pointed: str, out: str, due: int, act: str, sentence: str
) -> None:
    said = on_hand(house, FLOP, f"{out};{pointed.format(due)}{act}").sentence
    assert sentence in said


@pytest.mark.parametrize("house", HOUSES)
def test_once_others_have_gone_on_it_is_settled(house: str) -> None:
    """[tda-2022:53-A]"""
    four = FLOP.replace("in 2 5 7", "in 2 5 7 8")
    said = on_hand(house, four, "P2 bet 300;P7 raise 900;D action-on 5;P5 call;P8 call").sentence
    assert said == "Nothing is wrong: seat 2 may call 600 or raise, minimum raise to 1,500."


def test_of_two_wagers_the_one_out_of_turn_is_the_answer() -> None:
    """[tda-2022:53-A]"""
    four = FLOP.replace("in 2 5 7", "in 2 5 7 8")
    acts = "P2 bet 300;P7 raise 900;P5 call;P8 {}"
    for late in ("call", "fold"):
        made = on_hand("tda-2022", four, acts.format(late), "wager")
        plain = on_hand("tda-2022", four, acts.format(late))
        assert asked_later(lambda plain=plain: plain, Question("wager"), made).sentence == f"{CALLED}."
    said = "P2 bet 300;P7 raise 900;P5 say call"
    made, plain = on_hand("tda-2022", four, said, "wager"), on_hand("tda-2022", four, said)
    assert asked_later(lambda: plain, Question("wager"), made).sentence.startswith(
        "Seat 7's out-of-turn raise is binding"
    )


def test_what_a_player_is_held_to_has_its_figure() -> None:
    """[tda-2022:53-A]"""
    said = on_hand("tda-2022", FLOP, "P2 bet 300;P7 raise 900;D stop;P5 call;P7 say just a call").sentence
    assert said == "Seat 7's raise to 900 is binding, not the call; the action is on seat 2."


WRONG = "blinds 100 200;seats 6 20000;last-hand 2 3 4;button 4"
OVER = "deal;P1 raise 600;fold 2 3 4 5 6;D return-bet 1 400;D bring-in-bets;D push-pot 1 500"


@pytest.mark.parametrize("ask", ["", "button"])
def test_of_a_hand_that_is_over_it_is_said_that_it_stands(ask: str) -> None:
    """[tda-2022:35-D]"""
    said = on_hand("tda-2022", WRONG, f"{OVER};P2 dispute action", ask).sentence
    assert said == "The hand stands under 35-D, and TDA 2022 doesn't say where the button goes next: the floor decides."
    short = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 5, 6, 1, 2, 3, 5, 6))
    folds = "P3 raise 600;P4 fold;P5 fold;P6 fold;P1 fold;P2 fold"
    pushed = "D return-bet 3 400;D bring-in-bets;D push-pot 3 500"
    late = on_hand("tda-2022", "blinds 100 200;seats 6 20000", f"{short};{folds};{pushed};P4 say one card only")
    assert late.sentence == "It's too late for a misdeal, as there was substantial action: the hand stands."


def test_the_clock_of_hand_for_hand_is_told_for_the_next_hand() -> None:
    """[tda-2022:RP-8-B]"""
    head = "level 500 1000;clock 1 700;entries 300;places 45;players A 9 20000;players B 9 20000"
    record = read_room(lines(f"room;{head}", "dealer:A deal;floor hand-for-hand")).record
    said = answer_on_room(record, book("tda-2022"), "clock").sentence
    assert said.startswith("The clock shows 11:40, and 9:40 as the next hand begins: each hand, the current one first,")


def test_who_opens_stud_with_nobody_to_bring_it_in_is_told_with_what_he_may_do() -> None:
    """[tda-2022:RP-10-F]"""
    cards = "cards 1 Kh Ks 5c;cards 2 Qh Qs 7d;cards 3 Jh Js 8d;cards 4 8h 8s Ad;cards 5 9h 9s 2c;cards 6 7h 7s 6d"
    head = f"game stud limit;ante 25;bring-in 50;small-bet 200;big-bet 400;seats 6 5000;seat 5 25;{cards}"
    said = on_hand("tda-2022", head, "deal", "turns").sentence
    assert said == "Nothing is wrong: seat 6 must open for 50 or more, or fold."


BET = "on turn;blinds 100 200;pot 2400;in 3 5 7;seats 9 20000"
SIZES = [
    pytest.param(
        "P3 bet 1000;P7 raise 3000;P5 wager 500",
        "It's a full call of 1,000: seat 5 puts in 500 more; seat 7's out-of-turn raise is "
        "binding at 3,000, as a call doesn't change the action; the action is on",
        id="51-B-opening-bet",
    ),
    pytest.param(
        "P3 bet 1000;P7 raise 3000;P5 wager 1500",
        "The raise is to 2,000, not 1,500: seat 5 puts in 500 more; seat 7's action isn't binding, "
        "as seat 5's raise changed the action: 3,000 goes back, and "
        "they may call 2,000, raise to at least 3,000 or fold.",
        id="53-A-made-whole",
    ),
    pytest.param(
        "P3 bet 1000;P7 wager 1300;call 5",
        "Seat 7's out-of-turn call is binding at 1,000, and 300 goes back.",
        id="43-A-under-half",
    ),
    pytest.param(
        "P7 bet 1000;check 3;check 5;P7 check",
        "Seat 7's out-of-turn bet is binding at 1,000; the action is on seat 3.",
        id="53-A-checks-after-all",
    ),
]


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
@pytest.mark.parametrize(("acts", "sentence"), SIZES)
def test_what_is_done_in_turn_before_an_act_out_of_turn_is_told_with_it(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, BET, acts).sentence.startswith(sentence)


def test_asked_about_turns_a_raise_out_of_turn_has_its_size() -> None:
    """[tda-2022:43-A]"""
    acts = "P3 bet 1000;P7 wager 1500;call 5"
    made, plain = on_hand("tda-2022", BET, acts, "turns"), on_hand("tda-2022", BET, acts)
    assert asked_later(lambda: plain, Question("turns"), made).sentence == (
        "Seat 7's out-of-turn raise is binding; the raise is to 2,000, not 1,500: seat 7 puts in 500 more; it's "
        "1,000 more "
        "to seat 3."
    )


def test_who_wins_is_told_of_a_hand_pushed_forward_before_the_other_is_tabled() -> None:
    """[tda-2022:14]"""
    head = "on river;blinds 100 200;pot 2400;in 3 5;seats 9 20000;button 6"
    acts = "check 3 5;P5 claim hand flush;P3 move aside"
    said = "Seat 3's cards aren't dead and may still be tabled; without that hand, seat 5 wins 2,400."
    plain, made = on_hand("tda-2022", head, acts), on_hand("tda-2022", head, acts, "pots")
    assert plain.sentence == said
    assert else_plain(lambda: plain, Question("pots"), made, 0).sentence == said


def test_asked_about_turns_a_raise_in_turn_is_no_act_out_of_turn() -> None:
    """[tda-2022:58]"""
    acts = "P2 bet 300;P7 fold;D action-on 5;P5 say raise 900"
    made, plain = on_hand("tda-2022", FLOP, acts, "turns"), on_hand("tda-2022", FLOP, acts)
    assert "out-of-turn  is binding" not in asked_later(lambda: plain, Question("turns"), made).sentence
