"""Every table is a profile's or a sum of what profiles did: what comes with a migration is exported and removed too."""

import sqlite3
from pathlib import Path

from tests.progress.filled import filled
from trainer.progress import ownership, sums
from trainer.progress.opening import brought_up
from trainer.progress.store import Store

LATER = """
CREATE TABLE reviews (id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, source TEXT NOT NULL,
    ref INTEGER NOT NULL, at TEXT NOT NULL) STRICT;
"""


def fresh() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    brought_up(connection)
    return connection


def test_no_table_is_nobodys() -> None:
    connection = fresh()
    assert ownership.strays(connection) == []
    assert {each.name for each in ownership.owned(connection)} == set(ownership.names(connection))


def test_a_table_that_belongs_to_nobody_is_found() -> None:
    connection = fresh()
    connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT)")
    assert ownership.strays(connection) == ["recipes"]


def test_whatever_has_triggers_and_no_pointer_to_profiles_is_a_known_sum() -> None:
    """A table of sums has a profile but no foreign key; one that is missing from SUMS would be copied row by row."""
    connection = fresh()
    loose = [
        name
        for name in ownership.names(connection)
        if name != "profiles" and not connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
    ]
    assert set(loose) == set(sums.SUMS) & set(loose)


def test_no_table_comes_before_what_it_points_to() -> None:
    connection = fresh()
    connection.executescript(LATER) if "reviews" not in ownership.names(connection) else None
    order = [each.name for each in ownership.owned(connection)]
    for table in ownership.owned(connection):
        above = set(table.parents.values())
        above |= set(ownership.TABLES.values()) if table.name in ownership.SOURCES else set()
        assert all(order.index(each) < order.index(table.name) for each in above)


def test_the_condition_picks_the_rows_of_one_profile(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann, ben = filled(store, "Ann"), filled(store, "Ben", 120)
        for table in ownership.owned(store.connection):
            of_each = [len(list(ownership.rows(store.connection, table, each.id))) for each in (ann, ben)]
            assert bool(of_each[0]) == bool(of_each[1])
            assert sum(of_each) == store.rows(f"SELECT count(*) AS n FROM {table.name}")[0]["n"]


def test_sums_made_anew_are_those_that_the_triggers_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann = filled(store, "Ann")
        filled(store, "Ben", 100)
        there = sums.kept(store.connection)
        before = {name: _told(store, name) for name in there}
        assert any(before.values())
        with store.writing() as connection:
            for name in there:
                connection.execute(f"DELETE FROM {name} WHERE profile = ?", [ann.id])
            sums.made_anew(connection, ann.id)
        assert {name: _told(store, name) for name in there} == before


def _told(store: Store, name: str) -> list[tuple[object, ...]]:
    """The rows of a table of sums that say something: a mis-click may leave a row of nothing."""
    keys = [row["name"] for row in store.rows(f"PRAGMA table_info({name})") if row["pk"]]
    rows = [{**row} for row in store.rows(f"SELECT * FROM {name}")]
    return sorted(tuple(row.values()) for row in rows if any(row[each] for each in row if each not in keys))
