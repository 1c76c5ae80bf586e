"""Migration 005: people have an id of their own, and rows say what could not be graded or proved here.

Once released, nothing here is changed. A profile of the time before gets its id from the moment at which it was made:
so a backup of that time, or a file that was exported then, still is the same person's wherever it is opened.
"""

import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

COLUMNS = (
    "ALTER TABLE profiles ADD COLUMN uid TEXT NOT NULL DEFAULT ''",
    # The engine that could not grade this hand: it is not tried again by the same one.
    "ALTER TABLE attempts ADD COLUMN given_up TEXT NOT NULL DEFAULT ''",
    # Was the last gesture that is kept the one that ended the hand?
    "ALTER TABLE running ADD COLUMN over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))",
    # What it takes to ask again: the digest of the question as it was asked, and what made and judged the spots.
    "ALTER TABLE answers ADD COLUMN posed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE rounds ADD COLUMN engine TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE rounds ADD COLUMN ledger TEXT NOT NULL DEFAULT ''",
    # It came from another computer, and this version cannot tell whether it is right.
    *(
        f"ALTER TABLE {table} ADD COLUMN unproved INTEGER NOT NULL DEFAULT 0 CHECK (unproved IN (0, 1))"
        for table in ("assessments", "answers", "spots")
    ),
)
INDEX = "CREATE UNIQUE INDEX profiles_uid ON profiles (uid)"


def build(connection: sqlite3.Connection) -> None:
    """Add the columns and give everybody an id."""
    for statement in COLUMNS:
        connection.execute(statement)
    given: set[str] = set()
    for profile, created in connection.execute("SELECT id, created FROM profiles ORDER BY id").fetchall():
        uid = next(each for each in _ids(created) if each not in given)
        given.add(uid)
        connection.execute("UPDATE profiles SET uid = ? WHERE id = ?", [uid, profile])
    connection.execute(INDEX)


def _ids(created: str) -> Iterator[str]:
    """The id of who was made at that moment; the next for another one made at the very same."""
    for number in count():
        yield sha256(f"{created} {number}".encode()).hexdigest()[:32]
