"""What a run of the program could not do any more is done at the next start, once, and what cannot be done is told."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.progress.real import CLEAN, FLOP, begin
from tests.progress.samples import NOON, dealt
from trainer.grading.ahead import assess
from trainer.grading.engine import engine
from trainer.progress import late
from trainer.progress.grades import kept
from trainer.progress.records import Profile
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.rules.book import book


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as made:
        yield made


@pytest.fixture
def ann(store: Store) -> Profile:
    return store.new_profile("Ann", NOON)


@pytest.mark.parametrize(("scenario", "mistake"), [(FLOP, "plays-on"), (FLOP, ""), (CLEAN, "")])
def test_a_hand_that_was_over_is_finished_as_it_would_have_been(
    store: Store, ann: Profile, scenario: str, mistake: str
) -> None:
    running, transcript = begin(store, ann, scenario, mistake)
    attempt, graded = late.finish(store, running)
    found = store.attempt(attempt)
    assert graded == kept(assess(transcript, book("tda-2022"), running.hand.taken_over))
    assert [(each.counts, each.assessed) for each in found.assessments] == [(True, graded)]
    began = transcript.gestures[running.hand.taken_over - 1].at if running.hand.taken_over else 0
    assert found.ended == NOON + timedelta(milliseconds=transcript.gestures[-1].at - began)
    assert store.rows("SELECT * FROM running") == []
    assert verify(store.path) == ()


def test_a_finished_hand_without_a_grade_gets_it_and_memory_too(store: Store, ann: Profile) -> None:
    running, transcript = begin(store, ann, FLOP, "plays-on")
    attempt = store.finish(running.id, NOON)
    assert [str(each) for each in verify(store.path)] == [f"attempts {attempt}: was finished but never graded"]
    assert store.ungraded(engine()) == [attempt]
    assert late.grade(store, attempt) == kept(assess(transcript, book("tda-2022"), running.hand.taken_over))
    assert store.ungraded(engine()) == []
    assert store.memories(ann.id)
    assert verify(store.path) == ()


SPOILT = {
    "a transcript that does not fold": "UPDATE attempts SET transcript = replace(transcript, 'pitch', 'juggle')",
    "a house that is not known": "UPDATE attempts SET book = 'harrahs'",
}


@pytest.mark.parametrize("how", SPOILT)
def test_one_that_cannot_be_graded_is_tried_once_by_each_version(store: Store, ann: Profile, how: str) -> None:
    attempt = store.finish(begin(store, ann)[0].id, NOON)
    with store.writing() as connection:
        connection.execute(SPOILT[how])
    assert late.grade(store, attempt) is None
    assert store.ungraded(engine()) == []
    assert store.ungraded("99.0.0/1") == [attempt]
    assert not [each for each in verify(store.path) if "never graded" in each.text]
    assert store.attempts(ann.id)[0].noticed == ""


def test_a_hand_that_was_over_and_cannot_be_graded_is_finished_all_the_same(store: Store, ann: Profile) -> None:
    running, _ = begin(store, ann)
    with store.writing() as connection:
        connection.execute("UPDATE running SET book = 'harrahs'")
    attempt, graded = late.finish(store, store.running(running.id))
    assert graded is None
    assert store.ungraded(engine()) == []
    assert [row.id for row in store.attempts(ann.id)] == [attempt]


def test_samples_that_no_table_could_hold_are_given_up_without_a_trace(store: Store, ann: Profile) -> None:
    attempt = dealt(store, ann.id)
    with store.writing() as connection:
        connection.execute("UPDATE attempts SET transcript = 'torn', started = 'long ago' WHERE id = ?", [attempt])
    assert late.grade(store, attempt) is None
