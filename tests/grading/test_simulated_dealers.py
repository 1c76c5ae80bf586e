"""Each simulated dealer loses the mark for what they did wrong, and no other."""

from itertools import pairwise, product

import pytest

from tests.grading.dealt import perfectly_graded, scenarios
from tests.grading.simulated import ByAnother, acting_alone_hangs_on_the_remedy, dealt
from tests.seeds import todays
from trainer.grading.assess import Assessor
from trainer.grading.assessment import AuthorityGrade, How, MatterGrade
from trainer.grading.films.slips import without_the_floor
from trainer.grading.noticing import WAITS
from trainer.grading.otherwise import late, or_ended, went_on
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.ruling import Authority
from trainer.scenarios.session import Session

WRONG = sorted(name for name, each in scenarios().items() if not each.clean)
HANDS = todays(product(WRONG, BOOKS), 12)
PAIRS = todays(product(WRONG, (*pairwise(BOOKS), (BOOKS[-1], BOOKS[0]))), 16)


def by_the_floor(one: MatterGrade) -> bool:
    ruling = one.decision.ruling
    return ruling is not None and ruling.authority is Authority.FLOOR


@pytest.mark.parametrize(("name", "key"), HANDS)
def test_who_is_late_loses_the_mark_for_noticing_and_keeps_that_for_the_authority(name: str, key: str) -> None:
    grading = dealt(scenarios()[name], key, late)
    for one in grading.assessment().matters:
        was_late = one.noticed.index >= 0 and went_on(grading, grading.open[one.matter.key], one.noticed.index)
        was_late = was_late and not any(each.step.key in WAITS for each in one.remedy)  # the betting goes on first
        if was_late and not one.own and not one.decision.silent:
            assert one.noticed.how is not How.YES, one.matter
            assert one.authority is not AuthorityGrade.WRONG or acting_alone_hangs_on_the_remedy(one), one.matter


def alone(session: Session, grading: Assessor) -> g.Act | None:
    """Never calls the floor; where nobody can go on without it, the hand ends."""
    return or_ended(session, without_the_floor(session, grading))


@pytest.mark.parametrize(("name", "key"), HANDS)
def test_who_skips_the_floor_loses_the_mark_for_the_authority_and_keeps_that_for_noticing(name: str, key: str) -> None:
    well = perfectly_graded(name, key).assessment.matters
    floors = {each.matter.key for each in well if by_the_floor(each) or each.decision.silent}
    for one in dealt(scenarios()[name], key, alone).assessment().matters:
        left = by_the_floor(one) or one.decision.silent
        nothing_left = (left and not one.met) or one.matter.key in floors  # but calling it
        assert one.noticed.how in (How.YES, How.NOT_ASKED) or nothing_left, one.matter
        assert not (by_the_floor(one) and one.authority is AuthorityGrade.RIGHT), one.matter
        assert left or one.right or one.matter.key in floors, one.matter


@pytest.mark.parametrize(("name", "houses"), PAIRS)
def test_who_deals_by_another_house_is_right_only_where_both_say_the_same(name: str, houses: tuple[str, str]) -> None:
    here, there = houses
    played = dealt(scenarios()[name], here, ByAnother(book(there)))
    for one in played.assessment().matters:
        if by_the_floor(one) and not played.open[one.matter.key].calls:
            assert one.authority is not AuthorityGrade.RIGHT, one.matter
        ruling = one.decision.ruling
        unmet = {each.step.key for each in one.remedy if each.state == "missed"}
        assert ruling is None or not (one.right and unmet), one.matter
