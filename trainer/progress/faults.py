"""Errors of SQLite, and of rows that are not what was written, as the troubles they are."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trainer.progress.records import NoMoment
from trainer.progress.trouble import Kind, StoreTrouble

BY_CODE = {
    "SQLITE_BUSY": Kind.LOCKED,
    "SQLITE_LOCKED": Kind.LOCKED,
    "SQLITE_PROTOCOL": Kind.LOCKED,
    "SQLITE_READONLY": Kind.READ_ONLY,
    "SQLITE_PERM": Kind.READ_ONLY,
    "SQLITE_CORRUPT": Kind.CORRUPT,
    "SQLITE_NOTADB": Kind.CORRUPT,
    "SQLITE_FORMAT": Kind.CORRUPT,
    "SQLITE_TOOBIG": Kind.CORRUPT,
    "SQLITE_CANTOPEN": Kind.FOLDER,
    "SQLITE_FULL": Kind.FULL,
}
UNREADABLE = "Could not decode to UTF-8"  # what Python says by itself of a text that is none, with no code of SQLite
ODD_ROWS = (ValueError, TypeError, AttributeError, LookupError, ArithmeticError, RecursionError)
"""What working with values raises that are not of the kind they were written as; a text that is none among them."""


def trouble_of(fault: sqlite3.Error, path: Path) -> StoreTrouble:
    """The trouble behind an error of SQLite; extended codes (SQLITE_BUSY_SNAPSHOT) count as their base."""
    code = "_".join(getattr(fault, "sqlite_errorname", "").split("_")[:2])
    kind = Kind.CORRUPT if str(fault).startswith(UNREADABLE) else BY_CODE.get(code, Kind.OTHER)
    return StoreTrouble(kind, path, str(fault))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Raise StoreTrouble in place of an error of SQLite. A caller's mistake (a broken key) stays as it is."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.DatabaseError as fault:
        raise trouble_of(fault, path) from fault
    except (UnicodeDecodeError, NoMoment) as fault:  # even SQLite's own words of what is wrong can hold what is no text
        raise StoreTrouble(Kind.CORRUPT, path) from fault


@contextmanager
def sound(path: Path, missing: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Raise StoreTrouble in place of whatever a damaged file makes reading it end with.

    `missing` are those that tell a caller something: they stay as they are.
    """
    try:
        with told(path):
            yield
    except missing:
        raise
    except (StoreTrouble, sqlite3.ProgrammingError):
        raise
    except (sqlite3.Error, *ODD_ROWS) as fault:
        raise StoreTrouble(Kind.CORRUPT, path) from fault


@contextmanager
def opened_whole(path: Path) -> Iterator[None]:
    """The same for opening a file: whatever goes wrong is a trouble, as nothing can be done before it is open."""
    try:
        with sound(path):
            yield
    except StoreTrouble as trouble:
        if trouble.kind is Kind.OTHER and isinstance(trouble.__cause__, sqlite3.OperationalError):
            raise _while_opening(trouble, path) from trouble.__cause__
        raise
    except OSError as fault:
        raise StoreTrouble(Kind.OTHER, path, fault.strerror or str(fault)) from fault
    except Exception as fault:
        raise StoreTrouble(Kind.OTHER, path, " ".join(str(fault).split()) or type(fault).__name__) from fault


def _while_opening(trouble: StoreTrouble, path: Path) -> StoreTrouble:
    """SQLite calls it a plain error where the schema, or a table that it must have, cannot be made out."""
    named = getattr(trouble.__cause__, "sqlite_errorname", "")
    return StoreTrouble(Kind.CORRUPT, path) if named == "SQLITE_ERROR" else trouble
