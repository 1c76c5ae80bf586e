"""Attempts are listed and opened whole; re-assessing adds a row and changes none."""

from collections.abc import Iterator

import pytest

from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.records import Answer, Outcome, Part
from trainer.progress.store import Store

GOOD = result(Part.NOTICED, Outcome.GOOD, ms=1500, gesture=1)
WRONG = result(Part.REMEDY, Outcome.AGAIN, gesture=2)


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann")
        made.profile("Ben")
        yield made


def test_attempts_are_listed_newest_first_and_page_by_page(store: Store) -> None:
    ids = [dealt(store, 1, minutes) for minutes in (0, 20, 10, 10)]
    order = [ids[1], ids[3], ids[2], ids[0]]
    assert [row.id for row in store.attempts(1)] == order
    first = store.attempts(1, limit=2)
    assert [row.id for row in first] == order[:2]
    assert [row.id for row in store.attempts(1, limit=2, before=first[-1].id)] == order[2:]


def test_a_page_has_two_hundred_hands_where_nothing_else_is_asked_for(store: Store) -> None:
    last = dealt(store, 1)
    own = [str(row["name"]) for row in store.rows("PRAGMA table_info(attempts)") if row["name"] not in ("id", "uid")]
    columns = ", ".join(own)
    with store.writing() as connection:
        connection.execute(f"""WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some WHERE n < 200)
            INSERT INTO attempts ({columns}, uid) SELECT {columns}, hex(randomblob(16)) FROM attempts, some""")
    found = [row.id for row in store.attempts(1)]
    assert (found[0], found[-1]) == (last + 200, last + 1)
    assert len(found) == 200


def test_attempts_are_filtered_by_profile_book_and_topic(store: Store) -> None:
    dealt(store, 1)
    upt = dealt(store, 2, book="upt", topic="deal.boxed-card")
    tda = dealt(store, 2, book="tda-2022", topic="deal.boxed-card")
    stub = dealt(store, 2, book="tda-2022", topic="stud.short-stub")
    assert {row.id for row in store.attempts(2)} == {upt, tda, stub}
    assert {row.id for row in store.attempts(2, book="tda-2022")} == {tda, stub}
    assert {row.id for row in store.attempts(2, topic="deal.boxed-card")} == {upt, tda}
    assert {row.id for row in store.attempts(2, book="tda-2022", topic="deal.boxed-card")} == {tda}


def test_a_row_shows_the_grades_once_there_are_some(store: Store) -> None:
    attempt = dealt(store, 1)
    [row] = store.attempts(1)
    assert (row.noticed, row.score, row.alarms) == ("", {}, 0)
    store.add_assessment(attempt, assessed(GOOD, WRONG, alarms=(0, 2)))
    [row] = store.attempts(1)
    assert (row.noticed, row.authority, row.remedy) == ("yes", "right", "wrong")
    assert (row.score, row.alarms, row.clean) == ({"noticed": (1, 1)}, 2, False)


def test_an_assessment_comes_back_as_it_was_kept(store: Store) -> None:
    attempt = dealt(store, 1)
    given = assessed(GOOD, WRONG, alarms=(0, 2))
    kept = store.add_assessment(attempt, given, NOON)
    [found] = store.attempt(attempt).assessments
    assert (found.id, found.made, found.counts, found.assessed) == (kept, NOON, True, given)


def test_only_the_first_assessment_by_the_own_book_counts_and_none_is_changed(store: Store) -> None:
    attempt = dealt(store, 1, book="upt")
    store.add_assessment(attempt, assessed(GOOD, book="tda-2022"))
    store.add_assessment(attempt, assessed(GOOD, book="upt"))
    before = store.attempt(attempt).assessments
    store.add_assessment(attempt, assessed(WRONG, book="upt", alarms=(1,)))
    after = store.attempt(attempt).assessments
    assert after[:2] == before
    assert [each.counts for each in after] == [False, True, False]
    assert store.detection(1).matters == 1
    assert store.detection(1).alarms == 0


def test_an_unknown_attempt_is_a_key_error(store: Store) -> None:
    with pytest.raises(KeyError):
        store.attempt(1)
    with pytest.raises(KeyError):
        store.add_assessment(1, assessed())


def test_a_claimed_mis_click_stays_in_the_attempt_and_leaves_the_sums(store: Store) -> None:
    attempt = dealt(store, 1)
    store.add_assessment(attempt, assessed(GOOD, WRONG))
    assert store.topic_summary(1)[0].remedy.again == 1
    store.claim_misclick(attempt, 2)
    store.claim_misclick(attempt, 2)
    assert store.attempt(attempt).claims == (2,)
    assert store.attempt(attempt).assessments[0].assessed == assessed(GOOD, WRONG)
    assert store.topic_summary(1)[0].remedy.of == 0
    assert store.topic_summary(1)[0].noticed.good == 1


def test_a_claim_made_before_the_assessment_holds_for_it_too(store: Store) -> None:
    attempt = dealt(store, 1)
    store.claim_misclick(attempt, 2)
    store.add_assessment(attempt, assessed(GOOD, WRONG, alarms=(2,)))
    assert store.topic_summary(1)[0].remedy.of == 0
    assert store.detection(1).alarms == 0


def test_answers_are_kept_and_counted_by_question_and_book(store: Store) -> None:
    attempt = dealt(store, 1)
    for question, book in (("a", "upt"), ("a", "upt"), ("b", "upt"), ("a", "tda-2022")):
        store.add_answer(Answer(1, question, book, 2, False, 900, NOON, attempt))
    assert store.seen(1, "upt") == {"a": 2, "b": 1}
    assert store.seen(1, "tda-2022") == {"a": 1}
    assert store.seen(2, "upt") == {}


def test_profiles_are_made_once_by_name(store: Store) -> None:
    assert store.profile("Ann").id == 1
    assert [each.name for each in store.profiles()] == ["Ann", "Ben"]
