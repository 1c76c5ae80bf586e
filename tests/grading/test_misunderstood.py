"""Calls of an amount that somebody got wrong, graded: chips that go back, a demand for them, a claim heard late."""

from dataclasses import replace

import pytest

from tests.grading.dealt import scenarios
from tests.grading.test_money import dealt, once, the
from trainer.grading.assess import assessor
from trainer.grading.assessment import AuthorityGrade, How, Verdict
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session

MISSED, SAID, CLAIM = "bets-undercall-of-a-raise", "bets-call-said-to-the-earlier-bet", "bets-short-call-claimed"


def acts_of(gestures: tuple[g.Gesture, ...], seat: int) -> list[str]:
    """What a seat has done on the flop."""
    flop = next(index for index, each in enumerate(gestures) if isinstance(each.act, g.Turn | g.Lay))
    over = (n for n, each in enumerate(gestures) if n > flop and isinstance(each.act, g.BringInBets))
    return [each.act.verb for each in gestures[flop : next(over, None)] if each.seat == seat]


def test_who_missed_the_raise_takes_his_chips_back_and_acts_anew() -> None:
    grading = dealt(MISSED, "upt", lambda _, __: None)
    assert acts_of(grading.record.gestures, 1) == ["wager", "pull-back", "fold"]
    assert grading.assessment().right


@pytest.mark.parametrize("act", [g.ReturnBet(1, chips("500x1")), g.ActionOn(1)], ids=["handed-back", "pointed-back"])
def test_his_chips_may_be_handed_back_or_left_to_him(act: g.Act) -> None:
    grading = dealt(MISSED, "upt", once(g.ActionOn, act))
    assessment = grading.assessment()
    assert the(assessment, grading, type(act)).verdict is Verdict.REQUIRED
    assert assessment.right


def test_naming_the_raise_to_him_is_the_first_step_as_well() -> None:
    grading = dealt(MISSED, "upt", once(g.ActionOn, g.AnnounceBet("raise", 1500)))
    finding = the(grading.assessment(), grading, g.AnnounceBet)
    assert (finding.verdict, finding.steps) == (Verdict.REQUIRED, ("told-of-the-bet",))


@pytest.mark.parametrize("act", [g.AskFor(1, 1000), g.AnnounceBet("call", 1500)], ids=["asked-for", "announced"])
def test_demanding_the_full_call_of_him_is_a_fault_of_that_paragraph(act: g.Act) -> None:
    grading = dealt(MISSED, "upt", once(g.ActionOn, act))
    assessment = grading.assessment()
    finding = the(assessment, grading, type(act))
    assert finding.verdict is Verdict.HARMFUL
    assert "a call that the player may take back" in finding.reason
    assert "betting-11" in [each.at for each in finding.citations]
    assert not assessment.right


@pytest.mark.parametrize("key", [key for key in BOOKS if key != "upt"])
def test_missing_chips_are_not_asked_for_before_the_floor_has_spoken(key: str) -> None:
    grading = dealt(MISSED, key, once(g.CallFloor, g.AskFor(1, 1000)))
    finding = the(grading.assessment(), grading, g.AskFor)
    assert finding.verdict is Verdict.HARMFUL
    assert "for the floor to decide" in finding.reason


def test_once_somebody_has_acted_after_him_the_call_is_made_up() -> None:
    """Nobody stops: the next player acts, and only then is the short call taken up."""

    def late(session: Session, act: g.Act) -> g.Act | None:
        acted = acts_of(session.record.gestures, 3) if session.record.course.street == 1 else []
        return None if not isinstance(act, g.Stop) or acted else g.Count("bet-1")

    grading = dealt(MISSED, "upt", late)
    (matter,) = grading.assessment().matters
    assert matter.decision.ruling is not None
    assert (matter.decision.ruling.key, matter.decision.figure("owed")) == ("bet.full-call", 1000)
    assert matter.noticed.how is How.LATE


def test_the_floor_lets_him_go_who_said_call_to_a_raise_that_he_missed() -> None:
    grading = dealt(SAID, "upt", lambda _, __: None)
    assert acts_of(grading.record.gestures, 6) == ["say", "wager", "fold"]
    assert [each.act.what for each in grading.record.gestures if isinstance(each.act, g.Order)] == [
        "withdrawn-and-reconsidered"
    ]


def test_once_the_floor_lets_him_go_the_action_is_rightly_pointed_to_him() -> None:
    grading = dealt(SAID, "upt", once(g.ReturnBet, g.ActionOn(6)))
    assert acts_of(grading.record.gestures, 6) == ["say", "wager", "fold"]
    assert the(grading.assessment(), grading, g.ActionOn).verdict is Verdict.PRACTICE
    assert grading.assessment().right


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_floor_makes_of_a_claim_the_perfect_dealer_is_right(seed: int) -> None:
    law, scenario = book("upt"), replace(scenarios()[CLAIM], seed=seed)
    play = play_of(scenario, law)
    grading = assessor(play_out(play, law), law, play.taken_over)
    orders = [each.act.what for each in grading.record.gestures if isinstance(each.act, g.Order)]
    assert grading.assessment().right
    anew = {"withdrawn-and-reconsidered": ["wager", "claim", "fold"], "the-full-call": ["wager", "claim", "wager"]}
    assert acts_of(grading.record.gestures, 7) == anew[orders[0]]


def test_a_claim_heard_after_the_dealer_has_asked_for_more_is_still_the_floors() -> None:
    """The dealer asks at once; the player says what he thought, puts nothing in, and the floor is called."""

    def hasty(session: Session, act: g.Act) -> g.Act | None:
        claimed = any(isinstance(each.act, g.Claim) for each in session.record.gestures)
        return g.AnnounceBet("call", 1000) if isinstance(act, g.Stop) and not claimed else None

    grading = dealt(CLAIM, "upt", hasty)
    assessment = grading.assessment()
    assert the(assessment, grading, g.AnnounceBet).verdict is Verdict.REQUIRED
    (matter,) = assessment.matters
    assert matter.authority is AuthorityGrade.RIGHT
    assert matter.decision.matter.detail == "claimed"
    assert assessment.right


def test_a_floor_called_before_the_claim_hears_it_too() -> None:
    grading = dealt(CLAIM, "upt", once(g.Stop, g.CallFloor()))
    assessment = grading.assessment()
    assert [type(each.act) for each in grading.record.gestures].count(g.CallFloor) == 1
    assert assessment.matters[0].authority is AuthorityGrade.RIGHT
    assert assessment.right


LAST_TO_ACT = {
    '"flop: P4 bet 1000 if unbet"': '"flop: P8 bet 1000 if unbet", "P4 check", "P4 fold", "P7 check"',
    '"P7 fold"': '"P7 fold if bet"',
}


@pytest.mark.parametrize("key", BOOKS)
def test_a_claim_of_who_acts_last_comes_after_the_demand_and_the_chips_after_the_claim(key: str) -> None:
    text = scenarios()[CLAIM].text.split("[expect", maxsplit=1)[0]
    for old, new in LAST_TO_ACT.items():
        text = text.replace(old, new)
    law = book(key)
    play = play_of(read(text, "last"), law)
    grading = assessor(play_out(play, law), law, play.taken_over)
    said = [each.act.verb for each in grading.record.gestures if each.seat == 7 or isinstance(each.act, g.CallFloor)]
    first = said.index("claim")
    assert said[first - 1] == "wager"
    assert ("floor" in said[first:]) == (key == "upt")
    assert grading.assessment().right
