"""Bets that the dealer pulls in before the betting round is over."""

import pytest

from tests.rules.betting import Betting
from trainer.grading.assessment import Verdict
from trainer.grading.brought_in import ASKED, NOT_YET
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import book

SLIP, HARMLESS = Verdict.PRACTICE_SLIP, Verdict.HARMLESS
RP_2 = ("tda-2024", "tda-2022", "players-2025", "metropolitan")


def betting(*acts: str) -> Betting:
    """Seat 2 bets after the flop, and seat 3 faces it."""
    return Betting().flop().do("P2 wager 100x2", *acts)


@pytest.mark.parametrize("key", RP_2)
@pytest.mark.parametrize(
    ("acts", "verdict"),
    [
        pytest.param((), SLIP, id="nobody asked"),
        pytest.param(("P3 request bring-in-bets",), HARMLESS, id="the player facing the action asked"),
        pytest.param(("P4 request bring-in-bets",), SLIP, id="another player asked"),
        pytest.param(("P3 request bring-in-bets", "P3 wager 100x2"), SLIP, id="who asked has acted since"),
    ],
)
def test_bets_stay_in_front_unless_who_faces_the_action_asks(key: str, acts: tuple[str, ...], verdict: Verdict) -> None:
    said = spoken(book(key), betting(*acts).facts(), g.BringInBets())
    assert said is not None
    assert (said.verdict, said.reason) == (verdict, NOT_YET if verdict is SLIP else ASKED)
    assert {each.at for each in said.citations} == {"RP-2"}


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        pytest.param(betting("P3 fold", "P4 fold", "P1 fold"), "tda-2024", id="the round is over"),
        pytest.param(Betting().flop(), "tda-2024", id="nothing lies in front"),
    ],
)
def test_with_nothing_to_pull_in_too_soon_the_house_says_nothing(hand: Betting, key: str) -> None:
    assert spoken(book(key), hand.facts(), g.BringInBets()) is None
