"""Migration 009: how much help somebody wants at the table, by topic.

Once released, nothing here is changed.
"""

import sqlite3

TABLE = """CREATE TABLE help_levels (
    profile INTEGER NOT NULL REFERENCES profiles, topic TEXT NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('coached', 'hints', 'alone')),
    PRIMARY KEY (profile, topic)) STRICT, WITHOUT ROWID"""


def build(connection: sqlite3.Connection) -> None:
    """Add the table."""
    connection.execute(TABLE)
