"""A file brings no triggers, views, indexes or tables of its own."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.copies import file_of, names, refused
from tests.progress.filled import ASSESSED
from tests.progress.samples import dealt
from trainer.progress import shape
from trainer.progress.backups import Reason, backup, backups, restore
from trainer.progress.opening import looked_over
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify
from trainer.progress.version import OURS

OWN = {
    "trigger": "CREATE TRIGGER mine AFTER INSERT ON attempts BEGIN DELETE FROM profiles; END",
    "view": "CREATE VIEW mine AS SELECT * FROM profiles",
    "index": "CREATE UNIQUE INDEX mine ON attempts (profile, id)",
    "table": "CREATE TABLE mine (profile INTEGER REFERENCES profiles)",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of("Ann", tmp_path / "data")


def run(path: Path, *sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA foreign_keys = OFF")
        for each in sql:
            file.execute(each)


def test_the_digests_are_those_of_what_the_migrations_make() -> None:
    made = {last: shape.digest(shape.made(OURS, set(OURS.names[: at + 1]))) for at, last in enumerate(OURS.names)}
    assert {last: made[last] for last in shape.KNOWN} == dict(shape.KNOWN)
    latest = OURS.names[-1]
    assert latest in shape.KNOWN, f'without it every start runs the migrations: "{latest}": "{made[latest]}"'


def test_without_a_digest_a_file_is_compared_with_what_its_migrations_make(
    path: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shape, "KNOWN", {})
    looked_over(path)
    looked_over(old)
    run(path, OWN["view"])
    with refused(path, Kind.STRANGE, "the view “mine”"):
        looked_over(path)


@pytest.mark.parametrize("kind", OWN)
def test_a_backup_with_something_of_its_own_is_refused_and_named(kind: str, path: Path) -> None:
    copy = backup(path)
    run(copy, OWN[kind])
    with refused(path, Kind.STRANGE, f"the {kind} “mine”"):
        restore(path, copy)
    assert names(path) == ["Ann"]


def test_so_is_a_profiles_file_and_a_thing_of_ours_that_was_changed(path: Path, tmp_path: Path) -> None:
    with Store.open(path) as store:
        file = export_profile(store, store.profiles()[0], tmp_path / f"ann{EXTENSION}")
        run(file, "DROP TRIGGER hand_counted", OWN["trigger"].replace("mine", "hand_counted"))
        with pytest.raises(StoreTrouble, match="the trigger “hand_counted”"):
            import_profile(store, file, "Else")


@pytest.mark.parametrize("kind", OWN)
def test_what_is_in_the_file_itself_is_taken_out_unread_and_kept(kind: str, path: Path) -> None:
    run(path, OWN[kind])
    with Store.open(path) as store:
        assert f"the {kind} “mine”" in store.note
        dealt(store, 1, 300, ASSESSED)
        dealt(store, 1, 310, ASSESSED)
        assert [each.name for each in store.profiles()] == ["Ann"]
    [kept] = backups(path)
    assert kept.reason is Reason.DAMAGED
    assert kept.path.name in store.note
    with closing(sqlite3.connect(kept.path)) as file:
        assert file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'mine'").fetchone() == (1,)
    assert verify(path) == ()
    with Store.open(path) as store:
        assert store.note == ""


@pytest.mark.parametrize(
    "sql",
    [
        "DROP TRIGGER hand_counted",
        "DROP INDEX attempts_when",
        "DROP TABLE sittings",
        "DELETE FROM _sqlite_migrations WHERE name = '004_sittings'",
        "DELETE FROM _sqlite_migrations",
    ],
)
def test_a_file_in_which_something_is_missing_is_damaged(sql: str, path: Path) -> None:
    copy = backup(path)
    run(path, sql)
    with refused(path, Kind.CORRUPT):
        Store.open(path)
    restore(path, copy)
    assert names(path) == ["Ann"]


def test_a_file_that_names_migrations_it_never_had_is_damaged(path: Path) -> None:
    run(path, "DELETE FROM _sqlite_migrations WHERE name = '002_rounds'")
    with refused(path, Kind.CORRUPT):
        Store.open(path)


@pytest.mark.parametrize(
    ("at", "content"),
    [
        (16, b"\0\0"),
        (16, b"\xff\xff"),
        (18, b"\7\7"),
        (28, b"\xff" * 4),
        (32, b"\0\0\0\2\x7f\xff\xff\xff"),
        (44, b"\0\0\0\x63"),
        (56, b"\0\0\0\2"),
        (68, b"\0\0\0\0"),
    ],
)
def test_a_header_that_lies_ends_in_one_sentence_and_a_backup_comes_back(at: int, content: bytes, path: Path) -> None:
    """The size of pages and their number, the formats, the free pages, the encoding, whose file it is."""
    copy = backup(path)
    whole = bytearray(path.read_bytes())
    whole[at : at + len(content)] = content
    path.write_bytes(whole)
    with refused(path, Kind.CORRUPT):
        Store.open(path)
    restore(path, copy)
    assert names(path) == ["Ann"]
