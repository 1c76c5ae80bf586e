"""Words follow: seats, names, suits and amounts, and nothing that only looks like one."""

from fractions import Fraction

import pytest

from trainer.kernel.chips import NotEnoughChips
from trainer.scenarios.fresh.changes import Changes, permuted
from trainer.scenarios.fresh.retold import in_words, names_colors, retold, seats_named, short_number

SEATS = {1: 4, 3: 7, 5: 9, 6: 2}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Seat 3 bets 600 into seat 5's hand.", "Seat 7 bets 600 into seat 9's hand."),
        ("Compare seats 1 and 3.", "Compare seats 4 and 7."),
        ("Seats 3, 5 and 6 are all-in.", "Seats 2, 7 and 9 are all-in."),
        ("Seats 1, 3, and 5 fold.", "Seats 4, 7, and 9 fold."),
        ("seats 5 and 3, in that order", "seats 9 and 7, in that order"),
        ("Seat 8 has 3 chips and 5 cards.", "Seat 8 has 3 chips and 5 cards."),
        ("seat 10", "seat 10"),
        ("Seats 5 and 6 put in 500.", "Seats 2 and 9 put in 500."),
    ],
)
def test_seats_follow(words: str, found: str) -> None:
    assert retold(words, Changes(seats=SEATS)) == found


@pytest.mark.parametrize(
    ("words", "aloud", "found"),
    [
        ("Seat 6 bet 600.", False, "Seat 6 bet 3,000."),
        ("Seat 6 bet 100.", False, "Seat 6 bet 500."),
        ("Is it 500, 1,000 or 1,500?", False, "Is it 2,500, 5,000 or 7,500?"),
        ("Raise 1500", True, "Raise 7500"),
        ("Raise 600", True, "Raise 3000"),
        ("Seat 8 says “Raise 600.” Is 600 enough?", False, "Seat 8 says “Raise 3000.” Is 3,000 enough?"),
        ("Three players, 24 of them, 25 each", False, "Three players, 24 of them, 125 each"),
        ("60 seconds, 50% and RP-10", False, "60 seconds, 50% and RP-10"),
        ("five 1,000 chips", False, "five 5,000 chips"),
        ("a 500 and 100 more", False, None),
        ("one 500 chip", False, None),
    ],
)
def test_amounts_follow_and_chips_only_to_chips_that_exist(words: str, aloud: bool, found: str | None) -> None:
    changes = Changes(factor=Fraction(5))
    if found is None:
        with pytest.raises(NotEnoughChips):
            retold(words, changes, aloud=aloud)
    else:
        assert retold(words, changes, aloud=aloud) == found


def test_names_follow_as_whole_words_even_where_they_are_exchanged() -> None:
    changes = Changes(names={"Ivo": "Emil", "Emil": "Ivo", "Leo": "Ada"})
    assert retold("Ivo's bet, Emil. Leonora sits out.", changes) == "Emil's bet, Ivo. Leonora sits out."


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("The ace of spades and two hearts", "The ace of diamonds and two clubs"),
        ("Spades! Qh is a club card.", "Diamonds! Qc is a heart card."),
    ],
)
def test_suits_follow(words: str, found: str) -> None:
    assert retold(words, Changes(suits=permuted("hscd"))) == found


def test_what_the_words_name() -> None:
    assert [*seats_named("Seat 3 asks seats 1, 5 and 6; 8 cards")] == [3, 1, 5, 6]
    assert names_colors("two red sevens")
    assert not names_colors("a bored player")
    assert in_words("Raise fifteen hundred")
    assert not in_words("Raise 1500")


@pytest.mark.parametrize(
    ("words", "short"), [("Bet five", True), ("Raise 99", True), ("Raise 100", False), ("Hi", False)]
)
def test_a_short_number_is_one_below_a_hundred(words: str, short: bool) -> None:
    assert short_number(words) is short
