"""A dealer who is ahead of a player in the middle of a raise: no credit where the book leaves one more motion."""

from dataclasses import replace

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Finding, Verdict
from trainer.grading.explain import summary
from trainer.grading.model import MOST, advance, catch_up, follow, perfect
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.encoded import rulings
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.resting import STILL
from trainer.scenarios.session import Session

THREE = "bets-string-bet-after-raise"
TWO_MOTIONS, ONE_MOTION = ("foxwoods-2020", "metropolitan"), ("players-2025", "upt")
NOBODY_NAMED = ("tda-2024",)  # string bets are forbidden (56), and nobody is told to say so
SEAT, QUICK = 4, 300
"""Who raises, and milliseconds after the chips, before the hands can be back at the stack."""


def told(motions: int) -> Scenario:
    """The hand in which somebody says "raise" and puts out the call, and so many motions in all."""
    scenario = scenarios()[THREE]
    (wager,) = scenario.told
    return replace(scenario, told=(replace(wager, does=wager.does[: motions + 1]),))


def until_motion(session: Session, number: int) -> None:
    """Let the hand go on until so many motions of that wager have been made."""
    while (act := session.record.course.ongoing) is None or (act.seat, act.motions) != (SEAT, number):
        session.tick(session.due_at() or session.now)


def dealt(key: str, acts: list[g.Act], motions: int = 3, after: int = 1, wait: int = QUICK) -> Assessor:
    """The hand dealt perfectly, but for these acts `wait` milliseconds after one of the motions."""
    law = book(key)
    session = Session(play_of(told(motions), law), law)
    until_motion(session, after)
    for act in acts:
        at = session.now + wait
        session.tick(at)
        session.act(act, at)
    grading = follow(session)
    for _ in range(MOST):
        if session.ended:
            return catch_up(grading, session)
        advance(session, catch_up(grading, session), perfect)
    raise AssertionError("the hand never ends")


def first(grading: Assessor) -> Finding:
    return grading.assessment().findings[0]


@pytest.mark.parametrize("key", TWO_MOTIONS)
@pytest.mark.parametrize("act", [g.Count("pot"), g.Burn(), g.Announce("cards-speak")])
def test_what_cuts_nobody_short_is_judged_as_at_any_other_time(key: str, act: g.Act) -> None:
    assert "until the player is done" not in first(dealt(key, [act])).reason


AHEAD = (g.AnnounceBet("raise", 1600), g.AskFor(SEAT, 800), g.ActionOn(6), g.Announce("string-bet"))


@pytest.mark.parametrize("act", AHEAD, ids=[each.verb for each in AHEAD])
@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_words_before_the_second_motion_cut_the_player_short(key: str, act: g.Act) -> None:
    grading = dealt(key, [act])
    said = first(grading)
    assert said.verdict is Verdict.HARMFUL
    assert "one more motion" in said.reason
    assert {each.at for each in said.citations} & {"45-C", "41-C"}
    assert not grading.assessment().right


def test_when_the_player_gives_in_the_debrief_says_what_was_wrong() -> None:
    grading = dealt("foxwoods-2020", [g.AnnounceBet("raise", 1600)])
    assert grading.assessment().clean
    assert summary(grading.assessment()) == f"The only mistake was yours. {first(grading).reason}"


@pytest.mark.parametrize("act", [g.Stop(), g.CallFloor()], ids=["stop", "floor"])
@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_stopping_before_the_second_motion_is_a_false_alarm_and_what_lies_there_is_still_put_right(
    key: str, act: g.Act
) -> None:
    grading = dealt(key, [act])
    said, assessment = first(grading), grading.assessment()
    assert said.verdict is Verdict.FALSE_ALARM
    assert "one more motion" in said.reason
    assert said.citations
    assert len(assessment.false_alarms) == 1
    (matter,) = assessment.matters
    assert (matter.matter.kind, matter.right) == ("general-declaration", True)
    assert not assessment.right


@pytest.mark.parametrize("key", ONE_MOTION)
def test_where_the_first_motion_is_what_stands_saying_so_before_the_second_is_right(key: str) -> None:
    grading = dealt(key, [g.AnnounceBet("raise", 1600)])
    assert first(grading).verdict is Verdict.REQUIRED
    assert grading.assessment().right


@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_what_two_motions_came_to_may_be_said_before_a_third(key: str) -> None:
    grading = dealt(key, [g.AnnounceBet("raise", 1800)], after=2)
    assert first(grading).verdict is Verdict.PRACTICE
    assert grading.assessment().right
    assert grading.assessment().clean


@pytest.mark.parametrize("key", BOOKS)
def test_the_perfect_dealer_sees_all_motions_and_calls_the_string_bet(key: str) -> None:
    grading = dealt(key, [])
    (matter,) = grading.assessment().matters
    assert matter.matter.kind == "several-motions"
    assert sum(isinstance(each.act, g.Wager) and each.seat == SEAT for each in grading.record.gestures) >= 3
    assert grading.assessment().right
    announced = [each.act for each in grading.record.gestures if isinstance(each.act, g.Announce | g.AnnounceBet)]
    assert announced == ([g.AnnounceBet("raise", 1600)] if key in NOBODY_NAMED else [g.Announce("string-bet")])


@pytest.mark.parametrize("key", NOBODY_NAMED)
def test_where_nobody_is_named_for_a_string_bet_calling_it_does_no_harm(key: str) -> None:
    grading = dealt(key, [g.Announce("string-bet")], after=3)
    assert first(grading).verdict is Verdict.HARMLESS
    assert grading.assessment().right


@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_a_string_bet_called_where_two_motions_are_in_order_is_harmful(key: str) -> None:
    said = first(dealt(key, [g.Announce("string-bet")], motions=2, after=2))
    assert said.verdict is Verdict.HARMFUL
    assert rulings()["bet.declared-raise-in-order"].says in said.reason
    assert {each.at for each in said.citations} & {"45-C", "41-C"}


@pytest.mark.parametrize("key", ONE_MOTION)
def test_where_one_motion_is_all_there_is_the_same_call_is_right(key: str) -> None:
    assert first(dealt(key, [g.Announce("string-bet")], motions=2, after=2)).verdict is Verdict.REQUIRED


@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_a_raise_in_two_motions_leaves_nothing_to_do(key: str) -> None:
    assert dealt(key, [], motions=2).assessment().clean


@pytest.mark.parametrize("key", BOOKS)
def test_when_no_second_motion_comes_the_dealer_says_the_least_raise(key: str) -> None:
    grading = dealt(key, [], motions=1)
    (matter,) = grading.assessment().matters
    assert matter.matter.kind == "general-declaration"
    assert grading.assessment().right
    assert dict(matter.decision.figures)["owed"] == 800


@pytest.mark.parametrize(("wait", "verdict"), [(STILL - 1, Verdict.HARMFUL), (STILL, Verdict.REQUIRED)])
@pytest.mark.parametrize("key", TWO_MOTIONS)
def test_the_dealer_may_speak_once_the_hands_are_at_rest(key: str, wait: int, verdict: Verdict) -> None:
    grading = dealt(key, [g.AnnounceBet("raise", 1600)], motions=1, wait=wait)
    assert first(grading).verdict is verdict
    assert grading.assessment().right is (verdict is Verdict.REQUIRED)
