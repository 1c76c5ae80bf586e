"""The rows of a profile's file in a database of our own making: what does not fit into it is named, row by row.

The file itself may hold anything, and its tables may promise what they like: only here do types, values and what rows
point to hold. Nothing that follows reads the file again.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

from trainer.progress import sums
from trainer.progress.fault import Fault
from trainer.progress.feeding import Act, feed, rebuild
from trainer.progress.opening import brought_up
from trainer.progress.ownership import PROFILES, TABLES, Owned, owned
from trainer.progress.proving import Unproved, forgotten
from trainer.progress.records import Source, moment

MISFITS = (sqlite3.Error, OverflowError, ValueError, TypeError)
ABOVE = "belongs to a missing row"
Left = dict[tuple[str, str], None]


@contextmanager
def scratch(source: sqlite3.Connection) -> Iterator[tuple[sqlite3.Connection, tuple[Fault, ...]]]:
    """All that fits of a file of one profile, by the same ids, and a fault for each row that does not."""
    made = sqlite3.connect(":memory:", isolation_level=None)
    try:
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        brought_up(made)
        yield made, tuple(_filled(source, made))
    finally:
        made.close()


def _filled(source: sqlite3.Connection, made: sqlite3.Connection) -> Iterator[Fault]:
    out: Left = {}
    for table in owned(made):
        if table.name not in sums.SUMS:
            yield from _table(source, made, table, out)


def _table(source: sqlite3.Connection, made: sqlite3.Connection, table: Owned, out: Left) -> Iterator[Fault]:
    """What points to a row that is out goes out with it and is no fault of its own."""
    columns, marks = ", ".join(table.columns), ", ".join("?" * len(table.columns))
    sql = f"INSERT INTO {table.name} ({columns}) VALUES ({marks})"
    for values in _rows(source, f"SELECT {columns} FROM {table.name} ORDER BY {', '.join(table.key)}"):
        named = dict(zip(table.columns, values, strict=True))
        place = " ".join(str(named[each]) for each in table.key)
        try:
            made.execute(sql, values)
        except MISFITS as bad:
            gone = any((above, str(named[column])) in out for column, above in table.parents.items())
            out[table.name, place] = None
            if not gone:
                yield Fault(table.name, place, _told(bad), _told(bad))


def _rows(source: sqlite3.Connection, sql: str) -> Iterator[tuple[object, ...]]:
    """The rows as they lie there; text that is none stays bytes, which fits nowhere."""
    source.text_factory = _text
    cursor = source.cursor()
    cursor.row_factory = None
    yield from cursor.execute(sql)


def _text(raw: bytes) -> object:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def _told(bad: Exception) -> str:
    said = str(bad)
    return ABOVE if said.startswith("FOREIGN KEY") else f"does not fit ({said})"


def cleaned(made: sqlite3.Connection, faults: tuple[Fault, ...], unproved: tuple[Unproved, ...]) -> None:
    """Take out the rows with faults and all that hangs on them, mark what is unproved, and make memory of the rest."""
    tables = {each.name: each for each in owned(made)}
    made.execute("BEGIN")
    for fault in faults:
        _drop(made, tables, fault.table, fault.row)
    for name in ("assessments", "answers", "spots"):
        made.execute(f"UPDATE {name} SET unproved = 0")
    for each in unproved:
        where, key = _where(tables[each.table], each.row)
        made.execute(f"UPDATE {each.table} SET unproved = 1 WHERE {where}", key)
    _remembered(made)
    made.execute("COMMIT")


def _where(table: Owned, row: str) -> tuple[str, list[str]]:
    return " AND ".join(f"{each} = ?" for each in table.key), row.split(" ")


def _drop(made: sqlite3.Connection, tables: Mapping[str, Owned], name: str, row: str) -> None:
    """Take out one row, what belongs to it, and the reviews that came from it."""
    for each in tables.values():
        for column, above in each.parents.items():
            if above == name and name != PROFILES:
                _drop_below(made, tables, each, column, row)
    for word, kind in TABLES.items():
        if kind == name:
            made.execute("DELETE FROM reviews WHERE source = ? AND ref = ?", [word, row])
            made.execute("DELETE FROM corrected WHERE source = ? AND ref = ?", [word, row])
    if name == "spots":
        _forget_spot(made, tables["spots"], row)
        made.execute("UPDATE rounds SET ended = NULL, right = NULL, ms = NULL WHERE id = ?", [row.split(" ")[0]])
    where, key = _where(tables[name], row)
    made.execute(f"DELETE FROM {name} WHERE {where}", key)


def _forget_spot(made: sqlite3.Connection, table: Owned, row: str) -> None:
    where, key = _where(table, row)
    sql = f"""DELETE FROM reviews WHERE source = 'drill' AND ref = ?
        AND at = (SELECT answered FROM spots WHERE {where})"""
    made.execute(sql, [key[0], *key])
    made.execute("DELETE FROM corrected WHERE source = 'drill' AND ref = ? AND place = ?", key)


def _drop_below(made: sqlite3.Connection, tables: Mapping[str, Owned], table: Owned, column: str, row: str) -> None:
    with suppress(sqlite3.IntegrityError):  # an answer outlives the hand that it followed
        made.execute(f"UPDATE {table.name} SET {column} = NULL WHERE {column} = ?", [row])
        return
    keys = ", ".join(table.key)
    for found in made.execute(f"SELECT {keys} FROM {table.name} WHERE {column} = ?", [row]).fetchall():
        _drop(made, tables, table.name, " ".join(map(str, found)))


def _remembered(made: sqlite3.Connection) -> None:
    """Every memory is what its reviews come to; what was graded and forgotten is reviewed after all."""
    sql = """DELETE FROM reviews WHERE source = 'hand' AND NOT EXISTS
        (SELECT 1 FROM assessments s WHERE s.attempt = reviews.ref AND s.counts)"""
    made.execute(sql)
    for attempt, some in forgotten(made).items():
        row = made.execute("SELECT profile, book, ended FROM attempts WHERE id = ?", [attempt]).fetchone()
        feed(made, Act(row["profile"], row["book"], Source.HAND, attempt, moment(row["ended"])), some)
    sql = """DELETE FROM memories WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE memory = memories.id)
        AND NOT EXISTS (SELECT 1 FROM carried WHERE memories.id IN (memory, of))"""
    made.execute(sql)
    for (memory,) in made.execute("SELECT id FROM memories").fetchall():
        rebuild(made, memory)
    made.execute("UPDATE reviews SET claimed = claimed")  # what was wrong of late is a trigger's work
