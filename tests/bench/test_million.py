"""The store that benches measure over is one that practice could have left: its sums, its memory, its shape."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench import million
from trainer.progress.calibration import astray
from trainer.progress.store import Store
from trainer.rules.book import BOOKS
from trainer.rules.syllabus import syllabus

HANDS = 1000
SUMS = {
    "weekly": "*",
    "drilled": "*",
    "notice_times": "*",
    "controls": "*",
    "retention": "profile, book, week, reviews, recalled, round(predicted, 6) AS predicted",
    "parts": "*",
    "paces": "*",
    "hours": "*",
    "asked": "*",
    "memories": "*",
}


def made(grouped: bool) -> Store:
    store = Store.in_memory()
    million.fill(store, HANDS, grouped)
    return store


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Store, Store]]:
    """The same rows with sums made at the end, and with sums the triggers kept."""
    with made(True) as grouped, made(False) as kept:
        yield grouped, kept


@pytest.mark.parametrize("table", SUMS)
def test_sums_made_at_the_end_are_those_triggers_keep(both: tuple[Store, Store], table: str) -> None:
    grouped, kept = (store.rows(f"SELECT {SUMS[table]} FROM {table} ORDER BY 1, 2, 3") for store in both)
    assert len(grouped) > 100 or table in ("hours", "paces", "retention", "controls", "parts")
    assert grouped == kept


def test_nothing_is_left_away(both: tuple[Store, Store]) -> None:
    sql = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
    assert both[0].rows(sql) == both[1].rows(sql)
    assert both[0].rows("PRAGMA foreign_key_check") == []


def test_its_memory_is_what_its_log_comes_to(both: tuple[Store, Store]) -> None:
    for profile in both[0].profiles():
        assert astray(both[0].reviews(profile.id), both[0].memories(profile.id)) == []


def test_it_has_the_shape_of_practice(both: tuple[Store, Store]) -> None:
    store = both[0]
    ann, ben, cleo = (each.id for each in store.profiles())
    assert len(store.attempts(ann, limit=HANDS)) > 5 * len(store.attempts(ben, limit=HANDS)) > 0
    known = set().union(*(syllabus(book) for book in BOOKS))
    topics = {item.topic for book in BOOKS for item in syllabus(book).values()}
    keys = {each.rule for each in store.memories(ann)}
    assert all(key in known or key.removeprefix("topic:") in topics for key in keys)
    assert {each.source.value for each in store.reviews(ann)} == {"hand", "question", "drill"}
    assert len(store.memories(cleo)) > 20
    for reads in (store.retention_by_week, store.times_by_week, store.detection_by_week, store.pace_by_week):
        assert reads(ann)
    assert store.mistakes(ann)


def test_the_file_is_written_as_the_script_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "million.db"
    assert million.main([str(path), "40"]) == 0
    assert capsys.readouterr().out.startswith("40 attempts in ")
    with Store.open(path) as store:
        assert sum(len(store.attempts(each.id)) for each in store.profiles()) == 40
    assert million.main([str(path)]) == 2
    assert million.main([]) == 2
