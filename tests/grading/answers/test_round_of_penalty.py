"""A penalty in rounds, spoken of while a hand is on, is told with the hands that it is; cards shown are ruled on."""

import pytest

from tests.grading.answers.in_short import on_hand

AT = [
    pytest.param("metropolitan", id="metropolitan:65-A"),
    pytest.param("tda-2024", id="tda-2024:71-A"),
    pytest.param("tda-2022", id="tda-2022:71-A"),
    pytest.param("players-2025", id="players-2025:67-A"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:71-A"),
]
SHOWN = ("on turn;blinds 100 200;pot 1200;in 2 5;seats 7 20000", "P2 bet 800;P2 turn up")
LATER = "Seat 2's hand stays live; any penalty begins after the hand"


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("words", "hands"),
    [
        ("One missed-round penalty for seat 2.", "; a missed round is 7 hands"),
        ("Seat 2 misses a round.", "; a missed round is 7 hands"),
        ("A penalty of two rounds.", "; 2 rounds of 7 hands are 14"),
        ("Seat 2 sits out 3 rounds", "; 3 rounds of 7 hands are 21"),
        ("The next round is for seat 5.", ""),
    ],
)
def test_the_rounds_of_a_penalty_are_told_in_hands(house: str, words: str, hands: str) -> None:
    head, acts = SHOWN
    for ask in ("", "conduct"):
        assert on_hand(house, head, f"{acts};F come;F say {words}", ask, 2 if ask else 0).sentence == f"{LATER}{hands}."


def test_upt_leaves_the_length_to_its_director() -> None:
    """upt conduct"""
    head, acts = SHOWN
    assert "round" not in on_hand("upt", head, f"{acts};F come;F say One missed-round penalty.").sentence


@pytest.mark.parametrize("house", AT)
def test_cards_that_were_shown_early_are_covered_at_the_showdown_too(house: str) -> None:
    head, acts = SHOWN
    assert on_hand(house, head, acts, "showdown", 2).sentence == f"{LATER}."
