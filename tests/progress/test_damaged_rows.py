"""Rows that are not as they were written: a trouble in one sentence, and a bad date keeps nobody from the rest."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import pytest

from tests.progress.copies import file_of
from tests.seeds import todays
from trainer.progress.backups import backup, restore
from trainer.progress.records import LONG_AGO, NoMoment, dated, moment
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

NOW = datetime(2026, 12, 1, tzinfo=UTC)
READ: dict[str, tuple[str, Callable[[Store], object]]] = {
    "profiles": ("profiles", lambda store: store.profiles()),
    "attempts": ("attempts", lambda store: store.attempts(1)),
    "an attempt": ("attempts", lambda store: store.attempt(1)),
    "running": ("running", lambda store: store.interrupted(1)),
    "memories": ("memories", lambda store: (store.memories(1), store.mistakes(1), store.forecast(1, NOW, 7))),
    "rounds": ("rounds", lambda store: (store.best_rounds(1, "upt"), store.last_rounds(1, "upt"))),
    "spots": ("spots", lambda store: store.spots(1)),
    "sittings": ("sittings", lambda store: store.sitting(1)),
}
MOMENTS = ("created", "started", "ended", "made", "due", "last", "wrong_at", "answered", "began")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of("Ann", tmp_path / "data")


def texts(path: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[2] == "TEXT"]


NO_DATES = ("'yesterday'", "''", "'0001-01-01T00:00:00+00:00'", "'2026-11-18T12:00:00'")


def put(path: Path, table: str, column: str, value: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"UPDATE {table} SET {column} = {value} WHERE {column} IS NOT NULL")


@pytest.mark.parametrize(("name", "value"), todays(product(READ, NO_DATES), 2))
def test_a_bad_date_keeps_nobody_from_the_rest(name: str, value: str, path: Path) -> None:
    table, read = READ[name]
    for column in set(MOMENTS) & set(texts(path, table)):
        put(path, table, column, value)
    with Store.open(path) as store:
        assert read(store)


@pytest.mark.parametrize("name", READ)
def test_what_is_no_text_is_a_trouble_and_a_copy_comes_back_at_once(name: str, path: Path) -> None:
    """While the trouble is still at hand: what is half read would hold the file."""
    copy = backup(path)
    table, read = READ[name]
    words = [each for each in texts(path, table) if each in ("name", "title", "rule", "drill")] or ["book"]
    put(path, table, words[0], "CAST(X'FFFE6E' AS TEXT)")
    store = Store.open(path)
    with pytest.raises(StoreTrouble) as raised:
        read(store)
    assert raised.value.kind is Kind.CORRUPT
    store.close()
    restore(path, copy)
    with Store.open(path) as store:
        assert read(store)


@pytest.mark.parametrize("text", ["", "now", "2026-11-18", "2026-11-18T12:00:00", "9999-12-31T23:59:59+00:00", None, 7])
def test_what_is_no_moment_is_told_or_lies_long_ago(text: str) -> None:
    with pytest.raises(NoMoment):
        moment(text)
    assert dated(text) == LONG_AGO
    assert dated("2026-11-18T12:00:00.000+00:00").year == 2026


def test_a_bad_date_met_while_writing_is_a_trouble_and_writes_nothing(path: Path) -> None:
    put(path, "attempts", "ended", "'yesterday'")
    with Store.open(path) as store:
        with pytest.raises(StoreTrouble) as raised:
            store.claim_misclick(1, 1, NOW)
        assert raised.value.kind is Kind.CORRUPT
        assert store.rows("SELECT count(*) AS n FROM claims WHERE gesture = 1") == [{"n": 0}]
