"""Where nothing is printed on a card that doesn't belong, the answer is that: what was done beside it waits."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 6 20000;cards 3 Ah* Kd;cards 4 Ah Qd"
TURN = "on turn;blinds 100 200;pot 4000;in 2 4 6;seats 9 20000;cards 2 Ah* Kd;cards 4 Ah 7c"
TWINS = "{} doesn't cover this: two cards of the same rank and suit came up."
HOUSES = {"foxwoods-2020": "Foxwoods", "metropolitan": "Metropolitan"}
UP = "P3 turn up;P4 turn up"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (HEAD, f"deal;{UP}"),
        (HEAD, f"deal;{UP};P3 fold"),
        (HEAD, f"deal;{UP};P6 fold"),
        (HEAD, f"deal;P6 fold;{UP}"),
        (HEAD, f"deal;{UP};P6 raise 900"),
        (HEAD, f"deal;P6 raise 900;{UP}"),
        (TURN, "P2 turn up;P4 turn up;P6 fold"),
        (TURN, "P2 turn up;P4 turn up;P2 bet 500"),
    ],
)
@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("turns", 0), ("rights", 0), ("wager", 6), ("pots", 0)])
def test_the_same_card_twice_comes_before_any_act(house: str, head: str, acts: str, ask: str, seat: int) -> None:
    said = on_hand(house, head, acts, ask, seat).sentence
    assert said.startswith(TWINS.format(HOUSES[house]).removesuffix("."))
    assert "is binding" not in said and "stays live" not in said


@pytest.mark.parametrize("house", HOUSES)
def test_with_other_cards_the_fold_is_ruled_on(house: str) -> None:
    """[foxwoods-2020:43-A, metropolitan:39-A]"""
    said = on_hand(house, HEAD.replace("4 Ah", "4 Ad"), "deal;P6 fold", "turns").sentence
    assert said.startswith("Seat 6's out-of-turn fold is binding")


@pytest.mark.parametrize(("house", "at"), [("tda-2024", "35-E"), ("players-2025", "36-E"), ("upt", "irregularity-4")])
def test_where_it_is_printed_the_deck_is_fouled(house: str, at: str) -> None:
    assert on_hand(house, HEAD, f"deal;{UP};P6 fold").sentence.startswith("The deck is fouled: the hand is void")
