"""Amounts that can mean several things, against the pot: just below it, at it and above; and the floor's factors."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, name
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import books
from trainer.kernel.chips import make
from trainer.rules.ruling import Authority, Discretion

SHARE = {4900: 1225, 5000: 1250, 5100: 1275}


def five_into(pot: int) -> Betting:
    """Blinds 200-400, that much in the pot after the flop, and "I bet five"."""
    each = SHARE[pot]
    acts = [f"P{seat} wager {make(each - there)}" for seat, there in ((4, 0), (1, 0), (2, 200), (3, 400))]
    return Betting((200, 400)).preflop().do(*acts).street(3).do("P2 say I bet five")


HIGHEST = "the highest reasonable amount that the pot allows"


@books((TDA, "57"), (PLAYERS, "57"))
@pytest.mark.parametrize(("pot", "to"), [(4900, 500), (5000, 5000), (5100, 5000)])
def test_five_is_the_highest_up_to_the_pot(book: str, at: str, pot: int, to: int) -> None:
    decision = five_into(pot).asked(book, "unclear-amount")
    assert outcome(decision) == (HIGHEST, {"to": to, "pot": pot})
    assert cited(decision) == [at]


@books((FOXWOODS, "57"))
@pytest.mark.parametrize(("pot", "to"), [(4900, 500), (5000, 500), (5100, 5000)])
def test_five_is_the_highest_below_the_pot(book: str, at: str, pot: int, to: int) -> None:
    decision = five_into(pot).asked(book, "unclear-amount")
    assert outcome(decision) == (HIGHEST, {"to": to, "pot": pot})
    assert cited(decision) == [at]


@books((METROPOLITAN, "51"))
@pytest.mark.parametrize("pot", [4900, 5000, 5100])
def test_five_is_asked_about_and_then_the_floors(book: str, at: str, pot: int) -> None:
    hand = five_into(pot)
    decision = hand.asked(book, "unclear-amount")
    assert dict(decision.figures) == {"lower": 500, "higher": 5000, "increment": SHARE[pot] - 400, "pot": pot}
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert cited(decision) == [at]
    cleared = hand.do("D say how much", "P2 say 500").asked(book, "unclear-amount")
    assert (cleared.figure("to"), cleared.ruling and cleared.ruling.authority) == (500, Authority.DEALER)


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_bets_in_front_count_towards_the_pot(book: str) -> None:
    hand = Betting((200, 400)).flop()
    hand.do("P2 wager 1000x1", "P3 wager 1000x3", "P4 say raise five")
    assert outcome(hand.asked(book, "unclear-amount")) == (HIGHEST, {"to": 5000, "pot": 5600})


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_where_the_pot_covers_no_legal_meaning_there_is_no_answer(book: str) -> None:
    hand = Betting((200, 400)).preflop().do("P4 say raise five")
    assert name(hand.facts(), book, "unclear-amount") == "silent"


def test_upt_says_nothing_on_it() -> None:
    assert name(five_into(5000).facts(), UPT, "unclear-amount") == "silent"
