"""What dead runs left lying goes at the next opening; what a living run holds stays."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.processes import PIPE, begun
from tests.progress.copies import file_of, names
from trainer.progress.backups import PART, Reason, backup, backups, folder_of
from trainer.progress.session import SESSION, Session
from trainer.progress.store import Store

DEAD = f"{SESSION}{'ab' * 16}"
TRIAL = ".progress.db-4711-0badcafe"
HALF = f"progress.db-0badcafe{PART}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of("Ann", tmp_path / "data")


def test_what_dead_runs_left_is_swept(path: Path) -> None:
    copy = backup(path)
    others = folder_of(path)
    gone = [
        path.parent / TRIAL,
        path.parent / HALF,
        path.parent / f"{HALF}-journal",
        path.parent / f"progress.db{DEAD}",
    ]
    gone += [others / f"{copy.name}-0badcafe{PART}", others / f"{copy.name}-0badcafe{PART}-journal"]
    gone += [
        others / f"{copy.name}-0badcafe{PART}{DEAD}",
        others / f"{copy.name}{DEAD}",
        others / "progress-gone.db-wal",
    ]
    for each in gone:
        each.write_bytes(b"")
    Store.open(path).close()
    assert [each.name for each in gone if each.exists()] == []
    assert {each.name for each in path.parent.rglob("*")} == {"progress.db", "backups", copy.name}


def test_what_a_living_run_holds_stays(path: Path) -> None:
    """Another process: a lock says nothing to whoever holds it."""
    part = path.parent / HALF
    code = (
        "import sys\nfrom pathlib import Path\nfrom trainer.progress.session import Session\n"
        "held = [Session(Path(each)) for each in sys.argv[1:]]\nprint('held', flush=True)\nsys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(path), str(part)]
    with begun(command, stdin=PIPE, stdout=PIPE) as other:
        assert other.stdout.readline() == "held\n"
        part.write_bytes(b"half")
        Store.open(path).close()
        assert part.read_bytes() == b"half"
        assert len([each for each in path.parent.iterdir() if SESSION in each.name]) == 2
        other.stdin.close()
    Store.open(path).close()
    assert [each.name for each in path.parent.iterdir()] == ["progress.db"]


@pytest.mark.parametrize("content", [b"", bytes(512), bytes(28) + b"Ann" * 500])
def test_a_journal_beside_a_copy_that_is_over_goes(path: Path, content: bytes) -> None:
    """A removal that is killed in between can leave one, with what was removed in it."""
    copy = backup(path)
    journal = copy.with_name(f"{copy.name}-journal")
    journal.write_bytes(content)
    Store.open(path).close()
    assert not journal.exists()
    assert names(copy) == ["Ann"]


def test_a_journal_beside_a_copy_that_is_to_be_played_back_stays(path: Path) -> None:
    copy = backup(path)
    journal = copy.with_name(f"{copy.name}-journal")
    journal.write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(504))
    Store.open(path).close()
    assert journal.exists()


def test_a_journal_beside_a_copy_that_another_run_writes_stays(path: Path) -> None:
    copy = backup(path)
    journal = copy.with_name(f"{copy.name}-journal")
    with closing(sqlite3.connect(copy, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN IMMEDIATE")
        journal.write_bytes(bytes(512))
        Store.open(path).close()
        assert journal.exists()
        other.execute("ROLLBACK")


def test_other_peoples_files_and_what_lies_beside_a_file_that_was_put_aside_stay(path: Path) -> None:
    copy = backup(path)
    stay = [path.parent / "notes.part", path.parent / "progress.db.txt", folder_of(path) / "mine.db-wal"]
    stay += [folder_of(path) / f"{copy.stem[:-5]}damaged.db-wal"]
    for each in stay:
        each.write_bytes(b"mine")
    Store.open(path).close()
    assert [each.read_bytes() for each in stay] == [b"mine"] * len(stay)


def test_a_restore_that_was_killed_just_before_its_copy_got_the_name_is_finished(path: Path) -> None:
    copy = backup(path)
    (path.parent / HALF).write_bytes(copy.read_bytes())
    (path.parent / f"progress.db-ffff{PART}").write_bytes(copy.read_bytes()[:5000])
    path.unlink()
    assert names(path) == ["Ann"]
    assert [each.name for each in path.parent.iterdir() if PART in each.name] == []


def test_a_run_begins_though_another_looks_for_the_dead_at_that_moment(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, swept = os.urandom, []

    def looked(count: int) -> bytes:
        found = plain(count)
        swept.append(path.with_name(f"{path.name}{SESSION}{found.hex()}"))
        return found

    monkeypatch.setattr(os, "urandom", looked)
    with closing(Session(path)) as held:
        assert swept[0].name.endswith(held.token)
        assert swept[0].exists()
    assert not swept[0].exists()


def test_a_copy_that_makes_way_takes_what_lies_beside_it_along(path: Path) -> None:
    oldest = backup(path)
    oldest.with_name(f"{oldest.name}-shm").write_bytes(b"")
    for _ in range(5):
        backup(path)
    assert not oldest.exists()
    assert not oldest.with_name(f"{oldest.name}-shm").exists()
    assert {each.reason for each in backups(path)} == {Reason.ASKED}


def test_a_copy_to_anywhere_clears_what_a_dead_one_left_there(path: Path, tmp_path: Path) -> None:
    to = tmp_path / "stick" / "mine.db"
    to.parent.mkdir()
    for name in (f"mine.db-0badcafe{PART}", f"mine.db-0badcafe{PART}-journal", f"yours.db-0badcafe{PART}"):
        (to.parent / name).write_bytes(b"half")
    backup(path, to)
    assert {each.name for each in to.parent.iterdir()} == {"mine.db", f"yours.db-0badcafe{PART}"}
