"""Whoever reports to the floor wrongly in one thing loses the mark for that and no other, in whatever hand it is."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from tests.grading.dealt import scenarios
from tests.grading.simulated import dealt, lost
from tests.seeds import todays
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.grading.model import perfect
from trainer.grading.report_grade import Amiss
from trainer.kernel import gestures as g
from trainer.kernel.limits import MOST_SEATS
from trainer.kernel.report_acts import ActedSince, DealerDid, Deed, Did, OnStreet, Part, Report, Statement
from trainer.rules.book import BOOKS
from trainer.scenarios.report_conduct import ACTS, CONDUCT, TALKS
from trainer.scenarios.session import Session

WRONG = sorted(name for name, each in scenarios().items() if not each.clean)
HANDS = todays(product(WRONG, BOOKS), 12)
APART = {*CONDUCT.values(), *TALKS.values(), *ACTS.values(), Deed.OUT_OF_LINE, Deed.RAN_OUT}
ODD = 7  # of no chips: the floor sees that it isn't so
Told = tuple[Statement, ...]


def no_street(told: Told) -> Told:
    return tuple(one for one in told if not isinstance(one, OnStreet))


def another_street(told: Told) -> Told:
    return tuple(_elsewhere(one) if isinstance(one, OnStreet) else one for one in told)


def _elsewhere(one: OnStreet) -> OnStreet:
    return OnStreet(Part.DEAL if one.part in (Part.RIVER, Part.SEVENTH, Part.SHOWDOWN) else Part.SHOWDOWN)


def another_amount(told: Told) -> Told:
    put_in = [place for place, one in enumerate(told) if isinstance(one, Did) and one.deed is Deed.PUT_IN]
    return tuple(_odd(one) if put_in[:1] == [place] else one for place, one in enumerate(told))


def _odd(one: Statement) -> Statement:
    return replace(one, amount=one.amount + ODD) if isinstance(one, Did) else one


def more_acted(told: Told) -> Told:
    """The first seat of all that none of it names has acted as well."""
    named = {one.seat for one in told if isinstance(one, Did)}
    return tuple(_with_one_more(one, named) if isinstance(one, ActedSince) else one for one in told)


def _with_one_more(one: ActedSince, named: set[int]) -> ActedSince:
    more = next(seat for seat in range(1, MOST_SEATS) if seat not in {*one.seats, *named})
    return ActedSince(tuple(sorted((*one.seats, more))))


def no_deed(told: Told) -> Told:
    """Where one thing was done, and all there is of it is who did it."""
    one_thing = sum(isinstance(one, Did | DealerDid) for one in told) == 1
    return tuple(one for one in told if not (one_thing and isinstance(one, Did | DealerDid)))


def another_seat(told: Told) -> Told:
    """What was done apart from betting, of a seat that isn't at the table: the floor sees that it isn't so."""
    return tuple(replace(one, seat=MOST_SEATS) if isinstance(one, Did) and one.deed in APART else one for one in told)


def an_opinion(told: Told) -> Told:
    return (*told, Did(1, Deed.HONEST))


CHANGES = {
    no_deed: Amiss.MISSING,
    another_seat: Amiss.WRONG,
    no_street: Amiss.MISSING,
    another_street: Amiss.WRONG,
    another_amount: Amiss.WRONG,
    more_acted: Amiss.WRONG,
    an_opinion: Amiss.LEADING,
}


def reported(name: str, key: str, change: Callable[[Told], Told]) -> tuple[Assessment, bool]:
    """The hand dealt perfectly but for its first report; was that changed at all?"""
    done: list[bool] = []

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        if not isinstance(act, Report) or not act.told or done:
            return act
        done.append(change(act.told) != act.told)
        return replace(act, told=change(act.told))

    return dealt(scenarios()[name], key, dealer).assessment(), any(done)


@pytest.mark.parametrize(("name", "key"), HANDS)
def test_a_right_report_has_full_marks_and_each_mistake_loses_its_own(name: str, key: str) -> None:
    whole, _ = reported(name, key, lambda told: told)
    assert not [each for grade in whole.reports for each in grade.faults]
    for change, kind in CHANGES.items() if whole.reports else ():
        graded, changed = reported(name, key, change)
        found = [each.kind for grade in graded.reports for each in grade.faults]
        assert found == [kind] * changed, change.__name__
        assert lost(graded) == {**lost(whole), "report": int(changed)}, change.__name__
