"""How much a raise must be: the largest step of the street, and at UPT double of what is faced."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up, figures
from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import books

LARGEST = (
    (TDA, "43-A"),
    (TDA, "ill-43"),
    (PLAYERS, "48-A"),
    (PLAYERS, "ill-48"),
    (FOXWOODS, "46-A"),
    (METROPOLITAN, "42-A"),
)


@books(*LARGEST)
@pytest.mark.parametrize(
    ("acts", "by", "least"),
    [
        (["P2 wager 100x6"], 600, 1200),
        (["P2 wager 100x6", "P3 wager 1000x1+100x6"], 1000, 2600),
        (["P2 wager 100x6", "P3 wager 1000x1+100x2"], 600, 1800),
        (["P2 wager 1000x1", "P3 wager 1000x1"], 1000, 2000),
    ],
)
def test_the_next_raise_is_by_the_largest_step(book: str, at: str, acts: list[str], by: int, least: int) -> None:
    decision = Betting().flop().do(*acts).asked(book, "least-raise")
    assert (decision.figure("by"), decision.figure("least")) == (by, least)
    assert at in cited(decision)


@books(*LARGEST)
def test_a_short_all_in_does_not_lower_it(book: str, at: str) -> None:
    hand = Betting(stacks={3: "100x8+100x2"}).flop().do("P2 wager 100x6", "P3 wager 100x8")
    decision = hand.asked(book, "least-raise")
    assert (decision.figure("by"), decision.figure("least")) == (600, 1400)
    assert at in cited(decision)


@books(*LARGEST)
def test_another_street_starts_again_at_the_minimum(book: str, at: str) -> None:
    hand = Betting().flop().do(*(f"P{seat} wager 100x6" for seat in (2, 3, 4, 1))).street(1).do("P2 wager 100x2")
    decision = hand.asked(book, "least-raise")
    assert (decision.figure("by"), decision.figure("least")) == (200, 400)
    assert at in cited(decision)


def test_a_wager_of_doubtful_size_sets_no_measure() -> None:
    hand = Betting().flop().do("P2 wager 100x6")
    before = figures(hand.facts(), TDA, "least-raise")
    assert figures(hand.do("P3 wager 5000x1").facts(), TDA, "least-raise") == before


@books((UPT, "min-raise"))
@pytest.mark.parametrize(("acts", "least"), [(["P2 wager 100x2"], 400), (["P2 wager 100x6", "P3 wager 1000x2"], 4000)])
def test_upt_raises_double_what_is_faced(book: str, at: str, acts: list[str], least: int) -> None:
    decision = Betting().flop().do(*acts).asked(book, "least-raise")
    assert decision.figure("least") == least
    assert at in cited(decision)


@books((UPT, "betting-6"))
def test_upt_shows_the_last_raise_beside_it(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 wager 100x6", "P3 wager 1000x2").asked(book, "least-raise")
    assert (decision.figure("by-the-last-raise"), decision.figure("least")) == (3400, 4000)
    assert at in cited(decision)
    assert next(each.reading for each in decision.citations if each.at == at)


@books((UPT, "no-limit-2"))
@pytest.mark.parametrize(("chips", "least"), [("100x1", 300), ("100x1+25x3", 375), ("100x2", 400), ("100x3", 600)])
def test_an_all_in_below_the_minimum_bet_is_raised_by_that(book: str, at: str, chips: str, least: int) -> None:
    hand = Betting(stacks={2: f"100x2+{chips}"}).flop().do(f"P2 wager {chips}")
    decision = hand.asked(book, "least-raise")
    assert decision.figure("least") == least
    assert (at in cited(decision)) == (least < 400)
    more = Betting(stacks={2: f"100x2+{chips}+1000x1"}).flop().do(f"P2 wager {chips}")
    assert at not in cited(more.asked(book, "least-raise"))


@books((UPT, "no-limit-2"))
def test_a_big_blind_posted_short_costs_nobody_less(book: str, at: str) -> None:
    hand = Betting(stacks={3: "100x1"})
    hand.do("P2 post 100x1", "P3 post 100x1").deal().do("D proceed", "P4 wager 100x2")
    decision = hand.asked(book, "least-raise")
    assert (decision.figure("entry"), decision.figure("least")) == (200, 400)
    assert at in cited(decision)
    whole = Betting().preflop().do("P4 wager 100x2").asked(book, "least-raise")
    assert at not in cited(whole)


def test_with_fixed_bets_nothing_is_asked() -> None:
    assert not comes_up(Betting(limit="limit").flop().do("P2 wager 100x2").facts(), "least-raise")
