"""What can keep the data from being used, each in one clear sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path


class Kind(StrEnum):
    """Why the data cannot be used."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    CORRUPT = "corrupt"
    NEWER = "newer"
    FOLDER = "folder"
    FULL = "full"
    FOREIGN = "foreign"
    OTHER = "other"


SENTENCES = {
    Kind.LOCKED: "Another program is holding the progress file {path}; close it and try again.",
    Kind.READ_ONLY: "The progress file {path} may be read but not written; allow writing and try again.",
    Kind.CORRUPT: "The progress file {path} is damaged and was left alone; move it away or restore a copy.",
    Kind.NEWER: "The progress file {path} comes from a newer version of this program; update the program.",
    Kind.FOLDER: "The folder {folder} cannot be written; choose another folder for the progress file.",
    Kind.FULL: "The disk is full, so {path} cannot grow; free some space and try again.",
    Kind.FOREIGN: "The file {path} belongs to another program and was left as it is; name another file.",
    Kind.OTHER: "The progress file {path} cannot be used ({detail}); it was left as it is.",
}


class StoreTrouble(Exception):
    """The data cannot be used. `sentence` says so in plain words, `kind` tells why, `path` is the file."""

    def __init__(self, kind: Kind, path: Path, detail: str = "") -> None:
        self.kind, self.path = kind, path
        self.sentence = SENTENCES[kind].format(path=path, folder=path.parent, detail=detail)
        super().__init__(self.sentence)


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
