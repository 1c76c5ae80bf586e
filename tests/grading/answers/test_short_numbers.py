"""A bare number against a bet that can mean less than a raise: at houses that print "reasonably", not "legally"."""

import pytest

from tests.grading.answers.test_asked_halves import answered
from tests.rules.room.situations import cites

PREFLOP = "blinds 200 400;seats 9 20000/deal;P3 {}"
FLOP = "on flop;blinds 200 400;pot {};in 3 5;seats 9 20000;board Ks Qs 2d/P3 bet 400;P5 say five"
MEANS = "The number means 500, below the pot of {}: {}."
CALL, RAISE = "it's a call of 400", "the raise is to 800"


@pytest.mark.parametrize("book", cites("foxwoods-2020:57"))
def test_a_number_may_mean_less_than_a_raise_where_the_print_says_reasonably(book: str) -> None:
    def said(words: str) -> str:
        return answered(book, PREFLOP.format(words)).sentence

    assert said("say five") == MEANS.format(600, CALL)
    assert said("say raise five") == MEANS.format(600, RAISE)
    assert said("say five;P3 say five hundred") == "The wager is 400, as the player says."
    assert answered(book, FLOP.format(4600)).sentence == MEANS.format("5,000", CALL)
    assert answered(book, FLOP.format(5000)).sentence == "Seat 5 raises to 5,000 and puts in 5,000 more."


@pytest.mark.parametrize("book", cites("metropolitan:51"))
def test_a_number_may_mean_less_than_a_raise_and_is_asked_about(book: str) -> None:
    asks = "Ask seat 3 whether it is 500 or 5,000; if that stays open, the floor rules."
    assert [answered(book, PREFLOP.format(f"say {words}")).sentence for words in ("five", "raise five")] == [asks, asks]
    cleared = answered(book, PREFLOP.format("say five;P3 say five hundred"))
    assert cleared.sentence == "The wager is 400, as the player says."


@pytest.mark.parametrize("book", ["tda-2022", "tda-2024", "players-2025"])
def test_where_only_legal_meanings_are_measured_it_is_the_legal_one(book: str) -> None:
    """57: "legally"."""
    assert answered(book, PREFLOP.format("say five")).sentence == "Seat 3 raises to 5,000 and puts in 5,000 more."


@pytest.mark.parametrize("book", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
def test_a_number_that_no_chips_make_is_a_number_word_in_figures(book: str) -> None:
    """57"""
    turn = "on turn;blinds 200 400;pot {};in 3 5;seats 9 60000/P3 check;P5 say {}"
    told = "The wager is {}, the highest meaning the pot of {} allows."
    for words in ("22", "bet 22", "twenty two"):
        assert answered(book, turn.format(5000, words)).sentence == told.format("2,200", "5,000")
        assert answered(book, turn.format(30000, words)).sentence == told.format("22,000", "30,000")
    assert answered(book, turn.format(5000, "50")).sentence.startswith("The bet is to 400, not 50")


@pytest.mark.parametrize("book", cites("foxwoods-2020:57"))
def test_where_every_meaning_is_the_pot_or_more_it_is_the_floors(book: str) -> None:
    hand = "blinds 200 400;seats 8 60000;button 8/deal;P3 raise {};fold 4;P5 say {}"

    def told(raised: int, words: str) -> str:
        return answered(book, hand.format(raised, words)).sentence

    assert told(1400, "twenty two") == "The floor decides what seat 5 meant: 2,200 or 22,000."
    assert told(1400, "raise twenty-two") == "The floor decides what seat 5 meant: 2,200 or 22,000."
    assert told(1700, "twenty two") == MEANS.replace("500", "2,200").format("2,300", "it's a call of 1,700")


@pytest.mark.parametrize("book", ["tda-2022", "tda-2024", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("words", "tells"), [("twenty two", "to 28,000"), ("nineteen", "It's a call: seat 5 puts in 14,000")]
)
def test_a_number_that_can_only_mean_less_than_a_raise_is_that_amount(book: str, words: str, tells: str) -> None:
    """46-A"""
    hand = f"on river;blinds 1000 2000;pot 19000;in 2 5;seats 8 600000/P2 bet 14000;P5 say {words}"
    assert tells in answered(book, hand).sentence
