"""Memories that went over from an older edition: what such a one rests on, read off the log of the other.

Nothing is copied: where a review of the older one is withdrawn, put back or comes late, it is so in both.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

OWN = "SELECT id, outcome, at, predicted, elapsed FROM reviews WHERE memory = ? AND NOT claimed ORDER BY at, id"
FROM = "SELECT of, until FROM carried WHERE memory = ?"
LATEST = "9999"  # after every moment that is written


@dataclass(frozen=True, slots=True)
class Logged:
    """A review that a memory rests on: one of its `own`, or of the one that it was carried over from."""

    id: int
    outcome: str
    at: str
    predicted: float | None
    elapsed: float
    own: bool


def log_of(connection: sqlite3.Connection, memory: int) -> list[Logged]:
    """The unclaimed reviews that a memory comes of, oldest first."""
    found = chain(_own(connection, memory, LATEST, True), _carried(connection, memory, LATEST, {memory}))
    return sorted(found, key=lambda each: (each.at, each.id))


def _own(connection: sqlite3.Connection, memory: int, until: str, own: bool) -> Iterator[Logged]:
    for id_, outcome, at, predicted, elapsed in connection.execute(OWN, [memory]).fetchall():
        if at <= until:
            yield Logged(id_, outcome, at, predicted, elapsed, own)


def _carried(connection: sqlite3.Connection, memory: int, before: str, seen: set[int]) -> Iterator[Logged]:
    """Edition by edition; a file that goes round in a circle is followed once."""
    for of, until in connection.execute(FROM, [memory]).fetchall():
        if of not in seen:
            seen.add(of)
            yield from _own(connection, of, min(before, until), False)
            yield from _carried(connection, of, min(before, until), seen)


def resting_on(connection: sqlite3.Connection, memory: int, at: str = "") -> list[int]:
    """The memories that were carried over from one, at that moment or later."""
    sql = "SELECT memory FROM carried WHERE of = ? AND until >= ?"
    return [each for (each,) in connection.execute(sql, [memory, at]).fetchall()]


def carried_over(connection: sqlite3.Connection, profile: int) -> list[int]:
    """All memories of a profile that were carried over."""
    sql = "SELECT memory FROM carried JOIN memories ON memories.id = memory WHERE profile = ? ORDER BY memory"
    return [each for (each,) in connection.execute(sql, [profile]).fetchall()]
