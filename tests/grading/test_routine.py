"""Routine is graded on every hand and apart; a dealer who does all of it gets full marks."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_graded, scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Assessment, RoutineGrade, from_json, to_json
from trainer.grading.model import Dealer, play_out
from trainer.grading.routine import ANNOUNCE, BUTTON, KILL, READ
from trainer.grading.thorough import thorough
from trainer.kernel import gestures as g
from trainer.progress.grades import kept
from trainer.rules.book import book
from trainer.rules.practice import practices
from trainer.scenarios.compiler import play_of
from trainer.scenarios.palette import READ_OUT
from trainer.scenarios.session import Session

CLEAN = "clean-holdem-nine"


def dealt(name: str, key: str, dealer: Dealer) -> Assessment:
    law = book(key)
    play = play_of(scenarios()[name], law)
    return assessor(play_out(play, law, dealer), law, play.taken_over).assessment()


def without(wanted: type[g.Act]) -> Dealer:
    """Thorough, but for one kind of act, instead of which the perfect dealer goes on."""

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = thorough(session, grading)
        skipped = isinstance(act, wanted) and (wanted is not g.Announce or act == g.Announce(READ_OUT))
        if not skipped:
            return act
        rest = (each for each in session.routine() if not isinstance(each, wanted))
        return next(rest, None) if session.record.table.pot or wanted is not g.Muck else act

    return dealer


def piece(graded: Assessment, practice: str) -> RoutineGrade:
    return next(each for each in graded.routine if each.practice == practice)


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_a_thorough_dealer_has_all_of_it_and_is_as_right_as_the_perfect_one(name: str, key: str) -> None:
    graded, perfect = dealt(name, key, thorough), perfectly_graded(name, key).assessment
    assert [each for each in graded.routine if each.missed] == []
    assert graded.right is perfect.right
    assert [(each.matter.kind, each.right) for each in graded.matters] == [
        (each.matter.kind, each.right) for each in perfect.matters
    ]
    assert {each.practice for each in graded.routine} <= practices().keys()


@pytest.mark.parametrize(
    ("act", "practice"),
    [(g.AnnounceBet, ANNOUNCE), (g.Announce, READ), (g.Muck, KILL), (g.MoveButton, BUTTON)],
)
def test_what_is_left_out_is_missed_and_nothing_else(act: type[g.Act], practice: str) -> None:
    graded = dealt(CLEAN, "tda-2024", without(act))
    assert [each.practice for each in graded.routine if each.missed] == [practice]
    assert graded.right, "routine changes no other grade"
    assert graded.score.remedy == (0, 0)
    assert graded.routine_score[0] < graded.routine_score[1]


def test_a_paragraph_is_cited_where_the_rulebook_asks_for_it() -> None:
    assert [each.at for each in piece(dealt(CLEAN, "tda-2024", thorough), ANNOUNCE).citations] == ["RP-12"]
    assert piece(dealt(CLEAN, "foxwoods-2020", thorough), ANNOUNCE).citations == ()
    assert piece(dealt(CLEAN, "upt", thorough), KILL).citations
    assert piece(dealt(CLEAN, "tda-2024", thorough), BUTTON).citations == ()


def test_of_each_practice_in_its_order_one_slip_is_enough() -> None:
    graded = perfectly_graded(CLEAN, "tda-2024").assessment
    order = [each for each in graded.routine if each.practice not in (ANNOUNCE, READ, KILL, BUTTON)]
    assert {(each.done, each.of) for each in order} == {(1, 1)}


def test_it_is_kept_with_the_hand_and_older_hands_have_none() -> None:
    graded = dealt(CLEAN, "tda-2024", thorough)
    plain = to_json(graded)
    assert from_json(plain).routine == graded.routine
    assert kept(graded).score["routine"] == graded.routine_score
    assert from_json({name: value for name, value in plain.items() if name != "routine"}).routine == ()
