"""Counting an all-in: not before the player who faces it asks, where the house's book says so."""

import pytest

from tests.grading.test_money import dealt, once, the
from tests.grading.test_perfect_dealer import graded
from tests.rules.betting import Betting
from trainer.grading.assess import Assessor
from trainer.grading.assessment import How, StepState, Verdict
from trainer.grading.model import perfect
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.session import Session

AT = {"tda-2022": "60", "players-2025": "60", "foxwoods-2020": "60", "metropolitan": "54"}
SLIP, RIGHT = Verdict.PRACTICE_SLIP, Verdict.PRACTICE


def all_in(*more: str) -> Betting:
    """Seat 2 bets 600, and seat 3 is all-in for 1,200, which is a full raise; seat 4 faces it."""
    return Betting(stacks={3: "1000x1+100x4"}).flop().do("P2 wager 100x6", "P3 wager 1000x1+100x2", *more)


def verdict(hand: Betting, act: g.Act, key: str) -> Verdict | None:
    said = spoken(book(key), hand.facts(), act)
    return said.verdict if said is not None else None


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        pytest.param("tda-2022", SLIP, id="tda-2022:RP-12"),
        pytest.param("players-2025", SLIP, id="players-2025:RP-10"),
        pytest.param("metropolitan", SLIP, id="metropolitan:54"),
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


# --- asked for ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", AT)
def test_a_count_asked_for_is_given_by_counting_or_by_saying_it(key: str) -> None:
    for act in (g.Count("bet-5"), g.AnnounceBet("all-in", 5600)):
        assessment = dealt("bets-asks-how-much", key, once(g.Count, act)).assessment()
        assert assessment.right
        assert [each.state for each in assessment.matters[0].remedy] == [StepState.MET]


@pytest.mark.parametrize("key", AT)
@pytest.mark.parametrize("act", [g.Count("bet-7"), g.Count("stack-4"), g.AnnounceBet("all-in", 5500)], ids=str)
def test_another_count_is_not_what_was_asked_for(key: str, act: g.Act) -> None:
    grading = dealt("bets-asks-how-much", key, once(g.Count, act))
    (matter,) = grading.assessment().matters
    acts = [each.act for each in grading.record.gestures]
    assert matter.remedy[0].index == acts.index(g.Count("bet-5")) > acts.index(act)


def tardy(session: Session, grading: Assessor) -> g.Act | None:
    """The perfect dealer, but that he lets who asks for a count wait until he has acted."""
    act, course = perfect(session, grading), session.record.course
    acted = any(each.seat == 7 and each.street == course.street for each in course.actions)
    return act if acted or not isinstance(act, g.Count) else None


@pytest.mark.parametrize(("key", "at"), AT.items())
def test_who_gets_no_count_acts_in_the_end_and_it_was_missed(key: str, at: str) -> None:
    assessment = graded("bets-asks-how-much", key, tardy).assessment()
    (matter,) = assessment.matters
    assert matter.noticed.how is How.MISSED
    assert {c.at for c in matter.decision.citations} == {at}
    assert not assessment.right


def counts_at_once(session: Session, grading: Assessor) -> g.Act | None:
    """The perfect dealer, but for a count as soon as anybody asks."""
    asked = isinstance(session.record.gestures[-1].act, g.Request)
    return g.Count("bet-3") if asked else perfect(session, grading)


@pytest.mark.parametrize(("key", "at"), AT.items())
def test_a_count_for_who_has_no_right_to_it_is_a_slip(key: str, at: str) -> None:
    grading = graded("bets-in-order-asks-too-soon", key, counts_at_once)
    finding = the(grading.assessment(), grading, g.Count)
    assert finding.verdict is SLIP
    assert at in {c.at for c in finding.citations}


def test_upt_prints_nothing_against_such_a_count() -> None:
    grading = graded("bets-in-order-asks-too-soon", "upt", counts_at_once)
    assert the(grading.assessment(), grading, g.Count).verdict is not SLIP
    assert grading.assessment().right


@pytest.mark.parametrize(
    ("limit", "acts", "expected"),
    [
        pytest.param("no-limit", ("P4 request pot-count",), SLIP, id="asked for, and not pot-limit"),
        pytest.param("pot-limit", ("P4 request pot-count",), None, id="asked for at pot-limit"),
        pytest.param("no-limit", (), None, id="counted for oneself"),
        pytest.param("no-limit", ("P4 request pot-count", "P4 fold"), None, id="the asker has acted"),
    ],
)
def test_the_pot_is_counted_for_a_player_at_pot_limit_only(
    limit: str, acts: tuple[str, ...], expected: Verdict | None
) -> None:
    hand = Betting(limit=limit).flop().do("P2 wager 100x2", "P3 wager 100x2", *acts)
    assert verdict(hand, g.Count("main"), "tda-2022") is expected
