"""A rollback journal that a killed run left beside a file: SQLite undoes what was half written, if it may write.

That comes first, before anything is read: until then the file is neither what it was nor what it was to become. Only a
file that says it is ours is touched, and it says so with the header that it had before, which the journal holds.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from struct import unpack
from typing import BinaryIO

from trainer.progress.faults import opened_whole
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import APPLICATION

MAGIC = b"SQLite format 3\0"
JOURNAL = bytes.fromhex("d9d505f920a163d7")
HEADER = 100
TO_THE_END = 0xFFFFFFFF  # in place of a count, where it was not known yet
SMALLEST = 512  # of pages, and of a disk's sectors


def uri(path: Path, query: str) -> str:
    """The file as SQLite's own kind of address."""
    return f"{path.absolute().as_uri()}?{query}"


def connected(path: Path, query: str, wait: float = 0) -> sqlite3.Connection:
    """A connection to a file that may be damaged: cells that overlap are noticed before they are used.

    Not with `trusted_schema = OFF`: SQLite 3.40 then refuses the `json_valid` of our own tables.
    """
    connection = sqlite3.connect(uri(path, query), uri=True, timeout=wait)
    connection.execute("PRAGMA cell_size_check = ON")
    return connection


def hot(path: Path) -> bool:
    """Does a journal stand beside the file that is to be played back? One whose first byte is zero is over."""
    try:
        with journal_of(path).open("rb") as journal:
            return journal.read(1) not in (b"", b"\0")
    except OSError:
        return False


def settled(path: Path, wait: float = 0) -> None:
    """Have what a killed run half wrote into our file undone. Raises StoreTrouble where that is not possible.

    Somebody else's file is left to whoever reads its header next.
    """
    if not hot(path) or not _ours(path):
        return
    if _many_files(path):
        raise StoreTrouble(Kind.CORRUPT, path)
    try:
        with opened_whole(path), closing(connected(path, "mode=rw", wait)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()  # the first page that is read plays it back
    except StoreTrouble as trouble:
        if trouble.kind in (Kind.READ_ONLY, Kind.FOLDER) or _not_deleted(trouble):
            raise StoreTrouble(Kind.UNFINISHED, path) from trouble
        raise


def _not_deleted(trouble: StoreTrouble) -> bool:
    return getattr(trouble.__cause__, "sqlite_errorname", "").startswith("SQLITE_IOERR_DELETE")


def journal_cleared(connection: sqlite3.Connection, path: Path) -> None:
    """While nobody else may write, a journal that is over goes: SQLite would leave it until the next act is written.

    Raises sqlite3.OperationalError where somebody else holds the file.
    """
    connection.execute("BEGIN IMMEDIATE")
    with suppress(OSError):
        journal_of(path).unlink()
    connection.execute("ROLLBACK")


def journal_of(path: Path) -> Path:
    """Where SQLite keeps what a transaction is about to change."""
    return path.with_name(f"{path.name}-journal")


def _ours(path: Path) -> bool:
    try:
        with path.open("rb") as file, journal_of(path).open("rb") as journal:
            new, head = _was_empty(journal), _before(journal) or file.read(HEADER)
    except OSError:
        return False
    if new and not any(head):
        return True  # its first page was not written yet
    return head.startswith(MAGIC) and int.from_bytes(head[68:72], "big") in (APPLICATION, *([0] if new else []))


def _was_empty(journal: BinaryIO) -> bool:
    """Was the file about to be made? It says not yet then whose it is."""
    journal.seek(0)
    head = journal.read(20)
    return head.startswith(JOURNAL) and not any(head[16:])


def _many_files(path: Path) -> bool:
    """Is it one of several journals of one act? We never make such, and SQLite would look for the others by name."""
    with journal_of(path).open("rb") as journal:
        journal.seek(max(0, journal.seek(0, os.SEEK_END) - len(JOURNAL)))
        return journal.read() == JOURNAL


def _before(journal: BinaryIO) -> bytes:
    """The file's header as the journal would put it back; b"" where it holds none."""
    size, at = journal.seek(0, os.SEEK_END), 0
    while True:
        journal.seek(at)
        head = journal.read(28)
        if len(head) < 28 or not head.startswith(JOURNAL):
            return b""
        count, _nonce, _pages, sector, page = unpack(">5I", head[8:])
        if min(sector, page) < SMALLEST or not count:
            return b""
        end = at + sector + min(count, size // page) * (page + 8)
        for record in range(at + sector, min(end, size), page + 8):
            journal.seek(record)
            if int.from_bytes(journal.read(4), "big") == 1:
                return journal.read(HEADER)
        at = -(-end // sector) * sector
        if count == TO_THE_END or at >= size:
            return b""
