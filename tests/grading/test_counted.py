"""Counting an all-in: not before the player who faces it asks, where the house's book says so."""

import pytest

from tests.rules.betting import Betting
from trainer.grading.assessment import Verdict
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import book

SLIP, RIGHT = Verdict.PRACTICE_SLIP, Verdict.PRACTICE


def all_in(*more: str) -> Betting:
    """Seat 2 bets 600, and seat 3 is all-in for 1,200, which is a whole raise; seat 4 faces it."""
    return Betting(stacks={3: "1000x1+100x4"}).flop().do("P2 wager 100x6", "P3 wager 1000x1+100x2", *more)


def verdict(hand: Betting, act: g.Act, key: str) -> Verdict | None:
    said = spoken(book(key), hand.facts(), act)
    return said.verdict if said is not None else None


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        pytest.param("tda-2022", SLIP, id="tda-2022:RP-12"),
        pytest.param("players-2025", SLIP, id="players-2025:RP-10"),
        pytest.param("metropolitan", RIGHT, id="metropolitan"),
        pytest.param("upt", RIGHT, id="upt"),
    ],
)
def test_an_all_in_is_not_counted_before_the_player_facing_it_asks(key: str, expected: Verdict) -> None:
    amount, bare = g.AnnounceBet("all-in", 1200), g.AnnounceBet("all-in", 0)
    assert verdict(all_in(), amount, key) is expected
    assert verdict(all_in(), bare, key) is RIGHT
    assert verdict(all_in("P4 say How much is it?"), amount, key) is RIGHT
    assert verdict(all_in("P1 say How much is it?"), amount, key) is expected  # it is not that player's turn
    counting = verdict(all_in(), g.Count("bet-3"), key)
    assert counting is (SLIP if expected is SLIP else None)
    assert verdict(all_in("P4 say count please"), g.Count("bet-3"), key) is None


@pytest.mark.parametrize("key", ["tda-2022", "players-2025"])
def test_a_bet_with_chips_behind_is_announced_and_counted(key: str) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 wager 1000x1+100x2")
    assert verdict(hand, g.AnnounceBet("raise", 1200), key) is RIGHT
    assert verdict(hand, g.Count("bet-3"), key) is None


@pytest.mark.parametrize("key", ["tda-2022", "players-2025"])
def test_once_nobody_faces_it_any_more_it_may_be_counted(key: str) -> None:
    hand = all_in("P4 fold", "P1 fold", "P2 wager 100x6")
    assert verdict(hand, g.Count("bet-3"), key) is None
