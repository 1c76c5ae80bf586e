"""A raise of too little is brought up to the least raise that there is, as the house itself says how much that is."""

import pytest

from tests.rules.betting import Betting
from trainer.rules.book import BOOKS, book
from trainer.rules.facts.wager import wagers
from trainer.rules.least_raise import least_raise
from trainer.rules.overturned import FIGURES, overturned
from trainer.rules.stands import stands

LARGEST, DOUBLE = "bet.least-raise.by-the-largest-raise", "bet.least-raise.by-doubling"


def against_a_bet(*acts: str) -> Betting:
    """600 on the flop, and what seat 3 does then."""
    return Betting().flop().do("P2 wager 100x6", *acts)


def comes_to(hand: Betting, key: str, higher: str = "") -> int:
    law = overturned(book(key), higher, FIGURES) if higher else book(key)
    return stands(law, hand.facts(), wagers(hand.facts())[-1]).to


def rule_of(key: str) -> str:
    return LARGEST if LARGEST in book(key).rules else DOUBLE


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(
    ("chips", "to", "hangs"),
    [
        pytest.param("1000x1+100x1", 1200, True, id="100 short of it"),
        pytest.param("1000x1+100x2", 1200, False, id="just the least"),
        pytest.param("1000x1+100x3", 1300, False, id="more"),
    ],
)
def test_a_raise_said_of_too_little_comes_to_what_the_house_says(key: str, chips: str, to: int, hangs: bool) -> None:
    hand = against_a_bet("P3 say raise", f"P3 wager {chips}")
    assert comes_to(hand, key) == to
    assert comes_to(hand, key, rule_of(key)) == to + hangs


@pytest.mark.parametrize("key", BOOKS)
def test_a_call_hangs_on_it_nowhere(key: str) -> None:
    hand = against_a_bet("P3 wager 100x6")
    assert comes_to(hand, key) == comes_to(hand, key, rule_of(key)) == 600


@pytest.mark.parametrize(
    ("acts", "least"),
    [
        pytest.param(("P3 say raise", "P3 wager 1000x1"), 1200, id="a bet"),
        pytest.param(("P3 wager 1000x1+500x1", "P4 say raise", "P4 wager 1000x2"), 2400, id="a raise of 900"),
        pytest.param(("P3 wager 100x6", "P4 say raise", "P4 wager 1000x1"), 1200, id="a bet and its call"),
    ],
)
def test_the_least_is_over_what_is_faced(acts: tuple[str, ...], least: int) -> None:
    facts = against_a_bet(*acts).facts()
    assert least_raise(book("tda-2024"), facts, wagers(facts)[-1]) == least


def test_it_is_said_of_no_blind() -> None:
    facts = Betting().preflop().do("P4 say raise", "P4 wager 100x3").facts()
    assert least_raise(book("tda-2024"), facts, wagers(facts)[-1]) == 0
