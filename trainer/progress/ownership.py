"""Whose row is whose: found in the schema itself, so that a table of a later migration cannot be forgotten."""

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

PROFILES = "profiles"
TABLES: Mapping[str, str] = {"hand": "attempts", "question": "answers", "drill": "rounds"}
SOURCES: Mapping[str, tuple[str, str]] = {
    "memories": ("wrong_ref", "wrong_source"),
    "reviews": ("ref", "source"),
    "corrected": ("ref", "source"),
}
"""Columns that point to a row of the table that a word in another column names: no foreign key can say so."""


@dataclass(frozen=True, slots=True)
class Owned:
    """A table whose rows are a profile's. `where` picks them by ?1, the profile's id.

    `key` are the columns of the primary key, `parents` the columns that point to another owned table, and to which.
    """

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    parents: Mapping[str, str]
    where: str

    @property
    def numbered(self) -> bool:
        """Are its rows known by an id that the file gives?"""
        return self.key == ("id",)


def owned(connection: sqlite3.Connection) -> tuple[Owned, ...]:
    """All tables that hold rows of profiles, `profiles` first and no table before one that its rows point to."""
    found = {PROFILES: _table(connection, PROFILES, {}, "id = ?1")}
    waiting = [name for name in names(connection) if name != PROFILES]
    while ready := [each for each in (_next(connection, name, found) for name in waiting) if each]:
        found |= {each.name: each for each in ready}
        waiting = [name for name in waiting if name not in found]
    return tuple(found.values())


def names(connection: sqlite3.Connection) -> list[str]:
    """All tables but those of SQLite and of the migrations."""
    sql = r"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\_%' ESCAPE '\' ORDER BY rowid"
    return [name for (name,) in connection.execute(sql) if not name.startswith("sqlite_")]


def strays(connection: sqlite3.Connection) -> list[str]:
    """Tables whose rows are nobody's: there should be none."""
    mine = {each.name for each in owned(connection)}
    return [name for name in names(connection) if name not in mine]


def rows(connection: sqlite3.Connection, table: Owned, profile: int) -> Iterator[sqlite3.Row]:
    """The profile's rows of a table, in the order of its key."""
    order = ", ".join(table.key)
    cursor = connection.cursor()
    cursor.row_factory = sqlite3.Row
    return iter(cursor.execute(f"SELECT * FROM {table.name} WHERE {table.where} ORDER BY {order}", [profile]))


def counted(connection: sqlite3.Connection, table: Owned, profile: int) -> int:
    """How many rows of a table are the profile's."""
    sql = f"SELECT count(*) FROM {table.name} WHERE {table.where}"
    return int(connection.execute(sql, [profile]).fetchone()[0])


def _next(connection: sqlite3.Connection, name: str, found: Mapping[str, Owned]) -> Owned | None:
    """The table, if it is a profile's and all that its rows point to have been found."""
    keys = {row[3]: row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")}
    by_word = set(TABLES.values()) if name in SOURCES else set()
    if not (set(keys.values()) | by_word) <= set(found):
        return None
    if "profile" in _columns(connection, name):
        return _table(connection, name, {"profile": PROFILES, **keys}, "profile = ?1")
    if not keys:
        return None
    column, above = next(iter(keys.items()))
    return _table(connection, name, keys, f"{column} IN (SELECT id FROM {above} WHERE {found[above].where})")


def _columns(connection: sqlite3.Connection, name: str) -> tuple[str, ...]:
    return tuple(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))


def _table(connection: sqlite3.Connection, name: str, parents: Mapping[str, str], where: str) -> Owned:
    info = connection.execute(f"PRAGMA table_info({name})").fetchall()
    key = tuple(row[1] for row in sorted(info, key=lambda row: int(row[5])) if row[5])
    return Owned(name, tuple(row[1] for row in info), key, parents, where)
