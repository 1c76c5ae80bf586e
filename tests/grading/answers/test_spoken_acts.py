"""Acts in words alone: a check that is one, what is said after it, and what is said out of turn and comes round."""

import pytest

from tests.grading.answers.in_short import on_hand

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
            "Seat 2's check binds, not the bet of 300; the action is on seat 5.",
            id="50-A-taken-back",
        ),
        pytest.param(
            "P2 check;P2 say sorry, bet 300",
            "Seat 2's check binds, not the bet of 300; the action is on seat 5.",
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


BINDS = "Seat 7's out-of-turn raise binds: 900; the action is on seat 2"


@pytest.mark.parametrize("house", [*TDA, "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P5 call;P8 wager 900", f"{BINDS}.", id="53-A-called"),
        pytest.param("P5 call;P8 fold", f"{BINDS}.", id="53-A-folded"),
        pytest.param("fold 5;P8 raise 2500", f"{BINDS}.", id="53-A-raised"),
        pytest.param(
            "P5 call;P8 call",
            f"{BINDS}; it's a call: seat 8 puts in 900 more, 900 in all.",
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
    assert "binds: 900" not in said
