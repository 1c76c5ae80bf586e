"""Migration 008: what was answered when a newer edition was offered, and what of memory went over to it.

Once released, nothing here is changed. Reviews are not doubled: a memory that was carried over is what the reviews of
the other one come to up to the move, and its own after that.
"""

import sqlite3

# `moves`: what somebody answered, each time that they did. `carried`: a memory rests on those reviews of another one
# that are not younger than `until`. `anew`: a rule that is not what it was in the older edition, and whether they had
# `met` it there, or what it is in place of.
TABLES = (
    """CREATE TABLE moves (
        profile INTEGER NOT NULL REFERENCES profiles, older TEXT NOT NULL, newer TEXT NOT NULL, at TEXT NOT NULL,
        chose TEXT NOT NULL CHECK (chose IN ('moved', 'stayed')),
        PRIMARY KEY (profile, older, newer, at)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE carried (
        memory INTEGER NOT NULL PRIMARY KEY REFERENCES memories, of INTEGER NOT NULL REFERENCES memories,
        until TEXT NOT NULL, CHECK (memory <> of)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE anew (
        profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL, rule TEXT NOT NULL, older TEXT NOT NULL,
        met INTEGER NOT NULL CHECK (met IN (0, 1)), PRIMARY KEY (profile, book, rule)) STRICT, WITHOUT ROWID""",
)
INDEX = "CREATE INDEX carried_of ON carried (of)"


def build(connection: sqlite3.Connection) -> None:
    """Add the tables."""
    for statement in (*TABLES, INDEX):
        connection.execute(statement)
