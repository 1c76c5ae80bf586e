"""A number that can mean several amounts, graded: asked about, then for the floor; in silence for the floor at once."""

import pytest

from tests.grading.dealt import scenarios
from tests.grading.test_money import Instead, dealt, once, the
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Assessment, AuthorityGrade, StepState, Verdict
from trainer.grading.explain import right_way
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import Did
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

METROPOLITAN, UPT = "metropolitan", "upt"


def said_of(grading: Assessor, assessment: Assessment) -> list[tuple[g.Act, Verdict]]:
    return [(grading.record.gestures[each.index].act, each.verdict) for each in assessment.findings]


def words(grading: Assessor, seat: int) -> list[str]:
    return [e.act.words for e in grading.record.gestures if e.seat == seat and isinstance(e.act, g.Say)]


def stood(grading: Assessor, seat: int, since: int) -> int:
    """What the seat had in on the street of that gesture, when the street was over."""
    street = grading.record.courses[since].street
    return [course.committed[seat - 1] for course in grading.record.courses if course.street == street][-1]


def nothing_else(_: Session, __: g.Act) -> None:
    return None


@pytest.mark.parametrize(
    ("name", "seat", "answer", "front"),
    [("bets-five", 5, "5000", 5000), ("bets-raise-twenty-five", 7, "2500", 2500)],
)
def test_who_is_asked_names_the_amount_and_that_is_what_stands(name: str, seat: int, answer: str, front: int) -> None:
    grading = dealt(name, METROPOLITAN, nothing_else)
    assessment = grading.assessment()
    (matter,) = assessment.matters
    assert (assessment.right, matter.authority) == (True, AuthorityGrade.RIGHT)
    assert (g.AskHowMuch(seat), Verdict.REQUIRED) in said_of(grading, assessment)
    assert words(grading, seat)[1:] == [answer]
    assert not any(isinstance(each.act, g.CallFloor) for each in grading.record.gestures)
    assert stood(grading, seat, matter.noticed.index) == front
    assert {step.step.key: step.state for step in matter.remedy}["amount-asked-about"] is StepState.MET


def test_who_says_the_same_again_leaves_it_to_the_floor_who_names_the_amount() -> None:
    grading = dealt("bets-five-stays-unclear", METROPOLITAN, nothing_else)
    assessment = grading.assessment()
    assert (assessment.right, words(grading, 8)[1:]) == (True, ["I bet five", "I bet five"])
    (order,) = [e.act for e in grading.record.gestures if isinstance(e.act, g.Order)]
    amount = int(order.what.rpartition("-")[2])
    assert amount in (500, 5000)
    (report,) = [e.act for e in grading.record.gestures if isinstance(e.act, g.Report)]
    told = [each for each in report.told or () if isinstance(each, Did)]
    assert [(each.seat, each.amount) for each in told] == [(8, 5), (8, 5000)], "what is said again is told once"
    (matter,) = assessment.matters
    assert matter.decision.figure("to") == amount == stood(grading, 8, matter.noticed.index)
    keys = [step.step.key for step in matter.remedy]
    assert keys[0] == "amount-asked-about"
    assert amount == 5000 or keys[1:] == ["call-the-floor", "say-what-stands", "rest-given-back"]


def test_the_floor_called_before_the_player_is_asked_sends_the_dealer_back_to_ask() -> None:
    grading = dealt("bets-five", METROPOLITAN, once(g.Stop, g.CallFloor()))
    assessment = grading.assessment()
    (matter,) = assessment.matters
    assert matter.authority is AuthorityGrade.WRONG
    assert [e.act for e in grading.record.gestures if isinstance(e.act, g.Order | g.CarryOn)] == [g.CarryOn()]
    assert words(grading, 5)[1:] == ["5000"]
    assert assessment.false_alarms == ()


def test_the_floor_called_first_is_still_right_to_be_called_once_it_stays_unclear() -> None:
    grading = dealt("bets-five-stays-unclear", METROPOLITAN, once(g.Stop, g.CallFloor()))
    (matter,) = grading.assessment().matters
    assert [isinstance(e.act, g.CallFloor) for e in grading.record.gestures].count(True) == 2
    assert {step.state for step in matter.remedy} <= {StepState.MET, StepState.LATE}


@pytest.mark.parametrize("amount", [500, 5000])
def test_an_amount_announced_before_anybody_was_asked_is_harmful(amount: int) -> None:
    grading = dealt("bets-five", METROPOLITAN, once(g.AskHowMuch, g.AnnounceBet("bet", amount)))
    assessment = grading.assessment()
    found = the(assessment, grading, g.AnnounceBet)
    assert found.verdict is Verdict.HARMFUL
    assert "for the player to make clear" in found.reason
    assert [each.at for each in found.citations] == ["51"]


@pytest.mark.parametrize("key", ["tda-2022", "players-2025", "foxwoods-2020"])
def test_where_the_book_has_a_measure_asking_does_no_harm_and_is_no_step(key: str) -> None:
    grading = dealt("bets-five", key, once(g.AnnounceBet, g.AskHowMuch(5)))
    assessment = grading.assessment()
    found = the(assessment, grading, g.AskHowMuch)
    assert found.verdict is Verdict.HARMLESS
    assert "a bet of 500" in found.reason
    assert assessment.right


@pytest.mark.parametrize("name", ["bets-five", "bets-raise-twenty-five", "bets-five-stays-unclear"])
def test_in_silence_the_floor_is_right_to_be_called_and_what_it_orders_is_done(name: str) -> None:
    grading = dealt(name, UPT, nothing_else)
    assessment = grading.assessment()
    (matter,) = assessment.matters
    assert (matter.decision.silent, matter.authority, matter.scored) == (True, AuthorityGrade.RIGHT, False)
    assert the(assessment, grading, g.CallFloor).verdict is Verdict.REQUIRED
    assert (assessment.right, assessment.false_alarms) == (True, ())
    (order,) = [e.act for e in grading.record.gestures if isinstance(e.act, g.Order)]
    assert stood(grading, matter.matter.seats[0], matter.noticed.index) == int(order.what.rpartition("-")[2])


@pytest.mark.parametrize("key", [METROPOLITAN, UPT])
def test_whatever_amount_the_floor_names_the_dealer_brings_it_to_that(key: str) -> None:
    law, named = book(key), set()
    for seed in range(1, 7):
        play = play_of(scenarios()["bets-five-stays-unclear"], law, seed)
        grading = assessor(play_out(play, law), law, play.taken_over)
        (matter,) = grading.assessment().matters
        (order,) = [e.act for e in grading.record.gestures if isinstance(e.act, g.Order)]
        named.add(amount := int(order.what.rpartition("-")[2]))
        assert (grading.assessment().right, stood(grading, 8, matter.noticed.index)) == (True, amount)
    assert named == {500, 5000}


def test_in_silence_an_amount_announced_without_the_floor_is_not_judged() -> None:
    grading = dealt("bets-five", UPT, once(g.CallFloor, g.AnnounceBet("bet", 500)))
    assert the(grading.assessment(), grading, g.AnnounceBet).verdict is Verdict.NOT_JUDGED


def test_in_silence_the_way_names_the_floor_once() -> None:
    grading = dealt("bets-five-stays-unclear", UPT, nothing_else)
    (matter,) = grading.assessment().matters
    keys = [way.key for way in right_way(matter.decision)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("seat", "verdict"), [(5, Verdict.REQUIRED), (7, Verdict.PRACTICE_SLIP)])
def test_only_who_declared_it_is_asked(seat: int, verdict: Verdict) -> None:
    asked: Instead = once(g.AskHowMuch, g.AskHowMuch(seat))
    grading = dealt("bets-five", METROPOLITAN, asked)
    assert the(grading.assessment(), grading, g.AskHowMuch).verdict is verdict
