"""A bettor lets go with one player left who holds cards: what that player may do hangs on the bettor's hand."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.state import State
from trainer.rules.book import book

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
HELD = {"tda-2024": "15-B", "tda-2022": "15-B", "players-2025": "16-B", "foxwoods-2020": "15-B"}
HOLD = [pytest.param(house, id=f"{house}:{at}") for house, at in HELD.items()]
BEHIND, BEFORE = "P2 bet 600;P5 fold;P2 fold", "P2 bet 600;P2 fold;P5 fold"
WINS = "seat 7 wins 4,000; the uncalled 600 goes back to seat 2."
OPEN = (
    "The floor rules on seat 2's hand first: if it's live, seat 7 may call 600 or raise, minimum raise to 1,200, and "
    f"if it isn't, {WINS}"
)
OVER = "The betting on this street is over: no one is to act."


@pytest.mark.parametrize("house", HOLD)
@pytest.mark.parametrize("acts", [BEHIND, BEFORE])
def test_where_the_cards_are_held_the_last_player_may_still_face_the_bet(house: str, acts: str) -> None:
    for seat in (7, 0):
        answer = on_hand(house, TURN, acts, "rights", seat)
        assert (answer.sentence, answer.state) == (OPEN, State.RULED)
        assert cited(answer) == [HELD[house]]


def test_at_upt_the_mucked_hand_may_be_retrieved_until_a_player_behind_has_acted() -> None:
    """upt:dead-hand-2, upt:dead-hand-1-b"""
    answer = on_hand("upt", TURN, BEHIND, "rights", 7)
    assert (answer.sentence, cited(answer)) == (OPEN, ["dead-hand-2"])
    answer = on_hand("upt", TURN, BEFORE, "rights", 7)
    assert (answer.sentence, cited(answer)) == (f"Seat 2's thrown-away hand is dead; {WINS}", ["dead-hand-1-b"])


def test_at_metropolitan_the_fold_binds_and_the_last_player_wins() -> None:
    """metropolitan:39-A, metropolitan:52"""
    answer = on_hand("metropolitan", TURN, BEHIND, "rights", 7)
    assert (answer.sentence, cited(answer)) == (f"Seat 2's out-of-turn fold is binding; {WINS}", ["39-A"])
    answer = on_hand("metropolitan", TURN, BEFORE, "rights", 7)
    said = f"Seat 2's fold is binding and may be penalized; {WINS}"
    assert (answer.sentence, cited(answer)) == (said, ["52"])


@pytest.mark.parametrize("house", [*HOLD, "upt", "metropolitan"])
def test_where_all_others_folded_to_a_bet_or_two_hands_are_left_the_betting_is_over(house: str) -> None:
    assert on_hand(house, TURN, "P2 bet 600;P5 fold;P7 fold", "rights", 2).sentence == OVER
    assert on_hand(house, TURN, "P2 bet 600;P5 call;P7 fold", "rights", 2).sentence == OVER
    assert on_hand(house, TURN, "P2 bet 600;P2 fold", "rights", 5).sentence.startswith("Seat 5 may call 600")


@pytest.mark.parametrize(
    ("house", "at"),
    [("metropolitan", "39-A"), ("metropolitan", "52"), ("upt", "dead-hand-1-b"), ("upt", "dead-hand-2")],
)
def test_that_an_uncalled_bet_goes_back_to_who_folds_it_is_marked_as_a_reading(house: str, at: str) -> None:
    paragraph = next(each for each in book(house).ledger.paragraphs if each.at == at)
    assert "uncalled" in paragraph.reading


def test_where_the_button_goes_after_a_misdeal_for_it_is_marked_as_a_reading_at_upt() -> None:
    head = "blinds 100 200;seats 9 20000;last-hand 4 5 6;button 6"
    answer = on_hand("upt", head, "D pitch 6 down")
    assert answer.sentence == "Misdeal: the button was wrong; deal again with it at seat 5."
    assert answer.lead is not None
    assert [("reading" in each.reading) for each in answer.lead.citations if each.at == "misdeal-2-g"] == [True]
