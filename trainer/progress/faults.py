"""Errors of SQLite as the troubles they are."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trainer.progress.trouble import Kind, StoreTrouble

BY_CODE = {
    "SQLITE_BUSY": Kind.LOCKED,
    "SQLITE_LOCKED": Kind.LOCKED,
    "SQLITE_PROTOCOL": Kind.LOCKED,
    "SQLITE_READONLY": Kind.READ_ONLY,
    "SQLITE_PERM": Kind.READ_ONLY,
    "SQLITE_CORRUPT": Kind.CORRUPT,
    "SQLITE_NOTADB": Kind.CORRUPT,
    "SQLITE_CANTOPEN": Kind.FOLDER,
    "SQLITE_FULL": Kind.FULL,
}


def trouble_of(fault: sqlite3.Error, path: Path) -> StoreTrouble:
    """The trouble behind an error of SQLite; extended codes (SQLITE_BUSY_SNAPSHOT) count as their base."""
    code = "_".join(getattr(fault, "sqlite_errorname", "").split("_")[:2])
    return StoreTrouble(BY_CODE.get(code, Kind.OTHER), path, str(fault))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Raise StoreTrouble in place of an error of SQLite. A caller's mistake (a broken key) stays as it is."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.DatabaseError as fault:
        raise trouble_of(fault, path) from fault
