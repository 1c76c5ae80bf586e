"""A count that is disputed before any pot is pushed is answered with the pots."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 500 1000 1000;seats 9 40000;"
SHORT = "deal;fold 3 4;P5 all-in;fold 6 7 8;call 9;fold 1;check 2;P2 dispute count main"
POTS = "he main pot is 2,200 and side pot 1 is 1,600."


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "metropolitan", "upt"])
def test_the_pots_are_the_answer(house: str) -> None:
    """[tda-2024 21], in order at [upt showdown-7]"""
    in_order = "Side pot 1 is 1,600 and the main pot is 2,200, awarded in that order."
    assert on_hand(house, f"{HEAD}seat 5 300", SHORT).sentence == (in_order if house == "upt" else f"T{POTS}")


def test_with_what_the_house_has_of_the_ante() -> None:
    """[foxwoods-2020 bba-2]"""
    told = on_hand("foxwoods-2020", f"{HEAD}seat 5 300", SHORT).sentence
    assert told == f"The short stack can win the whole ante: 1,000; t{POTS}"
    none = "deal;fold 3 4;call 5;fold 6 7 8 9 1;P5 dispute count main"
    told = on_hand("foxwoods-2020", f"{HEAD}seat 2 800", none).sentence
    pot = "the main pot is 2,100; 200 goes back to seat 5 as change."
    assert told == f"All 800 go to the big blind; no ante is posted; {pot}"
