"""Where a rulebook names no one, a dealer who calls the floor has the right authority, and it is no false alarm."""

import pytest

from tests.grading.dealt import TODAYS, scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import AuthorityGrade, Verdict
from trainer.grading.model import perfect, play_out, to_do
from trainer.grading.named import MOST_FIX_IT, most_have_the_dealer, where_none_is_named
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.ruling import Authority, Ruling
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session


def asks_first(session: Session, grading: Assessor) -> g.Act | None:
    """All right, but the floor is called on every matter on which this book names no one."""
    record = session.record
    for one in grading.open.values():
        ruling = one.decision.ruling
        unnamed = ruling is not None and ruling.authority is Authority.UNSTATED
        begun = one.calls or one.acted >= 0 or one.remedy.begun
        if unnamed and to_do(one, record) and not begun and not (record.table.floor or record.table.over):
            return g.CallFloor()
    return perfect(session, grading)


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_calling_the_floor_is_right_where_no_one_is_named(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law)
    graded = assessor(play_out(play, law, asks_first), law, play.taken_over).assessment()
    assert AuthorityGrade.WRONG not in {each.authority for each in graded.matters}
    calls = [each for each in graded.findings if each.verdict is Verdict.FALSE_ALARM]
    assert not calls and not graded.false_alarms


def test_most_rooms_expect_the_dealer_to_fix_a_string_bet_and_no_four_card_flop() -> None:
    assert most_have_the_dealer("bet.string")
    assert not most_have_the_dealer("deal.four-card-flop")
    assert not most_have_the_dealer("presence.at-seat"), "one rulebook of all names the dealer"


@pytest.mark.parametrize(
    ("authority", "fault", "says"),
    [
        (Authority.UNSTATED, True, MOST_FIX_IT),
        (Authority.UNSTATED, False, ""),
        (Authority.DEALER, True, ""),
        (Authority.FLOOR, True, ""),
    ],
)
def test_it_is_added_only_where_no_one_is_named(authority: Authority, fault: bool, says: str) -> None:
    assert where_none_is_named(Ruling("bet.said", "it is said", authority, fault=fault), "bet.string") == says
    assert where_none_is_named(None, "bet.string") == ""
