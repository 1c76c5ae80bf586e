"""A copy is kept before every migration; copies are whole, bounded, and come back without anything being lost."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.progress.filled import filled, tables
from tests.progress.samples import dealt
from tests.progress.test_opening import VERSION_1, _bytes, _later, no_privileges
from trainer.progress import backups as module
from trainer.progress import opening
from trainer.progress.backups import KEPT, Reason, backup, backups, folder_of, restore
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify
from trainer.progress.version import APPLICATION, OURS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    where = tmp_path / "data" / "progress.db"
    with Store.open(where) as store:
        filled(store, "Ann")
    return where


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first version of the program wrote it."""
    where = tmp_path / "old" / "progress.db"
    where.parent.mkdir()
    with closing(sqlite3.connect(where)) as made:
        made.executescript(VERSION_1.read_text(encoding="utf-8"))
        made.execute(f"PRAGMA application_id = {APPLICATION}")
    return where


@contextmanager
def refused(path: Path, kind: Kind, said: str = "") -> Iterator[None]:
    """That trouble in one sentence, and no byte of the folder is another one."""
    before = _bytes(path.parent)
    with pytest.raises(StoreTrouble) as raised:
        yield
    assert raised.value.kind is kind
    assert said in raised.value.sentence
    assert "\n" not in raised.value.sentence
    assert _bytes(path.parent) == before


def names(path: Path) -> list[str]:
    with Store.open(path) as store:
        return [each.name for each in store.profiles()]


# --- before a migration ---------------------------------------------------------------------------------------------


def test_an_older_file_is_kept_before_it_is_brought_up(old: Path) -> None:
    with Store.open(old) as store:
        assert len(store.attempts(1)) == 1
    [kept] = backups(old)
    assert (kept.reason, kept.version, kept.size) == (Reason.MIGRATION, 1, kept.path.stat().st_size)
    assert timedelta(0) <= datetime.now(UTC) - kept.made < timedelta(minutes=5)
    with closing(sqlite3.connect(kept.path)) as copy:
        assert opening.applied(copy) == {"001_first"}
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (1,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert sorted(each.name for each in folder_of(old).iterdir()) == [kept.path.name]


def test_a_new_file_and_one_that_is_up_to_date_need_none(path: Path) -> None:
    with Store.open(path):
        pass
    assert backups(path) == []
    assert not folder_of(path).exists()


def test_what_an_open_file_has_not_written_into_itself_yet_is_in_the_copy_too(path: Path) -> None:
    with Store.open(path) as store:
        attempt = dealt(store, 1, 200)
        assert path.with_name("progress.db-wal").stat().st_size
        copy = backup(path)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM attempts WHERE id = ?", [attempt]).fetchone() == (1,)


def test_without_a_backup_there_is_no_migration(old: Path) -> None:
    folder_of(old).write_text("no folder")
    with refused(old, Kind.BACKUP, str(old)):
        Store.open(old)
    folder_of(old).unlink()
    assert names(old) == ["Ann"]


def test_a_copy_that_does_not_come_out_whole_is_no_backup(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(part: Path, path: Path) -> None:
        part.write_bytes(part.read_bytes()[:-8192])
        plain(part, path)

    plain = module._checked
    monkeypatch.setattr(module, "_checked", torn)
    with refused(old, Kind.CORRUPT):
        Store.open(old)
    assert list(folder_of(old).iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="modes of Windows do not refuse in this way")
def test_a_folder_of_backups_that_cannot_be_written_is_told(old: Path) -> None:
    folder_of(old).mkdir()
    folder_of(old).chmod(0o555)
    old.parent.chmod(0o777)
    old.chmod(0o666)
    with no_privileges(old.parent), refused(old, Kind.BACKUP):
        Store.open(old)


def test_a_migration_that_fails_leaves_file_and_copy(path: Path) -> None:
    later = _later()

    @later.migrations()(name="999_wrong")
    def _wrong(db: object) -> None:
        raise RuntimeError("planted")

    with pytest.raises(RuntimeError, match="planted"):
        opening.opened(path, 1, later)
    [kept] = backups(path)
    assert verify(kept.path) == verify(path) == ()


# --- how many -------------------------------------------------------------------------------------------------------


def test_the_newest_of_each_reason_are_kept(path: Path) -> None:
    made = [backup(path) for _ in range(KEPT + 3)]
    assert [each.path for each in backups(path)] == made[: -KEPT - 1 : -1]
    restore(path, made[-1])
    assert [each.reason for each in backups(path)] == [Reason.RESTORE] + KEPT * [Reason.ASKED]


def test_names_that_are_not_ours_are_never_touched(path: Path) -> None:
    backup(path)
    mine = folder_of(path) / "progress-before-holidays.db"
    mine.write_bytes(b"mine")
    for _ in range(KEPT + 1):
        backup(path)
    assert mine.read_bytes() == b"mine"
    assert len(backups(path)) == KEPT


def test_a_backup_may_go_anywhere_else(path: Path, tmp_path: Path) -> None:
    to = tmp_path / "stick" / "mine.db"
    assert backup(path, to) == to
    assert backup(path, to) == to
    assert verify(to) == ()
    assert [each.name for each in to.parent.iterdir()] == ["mine.db"]
    assert backups(path) == []


def test_a_backup_of_no_file_and_one_to_no_place_are_told(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="There is no file"):
        backup(tmp_path / "none.db")
    with refused(path, Kind.BACKUP, "beneath"):
        backup(path, path / "beneath" / "copy.db")


# --- restoring ------------------------------------------------------------------------------------------------------


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
    opening.opened(path, 1, _later())[0].close()
    kept = restore(path, copy)
    assert kept is not None
    with closing(sqlite3.connect(kept)) as newer:
        assert "999_planted" in opening.applied(newer)
    assert names(path) == ["Ann"]


def test_nothing_is_restored_while_another_run_has_the_file_open(path: Path) -> None:
    copy = backup(path)
    with Store.open(path), refused(path, Kind.LOCKED, "close it"):
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
        opening.opened(file, 1, _later())[0].close()
    with refused(path, REFUSED[name], str(file)):
        restore(path, file)


def test_a_file_is_not_restored_from_itself_nor_over_another_programs(path: Path, tmp_path: Path) -> None:
    with refused(path, Kind.OTHER, "is to be restored"):
        restore(path, path)
    foreign = tmp_path / "recipes" / "recipes.db"
    foreign.parent.mkdir()
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE recipes (name)")
    with refused(foreign, Kind.FOREIGN):
        restore(foreign, path)
