"""Ways of calling: the word, and chips so few that nobody can say what they mean."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.ruling import Authority, Discretion


@books((TDA, "41-A"), (PLAYERS, "46-A"), (FOXWOODS, "44-A"), (MET, "40-A"))
@pytest.mark.parametrize("after", [(), ("P3 wager 5000x1",), ("P3 wager 1000x2+500x1",), ("P3 wager 25x1",)])
def test_the_word_call_is_a_call_whatever_chips_follow(book: str, at: str, after: tuple[str, ...]) -> None:
    hand = Betting().flop().do("P2 wager 1000x1+100x2", "P3 say call", *after)
    decision = hand.asked(book)
    assert (decision.ruling is not None and decision.ruling.key) == "bet.call"
    assert decision.figure("to") == 1200
    assert at in cited(decision)


@books((TDA, "41-A"), (PLAYERS, "46-A"), (FOXWOODS, "44-A"), (MET, "40-A"))
def test_the_word_call_after_the_chips_changes_nothing(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 1000x1+100x2", "P3 wager 1000x3", "P3 say call")
    decision = hand.asked(book)
    assert outcome(decision) == ("bet.raise", {"to": 3000, "owed": 0, "back": 0})
    assert at not in cited(decision)


def small_chips(chips: str, bet: str = "25000x2") -> Betting:
    """On the flop seat 2 bets 50,000, seat 3 raises nothing and silently puts these chips out."""
    return Betting(blinds=(2000, 4000)).flop().do(f"P2 wager {bet}", f"P3 wager {chips}")


@books((TDA, "41"), (PLAYERS, "46"), (FOXWOODS, "44"), (MET, "40"))
@pytest.mark.parametrize("chips", ["1000x1", "500x2", "25x1"])
def test_chips_tiny_against_the_bet_are_for_the_floor_up_to_a_full_call(book: str, at: str, chips: str) -> None:
    decision = small_chips(chips).asked(book)
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.FLOOR
    assert decision.ruling.discretion is Discretion.FULL
    assert "a-full-call" in decision.ruling.options
    assert decision.figure("full-call") == 50000
    assert at in cited(decision)
    assert decision.citations[0].reading


@books((TDA, "41"), (PLAYERS, "46"), (FOXWOODS, "44"), (MET, "40"))
@pytest.mark.parametrize("chips", ["1000x1+25x1", "5000x1", "25000x2"])
def test_chips_above_a_fiftieth_of_the_bet_are_not_called_tiny(book: str, at: str, chips: str) -> None:
    assert at not in cited(small_chips(chips).asked(book))


@books((TDA, "41"), (PLAYERS, "46"), (FOXWOODS, "44"), (MET, "40"))
def test_chips_that_were_all_taken_back_are_not_called_tiny(book: str, at: str) -> None:
    hand = small_chips("1000x1").do("P3 pull-back 1000x1")
    assert at not in cited(hand.asked(book))


@books((TDA, "41"), (PLAYERS, "46"), (FOXWOODS, "44"), (MET, "40"))
def test_last_chips_are_not_called_tiny(book: str, at: str) -> None:
    hand = Betting(blinds=(2000, 4000), stacks={3: "1000x5"}).flop()
    hand.do("P2 wager 25000x2", "P3 wager 1000x1")
    assert at not in cited(hand.asked(book))


def test_the_abbreviated_book_says_nothing_of_tiny_chips() -> None:
    assert small_chips("1000x1").asked(UPT).silent
