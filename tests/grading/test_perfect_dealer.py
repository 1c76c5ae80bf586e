"""The perfect dealer gets full marks in every packaged scenario: at some houses today, at others tomorrow."""

import pytest

from tests.grading.dealt import TODAYS, expected, perfectly_graded, scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Verdict
from trainer.grading.model import Dealer, follow, model_act, perfect, play_out
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

JUST_ENOUGH = "short-stub-seven-for-five"
"""Cards are missing from its deck, but those that are left suffice: nothing goes wrong."""
ALLOWED = {"deal.in-order", "deal.penalized-may-be-dealt-out"}
"""Rulings by which what the dealer before did is no error at that house."""
GOOD = {Verdict.REQUIRED, Verdict.HARMLESS, Verdict.PRACTICE}


def graded(name: str, key: str, dealer: Dealer = perfect) -> Assessor:
    """A packaged scenario as that dealer deals it."""
    law = book(key)
    play = play_of(scenarios()[name], law)
    return assessor(play_out(play, law, dealer), law, play.taken_over)


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_the_perfect_dealer_gets_full_marks(name: str, key: str) -> None:
    law, scenario = book(key), scenarios()[name]
    assessment = perfectly_graded(name, key).assessment
    assert assessment.right
    assert assessment.score.practice[0] == assessment.score.practice[1]
    assert {each.verdict for each in assessment.findings} <= GOOD
    told = expected(name).get(key)
    in_order = told is not None and (told.in_order or set(told.rulings) & ALLOWED != set())
    assert assessment.clean is (scenario.clean or in_order or name == JUST_ENOUGH)
    cited = {
        c.at for one in (*assessment.matters, *assessment.followed) for c in one.decision.citations if c.book == key
    }
    listed = {p.at for p in law.ledger.paragraphs if any(scenario.path.endswith(path) for path in p.scenarios)}
    assert cited == listed, "the ledger lists the scenarios that need a paragraph"


def test_the_next_act_of_the_perfect_dealer_can_be_asked_for_at_any_time() -> None:
    law = book("tda-2022")
    session = Session(play_of(scenarios()["four-card-flop-face-down-inherited"], law), law)
    act = model_act(session)
    assert act is not None
    assert act.verb == "floor"
    session.act(act, session.now)
    assert model_act(session) is None
    assert follow(session).findings[-1].verdict == "required"
