"""What was coached, undone or dealt again is kept with its grade, and neither memory nor the sums rest on it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.progress.samples import LINES, NOON, assessed, dealt, hand, result
from trainer.progress.proving import ungraded
from trainer.progress.records import COACHED, HINTED, UNCOUNTED, UNDONE, Outcome, Part
from trainer.progress.store import Store

GRADE = assessed(result(Part.NOTICED, Outcome.GOOD), result(Part.REMEDY, Outcome.AGAIN), alarms=(3,))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as opened:
        opened.profile("Ann")
        yield opened


def helped(store: Store, profile: int, mode: str = COACHED) -> int:
    running = store.begin_hand(replace(hand(profile), mode=mode), LINES[:1])
    for line in LINES[1:]:
        store.append(running, line)
    return store.finish(running, NOON, GRADE)


@pytest.mark.parametrize("mode", UNCOUNTED)
def test_it_is_no_part_of_memory_and_sums(store: Store, mode: str) -> None:
    profile = store.profile("Ann").id
    attempt = helped(store, profile, mode)
    assert [each.counts for each in store.attempt(attempt).assessments] == [False]
    assert store.memories(profile) == []
    assert store.accuracy_by_week(profile) == []
    assert store.detection(profile).alarms == 0
    again = dealt(store, profile, 5, GRADE)  # the same alone: what the coach kept out comes in
    assert [each.counts for each in store.attempt(again).assessments] == [True]
    assert len(store.memories(profile)) == 2


def test_its_grade_is_there_to_be_looked_at(store: Store) -> None:
    attempt = store.attempt(helped(store, store.profile("Ann").id))
    assert attempt.hand.mode == COACHED
    assert attempt.assessments[0].assessed.remedy == "wrong"


def test_nobody_looks_for_another_grade_of_it(store: Store) -> None:
    profile = store.profile("Ann").id
    helped(store, profile)
    lacking = dealt(store, profile, 5)
    assert store.ungraded("another engine") == [lacking]
    with closing(sqlite3.connect(store.path)) as file:
        file.row_factory = sqlite3.Row
        assert [each.row for each in ungraded(file)] == [str(lacking)]


def test_a_misclick_in_it_changes_no_memory(store: Store) -> None:
    profile = store.profile("Ann").id
    store.claim_misclick(helped(store, profile), 3)
    assert store.memories(profile) == []


@pytest.mark.parametrize("kept", [1, 2])
def test_what_is_taken_back_is_forgotten_and_the_hand_counts_no_more(store: Store, kept: int) -> None:
    profile = store.profile("Ann").id
    running = store.begin_hand(hand(profile), LINES[:1])
    for line in LINES[1:]:
        store.append(running, line, over=line == LINES[-1])
    store.take_back(running, kept, UNDONE)
    found = store.running(running)
    assert (found.lines, found.hand.mode, found.over) == (LINES[:kept], UNDONE, False)
    store.append(running, LINES[kept])
    assert store.running(running).lines == LINES[: kept + 1]


def test_nothing_can_be_taken_back_of_a_hand_that_is_over(store: Store) -> None:
    running = store.begin_hand(hand(store.profile("Ann").id), LINES)
    store.finish(running, NOON)
    with pytest.raises(KeyError):
        store.take_back(running, 1, UNDONE)


def test_a_hand_goes_on_in_another_mode_only_while_it_is_dealt(store: Store) -> None:
    running = store.begin_hand(hand(store.profile("Ann").id), LINES)
    store.goes_on_as(running, HINTED)
    assert store.attempt(store.finish(running, NOON)).hand.mode == HINTED
    with pytest.raises(KeyError):
        store.goes_on_as(running, HINTED)
