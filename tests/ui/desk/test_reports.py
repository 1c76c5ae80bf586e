"""What I get wrong lists each part of a report to the floor that was missing or wrong in the last ten."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.ui.desk.samples import CLEAN, FLOP, dealt
from tests.ui.desk.test_desk import begin
from tests.ui.desk.test_desk import replay as replayed
from tests.ui.desk.test_progress import page
from tests.ui.desk.test_routine import row
from trainer.grading.report_grade import ReportPart
from trainer.kernel.report_acts import ActedSince, Deed, Did, OnBoard, OnStreet, Part, Report, Statement
from trainer.progress.store import Store
from trainer.scenarios.session import Session
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.reports import PARTS, report_figures

Told = tuple[Statement, ...]


def reported(desk: Desk, change: Callable[[Told], Told]) -> None:
    """The hand dealt right but for what its report says, and kept."""
    session = begin(desk, FLOP)
    for gesture in dealt(FLOP, desk.house).transcript.gestures[session.taken_over :]:
        act = gesture.act
        other = replace(act, told=change(act.told or ())) if isinstance(act, Report) else act
        session.record.add(replace(gesture, act=other))
        hands.keep(desk, replace(gesture, act=other))
    hands.finish(desk, Session.resume(session.play, session.law, session.record.transcript))


def without(kind: type) -> Callable[[Told], Told]:
    return lambda told: tuple(one for one in told if not isinstance(one, kind))


def listed(desk: Desk, store: Store, house: str = "") -> dict[str, str]:
    """Each part that is listed, and what is said of it without the rulebook and the time."""
    some = page(desk, store, "mistakes", house=house).mistakes or ()
    return {each.title: each.detail.split(" · ")[1] for each in some if each.paragraph == "Report"}


def test_a_right_report_lists_nothing(desk: Desk, store: Store) -> None:
    reported(desk, lambda told: told)
    assert listed(desk, store) == {}


@pytest.mark.parametrize(
    ("change", "title", "said"),
    [
        (without(OnStreet), "the street", "left out once"),
        (lambda told: (OnStreet(Part.RIVER), *told[1:]), "the street", "wrong once"),
        (without(OnBoard), "the cards on the board", "left out once"),
        (without(ActedSince), "who has acted since", "left out once"),
        (lambda told: (*told, Did(1, Deed.HONEST)), "what you think of it", "included once"),
        (lambda told: (*told, Did(1, Deed.PUT_IN, 77)), "who did what", "wrong once"),
    ],
)
def test_each_part_that_was_amiss_is_a_line_with_its_hand(
    desk: Desk, store: Store, change: Callable[[Told], Told], title: str, said: str
) -> None:
    reported(desk, change)
    assert listed(desk, store) == {f"Report to the floor: {title}": f"{said} in your last report"}
    [view] = page(desk, store, "mistakes").mistakes or ()
    assert store.attempt(int(view.attempt)).hand.scenario == FLOP


def test_a_part_that_was_amiss_more_often_comes_first_and_is_counted_by_how_it_was(desk: Desk, store: Store) -> None:
    reported(desk, without(ActedSince))
    reported(desk, lambda told: (OnStreet(Part.RIVER), *told[1:]))
    reported(desk, lambda told: told[1:])
    reported(desk, lambda told: (OnStreet(Part.TURN), *told[1:]))
    assert list(listed(desk, store).items()) == [
        ("Report to the floor: the street", "wrong 2 times and left out once in your last 4 reports"),
        ("Report to the floor: who has acted since", "left out once in your last 4 reports"),
    ]


def test_hands_without_a_report_and_reports_before_the_last_ten_count_nowhere(desk: Desk, store: Store) -> None:
    reported(desk, without(ActedSince))
    hands.finish(desk, replayed(desk, CLEAN))
    assert listed(desk, store)
    for _ in range(10):
        reported(desk, lambda told: told)
    assert listed(desk, store) == {}


def test_only_the_reports_at_the_house_that_is_chosen_are_listed(desk: Desk, store: Store) -> None:
    reported(desk, without(ActedSince))
    assert listed(desk, store, "tda-2022")
    assert listed(desk, store, "upt") == {}


def test_every_part_has_its_words() -> None:
    assert {*PARTS} == {*ReportPart} - {ReportPart.UNSAID}


def test_the_last_ten_reports_to_the_floor_make_a_figure_and_hands_without_one_none() -> None:
    told = replace(row(False, (0, 0)), score={"report": (3, 4)})
    assert not list(report_figures([row(True, (9, 12))]))
    assert [each.value for each in report_figures([row(True, (9, 12)), told])] == ["3 of 4"]
    assert [each.value for each in report_figures([told] * 12)] == ["30 of 40"]
