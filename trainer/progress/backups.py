"""Copies of the whole file: one before every migration, one before a restore, and those that are asked for.

They lie in the folder `backups` beside the file, each by itself a whole progress file. A name tells when it was made
(UTC), of which version the file was (the number of its last migration) and why:
progress-20261122-083015-250-v2-asked.db.
"""

import os
import re
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from trainer.progress.faults import told, trouble_of
from trainer.progress.opening import applied, looked_over, to_read, uri
from trainer.progress.session import in_use
from trainer.progress.trouble import Kind, StoreTrouble

FOLDER = "backups"
KEPT = 5
"""Of each reason: a fault that was met late has still four older ones behind it, and a year of dealing, some hundred
megabytes, cannot fill a disk. Counted by reason, so that asking often pushes out none made before a migration."""
STAMP = "%Y%m%d-%H%M%S"
PART = ".part"


class Reason(StrEnum):
    """Why a copy was made. A damaged file that was put aside is the thing itself, not a copy that can be restored."""

    MIGRATION = "migration"
    RESTORE = "restore"
    ASKED = "asked"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy: when it was made (UTC), the version of the file then, why, and how many bytes it has."""

    path: Path
    made: datetime
    version: int
    reason: Reason
    size: int


def backups(path: Path) -> list[Backup]:
    """The copies of the file at `path` that lie in its folder of backups, newest first."""
    found = [_backup(each, path) for each in _listed(folder_of(path))]
    return sorted((each for each in found if each), key=lambda each: (each.made, each.path.name), reverse=True)


def folder_of(path: Path) -> Path:
    """Where the copies of the file at `path` lie."""
    return path.absolute().parent / FOLDER


def _listed(folder: Path) -> list[Path]:
    with suppress(FileNotFoundError, NotADirectoryError):
        return list(folder.iterdir())
    return []


def _backup(each: Path, path: Path) -> Backup | None:
    pattern = rf"{re.escape(path.stem)}-(\d{{8}}-\d{{6}})-(\d{{3}})-v(\d+)-({'|'.join(Reason)}){re.escape(path.suffix)}"
    match = re.fullmatch(pattern, each.name)
    if match is None:
        return None
    stamp, ms, version, reason = match.groups()
    made = datetime.strptime(stamp, STAMP).replace(tzinfo=UTC) + timedelta(milliseconds=int(ms))
    return Backup(each, made, int(version), Reason(reason), each.stat().st_size)


def backup(path: Path, to: Path | None = None) -> Path:
    """Copy the file at `path` while it may be in use, to `to` or into its folder of backups; gives where.

    A file at `to` is replaced, all or nothing. Raises StoreTrouble.
    """
    if not path.is_file():
        raise StoreTrouble(Kind.MISSING, path)
    with told(path), closing(sqlite3.connect(uri(path, "mode=ro"), uri=True)) as source:
        if to is None:
            return _kept(source, path, Reason.ASKED)
        _copied(source, path, to)
        return to


def before_migration(connection: sqlite3.Connection, path: Path) -> None:
    """Keep the older file that `connection` is about to bring up. Raises StoreTrouble."""
    _kept(connection, path, Reason.MIGRATION)


def _kept(source: sqlite3.Connection, path: Path, reason: Reason) -> Path:
    to = _free(path, _version(source), reason)
    _copied(source, path, to)
    _tidied(path, reason)
    return to


def _version(source: sqlite3.Connection) -> int:
    return max((int(name.split("_")[0]) for name in applied(source)), default=0)


def _free(path: Path, version: int, reason: Reason) -> Path:
    """A name in the folder of backups that none has yet."""
    made = datetime.now(UTC)
    while True:
        stamp = f"{made:{STAMP}}-{made.microsecond // 1000:03d}"
        to = folder_of(path) / f"{path.stem}-{stamp}-v{version}-{reason}{path.suffix}"
        if not to.exists():
            return to
        made += timedelta(milliseconds=1)


def _tidied(path: Path, reason: Reason) -> None:
    for each in [each for each in backups(path) if each.reason is reason][KEPT:]:
        with suppress(OSError):
            each.path.unlink()


def _copied(source: sqlite3.Connection, path: Path, to: Path) -> None:
    """Make the copy at `to`, checked before it gets its name. Raises StoreTrouble and leaves nothing half made."""
    try:
        part = _part(source, path, to)
        part.replace(to)
    except (OSError, sqlite3.Error) as fault:
        if isinstance(fault, sqlite3.Error) and trouble_of(fault, path).kind is Kind.CORRUPT:
            raise trouble_of(fault, path) from fault
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else fault
        raise StoreTrouble(Kind.BACKUP, path, f"{to}: {reason}") from fault


def _part(source: sqlite3.Connection, path: Path, to: Path) -> Path:
    """The copy under a name of its own: whole, on the disk and checked."""
    to.parent.mkdir(parents=True, exist_ok=True)
    part = to.with_name(f"{to.name}-{os.urandom(4).hex()}{PART}")
    try:
        source.execute("VACUUM INTO ?", [str(part)])
        _checked(part, path)
        with part.open("r+b") as file:
            os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def _checked(part: Path, path: Path) -> None:
    with closing(sqlite3.connect(uri(part, "mode=ro&immutable=1"), uri=True)) as copy:
        if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StoreTrouble(Kind.CORRUPT, path)


def leftovers(path: Path) -> list[Path]:
    """Copies that a killed program left half made."""
    return [each for each in _listed(folder_of(path)) if each.name.endswith(PART)]


def restore(path: Path, file: Path) -> Path | None:
    """Put what the backup `file` holds in place of the file at `path`, which is kept as a backup first; gives where.

    None where there was nothing to keep. A damaged file is put aside as it is. Raises StoreTrouble, and leaves all as
    it was, where `file` is missing, damaged, foreign or newer, or another run of the program has `path` open.
    """
    looked_over(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.samefile(file):
        raise StoreTrouble(Kind.OTHER, path, "it is the file that is to be restored")
    if in_use(path):
        raise StoreTrouble(Kind.LOCKED, path)
    with told(path), closing(sqlite3.connect(to_read(file), uri=True)) as source:
        if not path.exists() or not path.stat().st_size:
            _copied(source, path, path)
            return None
        return _aside(source, path) if _damaged(path) else _over(source, path)


def _damaged(path: Path) -> bool:
    """Is it past use? A newer file is not, and is kept like any other. Raises StoreTrouble for a foreign one."""
    try:
        looked_over(path)
    except StoreTrouble as trouble:
        if trouble.kind not in (Kind.CORRUPT, Kind.NEWER):
            raise
        return trouble.kind is Kind.CORRUPT
    return False


def _over(source: sqlite3.Connection, path: Path) -> Path:
    """SQLite's own locks and journal keep the file whole, whoever else comes and whatever fails."""
    with closing(sqlite3.connect(uri(path, "mode=rw"), uri=True, timeout=0)) as present:
        present.execute("PRAGMA journal_mode = DELETE")  # refused while anybody else has the file open
        kept = _free(path, _version(present), Reason.RESTORE)
        _copied(present, path, kept)
        source.backup(present, progress=lambda status, _left, _of: _free_to_go(status, path))
    _tidied(path, Reason.RESTORE)  # not before: the oldest may be the one that is being restored
    return kept


def _free_to_go(status: int, path: Path) -> None:
    """Python would wait for ever for another program's lock."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise StoreTrouble(Kind.LOCKED, path)


def _aside(source: sqlite3.Connection, path: Path) -> Path:
    """What is past use goes into the folder of backups as it is, with what SQLite had beside it."""
    kept = _free(path, 0, Reason.DAMAGED)
    try:
        part = _part(source, path, path)
        kept.parent.mkdir(exist_ok=True)
        for tail in ("-wal", "-shm", "-journal", ""):
            with suppress(FileNotFoundError):
                path.with_name(path.name + tail).rename(kept.with_name(kept.name + tail))
        part.replace(path)
    except OSError as fault:
        raise StoreTrouble(Kind.BACKUP, path, f"{kept}: {fault.strerror}") from fault
    return kept
