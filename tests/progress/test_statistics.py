"""The dashboard's sums on a few hands that can be counted by hand."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise

import pytest

from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.records import Outcome, Part
from trainer.progress.sensitivity import Detection, d_prime
from trainer.progress.statistics import Share
from trainer.progress.store import Store

WEEK = 7 * 24 * 60
FLOP, BOXED = "deal.four-card-flop", "deal.boxed-card"


def _graded(store: Store, minutes: float, book: str, topic: str, *parts: tuple[Part, Outcome], **more: int) -> int:
    attempt = dealt(store, 1, minutes, book=book, topic=topic)
    results = [result(part, outcome, topic, **(more if part is Part.NOTICED else {})) for part, outcome in parts]
    store.add_assessment(attempt, assessed(*results, book=book))
    return attempt


@pytest.fixture
def store() -> Iterator[Store]:
    """Two books and two weeks: four hands with a matter (one noticed late, one missed), three clean ones."""
    with Store.in_memory() as made:
        made.profile("Ann")
        _few_hands(made)
        yield made


def _few_hands(made: Store) -> None:
    noticed, authority, remedy = Part
    good, hard, again = Outcome.GOOD, Outcome.HARD, Outcome.AGAIN
    _graded(made, -WEEK, "upt", FLOP, (noticed, again), (remedy, again))
    _graded(made, 0, "upt", FLOP, (noticed, good), (authority, good), (remedy, again), ms=2000)
    _graded(made, 5, "upt", BOXED, (noticed, hard), (authority, good), (remedy, good), ms=8000)
    _graded(made, 10, "tda-2022", FLOP, (noticed, hard), (authority, again), (remedy, hard), ms=3000, aided=1)
    for minutes, alarms in ((15, ()), (20, (1, 2)), (60, ())):
        made.add_assessment(dealt(made, 1, minutes), assessed(clean=True, alarms=alarms))


def test_accuracy_by_week_adds_the_books_by_topic_and_part(store: Store) -> None:
    found = {(w.monday, w.topic, w.part.value): w.share for w in store.accuracy_by_week(1)}
    before, after = date(2026, 11, 9), date(2026, 11, 16)
    assert found == {
        (before, FLOP, "noticed"): Share(again=1),
        (before, FLOP, "remedy"): Share(again=1),
        (after, FLOP, "noticed"): Share(good=1, hard=1),
        (after, FLOP, "authority"): Share(good=1, again=1),
        (after, FLOP, "remedy"): Share(hard=1, again=1),
        (after, BOXED, "noticed"): Share(hard=1),
        (after, BOXED, "authority"): Share(good=1),
        (after, BOXED, "remedy"): Share(good=1),
    }
    assert found[after, FLOP, "remedy"].per_cent == 50
    mondays = [week.monday for week in store.accuracy_by_week(1)]
    assert all(one <= two for one, two in pairwise(mondays))


def test_accuracy_of_one_book_leaves_the_others_out(store: Store) -> None:
    found = {(w.topic, w.part.value): w.share for w in store.accuracy_by_week(1, "tda-2022")}
    assert found == {
        (FLOP, "noticed"): Share(hard=1),
        (FLOP, "authority"): Share(again=1),
        (FLOP, "remedy"): Share(hard=1),
    }
    assert [week.part for week in store.accuracy_by_week(1, topic=BOXED)] == [Part.AUTHORITY, Part.NOTICED, Part.REMEDY]
    assert store.accuracy_by_week(1, "tda-2022", BOXED) == []
    assert store.accuracy_by_week(1, "metropolitan") == []
    assert store.accuracy_by_week(2) == []


def test_the_week_begins_on_monday_at_midnight_utc() -> None:
    monday = timedelta(days=-2, hours=-12) / timedelta(minutes=1)
    with Store.in_memory() as store:
        store.profile("Ann")
        for minutes in (monday - 1.001, monday - 1):
            _graded(store, minutes, "upt", FLOP, (Part.NOTICED, Outcome.GOOD))
        found = [week.monday for week in store.accuracy_by_week(1)]
    assert found == [date(2026, 11, 9), date(2026, 11, 16)]


def test_the_topics_show_how_many_hands_they_rest_on(store: Store) -> None:
    boxed, flop = store.topic_summary(1)
    assert (boxed.topic, boxed.attempts, boxed.remedy) == (BOXED, 1, Share(good=1))
    assert (flop.topic, flop.attempts, flop.noticed) == (FLOP, 6, Share(good=1, hard=1, again=1))
    assert [each.attempts for each in store.topic_summary(1, "tda-2022")] == [1]
    assert Share().per_cent is None


def test_a_topic_that_came_up_in_another_ones_hands_rests_on_no_hand_of_its_own() -> None:
    with Store.in_memory() as store:
        store.profile("Ann")
        attempt = dealt(store, 1, topic=FLOP)
        store.add_assessment(attempt, assessed(result(Part.NOTICED, Outcome.GOOD, BOXED)))
        found = [(each.topic, each.attempts, each.noticed) for each in store.topic_summary(1)]
    assert found == [(BOXED, 0, Share(good=1)), (FLOP, 1, Share())]


def test_hits_and_false_alarms(store: Store) -> None:
    found = store.detection(1)
    assert found == Detection(hands=7, matters=4, hits=2, clean=3, clean_stopped=1, alarms=2)
    assert found.d_prime == d_prime(2, 4, 1, 3)
    assert store.detection(1, "tda-2022") == Detection(1, 1, 0, 0, 0, 0)
    assert store.detection(1, "tda-2022").d_prime is None


def test_claimed_stops_leave_the_false_alarms_and_the_last_one_makes_the_hand_unstopped(store: Store) -> None:
    stopped = next(row.id for row in store.attempts(1) if row.alarms)
    store.claim_misclick(stopped, 1)
    assert (store.detection(1).alarms, store.detection(1).clean_stopped) == (1, 1)
    store.claim_misclick(stopped, 2)
    assert (store.detection(1).alarms, store.detection(1).clean_stopped) == (0, 0)


@pytest.mark.parametrize(("book", "seconds"), [(None, 3.0), ("upt", 5.0), ("tda-2022", 3.0), ("metropolitan", None)])
def test_the_median_time_to_notice(store: Store, book: str | None, seconds: float | None) -> None:
    assert store.median_notice(1, book) == seconds


def test_the_last_session_ends_where_the_pause_was_longer_than_half_an_hour(store: Store) -> None:
    last = store.last_session(1)
    assert last is not None
    assert (last.hands, last.caught, last.clean_hands, last.false_alarms) == (1, 0, 1, 0)
    _graded(store, 50, "upt", FLOP, (Part.NOTICED, Outcome.AGAIN))
    bridged = store.last_session(1)
    assert bridged is not None
    assert (bridged.hands, bridged.caught, bridged.missed) == (7, 3, 1)
    assert (bridged.false_alarms, bridged.clean_hands) == (2, 3)
    assert (bridged.started, bridged.ended) == (NOON, NOON + timedelta(minutes=61))
    assert bridged.attempt == store.attempts(1)[0].id
    assert store.last_session(2) is None
