"""Removing a profile so that nothing of it is left: no row, no freed page, no copy among the backups."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from trainer.progress.backups import Reason, backups, leftovers
from trainer.progress.faults import opened_whole, told
from trainer.progress.opening import WAIT, looked_over
from trainer.progress.ownership import PROFILES, owned
from trainer.progress.records import Profile, written
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.unfinished import connected


def remove_profile(store: Store, profile: Profile) -> tuple[Path, ...]:
    """Remove all that a profile has, from the file and from its backups.

    Gives the files among the backups that are damaged, so that nobody can tell what is in them: they are left. The
    backups come first, so that what fails halfway can be done again. Raises StoreTrouble, also where another run of the
    program has the file open, and KeyError where there is no such profile.
    """
    living = store.profiles()
    if profile not in living:
        raise KeyError(profile.name)
    if store.in_use:
        raise StoreTrouble(Kind.LOCKED, store.path)
    left = _purged(store.path, profile, living) if store.on_disk else ()
    _deleted(store.connection, store.path, profile.id)
    return left


def _purged(path: Path, profile: Profile, living: list[Profile]) -> tuple[Path, ...]:
    for each in leftovers(path):
        with suppress(OSError):
            each.unlink()
    unreadable = []
    for backup in backups(path):
        if backup.reason is Reason.DAMAGED or not _readable(backup.path):
            unreadable.append(backup.path)
        else:
            _purge(backup.path, profile, living)
    return tuple(unreadable)


def _readable(path: Path) -> bool:
    try:
        looked_over(path)
    except StoreTrouble as trouble:
        return trouble.kind is Kind.NEWER
    return True


def _purge(path: Path, profile: Profile, living: list[Profile]) -> None:
    with opened_whole(path), closing(connected(path, "mode=rw", WAIT)) as connection:
        for each in _same(connection, profile, living):
            _deleted(connection, path, each)


def _same(connection: sqlite3.Connection, profile: Profile, living: list[Profile]) -> list[int]:
    """The profile as a backup knows it: by when it was made, whatever its name was then.

    Or by its name, unless that was the name of somebody else who is still here.
    """
    others = {(each.id, written(each.created)) for each in living if each != profile}
    own = (profile.id, written(profile.created))
    rows = connection.execute("SELECT id, name, created FROM profiles").fetchall()
    named = [id_ for id_, name, made in rows if name == profile.name and (id_, made) not in others]
    return [*{*named, *(id_ for id_, _name, made in rows if (id_, made) == own)}]


def _deleted(connection: sqlite3.Connection, path: Path, profile: int) -> None:
    with told(path):
        connection.execute("PRAGMA secure_delete = ON")
        _rows_deleted(connection, profile)
        _scrubbed(connection)


def _rows_deleted(connection: sqlite3.Connection, profile: int) -> None:
    """In one transaction, what points to another row first; the sums last, as triggers may still write to them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        tables = owned(connection)
        for table in (*reversed(tables), *tables):
            if table.name != PROFILES:
                connection.execute(f"DELETE FROM {table.name} WHERE {table.where}", [profile])
        connection.execute("DELETE FROM profiles WHERE id = ?", [profile])
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _scrubbed(connection: sqlite3.Connection) -> None:
    """Freed pages are written over and given back, and the log beside the file is emptied."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
