"""Moving to a newer edition: what was answered, and what is remembered taken over where it still holds."""

import sqlite3
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from trainer.progress.feeding import rebuild
from trainer.progress.file import File, placed, reading
from trainer.progress.records import written

MOVED, STAYED = "moved", "stayed"
HELD = "SELECT * FROM memories WHERE profile = ? AND book = ? AND reviews > 0 ORDER BY id"
TWIN = "SELECT id, reviews FROM memories WHERE profile = ? AND book = ? AND rule = ? AND part = ?"
STRENGTH = ("topic", "stability", "difficulty", "due", "last", "reviews", "lapses")


@dataclass(frozen=True, slots=True)
class Anew:
    """A rule to be learned again at a newer edition; `older` is the edition in which it was otherwise or was not.

    `met`: had they practised it there, or what it is in place of?
    """

    rule: str
    older: str
    met: bool


class Moves(File):
    """Reading and writing of moves to newer editions. All raise StoreTrouble."""

    def has_practised(self, profile: int, book: str) -> bool:
        """Is anything remembered of that house?"""
        sql = "SELECT EXISTS (SELECT 1 FROM memories WHERE profile = ? AND book = ? AND reviews > 0)"
        return bool(self.tuples(sql, (profile, book))[0][0])

    def chosen(self, profile: int, older: str, newer: str) -> str:
        """What they chose last when the newer edition was offered, MOVED or STAYED; "" for nothing yet."""
        sql = "SELECT chose FROM moves WHERE profile = ? AND older = ? AND newer = ? ORDER BY at DESC LIMIT 1"
        return next((str(chose) for (chose,) in self.tuples(sql, (profile, older, newer))), "")

    @reading
    def anew(self, profile: int, book: str) -> tuple[Anew, ...]:
        """What is to be learned again at a house since they moved there, what they had met before the rest."""
        sql = "SELECT rule, older, met FROM anew WHERE profile = ? AND book = ? ORDER BY met DESC, rule"
        return tuple(Anew(rule, older, bool(met)) for rule, older, met in self.tuples(sql, (profile, book)))

    def stay(self, profile: int, older: str, newer: str, now: datetime | None = None) -> None:
        """They stay with the older edition, and are not asked again."""
        with self.writing("FULL") as connection:
            _note(connection, profile, older, newer, STAYED, written(now or datetime.now(UTC)))

    def move(
        self,
        profile: int,
        older: str,
        newer: str,
        holds: Collection[str],
        anew: Iterable[Anew],
        now: datetime | None = None,
    ) -> int:
        """Take over what is remembered of the rules that hold, all or nothing; gives how many rules did.

        What they remember at the newer edition already stays as it is, and what they remember at the older one.
        """
        with self.writing("FULL") as connection:
            rows = _rows(connection, HELD, profile, older)
            at = max((written(now or datetime.now(UTC)), *(row["last"] for row in rows)))
            went = {row["rule"] for row in rows if row["rule"] in holds and _carry(connection, row, newer, at)}
            if went or self.chosen(profile, older, newer) != MOVED:
                _note(connection, profile, older, newer, MOVED, at)
            sql = "INSERT INTO anew (profile, book, rule, older, met) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            connection.executemany(sql, ((profile, newer, each.rule, each.older, each.met) for each in anew))
        return len(went)


def _note(connection: sqlite3.Connection, profile: int, older: str, newer: str, chose: str, at: str) -> None:
    sql = "INSERT INTO moves (profile, older, newer, at, chose) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, [profile, older, newer, at, chose])


def _carry(connection: sqlite3.Connection, row: dict[str, Any], newer: str, until: str) -> bool:
    """Take one memory over, where nothing is remembered of it there; was that so?"""
    key = {"profile": row["profile"], "book": newer, "rule": row["rule"], "part": row["part"]}
    twin = connection.execute(TWIN, tuple(key.values())).fetchone()
    if twin is not None and twin[1]:
        return False
    memory = twin[0] if twin else placed(connection, "memories", {**key, **{name: row[name] for name in STRENGTH}})
    sql = "INSERT INTO carried (memory, of, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    if not connection.execute(sql, [memory, row["id"], until]).rowcount:
        return False
    if twin:
        rebuild(connection, memory)
    return True


def _rows(connection: sqlite3.Connection, sql: str, *key: object) -> list[dict[str, Any]]:
    found = connection.execute(sql, key)
    names = [each[0] for each in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]
