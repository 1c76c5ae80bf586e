"""A hand shown in part is asked for until its player lets it go."""

import pytest

from tests.grading.answers.test_asked_halves import answered
from tests.rules.room.situations import cites

HAND = (
    "on river;blinds 100 200;pot 2400;in 3 5;seats 9 20000;board Ks Qs 2d 7c 4h;cards 3 Kd Jh;cards 5 Kc Ah/"
    "check 3;P5 bet 500;P3 call;P5 turn up Kc"
)


@pytest.mark.parametrize("book", cites("foxwoods-2020:13-B", "tda-2022:13-B"))
def test_the_dealer_asks_for_all_cards_until_they_are_let_go(book: str) -> None:
    asked = answered(book, HAND).sentence
    assert asked == "Ask seat 5 to table every card; if they refuse, call the floor."
    assert (
        answered(book, f"{HAND};P5 fold").sentence == "Seat 3 has the last live hand and wins 3,400 without tabling it."
    )
