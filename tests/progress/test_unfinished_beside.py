"""What stands beside a file when a run was killed: played back where it is ours and hot, told where it cannot be."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.copies import file_of, names
from tests.progress.samples import dealt
from tests.progress.versions import bytes_in, left_alone, no_privileges
from trainer.progress import opening
from trainer.progress.backups import backup, restore
from trainer.progress.opening import looked_over
from trainer.progress.profile_file import EXTENSION, export_profile, profile_in
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.unfinished import JOURNAL, hot
from trainer.progress.verify import verify

PAGE = 4096
unix = pytest.mark.skipif(sys.platform == "win32", reason="modes of Windows do not refuse in this way")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file on a network folder: with a rollback journal."""
    monkeypatch.setattr(opening, "on_network", lambda where: True)
    return file_of("Ann", tmp_path / "data")


def journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def written(path: Path, sql: str) -> tuple[bytes, bytes, bytes]:
    """The file before and after a transaction, and the journal as it stood when that was committed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        before = path.read_bytes()
        file.execute("BEGIN IMMEDIATE")
        for each in filter(None, sql.split(";")):
            file.execute(each)
        os.link(journal(path), path.with_name("kept"))
        file.execute("COMMIT")
    kept = path.with_name("kept").read_bytes()
    path.with_name("kept").unlink()
    return before, path.read_bytes(), kept


def torn(path: Path, before: bytes, after: bytes, beside: bytes, pages: int) -> None:
    """As a run leaves it that is killed when it had written so many pages of the file."""
    path.write_bytes(after[: pages * PAGE] + before[pages * PAGE :])
    journal(path).write_bytes(beside)


RENAMED = "UPDATE profiles SET name = 'Else'; UPDATE attempts SET title = title || 'x'"
GROWN = "".join(
    f"INSERT INTO profiles VALUES (NULL, '{n}{'x' * 3000}', '2026-11-18T12:00:00+00:00', '{n}');" for n in range(9)
)


@unix
@pytest.mark.parametrize("sql", [RENAMED, GROWN, "DROP TABLE sittings; DELETE FROM answers"])
def test_at_whatever_page_it_was_killed_the_file_is_what_it_was(path: Path, sql: str) -> None:
    before, after, beside = written(path, sql)
    for pages in range(len(after) // PAGE + 1):
        torn(path, before, after, beside, pages)
        looked_over(path)
        assert not journal(path).exists()
        assert path.read_bytes() == before
    torn(path, before, after, beside, 3)
    assert names(path) == ["Ann"]


@unix
def test_a_kill_while_the_journal_changes_its_kind_is_undone_too(path: Path) -> None:
    before, after, beside = written(path, RENAMED)
    torn(path, before, after, beside, len(after))
    head = bytearray(path.read_bytes())
    head[18:20] = b"\2\2"  # the file says WAL already, the journal that it does not
    path.write_bytes(head)
    assert names(path) == ["Ann"]


@unix
def test_a_copy_a_profiles_file_and_what_is_to_be_restored_are_undone_as_well(path: Path, tmp_path: Path) -> None:
    copy = backup(path)
    torn(copy, *written(copy, RENAMED), 2)
    assert verify(copy) == ()
    torn(copy, *written(copy, RENAMED), 2)
    restore(path, copy)
    assert names(path) == ["Ann"]
    with Store.open(path) as store:
        file = export_profile(store, store.profiles()[0], tmp_path / f"ann{EXTENSION}")
    torn(file, *written(file, RENAMED), 2)
    assert profile_in(file).name == "Ann"
    torn(path, *written(path, RENAMED), 2)
    assert verify(backup(path)) == ()


@unix
def test_a_journal_that_is_over_is_none(path: Path) -> None:
    before, after, beside = written(path, RENAMED)
    torn(path, before, after, bytes(28) + beside[28:], 999)
    assert not hot(path)
    assert names(path) == ["Else"]


@unix
@pytest.mark.parametrize("whose", [0, 7])
def test_beside_another_programs_file_a_journal_stays_what_it_is(whose: int, tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.execute(f"PRAGMA application_id = {whose}")
        other.commit()
    torn(path, *written(path, "INSERT INTO recipes VALUES ('soup')"), 1)
    found = bytes_in(tmp_path)
    with pytest.raises(StoreTrouble):
        Store.open(path)
    assert bytes_in(tmp_path) == found


@unix
def test_a_journal_of_several_files_is_not_played_back(path: Path, tmp_path: Path) -> None:
    """SQLite would look for the file that it names, and delete that."""
    before, after, beside = written(path, RENAMED)
    named = str(tmp_path / "victim").encode()
    (tmp_path / "victim").write_bytes(b"mine")
    tail = len(named).to_bytes(4, "big") + sum(named).to_bytes(4, "big") + JOURNAL
    torn(path, before, after, beside + b"\0\0\0\0" + named + tail, 2)
    with left_alone(path, Kind.CORRUPT):
        Store.open(path)
    assert (tmp_path / "victim").read_bytes() == b"mine"


@unix
def test_where_nothing_may_be_written_it_says_what_is_the_matter(path: Path) -> None:
    copy = backup(path)
    torn(copy, *written(copy, RENAMED), 2)
    for each in (copy, journal(copy)):
        each.chmod(0o444)
    copy.parent.chmod(0o555)
    with no_privileges(copy.parent), pytest.raises(StoreTrouble, match="cut short") as raised:
        verify(copy)
    copy.parent.chmod(0o755)
    assert raised.value.kind is Kind.UNFINISHED


@unix
def test_the_same_of_a_log_without_its_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "on_network", lambda where: False)
    with Store.open(path) as store:
        dealt(store, 1, 300)
        beside = {each.name: each.read_bytes() for each in path.parent.iterdir() if each.name in LEFT}
    other = path.parent / "stick"
    other.mkdir()
    for name, content in beside.items():
        (other / name).write_bytes(content)
        (other / name).chmod(0o444)
    other.chmod(0o555)
    with no_privileges(other), pytest.raises(StoreTrouble) as raised:
        looked_over(other / "progress.db")
    other.chmod(0o755)
    assert raised.value.kind is Kind.UNFINISHED
    for each in other.iterdir():
        each.chmod(0o644)
    with Store.open(other / "progress.db") as store:
        assert len(store.attempts(1)) == 3


LEFT = ("progress.db", "progress.db-wal")


@unix
def test_an_empty_file_with_copies_beside_it_has_lost_something(path: Path) -> None:
    copy = backup(path)
    path.write_bytes(b"")
    with left_alone(path, Kind.CORRUPT):
        Store.open(path)
    restore(path, copy)
    assert names(path) == ["Ann"]


@unix
@pytest.mark.parametrize("first", [True, False], ids=["first page written", "first page blank"])
def test_a_file_that_was_about_to_be_made_is_made_anew(tmp_path: Path, first: bool) -> None:
    path = tmp_path / "progress.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        file.execute("CREATE TABLE profiles (name)")
        file.execute("PRAGMA user_version = 1")
        os.link(journal(path), tmp_path / "kept")
        file.execute("COMMIT")
    (tmp_path / "kept").rename(journal(path))
    if not first:
        whole = path.read_bytes()
        path.write_bytes(bytes(PAGE) + whole[PAGE:])  # the pages behind it were given to the disk before it
    with Store.open(path) as store:
        assert store.profiles() == []
    assert verify(path) == ()


def test_a_journal_that_is_over_goes_with_the_next_opening(path: Path) -> None:
    journal(path).write_bytes(bytes(512))
    Store.open(path).close()
    assert not journal(path).exists()
