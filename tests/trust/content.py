"""What a progress file holds, for proving that it is still the same; and where a word can still be found."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from trainer.progress.opening import to_read
from trainer.progress.ownership import owned
from trainer.progress.ownership import rows as rows_of

Content = Mapping[str, tuple[str, ...]]
"""By table and column ("attempts.uid"), every value in the order of the rows."""


def content(path: Path) -> Content:
    """All that is in the tables of a closed file, but not when which migration came."""
    with closing(sqlite3.connect(to_read(path), uri=True)) as file:
        names = [
            name
            for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            if not name.startswith(("_", "sqlite_"))
        ]
        return {column: values for name in names for column, values in _columns(file, name)}


def _columns(file: sqlite3.Connection, name: str) -> list[tuple[str, tuple[str, ...]]]:
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})")]
    found = sorted(file.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
    return [(f"{name}.{column}", tuple(repr(row[at]) for row in found)) for at, column in enumerate(columns)]


def differences(one: Content, other: Content) -> set[str]:
    """The columns that are not the same in both."""
    return {each for each in {*one, *other} if one.get(each) != other.get(each)}


def held(path: Path) -> dict[str, dict[str, int]]:
    """How many rows of each table each person has, by name."""
    with closing(sqlite3.connect(to_read(path), uri=True)) as file:
        people = file.execute("SELECT id, name FROM profiles").fetchall()
        return {
            name: {table.name: len(list(rows_of(file, table, id_))) for table in owned(file)} for id_, name in people
        }


def holding(folder: Path, *words: str) -> list[str]:
    """The files of a folder in whose bytes, or in whose names, one of these words can be found."""
    wanted = [word.encode() for word in words]
    return [
        f"{each.relative_to(folder)} holds {word.decode()!r}"
        for each in sorted(folder.rglob("*"))
        if each.is_file()
        for word in wanted
        if word in each.read_bytes() + str(each).encode()
    ]
