"""Opening the file: every reason not to use it is found before anything is written to it."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import platformdirs

from trainer.progress.faults import told
from trainer.progress.network import on_network
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import APPLICATION, OURS, SET, Version

FILE = "progress.db"
WAIT = 2.0
MAGIC = b"SQLite format 3\0"
CHECKED_WHOLE = 16 * 2**20  # larger files would keep the start waiting; their damage is told where it is met
NETWORK = (
    "The progress file lies on a network folder or a disk without shared memory, so it is kept with a "
    "rollback journal: use it from one computer at a time."
)


def default_path() -> Path:
    """The progress file: in the folder that TRAINER_DATA names, else in the user's data folder."""
    folder = os.environ.get("TRAINER_DATA") or platformdirs.user_data_dir("dealer-trainer", appauthor=False)
    return Path(folder) / FILE


def opened(path: Path, wait: float, version: Version = OURS) -> tuple[sqlite3.Connection, str]:
    """The file, brought up to this version, and a note ("" or why it has no WAL).

    `wait` is how many seconds another program's lock is waited for. Raises StoreTrouble and leaves the file
    alone.
    """
    _folder(path)
    if path.exists() and path.stat().st_size:
        _header(path)
        with told(path):
            _inspect(path, wait, version)
    with told(path):
        return _connected(path, wait, version)


def looked_over(path: Path, wait: float = WAIT, version: Version = OURS) -> None:
    """Is this a whole progress file that this version can read? Nothing is written. Raises StoreTrouble."""
    if not path.is_file():
        raise StoreTrouble(Kind.MISSING, path)
    _header(path, "rb")
    with told(path):
        _inspect(path, wait, version, whole=True)


def uri(path: Path, query: str) -> str:
    """The file as SQLite's own kind of address."""
    return f"{path.absolute().as_uri()}?{query}"


def to_read(path: Path) -> str:
    """Where to read a file without writing even what SQLite puts beside it, if nobody has it open."""
    return uri(path, "mode=ro" if _beside(path) else "mode=ro&immutable=1")


def _folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        trial = path.with_name(f".{path.name}-{os.getpid()}-{os.urandom(4).hex()}")
        trial.touch(exist_ok=False)
        trial.unlink()
    except OSError as fault:
        raise StoreTrouble(Kind.FOLDER, path) from fault


def _header(path: Path, mode: str = "r+b") -> None:
    """Is it a database, as long as it says, and may it be opened in this mode?"""
    try:
        with path.open(mode) as file:
            head = file.read(100)
            length = file.seek(0, os.SEEK_END)
    except OSError as fault:
        raise StoreTrouble(Kind.READ_ONLY, path) from fault
    cut_off = not _beside(path) and length < _size(head)  # what a killed program left beside it may hold the rest
    if len(head) < 100 or not head.startswith(MAGIC) or cut_off:
        raise StoreTrouble(Kind.CORRUPT, path)


def _beside(path: Path) -> bool:
    """Has somebody the file open, or was killed with it?"""
    return any(path.with_name(path.name + tail).exists() for tail in ("-wal", "-journal"))


def _size(head: bytes) -> int:
    """Bytes that the header promises; 0 where it does not say."""
    page = int.from_bytes(head[16:18], "big")
    valid = head[24:28] == head[92:96]
    return (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big") if valid else 0


def _inspect(path: Path, wait: float, version: Version, whole: bool = False) -> None:
    """Look without writing; where nobody has it open, without even the files SQLite puts beside it.

    `whole`: however large it is, and it must hold our tables already.
    """
    with closing(sqlite3.connect(to_read(path), uri=True, timeout=wait)) as look:
        if (whole or path.stat().st_size <= CHECKED_WHOLE) and _one(look, "PRAGMA quick_check(1)") != "ok":
            raise StoreTrouble(Kind.CORRUPT, path)
        if not whole and _one(look, "SELECT count(*) FROM sqlite_master") == 0:
            return  # another start has made it this moment and is waited for below
        if _one(look, "PRAGMA application_id") != APPLICATION:
            raise StoreTrouble(Kind.FOREIGN, path)
        if applied(look) - set(version.names):
            raise StoreTrouble(Kind.NEWER, path)


def applied(connection: sqlite3.Connection) -> set[str]:
    """The names of the migrations that the file has had."""
    if not _one(connection, "SELECT count(*) FROM sqlite_master WHERE name = '_sqlite_migrations'"):
        return set()
    rows = connection.execute("SELECT name FROM _sqlite_migrations WHERE migration_set = ?", [SET])
    return {name for (name,) in rows}


def _one(connection: sqlite3.Connection, sql: str) -> object:
    return connection.execute(sql).fetchone()[0]


def _connected(path: Path, wait: float, version: Version) -> tuple[sqlite3.Connection, str]:
    connection = sqlite3.connect(uri(path, "mode=rwc"), uri=True, timeout=wait)
    try:
        had = applied(connection)
        if had and had != set(version.names):
            _keep(connection, path)
        note = _journal(connection, path)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = NORMAL")
        _may_write(connection)
        if had != set(version.names):
            brought_up(connection, version)
    except BaseException:
        connection.close()
        raise
    return connection, note


def _may_write(connection: sqlite3.Connection) -> None:
    """Does another program hold the file? Better told now than in the middle of a hand."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _journal(connection: sqlite3.Connection, path: Path) -> str:
    wanted = "DELETE" if on_network(path) else "WAL"
    got = _one(connection, f"PRAGMA journal_mode = {wanted}")
    return "" if got == "wal" else NETWORK


def _keep(connection: sqlite3.Connection, path: Path) -> None:
    """An older file is kept as it is before it becomes a newer one."""
    from trainer.progress.backups import before_migration  # only an older file needs it

    before_migration(connection, path)


def brought_up(connection: sqlite3.Connection, version: Version = OURS) -> None:
    """Apply what is missing under one lock, so that two programs that start at once do not meet halfway."""
    from sqlite_utils import Database  # only a new or an older file needs it

    migrations = version.migrations()
    connection.execute("BEGIN IMMEDIATE")
    try:
        migrations.apply(Database(connection, execute_plugins=False))
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
