"""A file of an older version is brought up whole, one of a newer version is told and left alone."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from tests.progress.samples import LINES
from tests.progress.versions import VERSION_1, later_version, left_alone
from trainer.progress import opening
from trainer.progress.schema import MIGRATIONS
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import APPLICATION, MIGRATED, OURS


def test_the_version_names_every_migration_there_is() -> None:
    assert OURS.names == tuple(each.name for each in MIGRATIONS.pending(Database(memory=True)))


def test_a_new_file_is_what_all_migrations_make_of_an_empty_one() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new, closing(sqlite3.connect(":memory:")) as old:
        opening.brought_up(new)
        MIGRATIONS.apply(Database(old, execute_plugins=False))
        assert (held := everything(new)) == everything(old)
        assert [name for name, rows in held[2].items() if rows] == [MIGRATED], "rows that were not copied"


def everything(connection: sqlite3.Connection) -> tuple[object, object, dict[str, list[object]]]:
    """Its number, what it is made of in order, and the rows in it, but for when a migration was applied."""
    made = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid").fetchall()
    rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for kind, name, *_ in made if kind == "table"}
    rows[MIGRATED] = [row[:-1] for row in rows[MIGRATED]]
    return connection.execute("PRAGMA application_id").fetchone(), made, rows


def test_a_file_of_a_newer_version_is_told(path: Path) -> None:
    db, _ = opening.opened(path, 1, later_version())
    db.close()
    with left_alone(path, Kind.NEWER):
        Store.open(path)


def test_a_newer_file_that_was_left_open_by_a_killed_program_is_left_alone_too(path: Path) -> None:
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom trainer.progress import opening\n"
        "from tests.progress.versions import later_version\n"
        "db, _ = opening.opened(Path(sys.argv[1]), 1, later_version())\nos._exit(1)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False, cwd=Path(__file__).parents[2])
    assert path.with_name("progress.db-wal").stat().st_size
    main = path.read_bytes()
    with pytest.raises(StoreTrouble) as raised:
        Store.open(path)
    assert raised.value.kind is Kind.NEWER
    assert path.read_bytes() == main


def test_an_older_file_is_brought_up_with_everything_in_it(path: Path) -> None:
    with Store.open(path) as store:
        before = store.attempt(1)
    db, _ = opening.opened(path, 1, later_version())
    assert list(db.execute("SELECT name, colour FROM profiles")) == [("Ann", None)]
    store = Store(db, path)
    assert store.attempt(1) == before
    db.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    later = later_version()

    @later.migrations()(name="999_wrong")
    def _wrong(db: Database) -> None:
        db.execute("DROP TABLE answers")
        raise RuntimeError("planted")

    with pytest.raises(StoreTrouble, match="planted") as raised:
        opening.opened(path, 1, later)
    assert raised.value.kind is Kind.OTHER
    with Store.open(path) as store:
        assert store.seen(1, "upt") == {}
        assert len(store.rows("PRAGMA table_info(profiles)")) == 4


def test_a_file_written_by_version_1_opens_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    with Store.open(path) as store:
        [profile] = store.profiles()
        [row] = store.attempts(profile.id)
        attempt = store.attempt(row.id)
        assert (profile.name, row.title, row.noticed, row.alarms) == ("Ann", "Four cards", "yes", 1)
        assert attempt.transcript.splitlines()[-3:] == list(LINES)
        assert [len(each.assessed.results) for each in attempt.assessments] == [3]
        assert attempt.claims == (2,)
        assert store.detection(profile.id).matters == 1
        found = store.interrupted()
        assert found is not None
        assert found.lines == LINES[:1]
        assert store.best_rounds(profile.id, "upt") == {}  # what came with later versions is there, and empty
