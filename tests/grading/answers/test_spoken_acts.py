"""Acts in words alone: a check that is one, what is said after it, and what is said out of turn and comes round."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.asked import Question
from trainer.grading.answers.plain.later import asked_later
from trainer.grading.answers.plain_instead import else_plain

TDA = ["tda-2022", "tda-2024"]
FLOP = "on flop;blinds 50 100;pot 900;in 2 5 7 8;seats 9 10000;button 9"


@pytest.mark.parametrize("house", [*TDA, "players-2025", "metropolitan"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P2 say check", "Nothing is wrong: seat 5 may check or bet, minimum 100.", id="50-A-first"),
        pytest.param(
            "P2 say I check;P5 say check",
            "Nothing is wrong: seat 7 may check or bet, minimum 100.",
            id="50-A-second",
        ),
        pytest.param("P7 fold;D action-on 2;P2 say check", "Seat 7's ", id="58-fold-out-of-turn-before"),
        pytest.param(
            "P2 say check;P2 say no wait, bet 300",
            "Seat 2's check is binding, not the bet of 300; the action is on seat 5.",
            id="50-A-taken-back",
        ),
        pytest.param(
            "P2 check;P2 say sorry, bet 300",
            "Seat 2's check is binding, not the bet of 300; the action is on seat 5.",
            id="50-A-taken-back-after-a-plain-check",
        ),
    ],
)
def test_a_check_in_words_is_the_check_it_says(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, FLOP, acts).sentence.startswith(sentence)


@pytest.mark.parametrize("house", TDA)
def test_who_says_check_has_checked_where_it_is_asked_about_wager_and_turns(house: str) -> None:
    """[tda-2022:50-A]"""
    acts = "P2 say I check;P5 say check"
    assert on_hand(house, FLOP, acts, "wager", 2).sentence == "Seat 2 checks."
    assert on_hand(house, FLOP, acts, "turns").sentence == "Nothing is wrong: the action is on seat 7."


def test_the_big_blind_who_says_check_faces_nothing() -> None:
    """[tda-2022:55]"""
    said = on_hand("tda-2022", "blinds 50 100;seats 4 10000", "deal;call 3 4 1;P2 say check").sentence
    assert said == "Nothing is wrong."


@pytest.mark.parametrize("house", TDA)
def test_a_check_said_against_a_bet_stays_what_it_is(house: str) -> None:
    """[tda-2022:55]"""
    assert "check" in on_hand(house, FLOP, "P2 bet 400;P5 say check").sentence


BINDS = "Seat 7's out-of-turn raise is binding at 900{}; the action is on seat 2"
CALLED, FOLDED = BINDS.format(", as a call doesn't change the action"), BINDS.format("")


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P5 call;P8 wager 900", f"{CALLED}.", id="53-A-called"),
        pytest.param("P5 call;P8 fold", f"{CALLED}.", id="53-A-folded"),
        pytest.param("fold 5;P8 raise 2500", f"{FOLDED}.", id="53-A-raised"),
        pytest.param(
            "P5 call;P8 call",
            f"{CALLED}; it's a call: seat 8 puts in 900 more, 900 in all.",
            id="53-A-called-in-words",
        ),
    ],
)
def test_a_raise_said_out_of_turn_is_in_once_others_go_on_from_it(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, FLOP, f"P2 bet 300;P7 say raise to 900;{acts}").sentence == sentence


def test_what_is_said_out_of_turn_and_was_raised_is_not_in() -> None:
    """[tda-2022:53-A]"""
    said = on_hand("tda-2022", FLOP, "P2 bet 300;P7 say raise to 900;P5 raise 1200;P7 fold").sentence
    assert "900 in all" not in said
    assert "is binding at 900" not in said


@pytest.mark.parametrize("house", TDA)
def test_a_call_said_with_nothing_to_call_leaves_the_action_to_the_next(house: str) -> None:
    """[tda-2022:55-A]"""
    assert on_hand(house, FLOP, "P2 say call").sentence == "It's a check by seat 2."
    assert "seat 5 may check or bet" in on_hand(house, FLOP, "P2 say call", "rights").sentence.lower()


@pytest.mark.parametrize("ask", ["wager", "rights", "turns"])
def test_what_nobody_can_bet_in_leaves_no_wager(ask: str) -> None:
    """[tda-2022:35-A-6] A joker before substantial action is a misdeal, whatever was called before it was found."""
    head = "blinds 100 200;seats 6 20000;cards 5 Jk Ah"
    acts = "deal;P3 call;P5 turn up Jk"
    plain, made = on_hand("tda-2022", head, acts), on_hand("tda-2022", head, acts, ask)
    later = asked_later(lambda: plain, Question(ask), else_plain(lambda: plain, Question(ask), made, 0))
    assert later.sentence.startswith("Misdeal, as there isn't substantial action yet: ")


def test_a_bet_called_before_its_amount_was_known_is_not_told_by_rights() -> None:
    """[tda-2022:59-B]"""
    acts = "P2 say bet;P5 say call;P2 bet 3000"
    plain, made = on_hand("tda-2022", FLOP, acts), on_hand("tda-2022", FLOP, acts, "rights", 5)
    assert else_plain(lambda: plain, Question("rights", 5), made, 5).sentence == (
        "The floor rules on seat 5's call before the amount was clear, and may hold it to any amount."
    )


def test_a_bet_said_after_a_check_is_none_where_a_wager_is_asked_for() -> None:
    """[tda-2022:50-A]"""
    acts = "P2 say check;P2 say bet 300"
    plain, made = on_hand("tda-2022", FLOP, acts), on_hand("tda-2022", FLOP, acts, "wager")
    assert asked_later(lambda: plain, Question("wager"), made).sentence == plain.sentence
    assert plain.sentence == "Seat 2's check is binding, not the bet of 300; the action is on seat 5."
