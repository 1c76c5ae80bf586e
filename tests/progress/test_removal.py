"""A profile that is removed is gone: no row, no byte, in no file of the folder."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.progress.filled import counts, filled, tables
from tests.progress.samples import NOON
from tests.progress.versions import VERSION_1, later_version
from trainer.progress import opening, ownership, removal
from trainer.progress.backups import PART, backup, backups, folder_of, restore
from trainer.progress.records import Profile, written
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify
from trainer.progress.version import APPLICATION

NAME = "Quetzalcoatl"
SECRET = "only ever said here"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as opened:
        yield opened


@pytest.fixture
def gone(store: Store) -> Profile:
    """A profile whose transcripts say something that stands nowhere else."""
    filled(store, "Ben", 100)
    profile = filled(store, NAME)
    running = store.begin_hand(store.running(2).hand, [f'0.000 D say "{SECRET}"'])
    store.finish(running, NOON)
    store.begin_hand(store.running(2).hand, [f'0.000 D say "{SECRET}"'])
    return profile


def holding(folder: Path, *words: str) -> list[str]:
    """The files of a folder in which any of the words stands, in any case or encoding that SQLite keeps."""
    coded = [word.encode(code) for word in words for code in ("utf-8", "utf-16-le", "utf-16-be")]
    return [
        each.name for each in folder.rglob("*") if each.is_file() and any(word in each.read_bytes() for word in coded)
    ]


def test_no_byte_of_it_is_left_in_any_file(store: Store, gone: Profile, path: Path) -> None:
    backup(path)
    restored = backup(path, folder_of(path) / "progress-20200101-000000-000-v2-migration.db")
    assert {path.name + "-wal", restored.name} <= set(holding(path.parent, NAME, SECRET))
    assert remove_profile(store, gone) == ()
    assert holding(path.parent, NAME, SECRET) == []
    store.close()
    assert holding(path.parent, NAME, SECRET) == []


def test_every_table_forgets_it_and_nobody_else(store: Store, gone: Profile, path: Path) -> None:
    [ben] = [each for each in store.profiles() if each.name == "Ben"]
    before = {table.name: list(map(tuple, _rows(store, table, ben))) for table in ownership.owned(store.connection)}
    sums = counts(store, ben)
    remove_profile(store, gone)
    for table in ownership.owned(store.connection):
        assert list(map(tuple, _rows(store, table, ben))) == before[table.name]
        assert store.rows(f"SELECT count(*) AS n FROM {table.name}") == [{"n": len(before[table.name])}]
    assert store.profiles() == [ben]
    assert counts(store, ben) == sums
    assert verify(path) == ()


def _rows(store: Store, table: ownership.Owned, profile: Profile) -> Iterator[sqlite3.Row]:
    return ownership.rows(store.connection, table, profile.id)


def test_a_trigger_that_writes_sums_when_rows_go_leaves_nothing_either(store: Store, gone: Profile) -> None:
    store.connection.execute("""CREATE TRIGGER planted AFTER DELETE ON attempts BEGIN
        INSERT INTO drilled VALUES (OLD.profile, OLD.book, 'gone', -1) ON CONFLICT DO UPDATE SET hands = hands - 1;
        END""")
    remove_profile(store, gone)
    assert store.rows("SELECT count(*) AS n FROM drilled WHERE profile = ?", (gone.id,)) == [{"n": 0}]


def test_the_backups_keep_what_is_of_others(store: Store, gone: Profile, path: Path) -> None:
    copy = backup(path)
    remove_profile(store, gone)
    [ben] = store.profiles()
    was = tables(store)
    filled(store, "Cat", 200)
    store.close()
    restore(path, copy)
    with Store.open(path) as again:
        assert again.profiles() == [ben]
        assert {name: rows for name, rows in tables(again).items() if rows} == {
            name: rows for name, rows in was.items() if rows
        }


def test_a_backup_from_before_it_was_renamed_is_purged_too(store: Store, path: Path) -> None:
    filled(store, "Ben", 100)
    before = filled(store, NAME)
    backup(path)
    after = store.rename(before, "Another")
    remove_profile(store, after)
    assert holding(path.parent, NAME, "Another") == []


def test_a_backup_without_lasting_ids_keeps_everybody_but_who_was_made_then(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8").replace("Ann", NAME))
        old.execute("INSERT INTO profiles (id, name, created) VALUES (77, 'Ben', '2026-11-19T12:00:00+00:00')")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.commit()
    with Store.open(path) as store:  # which keeps it as it was
        [quetzal] = [each for each in store.profiles() if each.name == NAME]
        remove_profile(store, store.rename(quetzal, "Another"))
    [copy] = backups(path)
    with closing(sqlite3.connect(copy.path)) as found:
        assert found.execute("SELECT name FROM profiles").fetchall() == [("Ben",)]


LATER = NOON + timedelta(days=3)
ANN, BEN = Profile(1, "Ann", NOON, "a" * 32), Profile(2, "Ben", LATER, "b" * 32)
KNOWN = {
    "as it is": ((1, "Ann", NOON), [1]),
    "under a former name": ((1, "Anna", NOON), [1]),
    "by its name, made at another time": ((7, "Ann", LATER), [7]),
    "somebody else who is still here, by a former name": ((2, "Ann", LATER), []),
    "somebody else": ((2, "Ben", LATER), []),
    "somebody else by the same id": ((1, "Cat", LATER), []),
}


@pytest.mark.parametrize(("row", "ids"), KNOWN.values(), ids=KNOWN)
def test_whom_a_backup_without_lasting_ids_means(row: tuple[int, str, datetime], ids: list[int]) -> None:
    with closing(sqlite3.connect(":memory:")) as old:
        old.execute("CREATE TABLE profiles (id INTEGER PRIMARY KEY, name TEXT, created TEXT)")
        old.execute("INSERT INTO profiles VALUES (?, ?, ?)", (*row[:2], written(row[2])))
        assert removal._same(old, ANN, [ANN, BEN]) == ids


def test_somebody_elses_former_name_keeps_their_data(store: Store, path: Path) -> None:
    anna = filled(store, "Ann")
    copy = backup(path)
    store.rename(anna, "Anna")
    ann = filled(store, "Ann", 100)
    remove_profile(store, ann)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM attempts").fetchone() == (2,)
        assert found.execute("SELECT name FROM profiles").fetchall() == [("Ann",)]


def test_backups_of_older_and_newer_versions_are_purged(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8").replace("Ann", NAME))
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    with Store.open(path) as store:
        newer = backup(path)
        opening.opened(newer, 1, later_version())[0].close()
        for each in folder_of(newer).iterdir() if folder_of(newer).exists() else ():
            each.unlink()
        assert len(holding(path.parent, NAME)) >= 3
        [profile] = store.profiles()
        assert remove_profile(store, profile) == ()
        assert holding(path.parent, NAME) == []


def test_what_cannot_be_read_is_left_and_named(store: Store, gone: Profile, path: Path) -> None:
    copy = backup(path)
    copy.write_bytes(copy.read_bytes()[:-4096])
    assert remove_profile(store, gone) == (copy,)
    assert [each.path for each in backups(path)] == [copy]


def test_a_copy_that_a_killed_program_left_half_made_goes(store: Store, gone: Profile, path: Path) -> None:
    part = folder_of(path) / f"progress-20200101-000000-000-v2-asked.db-aaaa{PART}"
    backup(path).rename(part)
    remove_profile(store, gone)
    assert not part.exists()


def test_nothing_is_removed_while_another_run_has_the_file_open(store: Store, gone: Profile, path: Path) -> None:
    before = tables(store)
    with Store.open(path), pytest.raises(StoreTrouble) as raised:
        remove_profile(store, gone)
    assert raised.value.kind is Kind.LOCKED
    assert tables(store) == before
    remove_profile(store, gone)
    assert gone not in store.profiles()


def test_a_backup_that_is_held_stops_it_before_anything_is_lost(
    store: Store, gone: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.progress.removal.WAIT", 0.05)
    copy, before = backup(path), tables(store)
    with closing(sqlite3.connect(copy)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as raised:
            remove_profile(store, gone)
        assert raised.value.path == copy
        other.rollback()
    assert tables(store) == before


def test_who_is_not_there_is_not_removed(store: Store, gone: Profile) -> None:
    remove_profile(store, gone)
    with pytest.raises(KeyError):
        remove_profile(store, gone)


def test_in_memory_there_is_nothing_else_to_purge() -> None:
    with Store.in_memory() as store:
        remove_profile(store, filled(store, "Ann"))
        assert not any(tables(store).values())
