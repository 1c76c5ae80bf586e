"""Silent chips against a bet: one too large, several, and the 50 per cent standard just below, at and above."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import TDA, books
from trainer.kernel.chips import chips as chips_of
from trainer.kernel.chips import make


def facing_1200(chips: str, stack: str = "") -> Betting:
    """After the flop seat 2 opens for 1200 and seat 3 silently puts out these chips."""
    hand = Betting(stacks={3: stack} if stack else None).flop()
    hand.do("P2 wager 1000x1+100x2", f"P3 wager {chips}")
    return hand


@books((TDA, "41-B"))
def test_chips_worth_the_call_call(book: str, at: str) -> None:
    decision = facing_1200("1000x1+100x2").asked(book)
    assert outcome(decision) == ("a call", {"to": 1200, "owed": 0, "back": 0})
    assert at in cited(decision)


@books((TDA, "44"))
def test_one_silent_chip_calls_a_bet(book: str, at: str) -> None:
    decision = facing_1200("5000x1").asked(book)
    assert outcome(decision) == ("a call", {"to": 1200, "owed": 0, "back": 3800})
    assert at in cited(decision)


@books((TDA, "44"))
def test_one_silent_chip_bets_its_value_where_there_is_nothing_to_face(book: str, at: str) -> None:
    hand = Betting().flop()
    hand.do("P2 wager 5000x1")
    decision = hand.asked(book)
    assert outcome(decision) == ("a bet", {"to": 5000, "owed": 0, "back": 0})
    assert at in cited(decision)


@books((TDA, "45-A"))
@pytest.mark.parametrize(("chips", "back"), [("1000x2", 800), ("1000x1+500x1", 300)])
def test_several_chips_that_are_all_needed_call(book: str, at: str, chips: str, back: int) -> None:
    decision = facing_1200(chips).asked(book)
    assert outcome(decision) == ("a call", {"to": 1200, "owed": 0, "back": back})
    assert at in cited(decision)


@books((TDA, "45-B-1"))
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1000x1+100x7+25x3", ("a call", 1200, 0)),
        ("1000x1+100x8", ("a raise that must be made a full minimum raise", 2400, 600)),
        ("1000x2+100x3+25x3", ("a raise that must be made a full minimum raise", 2400, 25)),
        ("1000x2+100x4", ("a raise", 2400, 0)),
        ("1000x2+100x5", ("a raise", 2500, 0)),
    ],
)
def test_half_a_raise_decides_where_a_chip_can_be_spared(
    book: str, at: str, chips: str, expected: tuple[str, int, int]
) -> None:
    decision = facing_1200(chips).asked(book)
    assert (decision.ruling is not None and decision.ruling.name) == expected[0]
    assert (decision.figure("to"), decision.figure("owed")) == expected[1:]
    assert at in cited(decision)


@books((TDA, "45-B-2"))
@pytest.mark.parametrize("chips", ["1000x1+100x4", "1000x1+100x8", "1000x2+100x4"])
def test_last_chips_with_one_to_spare_are_an_all_in(book: str, at: str, chips: str) -> None:
    decision = facing_1200(chips, str(make(200) + chips_of(chips))).asked(book)
    assert (decision.ruling is not None and decision.ruling.name) == "an all-in"
    assert (decision.figure("owed"), decision.figure("back")) == (0, 0)
    assert at in cited(decision)
