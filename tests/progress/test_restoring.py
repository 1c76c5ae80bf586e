"""A copy comes back without anything being lost, and what is no copy is refused."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.copies import file_of, names, refused
from tests.progress.filled import filled, tables
from tests.progress.versions import later_version
from trainer.progress import opening
from trainer.progress.backups import KEPT, Reason, backup, backups, restore
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import OURS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of("Ann", tmp_path / "data")


def test_a_backup_comes_back_and_what_was_there_is_kept(path: Path) -> None:
    copy = backup(path)
    with Store.open(path) as store:
        was = tables(store)
        filled(store, "Ben", 100)
        later = tables(store)
    kept = restore(path, copy)
    assert kept is not None
    with Store.open(path) as store:
        assert tables(store) == was
        assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "wal"}]
    restore(path, kept)
    with Store.open(path) as store:
        assert tables(store) == later


def test_the_oldest_copy_can_be_restored_though_it_is_one_too_many_then(path: Path) -> None:
    copy = backup(path)
    for _ in range(KEPT):
        restore(path, copy)
    with Store.open(path) as store:
        store.profile("Ben")
    oldest = backups(path)[-2]
    assert oldest.reason is Reason.RESTORE
    restore(path, oldest.path)
    assert names(path) == ["Ann"]


def test_a_file_that_is_gone_is_restored_too(path: Path) -> None:
    copy = backup(path)
    path.unlink()
    assert restore(path, copy) is None
    assert names(path) == ["Ann"]


def test_a_damaged_file_is_put_aside_as_it_is(path: Path) -> None:
    copy = backup(path)
    path.write_bytes(b"Dear diary, " * 999)
    path.with_name("progress.db-wal").write_bytes(b"more")
    aside = restore(path, copy)
    assert aside is not None
    assert aside.read_bytes() == b"Dear diary, " * 999
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"more"
    assert not path.with_name("progress.db-wal").exists()
    assert [each.reason for each in backups(path)] == [Reason.DAMAGED, Reason.ASKED]
    assert names(path) == ["Ann"]


def test_an_older_backup_is_brought_up_when_it_is_opened(path: Path, old: Path) -> None:
    restore(path, old)
    with Store.open(path) as store:
        assert opening.applied(store.connection) == set(OURS.names)
        assert len(store.attempts(1)) == 1
    assert [each.reason for each in backups(path)] == [Reason.MIGRATION, Reason.RESTORE]


def test_a_newer_file_is_kept_when_an_older_one_takes_its_place(path: Path) -> None:
    copy = backup(path)
    opening.opened(path, 1, later_version())[0].close()
    kept = restore(path, copy)
    assert kept is not None
    with closing(sqlite3.connect(kept)) as newer:
        assert "999_planted" in opening.applied(newer)
    assert names(path) == ["Ann"]


def test_nothing_is_restored_while_another_run_has_the_file_open(path: Path) -> None:
    copy = backup(path)
    with Store.open(path), refused(path, Kind.LOCKED, "Close it"):
        restore(path, copy)
    restore(path, copy)


def test_nothing_is_restored_while_any_other_program_holds_the_file(path: Path) -> None:
    copy = backup(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as raised:
            restore(path, copy)
        assert raised.value.kind is Kind.LOCKED
        other.rollback()
    assert names(path) == ["Ann"]


def test_a_run_that_was_killed_does_not_stand_in_the_way(path: Path) -> None:
    copy = backup(path)
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom trainer.progress.store import Store\n"
        "store = Store.open(Path(sys.argv[1]))\nstore.profile('Ben')\nos._exit(1)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False, cwd=Path(__file__).parents[2])
    assert [each for each in path.parent.iterdir() if "session" in each.name]
    kept = restore(path, copy)
    assert kept is not None
    assert names(path) == ["Ann"]
    restore(path, kept)
    assert names(path) == ["Ann", "Ben"]


REFUSED = {
    "missing": Kind.MISSING,
    "words": Kind.CORRUPT,
    "cut": Kind.CORRUPT,
    "empty": Kind.CORRUPT,
    "other": Kind.FOREIGN,
    "nothing": Kind.FOREIGN,
    "newer": Kind.NEWER,
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_backup_is_refused(name: str, path: Path, tmp_path: Path) -> None:
    file = tmp_path / name
    if name == "words":
        file.write_text("Dear diary, " * 99)
    elif name == "cut":
        file.write_bytes(path.read_bytes()[:-4096])
    elif name == "empty":
        file.touch()
    elif name in ("other", "nothing"):
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE recipes (name)")
            other.execute("DROP TABLE recipes") if name == "nothing" else None
    elif name == "newer":
        backup(path, file)
        opening.opened(file, 1, later_version())[0].close()
    with refused(path, REFUSED[name], str(file)):
        restore(path, file)


def test_a_file_is_not_restored_from_itself_nor_over_another_programs(path: Path, tmp_path: Path) -> None:
    with refused(path, Kind.OTHER, "is the file to restore"):
        restore(path, path)
    foreign = tmp_path / "recipes" / "recipes.db"
    foreign.parent.mkdir()
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE recipes (name)")
    with refused(foreign, Kind.FOREIGN):
        restore(foreign, path)
