"""The hand that is being dealt: every gesture is written as it happens, so a killed program loses none."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from trainer.kernel.notation import VERSION
from trainer.progress.assessing import placed_assessment
from trainer.progress.file import File, placed, reading
from trainer.progress.pace import paced
from trainer.progress.records import UNCOUNTED, Assessed, Hand, Running, dated, digest, transcript, week, written
from trainer.progress.session import alive

UNGRADED = f"""SELECT id FROM attempts a WHERE NOT EXISTS
    (SELECT 1 FROM assessments s WHERE s.attempt = a.id AND (s.counts OR a.mode IN {UNCOUNTED}))"""


class Hands(File):
    """Beginning, keeping, finishing and finding again the hand that is being dealt."""

    def begin_hand(self, hand: Hand, lines: Iterable[str] = ()) -> int:
        """Keep a hand that begins, with the gestures that were inherited; gives its running id.

        Raises StoreTrouble, and sqlite3.IntegrityError for an unknown profile.
        """
        with self.writing() as connection:
            values = {**asdict(hand), "started": written(hand.started), "session": self.token}
            running = placed(connection, "running", values)
            for line in lines:
                _append(connection, running, line)
        return running

    def append(self, running: int, line: str, over: bool = False) -> None:
        """Keep one gesture, in notation; `over` says that it ended the hand.

        Raises StoreTrouble, and KeyError where no such hand is running.
        """
        with self.writing() as connection:
            _append(connection, running, line)
            if over:
                connection.execute("UPDATE running SET over = 1 WHERE id = ?", [running])

    def finish(self, running: int, ended: datetime | None = None, assessed: Assessed | None = None) -> int:
        """Make the running hand an attempt with its grades, in one transaction; gives the attempt's id.

        Raises StoreTrouble, and KeyError where no such hand is running.
        """
        found = self.running(running)
        end = max(ended or datetime.now(UTC), found.hand.started, key=written)  # the clock may have been set back
        with self.writing("FULL") as connection:
            gone = connection.execute("DELETE FROM running WHERE id = ?", [running]).rowcount
            if not gone:
                raise KeyError(running)
            attempt = placed(connection, "attempts", _attempt(found, end))
            if assessed is not None:
                placed_assessment(connection, attempt, assessed, end)
            return attempt

    def goes_on_as(self, running: int, mode: str) -> None:
        """Have a running hand go on in another mode.

        Raises StoreTrouble, and KeyError where no such hand is running.
        """
        with self.writing() as connection:
            _change_mode(connection, running, mode)

    def take_back(self, running: int, kept: int, mode: str) -> None:
        """Forget all gestures of a running hand but the first `kept`; it goes on in another mode.

        Raises StoreTrouble, and KeyError where no such hand is running.
        """
        with self.writing() as connection:
            _change_mode(connection, running, mode)
            connection.execute("UPDATE running SET over = 0 WHERE id = ?", [running])
            connection.execute("DELETE FROM gestures WHERE running = ? AND place > ?", [running, kept])

    def discard(self, running: int) -> None:
        """Forget a hand that is not to be finished. Raises StoreTrouble."""
        with self.writing() as connection:
            connection.execute("DELETE FROM running WHERE id = ?", [running])

    def resume(self, running: int) -> Running:
        """Go on with an interrupted hand in this run of the program. Raises StoreTrouble and KeyError."""
        with self.writing() as connection:
            connection.execute("UPDATE running SET session = ? WHERE id = ?", [self.token, running])
        return self.running(running)

    @reading
    def running(self, running: int) -> Running:
        """The hand of that running id as far as it got. Raises StoreTrouble and KeyError."""
        rows = self.rows("SELECT * FROM running WHERE id = ?", (running,))
        if not rows:
            raise KeyError(running)
        sql = "SELECT line FROM gestures WHERE running = ? ORDER BY place"
        lines = tuple(row["line"] for row in self.rows(sql, (running,)))
        return Running(running, _hand(rows[0]), lines, bool(rows[0]["over"]))

    @reading
    def interrupted(self, profile: int | None = None) -> Running | None:
        """The latest hand to go on with: a run of the program left it unfinished, and no other run is dealing it."""
        return next((self.running(each) for each in self._left(profile, over=0)), None)

    def left_over(self) -> list[Running]:
        """Hands that were dealt to their end, though the run of the program was over before they were finished.

        Those in a newer notation wait for the version of the program that reads it.
        """
        return [self.running(each) for each in self._left(None, over=1)]

    def _left(self, profile: int | None, over: int) -> Iterator[int]:
        sql = """SELECT id, session FROM running WHERE over = ?2 AND (?1 IS NULL OR profile = ?1)
            AND (NOT over OR notation <= ?3) ORDER BY started DESC, id DESC"""
        for row in self.rows(sql, (profile, over, VERSION)):
            if row["session"] != self.token and not alive(self.path, row["session"]):
                yield row["id"]

    def ungraded(self, engine: str) -> list[int]:
        """Finished hands that have no grade, oldest first, but those that this engine could not grade before.

        Those in a newer notation are not for this version of the program. Raises StoreTrouble.
        """
        sql = f"{UNGRADED} AND given_up <> ? AND notation <= ? ORDER BY ended, id"
        return [row["id"] for row in self.rows(sql, (engine, VERSION))]

    @reading
    def dealer(self, attempt: int) -> int:
        """The id of the profile whose hand it is, 0 for none. Raises StoreTrouble."""
        return next((row["profile"] for row in self.rows("SELECT profile FROM attempts WHERE id = ?", (attempt,))), 0)

    def give_up(self, attempt: int, engine: str) -> None:
        """Note that this engine cannot grade a hand: it is not to try again. Raises StoreTrouble."""
        with self.writing() as connection:
            connection.execute("UPDATE attempts SET given_up = ? WHERE id = ?", [engine, attempt])


def _change_mode(connection: sqlite3.Connection, running: int, mode: str) -> None:
    """Raises KeyError for a hand that is not running."""
    if not connection.execute("UPDATE running SET mode = ? WHERE id = ?", [mode, running]).rowcount:
        raise KeyError(running)


def _append(connection: sqlite3.Connection, running: int, line: str) -> None:
    """Raises KeyError for a hand that is not running, ValueError for a text of several lines."""
    if "\n" in line or not line.strip():
        raise ValueError(f"{line!r} is not one line")
    sql = """INSERT INTO gestures (running, place, line)
        SELECT id, (SELECT coalesce(max(place), 0) + 1 FROM gestures WHERE running = id), ?
        FROM running WHERE id = ?"""
    if not connection.execute(sql, [line.strip(), running]).rowcount:
        raise KeyError(running)


def _hand(row: dict[str, Any]) -> Hand:
    kept = {name: value for name, value in row.items() if name not in ("id", "session", "started", "over")}
    return Hand(**kept, started=dated(row["started"]))


def _attempt(found: Running, end: datetime) -> dict[str, Any]:
    values = asdict(found.hand)
    values |= {"started": written(found.hand.started), "ended": written(end), "week": week(end)}
    values |= {"digest": digest(found.hand.scenario_text), "overlay_digest": digest(found.hand.overlay)}
    values |= {"pace": paced(found.lines, found.hand.taken_over)}
    head = values.pop("head")
    return {**values, "uid": os.urandom(16).hex(), "transcript": transcript(head, found.lines)}
