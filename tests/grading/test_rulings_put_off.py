"""A ruling on a pot that the floor puts off: play goes on meanwhile where the house prints that it may."""

from dataclasses import replace

import pytest

from tests.grading.dealt import perfectly_dealt, perfectly_graded, scenarios
from trainer.grading.assess import Assessor
from trainer.grading.assessment import AuthorityGrade, How, MatterGrade, StepState, Verdict
from trainer.grading.calls.call import NoCall, calling
from trainer.grading.decisive import hanging, playthroughs
from trainer.grading.mistakes import plays_on
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.grading.telling.lead import lead
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session
from trainer.study.deciding import _Search

UPT = book("upt")
HAND, RULE = "pots-camera-for-a-light-pot", "pot.delay.ruling-put-off"


def dealt(dealer: Dealer, key: str = "upt") -> Assessor:
    law = book(key)
    *_, graded = playing_out(play_of(scenarios()[HAND], law), law, dealer)
    return graded


def of_the_pot(graded: Assessor) -> MatterGrade:
    (grade,) = graded.assessment().matters
    return grade


def said_by_the_floor(key: str) -> list[str]:
    acts = [each.act for each in perfectly_dealt(HAND, key)[0].gestures if each.who == g.FLOOR]
    return ["later" if isinstance(each, g.Tell) else "now" for each in acts if isinstance(each, g.Tell | g.Order)]


@pytest.mark.parametrize("key", BOOKS)
def test_only_where_the_house_prints_it_the_ruling_comes_later(key: str) -> None:
    assert said_by_the_floor(key) == ["later" if key == "upt" else "now"]
    assert perfectly_graded(HAND, key).assessment.acts_right


def test_the_floor_of_any_other_hand_rules_at_once() -> None:
    scenario = replace(scenarios()[HAND], puts_off=False)
    *_, graded = playing_out(play_of(scenario, UPT), UPT)
    assert g.Tell not in graded.record.acts and g.Order in graded.record.acts


def test_going_on_is_right_and_the_debrief_cites_the_paragraph() -> None:
    graded = dealt(perfect)
    grade = of_the_pot(graded)
    assert [(each.step.key, each.state) for each in grade.remedy] == [
        ("call-the-floor", StepState.MET),
        ("play-on", StepState.MET),
    ]
    assert {each.at for each in grade.decision.citations} == {"decision-6", "decision-7"}
    told = lead(graded.record, graded.assessment(), UPT).to_do
    assert "Play on." in told and "later" in told


def test_whoever_sees_no_dispute_misses_it() -> None:
    grade = of_the_pot(dealt(plays_on))
    assert (grade.noticed.how, grade.authority) == (How.MISSED, AuthorityGrade.NOT_SCORED)


def put_off(session: Session) -> bool:
    return any(act.what is Told.DELAY for _, _, act in session.record.acts.get(g.Tell, ()))


def calls_again(session: Session, grading: Assessor) -> g.Act | None:
    """Holds the game up: calls the floor once more as soon as it has left."""
    calls, table = len(session.record.acts.get(g.CallFloor, ())), session.record.table
    return g.CallFloor() if put_off(session) and calls < 2 and not table.floor else perfect(session, grading)


def settles_it_alone(session: Session, grading: Assessor) -> g.Act | None:
    """Takes chips for the pot out of another stack, without waiting for the ruling."""
    if put_off(session) and not session.record.table.floor and g.Trade not in session.record.acts:
        return g.Trade("stack-7", Chips(((500, 1),)), "stack-6", NO_CHIPS)
    return perfect(session, grading)


def test_to_call_again_for_the_same_question_is_needless_and_does_no_harm() -> None:
    graded = dealt(calls_again)
    calls = [each for each in graded.findings if isinstance(graded.record.gestures[each.index].act, g.CallFloor)]
    assert [each.verdict for each in calls] == [Verdict.REQUIRED, Verdict.HARMLESS]
    assert of_the_pot(graded).right


def test_to_move_chips_before_the_ruling_leaves_the_stacks_off() -> None:
    assert dict(dealt(settles_it_alone).assessment().off) == {6: 500, 7: -500}


def test_the_grades_of_the_hand_hang_on_the_paragraph() -> None:
    hangs = hanging(playthroughs(play_of(scenarios()[HAND], UPT), UPT), UPT, RULE)
    assert hangs is not None and hangs.parts == ("remedy",)


def test_without_the_paragraph_the_dealer_still_owes_a_ruling() -> None:
    search = _Search.of(UPT)
    search.look(HAND)
    assert [each.way for each in search.decisive[RULE]] == ["out"]


def test_nobody_is_asked_to_rule_where_the_ruling_may_come_now_or_later() -> None:
    with pytest.raises(NoCall):
        at_once(calling(scenarios()[HAND], UPT, 1))
