"""What a dealer says that a bet out of turn posts, held against the house: only UPT has it posted."""

import pytest

from tests.rules.betting import Betting
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT
from trainer.grading.assess import assessor
from trainer.grading.assessment import Finding, Verdict
from trainer.rules.book import book


def said(key: str, amount: int) -> Finding:
    """Of "posted" said to a bet of 800 out of turn, with nothing bet before it at blinds of 50 and 100."""
    hand = Betting((50, 100)).flop().do("P2 check", "P4 wager 100x8", f"D announce-bet post {amount}")
    return assessor(hand.facts().record.transcript, book(key)).findings[-1]


@pytest.mark.parametrize(
    ("amount", "verdict"), [(50, Verdict.HARMFUL), (100, Verdict.REQUIRED), (200, Verdict.HARMFUL)]
)
def test_just_the_minimum_is_posted_and_the_paragraph_named(amount: int, verdict: Verdict) -> None:
    found = said(UPT, amount)
    assert found.verdict is verdict
    assert {"out-of-turn", "out-of-turn-back"} & {each.at for each in found.citations}
    assert verdict is Verdict.REQUIRED or "The bet posts 100" in found.reason


@pytest.mark.parametrize("key", [TDA, PLAYERS, FOXWOODS, MET])
def test_where_nothing_is_posted_saying_so_is_harm_with_the_paragraph_on_acts_out_of_turn(key: str) -> None:
    found = said(key, 100)
    assert (found.verdict, "Nothing is posted here" in found.reason) == (Verdict.HARMFUL, True)
    assert found.citations
