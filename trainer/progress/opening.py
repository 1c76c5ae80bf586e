"""Opening the file: every reason not to use it is found before anything is written to it.

One thing comes before that: what a killed run half wrote is undone (`unfinished`).
"""

import os
import sqlite3
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from trainer.progress.faults import opened_whole
from trainer.progress.leftover import swept
from trainer.progress.network import on_network
from trainer.progress.shape import difference
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.unfinished import MAGIC, connected, hot, journal_cleared, settled, uri
from trainer.progress.version import APPLICATION, MIGRATED, OURS, Version, applied

if TYPE_CHECKING:
    from sqlite_utils import Migrations

FILE = "progress.db"
WAIT = 2.0
CHECKED_WHOLE = 16 * 2**20  # larger files would keep the start waiting; their damage is told where it is met
TABLES = {MIGRATED, "profiles", "attempts"}  # a file with all of these is ours, whatever its header says
FORMATS = {b"\1\1", b"\2\2"}  # in the header: with a rollback journal, or WAL
NETWORK = (
    "The progress file is on a network folder or a disk without shared memory, so it is kept with a "
    "rollback journal. Use it from one computer at a time."
)


def default_path() -> Path:
    """The progress file: in the folder that TRAINER_DATA names, else in the user's data folder."""
    folder = os.environ.get("TRAINER_DATA") or platformdirs.user_data_dir("dealer-trainer", appauthor=False)
    return Path(folder) / FILE


def opened(path: Path, wait: float, version: Version = OURS) -> tuple[sqlite3.Connection, str]:
    """The file, brought up to this version, and a note ("" or what there is to say of how it is kept).

    `wait` is how many seconds another program's lock is waited for. Raises StoreTrouble and leaves the file
    alone, except that what a killed run half wrote is undone.
    """
    with opened_whole(path):
        _folder(path)
        if not path.exists():
            _finished(path)
        swept(path)
        if path.exists() and path.stat().st_size:
            settled(path, wait)
        if path.exists() and path.stat().st_size:
            _header(path)
            _look(path, wait, version)
        elif path.exists() and _copies(path):
            raise StoreTrouble(Kind.CORRUPT, path)  # where there are copies, there was something in it
        return _connected(path, wait, version)


def looked_over(path: Path, wait: float = WAIT, version: Version = OURS) -> None:
    """Is this a whole progress file that this version can read, and nothing else? Raises StoreTrouble.

    Nothing is written, except that what a killed run half wrote is undone.
    """
    if not path.is_file():
        raise StoreTrouble(Kind.MISSING, path)
    with opened_whole(path):
        settled(path, wait)
        _header(path, "rb")
        _look(path, wait, version, whole=True)


def to_read(path: Path) -> str:
    """Where to read a file without writing even what SQLite puts beside it, if nobody has it open.

    Only a file with WAL has anything put beside it; another one is read under SQLite's locks.
    """
    return uri(path, "mode=ro&immutable=1" if _quiet(path) else "mode=ro")


def _copies(path: Path) -> bool:
    """Are there copies of it?"""
    from trainer.progress.backups import backups  # seldom

    return bool(backups(path))


def _finished(path: Path) -> None:
    """Where there is no file, a restore may have been killed just before its copy got the name."""
    from trainer.progress.backups import finish_restore  # seldom

    finish_restore(path)


def _folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        trial = path.with_name(f".{path.name}-{os.getpid()}-{os.urandom(4).hex()}")
        trial.touch(exist_ok=False)
        trial.unlink(missing_ok=True)  # another start may have swept it
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
    if len(head) < 100 or not head.startswith(MAGIC) or head[18:20] not in FORMATS or cut_off:
        raise StoreTrouble(Kind.CORRUPT, path)


def _beside(path: Path) -> bool:
    """Has somebody the file open, or was killed with it?"""
    return any(path.with_name(path.name + tail).exists() for tail in ("-wal", "-journal"))


def _quiet(path: Path) -> bool:
    """Is it a file with WAL that nobody has open? SQLite's locks would then put files beside it."""
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\2\2" and not _beside(path)


def _size(head: bytes) -> int:
    """Bytes that the header promises; 0 where it does not say."""
    page = int.from_bytes(head[16:18], "big")
    valid = head[24:28] == head[92:96]
    return (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big") if valid else 0


def _look(path: Path, wait: float, version: Version, whole: bool = False) -> None:
    """Look without writing, again where another start began to write while no lock kept it from that."""
    quiet = _quiet(path)
    try:
        with opened_whole(path):
            _inspect(path, wait, version, whole)
    except StoreTrouble as trouble:
        if trouble.kind is Kind.CORRUPT and quiet and _beside(path):
            return _look(path, wait, version, whole)
        if trouble.kind in (Kind.READ_ONLY, Kind.FOLDER) and (hot(path) or _beside(path)):
            raise StoreTrouble(Kind.UNFINISHED, path) from trouble
        raise


def _inspect(path: Path, wait: float, version: Version, whole: bool) -> None:
    """`whole`: however large it is, it must hold our tables already, and nothing but those."""
    with closing(sqlite3.connect(to_read(path), uri=True, timeout=wait, isolation_level=None)) as look:
        look.execute("BEGIN")  # all that is looked at is of one moment
        tables = {name for (name,) in look.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables or whole:
            _made(look, path, version, whole, tables)
        elif _one(look, "SELECT count(*) FROM sqlite_master"):
            raise StoreTrouble(Kind.CORRUPT, path)  # or else another start has made it this moment
        if (whole or path.stat().st_size <= CHECKED_WHOLE) and _one(look, "PRAGMA quick_check(1)") != "ok":
            raise StoreTrouble(Kind.CORRUPT, path)


def _made(look: sqlite3.Connection, path: Path, version: Version, whole: bool, tables: set[str]) -> None:
    """Did this program make it, in a version that is known? Asked before any of it is worked out by SQLite."""
    if _one(look, "PRAGMA application_id") != APPLICATION:
        raise StoreTrouble(Kind.CORRUPT if tables >= TABLES else Kind.FOREIGN, path)
    if applied(look) - set(version.names):
        raise StoreTrouble(Kind.NEWER, path)
    _shape(look, path, version, whole)


def _shape(look: sqlite3.Connection, path: Path, version: Version, whole: bool) -> None:
    found = difference(look, version)
    if whole and (found.strange or found.altered):
        raise StoreTrouble(Kind.STRANGE, path, found.named)
    if found.altered or found.missing:
        raise StoreTrouble(Kind.CORRUPT, path)


def _one(connection: sqlite3.Connection, sql: str) -> object:
    return connection.execute(sql).fetchone()[0]


def _connected(path: Path, wait: float, version: Version) -> tuple[sqlite3.Connection, str]:
    connection = connected(path, "mode=rwc", wait)
    try:
        note = _rid(connection, path, version)
        had = applied(connection)
        if had and had != set(version.names):
            _keep(connection, path)
        note = _journal(connection, path) or note
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = NORMAL")
        _may_write(connection, path)
        if had != set(version.names):
            brought_up(connection, version)
    except BaseException:
        connection.close()
        raise
    return connection, note


def _rid(connection: sqlite3.Connection, path: Path, version: Version) -> str:
    """Take out what is not ours before anything is written that it could act on; the file is kept as it was."""
    if not applied(connection) or not (found := difference(connection, version)).strange:
        return ""
    from trainer.progress.backups import cleared  # seldom

    return cleared(connection, path, found)


def _may_write(connection: sqlite3.Connection, path: Path) -> None:
    """Does another program hold the file? Better told now than in the middle of a hand."""
    journal_cleared(connection, path)


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
    new = new_file(version) if _empty(connection) else ()
    migrations = version.migrations()
    connection.execute("BEGIN IMMEDIATE")
    try:
        if new and _empty(connection):  # else another start has made it this moment
            for statement, values in new:
                connection.execute(statement, values)
        else:
            _migrated(connection, migrations)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


@lru_cache(maxsize=4)
def new_file(version: Version = OURS) -> tuple[tuple[str, tuple[object, ...]], ...]:
    """The statements that make what all migrations make of an empty file, in a fifth of the time.

    Whoever looks at another's file makes one each time to put the rows into.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        _migrated(made, version.migrations())
        found = made.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
        noted = made.execute(f"SELECT * FROM {MIGRATED}").fetchall()
        number = _one(made, "PRAGMA application_id")
    rows = ((f"INSERT INTO {MIGRATED} VALUES ({', '.join('?' * len(row))})", tuple(row)) for row in noted)
    return ((f"PRAGMA application_id = {number}", ()), *((sql, ()) for (sql,) in found), *rows)


def _empty(connection: sqlite3.Connection) -> bool:
    return not _one(connection, "SELECT count(*) FROM sqlite_master")


def _migrated(connection: sqlite3.Connection, migrations: "Migrations") -> None:
    from sqlite_utils import Database  # only a new or an older file needs it

    migrations.apply(Database(connection, execute_plugins=False))
