"""Several questions about one situation: one sentence, in their order, what nobody needs left out."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines
from trainer.commands.situation import stands
from trainer.grading.answers.asked import WORDS, Question, question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

HEAD = "on turn;blinds 300 600;pot 5400;in 4 7 8;seats 9 20000;seat 7 2200"
ACTS = "P4 bet 2000;P7 wager 1000x2+100x2;call 8"
ALL_IN = "Seat 7 is all-in for 2,200: the call didn't need every chip, so the 50% mark doesn't matter"
CLOSED = "seat 4 may only call 200 or fold: 200 more is short of a full raise of 2,000"


def sentence(*asked: str) -> str:
    both = Both(read(lines(HEAD, ACTS)).record)
    return answer_on_all(both, book("tda-2022"), [question(each) for each in asked]).sentence


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        pytest.param(("wager:7", "rights:4"), f"{ALL_IN}; {CLOSED}.", id="both-in-order"),
        pytest.param(("rights:4", "wager:7"), f"S{CLOSED[1:]}; s{ALL_IN[1:]}.", id="the-other-order"),
        pytest.param(("wager:7", "wager:7"), f"{ALL_IN}.", id="once"),
        pytest.param(("board", "wager:7"), f"{ALL_IN}.", id="nothing-to-say-of-the-board"),
        pytest.param(("board", "button"), f"{ALL_IN}; {CLOSED}.", id="nothing-of-either-but-a-ruling"),
        pytest.param(("board:9", "button:9"), "Nothing is wrong.", id="nothing-of-either-for-that-seat"),
        pytest.param((), f"{ALL_IN}; {CLOSED}.", id="without-a-question"),
    ],
)
def test_every_question_has_its_half_of_the_sentence(asked: tuple[str, ...], said: str) -> None:
    assert sentence(*asked) == said


def test_a_question_is_written_as_a_word_and_a_seat() -> None:
    assert question("rights:4") == Question("rights", 4)
    assert question("rights", 7) == Question("rights", 7)
    assert question("seats:Bill", 7) == Question("seats", 0, "Bill")
    assert {question(word).ask for word in WORDS} == set(WORDS)


@pytest.mark.parametrize("text", ["", "wagers", ":4", "wager:", "wager:0", "wager:11"])
def test_what_is_no_question_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="write"):
        question(text)


ROOM = """room
players A 1-3 20000
player Bill 5000x5+1000x5 A 4
players B 1-4 20000
table A 9 button 1
table B 9 button 1
---
break A
draw-seat Bill B 5
Bill out-of-view 5000x2
sit Bill B 5
lost-and-found nobody 1000x1
"""


def told_in(folder: Path, text: str) -> Both:
    file = folder / "told.txt"
    file.write_text(text, encoding="utf-8")
    found = stands(file)
    assert found is not None
    return found.both


def test_of_a_room_one_asks_by_a_players_name(tmp_path: Path) -> None:
    """players-2025 63"""
    both = told_in(tmp_path, ROOM)
    law = book("players-2025")
    assert answer_on_all(both, law, [question("seats:Bill")]).sentence.endswith("Bill is dealt in at once.")
    assert "forfeits 10,000" in answer_on_all(both, law, [question("chips:Bill")]).sentence
    assert "Bill" not in answer_on_all(both, law, [question("chips:B1")]).sentence


def test_behavior_is_asked_for_apart_from_the_clock(tmp_path: Path) -> None:
    """players-2025 34, 67-B"""
    both = told_in(tmp_path, ROOM.replace("Bill out-of-view 5000x2", "Bill conduct dodges-blind"))
    law = book("players-2025")
    assert answer_on_all(both, law, [question("conduct:Bill")]).sentence.startswith("Bill gets a penalty")
    assert answer_on_all(both, law, [question("clock:B1")]).sentence == "Nothing is wrong."
    assert answer_on_all(both, law, [question("clock")]) == answer_on_all(both, law, ())
    both_asked = answer_on_all(both, law, [question("conduct:Bill"), question("seats:Bill")]).sentence
    assert both_asked.endswith("; Bill is dealt in at once.")


KILLED = """on turn
blinds 100 200
pot 2400
in 2 5 7
seats 9 20000
---
check 2
P5 bet 1200
D muck 5
P5 say That was my hand!
"""


def test_words_that_are_not_read_hide_no_ruling_on_something_else(tmp_path: Path) -> None:
    """metropolitan 59"""
    both, law = told_in(tmp_path, KILLED), book("metropolitan")
    ruled = "The floor decides: unless seat 5's hand is identified, it is out, and only 1,200 uncalled comes back"
    assert answer_on_all(both, law, [question("deal")]).sentence == f"{ruled}."
    with_pot = answer_on_all(both, law, [question("deal"), question("pots")]).sentence
    assert with_pot.startswith(f"{ruled}; the pot is 3,600")


def test_of_a_hand_too(tmp_path: Path) -> None:
    both = told_in(tmp_path, "blinds 100 200\nseats 4 20000\nseat 4 20000 Marta\n---\ndeal\n")
    law = book("tda-2024")
    assert answer_on_all(both, law, [question("rights:Marta")]) == answer_on_all(both, law, [question("rights:4")])
    with pytest.raises(ValueError, match="no one is called 'Mart'; the nearest is 'Marta'"):
        answer_on_all(both, law, [question("rights:Mart")])


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (3, "Seat 3 has acted; the action is on seat 4."),
        (5, "The action is on seat 4; if seat 4 only calls, seat 5 may call 600 or raise, minimum raise to 1,000."),
        (4, "Seat 4 may call 600 or raise, minimum raise to 1,000."),
    ],
)
def test_what_a_player_may_do_whose_turn_it_is_not_is_told_with_whose_turn_it_is(seat: int, said: str) -> None:
    both = Both(read(lines("blinds 100 200;seats 9 20000", "deal;P3 raise 600")).record)
    assert answer_on_all(both, book("tda-2024"), [Question("rights", seat)]).sentence == said


LIMIT = "on flop;game holdem limit;blinds 200 400;pot 2800;in 1 3 5;seats 9 10000"


@pytest.mark.parametrize(
    ("all_in", "said"),
    [
        (600, "Seat 1 raises to 1,000: 200 more is at least 50% of a full raise of 400."),
        (550, "Seat 1 may only call 150 or fold: 150 more is under 50% of a full raise of 400."),
    ],
)
def test_a_raise_in_limit_after_a_short_all_in_is_told_with_why_it_is_open_or_not(all_in: int, said: str) -> None:
    """tda-2022 47-B"""
    acts = f"P1 bet 400;P3 all-in;P5 call {all_in};P1 say raise;P5 dispute action 1"
    both = Both(read(lines(f"{LIMIT};seat 3 {all_in}", acts)).record)
    assert answer_on_all(both, book("tda-2022"), []).sentence == said


WAIVED = """room
event tournament full-table 9
level 100 200
players A 9 20000
players C 6 20000
---
floor waive C
hand C
cards 2 Ks Kd
cards 3 As Ad
board Qs 7d 8h 2c 3s
---
deal
fold 4 5 6 1
P2 call
check 3
run-out
show 2 3
P2 say That is a misdeal.
"""


def test_a_hand_dealt_though_the_table_should_have_stopped_is_no_misdeal(tmp_path: Path) -> None:
    """tda-2022 11-D"""
    told = answer_on_all(told_in(tmp_path, WAIVED), book("tda-2022"), []).sentence
    due = "due 3 players short once the big blind comes to an open seat"
    assert told.startswith(f"Table C plays on: the floor waived its halt, {due}, and that isn't a misdeal; ")
    assert told.endswith("seat 3 wins 400.")


def test_where_the_cards_of_that_hand_are_not_given_who_wins_it_is_not_talked_of(tmp_path: Path) -> None:
    """tda-2022 11-D"""
    told = answer_on_all(told_in(tmp_path, WAIVED.replace("board Qs 7d 8h 2c 3s\n", "")), book("tda-2022"), []).sentence
    assert told.endswith("and that isn't a misdeal.")


UNDERCALLS = "on flop;blinds 400 800;pot 3600;in 2 4 7 9;seats 9 20000"
TWO_SHORT = "P2 bet 3000;P4 wager 100x10;P7 wager 100x10"


@pytest.mark.parametrize(
    ("house", "asked", "said"),
    [
        pytest.param(
            *("foxwoods-2020", ("turns", "wager:4", "wager:7")),
            "The action goes back to seat 4, who makes the full call of 3,000; "
            "the floor decides on seat 7's short call of 1,000; a full call is 3,000.",
            id="foxwoods-2020:42-C",
        ),
        pytest.param(
            *("upt", ("turns",)),
            "Seat 4's 1,000 is a full call of 3,000; it's a full call of 3,000: seat 7 puts in 2,000 more.",
            id="upt:dead-hand-1-a",
        ),
        pytest.param("upt", ("turns:1",), "Seat 1's hand is dead.", id="upt:dead-hand-1-a:by-seat"),
    ],
)
def test_nothing_is_said_twice_nor_of_a_fold_that_nobody_asks_about(
    house: str, asked: tuple[str, ...], said: str
) -> None:
    both = Both(read(lines(UNDERCALLS, TWO_SHORT)).record)
    assert answer_on_all(both, book(house), [question(each) for each in asked]).sentence == said


BROUGHT_UP = "The raise is to 6,000, not 5,000: seats 2, 5 and 9 make it 6,000."
PASSED = (
    "Seat 5's bet of 3,000 and seat 9's call of 3,000 are binding, and the floor decides whether seat 2's hand "
    "is dead, or live with no right to bet or raise."
)


@pytest.mark.parametrize("asked", [("wager:2",), ("wager:9",), ("wager:5", "wager:9", "wager:2")])
def test_a_wager_that_another_ones_correction_makes_larger_is_answered_by_it(asked: tuple[str, ...]) -> None:
    """tda-2022 52-A"""
    head = "on river;blinds 500 1000;pot 6000;in 2 5 9;seats 9 40000"
    acts = "P2 bet 3000;P5 wager 1000x5;P9 call 5000;P2 wager 2000;D say The raise was too small"
    both = Both(read(lines(head, acts)).record)
    assert answer_on_all(both, book("tda-2022"), [question(each) for each in asked]).sentence == BROUGHT_UP


@pytest.mark.parametrize("asked", [("turns:5",), ("turns:9",), ("turns:5", "turns:9", "turns:2")])
def test_what_went_past_a_silent_player_is_one_answer_whosoever_is_asked_about(asked: tuple[str, ...]) -> None:
    """tda-2022 53-B"""
    head = "on turn;blinds 500 1000;pot 6000;in 2 5 9;seats 9 40000"
    acts = "P5 bet 3000;wait 20;P9 call 3000;P2 say I have not acted yet;P2 raise 10000"
    both = Both(read(lines(head, acts)).record)
    assert answer_on_all(both, book("tda-2022"), [question(each) for each in asked]).sentence == PASSED


def test_asked_for_the_pots_a_seat_hears_whether_its_own_dispute_is_heard() -> None:
    """foxwoods-2020 22"""
    head = "on river;blinds 500 1000;pot 6000;in 2 5;seats 9 40000;cards 2 As Ad;cards 5 Ks Kd;board 2c 7d 9h 3s 4c"
    acts = "check 2 5;show 2 5;D push-pot 2 6000;D shuffle;D button 1;deal;fold 4;P5 dispute reading 5;P2 dispute count"
    both = Both(read(lines(head, acts)).record)
    sentence = answer_on_all(both, book("foxwoods-2020"), [question("pots:5"), question("pots:2")]).sentence
    assert "too late" in sentence.split("; ")[0] and "dispute over the count is heard" in sentence


@pytest.mark.parametrize(
    ("house", "says"),
    [
        ("upt", "Seat 4's thrown-away hand is dead; seat 8's out-of-turn fold is binding; seat 6 wins 1,500."),
        (
            "players-2025",
            "Seat 4's fold is binding and may be penalized; seat 8's out-of-turn fold is binding; seat 6 wins 1,500.",
        ),
    ],
    ids=["upt:betting-10", "players-2025:58"],
)
def test_what_one_answer_says_the_next_does_not_say_again_or_gainsay(house: str, says: str) -> None:
    head = "on flop;blinds 100 200;pot 1500;in 4 6 8;seats 9 20000"
    both = Both(read(lines(head, "P4 fold;P8 fold;P6 check")).record)
    asked = [question(each) for each in ("turns:4", "turns:8")]
    assert answer_on_all(both, book(house), asked).sentence == says


def _answered(house: str, head: str, acts: str, *asked: str) -> str:
    both = Both(read(lines(head, acts)).record)
    return answer_on_all(both, book(house), [question(each) for each in asked]).sentence


RIVER = "on river;blinds 100 200;pot 1200;in 4 7;seats 9 20000;board 2c 7d 9h 3s 4c;cards 4 Ac Kd;cards 7 9c 9d"


@pytest.mark.parametrize(
    ("house", "head", "acts", "asked", "said"),
    [
        pytest.param(
            "foxwoods-2020",
            "on flop;game omaha pot-limit;blinds 500 1000;pot 10500;in 3 6 8;seats 9 40000",
            "P3 request pot-count;D tell pot 9500;P3 bet 9500;fold 6;call 8",
            ("wager",),
            "Seat 3's 9,500 stands: it's too late to correct it.",
            id="54-A-whatever-the-next-call-comes-to",
        ),
        pytest.param(
            "metropolitan",
            "blinds 200 400;seats 9 20000;button 9",
            "deal;call 3;P4 raise 1600;fold 5 6 7 8 9 1 2;P3 pull-back 400;P3 fold",
            ("wager:3",),
            "Seat 3 must call 1,600 or raise to at least 2,800.",
            id="46-B-not-that-he-folds",
        ),
        pytest.param(
            "tda-2022",
            "on turn;blinds 100 200;pot 1600;in 3 5;seats 9 20000",
            "P3 say raise;P5 call;P3 say nine thousand",
            ("wager:5",),
            "The floor rules on seat 5's call before the amount was clear, and may hold it to any amount.",
            id="59-B-early-call",
        ),
        pytest.param(
            "tda-2022",
            "on flop;blinds 100 200;pot 1600;in 2 4 5 7;seats 9 20000",
            "P2 bet 800;P4 raise 2400;P5 wager 800;P7 wager 800",
            ("wager:7",),
            "The floor decides on seat 7's short call of 800; a full call is 2,400.",
            id="51-C-the-later-of-two-short-calls",
        ),
        pytest.param(
            "players-2025",
            "on flop;blinds 100 200;pot 1500;in 3 5 8;seats 9 20000",
            "P3 move aside;P5 move aside",
            ("turns:3", "turns:5"),
            "Seat 3's fold is binding and may be penalized; seat 5's fold is binding and may be penalized; "
            "seat 8 wins 1,500.",
            id="58-the-winner-once",
        ),
        pytest.param(
            "players-2025",
            f"{RIVER};seat 4 5000x1+1000x6",
            "P4 say all-in;P4 wager 1000x6;call 7;show 4 7;D tell behind 4",
            ("pots",),
            "Seat 7 wins 13,200; the floor decides whether the 5,000 behind is part of the all-in; if not, it still "
            "doesn't save seat 4, and the floor may award it to seat 7.",
            id="62-chips-behind-beside-the-pots",
        ),
        pytest.param(
            "upt",
            f"{RIVER};seat 4 8000",
            "P4 say all-in;P4 wager 6000;call 7;show 4 7;D tell behind 4",
            ("pots",),
            "Seat 7 wins 13,200; seat 4 is out; the floor may award the hidden 2,000 to the winner.",
            id="T20-hidden-chips-beside-the-pots",
        ),
    ],
)
def test_what_is_asked_of_a_wager_or_of_the_pots(
    house: str, head: str, acts: str, asked: tuple[str, ...], said: str
) -> None:
    assert _answered(house, head, acts, *asked) == said


def test_what_a_player_may_do_whose_turn_comes_by_a_call(tmp_path: Path) -> None:
    """metropolitan 43"""
    head = "on flop\nblinds 100 200\npot 2600\nin 1 4 6\nseats 9 40000\nseat 6 9500\n---\n"
    both = told_in(tmp_path, f"{head}P1 bet 2000\nP4 raise 6000\nP6 all-in\n")
    told = answer_on_all(both, book("metropolitan"), [question("rights:1"), question("rights:4")]).sentence
    assert told == (
        "Seat 1 may call 7,500 or raise, minimum raise to 13,500; if seat 1 only calls, seat 4 may only call 3,500 or "
        "fold: 3,500 more is short of a full raise of 4,000."
    )


@pytest.mark.parametrize(
    ("house", "head", "acts", "ask", "said"),
    [
        pytest.param(
            "players-2025", "pot 1200;in 2 5", "P2 bet 500;fold 5;P5 request rabbit", "board", "Rabbit", id="30"
        ),
        pytest.param("upt", "pot 1200;in 2 5", "P5 drop", "deal:5", "Seat 5's dropped cards", id="irregularity-14"),
        pytest.param("tda-2024", "pot 1200;in 2 5", "P5 turn up", "deal:5", "Seat 5's hand stays live", id="68"),
    ],
)
def test_what_became_of_cards_is_told_by_whatever_word_it_is_asked(
    house: str, head: str, acts: str, ask: str, said: str
) -> None:
    assert _answered(house, f"on flop;blinds 100 200;{head};seats 9 20000", acts, ask).startswith(said)


@pytest.mark.parametrize("asked", ["pots", "pots:5", "pots:6", "showdown"])
def test_asked_for_the_pots_after_a_dispute_those_of_the_hand_before_are_meant(asked: str) -> None:
    """players-2025 23"""
    head = "on river;blinds 300 600;pot 6000;side 3000 5 6;in 2 5 6;seats 9 40000;seat 2 0;button 4;cards 2 9c 8c"
    head += ";cards 5 As Ad;cards 6 Ks Kd;board 2c 7d 9h 3s 4c"
    acts = "check 5 6;show 6 5 2;D push-side 6 3000 side-1;D push-pot 5 6000;deal;fold 8 9;P5 dispute award side-1"
    said = answer_on_all(Both(read(lines(head, acts)).record), book("players-2025"), [question(asked)]).sentence
    assert said.startswith("The dispute is heard: it comes in time, as the next hand has had no substantial action")
