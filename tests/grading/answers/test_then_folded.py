"""A call in words, and the cards let go after it: the call is owed, and what the fold leaves is told with it."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 9 20000"
RIVER = "on river;blinds 100 200;pot 3000;in 2 5;seats 9 20000"
CALL = {"tda-2024": "41-A", "tda-2022": "41-A", "players-2025": "46-A", "foxwoods-2020": "44-A", "metropolitan": "40-A"}
BINDS = {
    "tda-2024": "51-A",
    "tda-2022": "51-A",
    "players-2025": "44-A",
    "foxwoods-2020": "42-A",
    "metropolitan": "38-A",
    "upt": "betting-8",
}
SAYS, STANDS = "P2 bet 1000;P5 say call", "if the fold stands, "
OF_WORDS = "It's a call: seat 5 puts in 1,000 more, 1,000 in all; "
BOUND = "Seat 5 must make the full call of 1,000"


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in CALL.items()])
@pytest.mark.parametrize("motion", ["muck", "aside"])
def test_cards_let_go_after_a_call_in_words_are_told_with_the_call(house: str, motion: str) -> None:
    """No print says what becomes of the hand of who is bound to a call and folds."""
    alone = on_hand(house, RIVER, f"{SAYS};P5 move {motion}").sentence
    assert alone == f"{OF_WORDS}{STANDS}seat 2 wins 5,000."
    three = on_hand(house, RIVER.replace("in 2 5", "in 2 5 7"), f"{SAYS};P5 move {motion}").sentence
    assert three == f"{OF_WORDS}{STANDS}seat 5's hand is dead."
    assert on_hand(house, RIVER, SAYS).sentence == f"{OF_WORDS.removesuffix('; ')}."


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=":".join(each)) for each in BINDS.items()])
@pytest.mark.parametrize("ask", ["", "pots"])
def test_the_call_that_is_owed_comes_with_the_pot(house: str, at: str, ask: str) -> None:
    """Nobody wins a pot without the chips that are bound to go in."""
    answer = on_hand(house, RIVER, f"{SAYS};P5 fold", ask)
    assert answer.sentence == f"{BOUND}; {STANDS}seat 2 wins 5,000."
    assert answer.lead is not None and [each.at for each in answer.lead.citations] == [at]
    blind = "deal;fold 3 4 5 6 7 8 9;P1 say call;P1 fold"
    owes = f"Seat 1 must make the full call of 200; {STANDS}seat 2 wins 400."
    assert on_hand(house, HEAD, blind, ask).sentence == owes


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in BINDS.items()])
def test_a_pot_that_goes_on_is_counted_without_the_call_that_is_not_in(house: str) -> None:
    """A call with its chips in and a plain fold are as they were."""
    raised = "deal;P3 raise 600;P4"
    assert on_hand(house, HEAD, f"{raised} say call;P4 fold", "pots").sentence.startswith(
        "Seat 4 must make the full call of 600, not in yet; the pot is 900: "
    )
    assert on_hand(house, HEAD, f"{raised} call;P4 fold", "pots").sentence.startswith("The pot is 1,500: ")
    assert on_hand(house, RIVER, "P2 bet 1000;P5 fold", "pots").sentence.startswith("Seat 2 wins 3,000; ")
