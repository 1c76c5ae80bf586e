"""Copies of the whole file: one before every migration, one before a restore, and those that are asked for.

They lie in the folder `backups` beside the file, each by itself a whole progress file. A name tells when it was made
(UTC), of which version the file was (the number of its last migration) and why:
progress-20261122-083015-250-v2-asked.db.
"""

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from trainer.progress.faults import opened_whole, trouble_of
from trainer.progress.leftover import PART, beside, clear_parts, folder_of, listed, parts
from trainer.progress.opening import looked_over, to_read
from trainer.progress.session import Session, in_use
from trainer.progress.shape import Difference, rid
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.unfinished import connected, settled, uri
from trainer.progress.version import applied

KEPT = 5
"""Of each reason: a fault that was met late has still four older ones behind it, and a year of dealing, some hundred
megabytes, cannot fill a disk. Counted by reason, so that asking often pushes out none made before a migration."""
STAMP = "%Y%m%d-%H%M%S"
TAKEN_OUT = (
    "The progress file held {}, which this program never made. It was taken out. The original file is kept as {}."
)
PUT_ASIDE = (Kind.CORRUPT, Kind.STRANGE, Kind.OTHER)  # past use: a file like this is no copy of anything


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


@dataclass(frozen=True, slots=True)
class Contents:
    """What a copy holds: hands dealt to their end, and whose."""

    hands: int
    names: tuple[str, ...]


def backups(path: Path) -> list[Backup]:
    """The copies of the file at `path` that lie in its folder of backups, newest first."""
    found = [_backup(each, path) for each in listed(folder_of(path))]
    return sorted((each for each in found if each), key=lambda each: (each.made, each.path.name), reverse=True)


def _backup(each: Path, path: Path) -> Backup | None:
    pattern = rf"{re.escape(path.stem)}-(\d{{8}}-\d{{6}})-(\d{{3}})-v(\d+)-({'|'.join(Reason)}){re.escape(path.suffix)}"
    match = re.fullmatch(pattern, each.name)
    if match is None:
        return None
    stamp, ms, version, reason = match.groups()
    try:
        made = datetime.strptime(stamp, STAMP).replace(tzinfo=UTC) + timedelta(milliseconds=int(ms))
        return Backup(each, made, int(version), Reason(reason), each.stat().st_size)
    except (OSError, ValueError):  # gone this moment, or named by a day that never was
        return None


def contents(copy: Backup) -> Contents:
    """What is in a copy that can be restored. Raises StoreTrouble for one that cannot."""
    looked_over(copy.path)
    with opened_whole(copy.path), closing(sqlite3.connect(to_read(copy.path), uri=True)) as file:
        names = tuple(str(name) for (name,) in file.execute("SELECT name FROM profiles ORDER BY id"))
        return Contents(file.execute("SELECT count(*) FROM attempts").fetchone()[0], names)


def backup(path: Path, to: Path | None = None) -> Path:
    """Copy the file at `path` while it may be in use, to `to` or into its folder of backups; gives where.

    A file at `to` is replaced, all or nothing. Raises StoreTrouble.
    """
    if not path.is_file():
        raise StoreTrouble(Kind.MISSING, path)
    settled(path)
    with opened_whole(path), closing(sqlite3.connect(uri(path, "mode=ro"), uri=True)) as source:
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
        for file in (*beside(each.path), each.path):
            with suppress(OSError):
                file.unlink()


def cleared(connection: sqlite3.Connection, path: Path, found: Difference) -> str:
    """Take what is strange out of the file, of which a copy is put aside first; gives what there is to say of it.

    Raises StoreTrouble.
    """
    kept = _free(path, _version(connection), Reason.DAMAGED)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")  # nobody else writes to it this moment, or it is told
    _copied(connection, path, kept)
    connection.execute("BEGIN IMMEDIATE")
    try:
        rid(connection, found.strange)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return TAKEN_OUT.format(found.named, kept.name)


def _copied(source: sqlite3.Connection, path: Path, to: Path) -> None:
    """Make the copy at `to`, checked before it gets its name. Raises StoreTrouble and leaves nothing half made."""
    try:
        with _part(source, path, to) as part:
            part.replace(to)
    except (OSError, sqlite3.Error) as fault:
        if isinstance(fault, sqlite3.IntegrityError):  # rows that break what their tables demand
            raise StoreTrouble(Kind.CORRUPT, path) from fault
        if isinstance(fault, sqlite3.Error) and trouble_of(fault, path).kind is Kind.CORRUPT:
            raise trouble_of(fault, path) from fault
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else fault
        raise StoreTrouble(Kind.BACKUP, path, f"{to}: {reason}") from fault


@contextmanager
def _part(source: sqlite3.Connection, path: Path, to: Path) -> Iterator[Path]:
    """The copy under a name of its own, held as long as this run lives: whole, on the disk and checked."""
    to.parent.mkdir(parents=True, exist_ok=True)
    clear_parts(to)
    part = to.with_name(f"{to.name}-{os.urandom(4).hex()}{PART}")
    with closing(Session(part)):
        try:
            source.execute("VACUUM INTO ?", [str(part)])
            _checked(part, path)
            with part.open("r+b") as file:
                os.fsync(file.fileno())
            yield part
        finally:
            for each in (part, *beside(part)):
                each.unlink(missing_ok=True)


def _checked(part: Path, path: Path) -> None:
    with closing(sqlite3.connect(uri(part, "mode=ro&immutable=1"), uri=True)) as copy:
        if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StoreTrouble(Kind.CORRUPT, path)


def leftovers(path: Path) -> list[Path]:
    """Copies that a killed program left half made."""
    return parts(path, folder_of(path))


def finish_restore(path: Path) -> None:
    """Where there is no file at `path`, give its name to the copy that a killed restore had ready for it."""
    for part in parts(path, path.absolute().parent):
        with suppress(StoreTrouble, OSError):
            if not in_use(part):
                looked_over(part)
                part.replace(path)
                return


def restore(path: Path, file: Path) -> Path | None:
    """Put what the backup `file` holds in place of the file at `path`, which is kept as a backup first; gives where.

    None where there was nothing to keep. A damaged file is put aside as it is. Raises StoreTrouble, and leaves all as
    it was, where `file` is missing, damaged, foreign or newer, or another run of the program has `path` open.
    """
    looked_over(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.samefile(file):
        raise StoreTrouble(Kind.OTHER, path, "it is the file to restore")
    if in_use(path):
        raise StoreTrouble(Kind.LOCKED, path)
    with opened_whole(path), closing(sqlite3.connect(to_read(file), uri=True)) as source:
        if not path.exists() or not path.stat().st_size:
            _copied(source, path, path)
            return None
        if not _damaged(path):
            with suppress(_PastUse):
                return _over(source, path)
        return _aside(source, path)


def _damaged(path: Path) -> bool:
    """Is it past use? A newer file is not, and is kept like any other. Raises StoreTrouble for a foreign one."""
    try:
        looked_over(path)
    except StoreTrouble as trouble:
        if trouble.kind not in (*PUT_ASIDE, Kind.NEWER):
            raise
        return trouble.kind is not Kind.NEWER
    return False


class _PastUse(Exception):
    """A file looked whole, and yet no copy of it can be made."""


def _over(source: sqlite3.Connection, path: Path) -> Path:
    """SQLite's own locks and journal keep the file whole, whoever else comes and whatever fails.

    Raises StoreTrouble, and _PastUse where what is there cannot be kept as a copy.
    """
    with closing(connected(path, "mode=rw")) as present:
        present.execute("PRAGMA journal_mode = DELETE")  # refused while anybody else has the file open
        try:
            with opened_whole(path):
                kept = _free(path, _version(present), Reason.RESTORE)
                _copied(present, path, kept)
        except StoreTrouble as trouble:
            if trouble.kind in PUT_ASIDE:
                raise _PastUse from trouble
            raise
        source.backup(present, progress=lambda status, _left, _of: _free_to_go(status, path))
    _tidied(path, Reason.RESTORE)  # not before: the oldest may be the one that is being restored
    return kept


def _free_to_go(status: int, path: Path) -> None:
    """Python would wait for ever for another program's lock."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise StoreTrouble(Kind.LOCKED, path)


def _aside(source: sqlite3.Connection, path: Path) -> Path:
    """What is past use is put among the backups as it is, with what SQLite had beside it, before the copy replaces it.

    At no moment is there no file: a run that is killed in between leaves the damaged one where it was.
    """
    kept = _free(path, 0, Reason.DAMAGED)
    try:
        with _part(source, path, path) as part:
            _kept_as_it_is(path, kept)
            for each in beside(path):
                each.unlink(missing_ok=True)
            part.replace(path)
    except OSError as fault:
        raise StoreTrouble(Kind.BACKUP, path, f"{kept}: {fault.strerror}") from fault
    return kept


def put_aside(path: Path) -> Path:
    """Put a file that is past use among the backups as it is, so that the next start makes a new one; gives where.

    Raises StoreTrouble, also where another run of the program has it open.
    """
    if in_use(path):
        raise StoreTrouble(Kind.LOCKED, path)
    kept = _free(path, 0, Reason.DAMAGED)
    try:
        _kept_as_it_is(path, kept)
        for each in (*beside(path), path):
            each.unlink(missing_ok=True)
    except OSError as fault:
        raise StoreTrouble(Kind.BACKUP, path, f"{kept}: {fault.strerror}") from fault
    return kept


def _kept_as_it_is(path: Path, kept: Path) -> None:
    kept.parent.mkdir(exist_ok=True)
    for each, other in zip((path, *beside(path)), (kept, *beside(kept)), strict=True):
        _doubled(each, other)


def _doubled(file: Path, to: Path) -> None:
    """The file under a second name: the same one where the disk can do that, else a copy."""
    if not file.exists():
        return
    try:
        os.link(file, to)
    except OSError:
        shutil.copy2(file, to)
