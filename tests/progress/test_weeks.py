"""Sums by week and by day, on a few acts that can be counted by hand."""

from collections.abc import Iterator
from datetime import date, timedelta, timezone

import pytest

from tests.progress.lived import INHERITED, WHOLE
from tests.progress.lived import dealt as dealt_with
from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.rounds import Answered, Round
from trainer.progress.scheduler import first, recall
from trainer.progress.statistics import Share
from trainer.progress.store import Store
from trainer.progress.weeks import Pace, Retention, WeekDetection, WeekPart, WeekTime

NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome
DAY = timedelta(days=1)
WEEK = 7 * 24 * 60
BEFORE, THIS = date(2026, 11, 9), date(2026, 11, 16)


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann")
        made.profile("Ben")
        yield made


def graded(store: Store, minutes: float, *results: object, book: str = "upt", **more: object) -> int:
    attempt = dealt(store, 1, minutes, book=book)
    store.add_assessment(attempt, assessed(*results, book=book, **more))  # type: ignore[arg-type]  # a test's own
    return attempt


def asked(store: Store, days: float, outcome: Outcome, book: str = "upt") -> None:
    tested = (Tested("topic:clock", "clock", REMEDY, outcome),)
    store.add_answer(Answer(1, "q", book, 0, True, 900, NOON + days * DAY, tested=tested))


def test_retention_is_what_was_recalled_beside_what_was_predicted(store: Store) -> None:
    for days, outcome in ((-9, GOOD), (-7, GOOD), (-6.5, AGAIN), (0, AGAIN), (3, HARD)):
        asked(store, days, outcome)
    before, after = store.retention_by_week(1)
    known = recall(first(GOOD, NOON - 9 * DAY), NOON - 7 * DAY)
    assert before == Retention(BEFORE, 1, 1, known)  # the one of the same day says nothing about memory
    assert (after.monday, after.reviews, after.recalled) == (THIS, 2, 1)
    assert 1 < after.predicted < 2
    assert store.retention_by_week(1, "upt") == [before, after]
    assert store.retention_by_week(1, "tda-2022") == store.retention_by_week(2) == []


def test_retention_goes_by_the_weeks_that_begin_on_monday_utc(store: Store) -> None:
    sunday = -2 - 0.5 - 1 / 86400
    for days in (sunday - 6, sunday - 3, sunday, sunday + 1 / 43200 + 1):
        asked(store, days, GOOD)
    assert [(each.monday, each.reviews) for each in store.retention_by_week(1)] == [(BEFORE, 2), (THIS, 1)]


def test_parts_times_and_detection_by_week(store: Store) -> None:
    graded(store, -WEEK, result(NOTICED, GOOD, ms=1000), result(REMEDY, AGAIN))
    graded(store, 0, result(NOTICED, GOOD, ms=2000), result(NOTICED, HARD, "bet.turn", rule="", ms=5000, aided=True))
    graded(store, 9, result(NOTICED, AGAIN, gesture=2), result(AUTHORITY, GOOD))
    graded(store, 19, clean=True, alarms=(1, 2))
    graded(store, 29, clean=True, book="tda-2022")
    assert store.parts_by_week(1) == [
        WeekPart(BEFORE, NOTICED, Share(good=1)),
        WeekPart(BEFORE, REMEDY, Share(again=1)),
        WeekPart(THIS, AUTHORITY, Share(good=1)),
        WeekPart(THIS, NOTICED, Share(1, 1, 1)),
    ]
    assert store.times_by_week(1) == [WeekTime(BEFORE, 1, 1.0), WeekTime(THIS, 2, 3.5)]
    assert store.detection_by_week(1) == [WeekDetection(BEFORE, 1, 1, 0, 0), WeekDetection(THIS, 1, 3, 1, 2)]
    assert store.detection_by_week(1, "tda-2022") == [WeekDetection(THIS, 0, 0, 0, 1)]
    assert store.times_by_week(1, "tda-2022") == store.parts_by_week(2) == store.detection_by_week(2) == []


def test_what_was_claimed_leaves_the_weeks(store: Store) -> None:
    attempt = graded(store, 0, result(NOTICED, GOOD, ms=2000, gesture=2), result(REMEDY, AGAIN, gesture=3))
    store.claim_misclick(attempt, 2)
    assert store.parts_by_week(1) == [WeekPart(THIS, REMEDY, Share(again=1))]
    assert store.times_by_week(1) == []
    assert store.detection_by_week(1) == [WeekDetection(THIS, 0, 0, 0, 0)]


def test_pace_counts_the_hands_that_were_dealt_whole(store: Store) -> None:
    for minutes, lines in ((-WEEK, WHOLE), (0, WHOLE), (9, WHOLE), (19, INHERITED), (29, WHOLE[:2])):
        dealt_with(store, 1, minutes, lines)
    dealt_with(store, 1, 39, WHOLE, book="tda-2022")
    before, after = store.pace_by_week(1)
    assert (before, after) == (Pace(BEFORE, 1, 64.0), Pace(THIS, 3, 192.0))
    assert after.per_hour == 56.25
    assert store.pace_by_week(1, "tda-2022") == [Pace(THIS, 1, 64.0)]
    assert store.pace_by_week(2) == []


def test_a_day_of_practice_counts_hands_answers_and_spots(store: Store) -> None:
    dealt(store, 1, -WEEK)
    dealt(store, 1)
    asked(store, 0.1, GOOD)
    played = store.begin_round(Round(1, "upt", "undated", "odd-chip", 3, NOON))
    store.add_spot(played, Answered("odd-chip", 0, {"to": 1}, True, 900, 8000, (), (), NOON + 2 * DAY))
    before, now, later = NOON.date() - 7 * DAY, NOON.date(), NOON.date() + 2 * DAY
    assert store.practice_days(1, before) == [(before, 1), (now, 2), (later, 1)]
    assert store.practice_days(1, now) == [(now, 2), (later, 1)]
    assert store.practice_days(2, before) == []


@pytest.mark.parametrize(("hours", "day"), [(0, 19), (-8, 18), (-2, 19), (-3, 18), (14, 19), (5.5, 19)])
def test_a_day_is_one_of_where_the_trainee_is(store: Store, hours: float, day: int) -> None:
    asked(store, 0.6, GOOD)  # the 19th at 02:24 UTC
    there = timezone(timedelta(hours=hours))
    found = [(date(2026, 11, day), 1)]
    assert store.practice_days(1, date(2026, 11, day), there) == found
    assert store.practice_days(1, date(2026, 11, day + 1), there) == []
