"""What a file of ours is made of: the tables, indexes and triggers that its migrations make, and nothing beside them.

A trigger, a view or a table that somebody else put in would act or be read as if it were ours. Every start compares a
digest; where that is not the known one, the file is compared with what the migrations it names make.
"""

import sqlite3
from _blake2 import blake2b  # hashlib would bring the whole of OpenSSL, which a start can do without
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass

from trainer.progress.version import MIGRATED, Version, applied

KNOWN: Mapping[str, str] = {
    "004_sittings": "4cb9a277f78bd527e7411880e66b1f88",
    "005_people": "0fef818d88289c1f045903f65a163d7f",
    "006_keys": "0fef818d88289c1f045903f65a163d7f",
    "007_corrections": "b48d0f3ba1129f43776d7b70c32d0a9d",
    "008_moves": "5ab4ca1e4a4d521db121d2683c0f3a5b",
    "009_help_levels": "177558eddf5a5397c52117d6e3fb1e7d",
    "010_films": "88ef801b83d9c5dca6eb36eb261b9d0f",
}
"""By the last migration of a file: the digest of its shape. One that is missing costs a start the migrations."""
ORDER = ("trigger", "view", "index", "table")
Thing = tuple[str, str]  # its type and its name
Shape = Mapping[Thing, str]
NOTED: Thing = ("table", MIGRATED)


@dataclass(frozen=True, slots=True)
class Difference:
    """What is in the file though no migration makes it, what is made otherwise than they make it, what is gone."""

    strange: tuple[Thing, ...] = ()
    altered: tuple[Thing, ...] = ()
    missing: tuple[Thing, ...] = ()

    @property
    def named(self) -> str:
        """The first thing that no migration made, in words."""
        kind, name = min((*self.strange, *self.altered), key=lambda each: ORDER.index(each[0]))
        return f"the {kind} “{name}”"


def difference(connection: sqlite3.Connection, version: Version) -> Difference:
    """How far the file is from what its migrations make. It must name none that `version` does not know."""
    had, found = applied(connection), shape(connection)
    if had != set(version.names[: len(had)]):
        return Difference(missing=(NOTED,))  # one in the middle was never noted: nothing can be said of the rest
    if KNOWN.get(max(had, default="")) == digest(found):
        return Difference()
    wanted = made(version, had)
    strange = found.keys() - wanted.keys()
    if strange & made(version, set(version.names)).keys():
        return Difference(missing=(NOTED,))  # it is ours: what is wrong is the note of which migrations it had
    altered = {each for each in found.keys() & wanted.keys() if found[each] != wanted[each]}
    return Difference(*(tuple(sorted(each)) for each in (strange, altered, wanted.keys() - found.keys())))


def shape(connection: sqlite3.Connection) -> Shape:
    """All that is made by name, with what made it. SQLite's own tables and that of the migrations are left out."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return {(kind, name): f"{of} {' '.join(str(sql).split())}" for kind, name, of, sql in rows if _told(kind, name, of)}


def _told(kind: str, name: str, of: str) -> bool:
    acts = kind not in ("table", "index")
    return acts or not (name.startswith("sqlite_") or of == MIGRATED)


def digest(found: Shape) -> str:
    """A shape in a word."""
    return blake2b(repr(sorted(found.items())).encode(), digest_size=16).hexdigest()


def made(version: Version, had: set[str]) -> Shape:
    """What these migrations make."""
    from sqlite_utils import Database  # seldom

    with closing(sqlite3.connect(":memory:")) as connection:
        later = [name for name in version.names if name not in had]
        version.migrations().apply(Database(connection, execute_plugins=False), stop_before=later)
        return shape(connection)


def rid(connection: sqlite3.Connection, strange: tuple[Thing, ...]) -> None:
    """Take what is strange out of the file, in one transaction of the caller's."""
    for kind, name in sorted(strange, key=lambda each: ORDER.index(each[0])):
        quoted = name.replace('"', '""')
        connection.execute(f'DROP {kind} IF EXISTS "{quoted}"')
