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


BINDS = [
    pytest.param("tda-2024", id="tda-2024:53-A"),
    pytest.param("tda-2022", id="tda-2022:53-A"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:43-A"),
    pytest.param("metropolitan", id="metropolitan:39-A"),
]


@pytest.mark.parametrize("house", BINDS)
def test_a_call_said_out_of_turn_is_owed_by_who_folds_after_it(house: str) -> None:
    said = "P2 bet 600;P7 say call;P7 fold"
    assert "seat 2 wins 5,200" in on_hand(house, TURN, f"{said};P5 fold").sentence
    assert on_hand(house, TURN, f"{said};P5 fold", "pots").sentence == "Seat 2 wins 5,200."
    assert on_hand(house, TURN, f"{said};P5 call", "pots").sentence == "The main pot is 5,800."
    raised = on_hand(house, TURN, f"{said};P5 raise 1800", "pots").sentence
    assert raised == "The pot is 6,400: 4,000 in the middle and 2,400 in front of the players."


@pytest.mark.parametrize("house", BINDS)
def test_a_call_said_early_and_folded_at_its_turn_is_owed_whatever_is_asked(house: str) -> None:
    said = "P2 bet 600;P7 say call;P5 fold;P7 fold"
    assert on_hand(house, TURN, said).sentence.endswith("if the fold stands, seat 2 wins 5,200.")
    assert on_hand(house, TURN, said, "pots").sentence == "Seat 2 wins 5,200."


def test_at_upt_a_call_in_between_leaves_the_early_call_to_the_floor() -> None:
    """upt betting-10"""
    said = "P2 bet 600;P7 say call;P7 fold"
    assert on_hand("upt", TURN, f"{said};P5 fold", "pots").sentence == "Seat 2 wins 5,200."
    assert on_hand("upt", TURN, f"{said};P5 call").sentence.startswith("The floor may hold seat 7 to")


@pytest.mark.parametrize("house", IN_TURN)
def test_where_one_hand_is_left_it_is_told_what_it_wins(house: str) -> None:
    for ask in (0, 7):
        said = on_hand(house, TURN, "P2 bet 600;P2 fold;P5 fold", "rights", ask).sentence
        assert said.endswith("seat 7 wins 4,000; the uncalled 600 goes back to seat 2.")
    assert on_hand(house, TURN, "P2 bet 600;P2 fold", "rights", 5).sentence.startswith("Seat 5 may call 600")
