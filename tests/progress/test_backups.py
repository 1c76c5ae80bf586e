"""A copy is kept before every migration; copies are whole and bounded."""

import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.progress.copies import file_of, names, refused
from tests.progress.samples import dealt
from tests.progress.versions import later_version, no_privileges
from trainer.progress import backups as module
from trainer.progress import opening
from trainer.progress.backups import KEPT, Reason, backup, backups, folder_of, restore
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of("Ann", tmp_path / "data")


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
    later = later_version()

    @later.migrations()(name="999_wrong")
    def _wrong(db: object) -> None:
        raise RuntimeError("planted")

    with pytest.raises(StoreTrouble, match="planted"):
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
