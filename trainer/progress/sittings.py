"""The session that was begun: kept as far as it came, so that the same day can go on with it after a restart."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from trainer.progress.file import File, reading
from trainer.progress.records import dated, written
from trainer.progress.session import alive


@dataclass(frozen=True, slots=True)
class Begun:
    """A session at a house, by its key. `state` is JSON that whoever runs sessions can read."""

    book: str
    began: datetime
    state: str


class Sittings(File):
    """Keeping the one session of a profile, finding it again, and letting it go."""

    def keep_sitting(self, profile: int, begun: Begun) -> None:
        """Keep a session as it stands now, in place of the one that was kept. Raises StoreTrouble."""
        over = self._over(profile)
        with self.writing() as connection:
            _forget(connection, over)
            sql = """INSERT INTO sittings (session, profile, book, began, state) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (profile, session) DO UPDATE SET book = excluded.book, began = excluded.began,
                state = excluded.state"""
            connection.execute(sql, [self.token, profile, begun.book, written(begun.began), begun.state])

    @reading
    def sitting(self, profile: int) -> Begun | None:
        """The session that this run of the program or one that is over left, the latest. Raises StoreTrouble."""
        sql = "SELECT * FROM sittings WHERE profile = ? ORDER BY began DESC, id DESC"
        rows = self.rows(sql, (profile,))
        mine = (row for row in rows if row["session"] == self.token or not alive(self.path, row["session"]))
        return next((Begun(row["book"], dated(row["began"]), row["state"]) for row in mine), None)

    def end_sitting(self, profile: int) -> None:
        """It is over, or let go; what another run of the program deals stays. Raises StoreTrouble."""
        over = self._over(profile)
        with self.writing() as connection:
            _forget(connection, over)
            connection.execute("DELETE FROM sittings WHERE profile = ? AND session = ?", [profile, self.token])

    def _over(self, profile: int) -> list[int]:
        """Those of runs of the program that are over."""
        sql = "SELECT id, session FROM sittings WHERE profile = ? AND session <> ?"
        rows = self.rows(sql, (profile, self.token))
        return [row["id"] for row in rows if not alive(self.path, row["session"])]


def _forget(connection: sqlite3.Connection, ids: Iterable[int]) -> None:
    connection.executemany("DELETE FROM sittings WHERE id = ?", [[each] for each in ids])
