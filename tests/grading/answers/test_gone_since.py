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


SHOWS = (
    "on river;blinds 100 200;pot 2400;in 3 5;seats 9 20000;board Ks Qs Js Tc 4h;cards 3 4d 4c;cards 5 As {other}/"
    "check 3 5;show 3;P5 turn up {card};P5 move muck"
)


@pytest.mark.parametrize("book", cites("tda-2022:13-B", "players-2025:14-B", "foxwoods-2020:13-B", "metropolitan:12"))
def test_a_winner_shown_by_one_card_and_mucked_has_no_claim_unless_it_was_read(book: str) -> None:
    won = answered(book, SHOWS.format(other="2d", card="As"))
    assert (
        won.sentence == "Seat 5 has no claim to the pot unless the hand was clearly read; otherwise seat 3 wins 2,400."
    )
    lost = answered(book, SHOWS.format(other="2d", card="2d"))
    assert (
        lost.sentence
        == "Seat 3 wins 2,400; seat 5, who didn't table every card, has no claim unless those cards are identified."
    )
