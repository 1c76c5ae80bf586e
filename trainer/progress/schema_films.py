"""Migration 010: other dealers' hands that somebody judged.

Once released, nothing here is changed. They feed no memory: a film counts for itself.
"""

import sqlite3

# `way` is how the dealer of the film goes wrong, '' for not at all; `what`, `who` and `next` are NULL where not asked.
TABLE = """CREATE TABLE films (
    id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL, edition TEXT NOT NULL,
    scenario TEXT NOT NULL, way TEXT NOT NULL, seed INTEGER NOT NULL, stopped TEXT NOT NULL, at INTEGER,
    what INTEGER CHECK (what IN (0, 1)), who INTEGER CHECK (who IN (0, 1)), next INTEGER CHECK (next IN (0, 1)),
    right INTEGER NOT NULL CHECK (right IN (0, 1)), judged TEXT NOT NULL) STRICT"""
INDEX = "CREATE INDEX films_judged ON films (profile, book, judged)"


def build(connection: sqlite3.Connection) -> None:
    """Add the table."""
    for statement in (TABLE, INDEX):
        connection.execute(statement)
