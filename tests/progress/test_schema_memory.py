"""Files of every released version are brought up with all that was practised in their memory and their sums."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.lived import BOXED, FLOP, lived
from tests.progress.test_feeding import sound
from trainer.progress.records import Outcome, Part
from trainer.progress.store import Store
from trainer.progress.version import APPLICATION

HERE = Path(__file__).parent
SUMS = {
    "retention": "profile, book, week, reviews, recalled, round(predicted, 9) AS predicted",
    "parts": "*",
    "paces": "*",
    "hours": "*",
    "asked": "*",
    "weekly": "*",
    "controls": "*",
}


def brought_up(folder: Path, version: int) -> Path:
    """A file as that version wrote it, from its dump."""
    path = folder / "progress.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript((HERE / f"version-{version}.sql").read_text(encoding="utf-8"))
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    return path


@pytest.fixture
def now() -> Iterator[Store]:
    """The same practice, in a store of this version from the beginning."""
    with Store.in_memory() as store:
        lived(store)
        yield store


def test_a_file_of_version_2_comes_to_the_memory_it_would_have_had(tmp_path: Path, now: Store) -> None:
    with Store.open(brought_up(tmp_path, 2)) as store:
        assert len(store.memories(1)) == 5
        for profile in (1, 2):
            assert store.memories(profile) == now.memories(profile)
            assert sorted(map(repr, store.reviews(profile))) == sorted(map(repr, now.reviews(profile)))
            assert store.mistakes(profile) == now.mistakes(profile)
        sound(store)


@pytest.mark.parametrize("table", SUMS)
def test_its_sums_are_those_that_triggers_would_have_kept(tmp_path: Path, now: Store, table: str) -> None:
    sql = f"SELECT {SUMS[table]} FROM {table} ORDER BY 1, 2, 3"
    with Store.open(brought_up(tmp_path, 2)) as store:
        kept = [row for row in store.rows(sql) if row.get("reviews", 1)]
        assert kept
        assert kept == [row for row in now.rows(sql) if row.get("reviews", 1)]


def test_its_attempts_answers_and_rounds_are_as_they_were(tmp_path: Path, now: Store) -> None:
    with Store.open(brought_up(tmp_path, 2)) as store:
        for listed, other in zip(store.attempts(1), now.attempts(1), strict=True):
            one, two = store.attempt(listed.id), now.attempt(other.id)
            assert (one.transcript, one.claims, one.hand) == (two.transcript, two.claims, two.hand)
            assert [each.assessed for each in one.assessments] == [each.assessed for each in two.assessments]
        assert store.spots(1) == now.spots(1)
        assert store.answered(1, "upt") == {"flop-next-burn": (1, 1)}
        assert store.rows("SELECT seed, given FROM answers") == [{"seed": 0, "given": ""}]
        assert store.rows("PRAGMA foreign_key_check") == []


def test_what_named_no_rule_of_the_law_enters_no_memory(tmp_path: Path) -> None:
    with Store.open(brought_up(tmp_path, 2)) as store:
        assert {each.rule for each in store.memories(1)} == {FLOP, BOXED, "topic:deal.four-card-flop"}
        assert store.rows("SELECT count(*) AS n FROM reviews WHERE source = 'question'") == [{"n": 0}]


def test_a_claimed_result_of_the_time_before_stays_out(tmp_path: Path) -> None:
    with Store.open(brought_up(tmp_path, 2)) as store:
        found = [each.outcome for each in store.reviews(1, "upt") if (each.rule, each.part) == (FLOP, Part.REMEDY)]
    again, _, good = Outcome
    assert found == [again, good, good, again, good, good]


def test_a_hand_of_the_time_before_can_still_be_claimed(tmp_path: Path) -> None:
    with Store.open(brought_up(tmp_path, 2)) as store:
        whole = next(each for each in store.attempts(1) if store.attempt(each.id).claims == (4,))
        before = len(list(store.reviews(1)))
        store.claim_misclick(whole.id, 9)
        assert len(list(store.reviews(1))) == before - 1
        sound(store)


def test_a_file_of_version_1_is_brought_up_too(tmp_path: Path) -> None:
    with Store.open(brought_up(tmp_path, 1)) as store:
        assert [(each.rule, each.part.value) for each in store.memories(1)] == [
            ("books.upt:too_many", "authority"),
            ("books.upt:too_many", "noticed"),
        ]
        assert [(each.times, each.seconds) for each in store.times_by_week(1)] == [(1, 2.5)]
        assert [done for _, done in store.practice_days(1, store.profiles()[0].created.date())] == [2]
        sound(store)
    with Store.open(tmp_path / "progress.db") as again:
        assert len(again.memories(1)) == 2
