"""A bounty chip in the pot, and what the dealer announces of it."""

import pytest

from tests.rules.betting import Betting
from trainer.grading.assessment import Verdict
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import book

RIGHT, WRONG, HARMLESS = Verdict.PRACTICE, Verdict.HARMFUL, Verdict.HARMLESS
FOXWOODS, TDA, SILENT = "foxwoods-2020", "tda-2024", "metropolitan"


def thrown(*acts: str) -> Betting:
    """Seat 2 bets 200 on the flop, and seat 3, with 1,800 left, throws in the bounty chip."""
    return Betting(stacks={3: "1000x1+100x10"}).flop().do("P2 wager 100x2", "P3 bounty in-the-pot", *acts)


def said(key: str, hand: Betting, kind: str, amount: int) -> Verdict | None:
    found = spoken(book(key), hand.facts(), g.AnnounceBet(kind, amount))
    return found.verdict if found is not None else None


@pytest.mark.parametrize(
    ("key", "acts", "kind", "amount", "verdict"),
    [
        pytest.param(FOXWOODS, (), "all-in", 1800, RIGHT, id="all-in at the house"),
        pytest.param(FOXWOODS, (), "all-in", 0, RIGHT, id="without the amount"),
        pytest.param(FOXWOODS, (), "raise", 1800, RIGHT, id="by its amount"),
        pytest.param(FOXWOODS, (), "bet", 200, RIGHT, id="the bet before it, late"),
        pytest.param(FOXWOODS, (), "all-in", 1700, WRONG, id="another amount"),
        pytest.param(FOXWOODS, (), "call", 200, WRONG, id="a call it is not"),
        pytest.param(TDA, (), "all-in", 1800, WRONG, id="before the floor has said"),
        pytest.param(TDA, ("F order an-all-in own",), "all-in", 1800, RIGHT, id="the floor says all-in"),
        pytest.param(TDA, ("F order a-call own",), "all-in", 1800, WRONG, id="the floor says a call"),
        pytest.param(TDA, ("F order a-call own",), "call", 200, RIGHT, id="and a call it is"),
        pytest.param(SILENT, (), "all-in", 1800, WRONG, id="nobody knows"),
        pytest.param(SILENT, ("F order an-all-in own",), "all-in", 1800, HARMLESS, id="where only the floor knows"),
    ],
)
def test_the_chip_is_announced_as_what_it_counts_as(
    key: str, acts: tuple[str, ...], kind: str, amount: int, verdict: Verdict
) -> None:
    assert said(key, thrown(*acts), kind, amount) is verdict


@pytest.mark.parametrize("said", ["all-in 1800", "raise 1800"])
def test_what_is_announced_of_the_chip_asks_nothing_of_the_player_who_bet_before(said: str) -> None:
    course = thrown(f"D announce-bet {said}").facts().course
    assert course == thrown().facts().course
    assert (course.token, course.to_act, course.bet) == (3, 3, 200)


@pytest.mark.parametrize(
    ("acts", "token"),
    [
        pytest.param(("P3 wager 1000x1+100x8",), 0, id="the chips follow"),
        pytest.param(("P3 fold",), 0, id="folded after it"),
        pytest.param(("P3 say I mean it",), 3, id="only talk"),
    ],
)
def test_it_is_spoken_of_until_its_player_acts(acts: tuple[str, ...], token: int) -> None:
    assert thrown(*acts).facts().course.token == token


@pytest.mark.parametrize("act", ["P4 bounty in-the-pot", "P3 bounty in-front"], ids=["out of turn", "not in the pot"])
def test_no_other_chip_is_a_bet_of_the_player_to_act(act: str) -> None:
    hand = Betting().flop().do("P2 wager 100x2", act)
    assert hand.facts().course.token == 0
    assert said(FOXWOODS, hand, "bet", 200) is RIGHT
