"""A bet or raise said in turn and the hand let go after it: what was said binds, and others face it."""

import pytest

from tests.grading.answers.in_short import IN_TURN, on_hand

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize("house", IN_TURN)
@pytest.mark.parametrize("fold", ["P2 fold", "P2 say fold"])
def test_the_bet_that_was_said_goes_in(house: str, fold: str) -> None:
    said = on_hand(house, TURN, f"P2 say bet 600;{fold}").sentence
    assert said.startswith("Seat 2 bets 600 and puts in 600 more")


@pytest.mark.parametrize("house", IN_TURN)
def test_the_next_player_faces_the_bet_that_was_said(house: str) -> None:
    said = on_hand(house, TURN, "P2 say bet 600;P2 fold", "rights", 5).sentence
    assert said == "Seat 5 may call 600 or raise, minimum raise to 1,200."


@pytest.mark.parametrize("house", IN_TURN)
def test_the_next_player_faces_the_raise_that_was_said(house: str) -> None:
    said = on_hand(house, TURN, "P2 bet 600;P5 say raise 1200;P5 fold", "rights", 7).sentence
    assert said.startswith("Seat 7 may call 1,200 or raise")


@pytest.mark.parametrize("house", IN_TURN)
@pytest.mark.parametrize(("words", "faced"), [("check", "check or bet"), ("bet", "call 200"), ("bet 200", "call 200")])
def test_only_a_wager_binds_beyond_the_fold(house: str, words: str, faced: str) -> None:
    said = on_hand(house, TURN, f"P2 say {words};P2 fold", "rights", 5).sentence
    assert faced in said


WON = {
    "P2 bet 600;P2 say fold;P5 fold": "seat 7 ",
    "P5 bet 600;P5 say fold;P2 check;P7 fold": "seat 2 ",
    "P2 say fold;P5 say fold": "seat 7 ",
}


@pytest.mark.parametrize("house", IN_TURN)
@pytest.mark.parametrize(("acts", "winner"), WON.items())
def test_folds_in_words_leave_one_hand_that_wins(house: str, acts: str, winner: str) -> None:
    for ask in ("", "pots"):
        said = on_hand(house, TURN, acts, ask).sentence.lower()
        assert f"{winner}wins 4,000" in said or f"{winner}then wins 4,000" in said
