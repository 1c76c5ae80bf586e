"""A file that cannot be used gives one clear sentence and is left byte for byte as it was."""

import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.processes import PIPE, begun
from tests.progress.samples import LINES, dealt, hand
from tests.progress.versions import left_alone, no_privileges
from trainer.progress import opening, unfinished
from trainer.progress.network import mounted_remotely
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import applied


def test_a_file_is_made_with_its_folders_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "progress.db"
    with Store.open(path) as store:
        assert store.note == ""
        attempt = dealt(store, store.profile("Ann").id)
    with Store.open(path) as store:
        assert [each.name for each in store.profiles()] == ["Ann"]
        assert store.attempt(attempt).transcript.splitlines()[-3:] == list(LINES)
    assert [each.name for each in path.parent.iterdir()] == ["progress.db"]


def test_the_folder_comes_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))
    assert opening.default_path() == tmp_path / "progress.db"
    monkeypatch.delenv("TRAINER_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert "dealer-trainer" in opening.default_path().parts


def test_the_file_is_kept_with_wal_and_foreign_keys(path: Path) -> None:
    with Store.open(path) as store:
        assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "wal"}]
        assert store.rows("PRAGMA foreign_keys") == [{"foreign_keys": 1}]
        assert store.rows("PRAGMA synchronous") == [{"synchronous": 1}]  # NORMAL
        with pytest.raises(sqlite3.IntegrityError):
            store.begin_hand(hand(profile=99))


def test_a_file_held_by_another_process_is_locked(path: Path) -> None:
    code = (
        "import sqlite3, sys\nc = sqlite3.connect(sys.argv[1])\nc.execute('BEGIN IMMEDIATE')\n"
        "print('held', flush=True)\nsys.stdin.read()"
    )
    with begun([sys.executable, "-c", code, str(path)], stdin=PIPE, stdout=PIPE) as other:
        assert other.stdout.readline() == "held\n"
        with left_alone(path, Kind.LOCKED):
            Store.open(path, wait=0.1)
        other.stdin.close()
    with Store.open(path, wait=0.1) as store:
        assert len(store.attempts(1)) == 1


def test_a_lock_that_comes_later_is_told_too_and_nothing_is_half_written(path: Path) -> None:
    with Store.open(path, wait=0.1) as store, closing(sqlite3.connect(path)) as other:
        running = store.begin_hand(hand(1), LINES)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as raised:
            store.finish(running)
        assert raised.value.kind is Kind.LOCKED
        other.rollback()
        assert len(store.attempts(1)) == 1
        assert store.running(running).lines == LINES
        store.finish(running)
        assert len(store.attempts(1)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="modes of Windows do not refuse in this way")
def test_a_read_only_file_is_told(path: Path) -> None:
    path.chmod(0o444)
    path.parent.chmod(0o777)
    with no_privileges(path.parent), left_alone(path, Kind.READ_ONLY):
        Store.open(path)


@pytest.mark.skipif(sys.platform == "win32", reason="modes of Windows do not refuse in this way")
def test_a_folder_that_cannot_be_written_is_told(path: Path) -> None:
    path.parent.chmod(0o555)
    path.chmod(0o666)
    with no_privileges(path.parent), left_alone(path, Kind.FOLDER):
        Store.open(path)
    path.parent.chmod(0o755)


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StoreTrouble) as raised:
        Store.open(tmp_path / "data" / "progress.db")
    assert raised.value.kind is Kind.FOLDER
    assert (tmp_path / "data").read_text() == "not a folder"


def test_sqlites_own_refusal_to_write_is_told_as_read_only(path: Path) -> None:
    with Store.open(path) as store:
        store._connection.execute("PRAGMA query_only = 1")
        with pytest.raises(StoreTrouble) as raised:
            store.begin_hand(hand(1))
        assert raised.value.kind is Kind.READ_ONLY


def test_a_full_disk_is_told_and_nothing_is_half_written(path: Path) -> None:
    with Store.open(path) as store:
        pages = store.rows("PRAGMA page_count")[0]["page_count"]
        store.rows(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreTrouble) as raised:
            store.begin_hand(hand(1), [f"{n}.000 D stop {'x' * 4000}" for n in range(99)])
        assert raised.value.kind is Kind.FULL
        assert store.rows("SELECT count(*) AS n FROM running") == [{"n": 0}]


def _spoiled(path: Path, at: int, with_: bytes) -> None:
    content = bytearray(path.read_bytes())
    content[at : at + len(with_)] = with_
    path.write_bytes(content)


@pytest.mark.parametrize("how", ["no database", "short", "cut off", "damaged inside"])
def test_a_corrupt_file_is_told(path: Path, how: str) -> None:
    if how == "no database":
        path.write_bytes(b"Dear diary, " * 100)
    elif how == "short":
        path.write_bytes(path.read_bytes()[:50])
    elif how == "cut off":
        path.write_bytes(path.read_bytes()[:-4096])
    else:
        for page in range(1, path.stat().st_size // 4096):
            _spoiled(path, page * 4096, b"\xff" * 64)
    with left_alone(path, Kind.CORRUPT):
        Store.open(path)


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    (tmp_path / "progress.db").touch()
    with Store.open(tmp_path / "progress.db") as store:
        assert store.profiles() == []


def test_a_file_of_another_program_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "progress.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.commit()
    with left_alone(tmp_path / "progress.db", Kind.FOREIGN):
        Store.open(tmp_path / "progress.db")


def test_two_programs_use_one_file_at_once(path: Path) -> None:
    with Store.open(path) as one, Store.open(path) as two:
        first, second = one.begin_hand(hand(1)), two.begin_hand(hand(1, 5))
        for line in LINES:
            one.append(first, line)
            two.append(second, line)
        assert one.interrupted() is None  # the other one is still dealing it
        assert two.interrupted() is None
        two.finish(second)
        one.finish(first)
        assert [row.id for row in one.attempts(1)] == [row.id for row in two.attempts(1)]
        assert len(one.attempts(1)) == 3


def test_a_file_is_looked_over_as_it_is_at_one_moment(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = applied

    def overtaken(look: sqlite3.Connection) -> set[str]:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("CREATE TABLE recipes (name)")
        return plain(look)

    with Store.open(path):  # so that there is a log beside it
        monkeypatch.setattr(opening, "applied", overtaken)
        opening.looked_over(path)
        monkeypatch.setattr(opening, "applied", plain)
        with pytest.raises(StoreTrouble) as raised:
            opening.looked_over(path)
    assert raised.value.kind is Kind.STRANGE


def test_programs_that_start_at_once_on_no_file_make_one(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\nfrom trainer.progress.store import Store\n"
        "with Store.open(Path(sys.argv[1]), wait=20) as s: s.profile('Ann')"
    )
    command = [sys.executable, "-W", "error", "-c", code, str(tmp_path / "progress.db")]
    with ExitStack() as stack:
        several = [stack.enter_context(begun(command)) for _ in range(4)]
    assert [each.returncode for each in several] == [0, 0, 0, 0]
    with Store.open(tmp_path / "progress.db") as store:
        assert len(store.profiles()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="unix-dotfile is a way of locking of Unix")
def test_where_wal_is_impossible_the_note_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """unix-dotfile is SQLite's own way of locking on network folders; like them it has no shared memory."""
    plain = opening.uri
    for module in (opening, unfinished):
        monkeypatch.setattr(module, "uri", lambda where, query: plain(where, f"{query}&vfs=unix-dotfile"))
    fresh = path.with_name("fresh.db")
    with Store.open(fresh) as store:
        assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "delete"}]
        assert "rollback journal" in store.note
        dealt(store, store.profile("Ann").id)
        assert len(store.attempts(1)) == 1


def test_on_a_network_folder_no_wal_is_tried(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "on_network", lambda where: True)
    with Store.open(path) as store:
        assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "delete"}]
        assert "network folder" in store.note
        assert len(store.attempts(1)) == 1


@pytest.mark.parametrize(
    ("folder", "remote"),
    [
        ("/net/ann", False),
        ("/net/ann/share", True),
        ("/net/ann/share/deep", True),
        ("/mnt/my disk", True),
        ("/", False),
    ],
)
def test_network_folders_are_known_by_the_table_of_mounts(tmp_path: Path, folder: str, remote: bool) -> None:
    table = tmp_path / "mountinfo"
    table.write_text(
        "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n"
        "36 22 0:30 / /net/ann/share rw shared:2 - nfs4 server:/share rw\n"
        "37 22 0:31 / /mnt/my\\040disk rw - cifs //server/disk rw\n"
    )
    assert mounted_remotely(Path(folder), table) is remote
    assert not mounted_remotely(Path(folder), tmp_path / "none")


def test_in_memory_nothing_is_kept_and_the_note_says_so() -> None:
    with Store.in_memory() as store:
        dealt(store, store.profile("Ann").id)
        assert len(store.attempts(1)) == 1
        assert store.interrupted() is None
        assert store.note


def test_a_program_killed_while_it_grew_the_file_loses_nothing(path: Path) -> None:
    """Until it is copied into the file, what was written last stands beside it: the file alone looks cut off."""
    before = path.stat().st_size
    with Store.open(path) as store:
        for minutes in range(40):
            dealt(store, 1, minutes)
        beside = {each.name: each.read_bytes() for each in path.parent.iterdir() if "session" not in each.name}
        killed = path.parent / "killed"
        killed.mkdir()
        for name, content in beside.items():
            (killed / name).write_bytes(content)
    whole = path.read_bytes()
    assert len(whole) > before
    grown = killed / "progress.db"
    grown.write_bytes(whole[:4096] + grown.read_bytes()[4096:])  # the copying had come as far as the first page
    with Store.open(grown) as store:
        assert len(store.attempts(1)) == 41
