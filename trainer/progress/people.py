"""The people of a file: each has an id that lasts, whatever they are called and whatever file they are in."""

import os
import sqlite3
from datetime import UTC, datetime
from typing import Any

from trainer.progress.file import File, placed, reading
from trainer.progress.names import NameTaken, proper
from trainer.progress.records import Held, Profile, dated, written

WHOLE = "SELECT id, name, created, uid FROM profiles"


class People(File):
    """Who is here, who comes, and under which name."""

    @reading
    def profiles(self) -> list[Profile]:
        """All profiles in the order in which they were made. Raises StoreTrouble."""
        return [profile_of(row) for row in self.rows(f"{WHOLE} ORDER BY id")]

    @reading
    def person(self, uid: str) -> Profile | None:
        """The one with this id, under whatever name. Raises StoreTrouble."""
        return next((profile_of(row) for row in self.rows(f"{WHOLE} WHERE uid = ?", (uid,))), None)

    @reading
    def named(self, name: str) -> Profile | None:
        """The one who is called so now. Raises StoreTrouble."""
        return next((profile_of(row) for row in self.rows(f"{WHOLE} WHERE name = ?", (name,))), None)

    def new_profile(self, name: str, now: datetime | None = None, uid: str = "") -> Profile:
        """Somebody new, or who has an id in another file. Raises NameTaken, BadName, and StoreTrouble."""
        kept = proper(name)
        with self.writing() as connection:
            _free(connection, kept)
            return placed_profile(connection, kept, now or datetime.now(UTC), uid or new_uid())

    def profile(self, name: str, now: datetime | None = None) -> Profile:
        """The one who is called so, made where there is none. Raises StoreTrouble and BadName."""
        if found := self.named(name):
            return found
        kept = proper(name)
        with self.writing() as connection:  # nobody makes the same one meanwhile
            return self.named(kept) or placed_profile(connection, kept, now or datetime.now(UTC), new_uid())

    def rename(self, profile: Profile, name: str) -> Profile:
        """The same person under another name. Raises NameTaken, BadName, and StoreTrouble."""
        kept = proper(name)
        with self.writing() as connection:
            if kept != profile.name:
                _free(connection, kept)
            connection.execute("UPDATE profiles SET name = ? WHERE id = ?", [kept, profile.id])
        return Profile(profile.id, kept, profile.created, profile.uid)

    def let_go(self, profile: Profile) -> bool:
        """Forget somebody who has done nothing; were they? Whoever has anything stays. Raises StoreTrouble."""
        with self.writing() as connection:
            try:
                connection.execute("DELETE FROM profiles WHERE id = ?", [profile.id])
            except sqlite3.IntegrityError:
                return False
        return True

    @reading
    def held(self, profile: Profile) -> Held:
        """How much is kept of a profile. Raises StoreTrouble."""
        sql = """SELECT (SELECT coalesce(sum(hands), 0) FROM drilled WHERE profile = ?1 AND book = '') AS hands,
            (SELECT count(*) FROM answers WHERE profile = ?1) AS answers,
            (SELECT count(*) FROM rounds WHERE profile = ?1) AS rounds"""
        return Held(**self.rows(sql, (profile.id,))[0])

    @reading
    def unproved(self, profile: Profile) -> int:
        """How many grades and answers came from elsewhere and could not be proved here. Raises StoreTrouble."""
        sql = """SELECT (SELECT count(*) FROM assessments WHERE profile = ?1 AND unproved AND counts)
            + (SELECT count(*) FROM answers WHERE profile = ?1 AND unproved)
            + (SELECT count(*) FROM spots s JOIN rounds r ON r.id = s.round WHERE r.profile = ?1 AND s.unproved) AS n"""
        return int(self.rows(sql, (profile.id,))[0]["n"])


def profile_of(row: dict[str, Any]) -> Profile:
    """The profile of a row of `WHOLE`."""
    return Profile(row["id"], row["name"], dated(row["created"]), row["uid"])


def placed_profile(connection: sqlite3.Connection, name: str, created: datetime, uid: str) -> Profile:
    """Put somebody in, inside the transaction of who calls. Raises sqlite3.IntegrityError for one who is there."""
    at = written(created)
    made = placed(connection, "profiles", {"name": name, "created": at, "uid": uid})
    return Profile(made, name, dated(at), uid)


def new_uid() -> str:
    """An id that nobody has."""
    return os.urandom(16).hex()


def _free(connection: sqlite3.Connection, name: str) -> None:
    if connection.execute("SELECT 1 FROM profiles WHERE name = ?", [name]).fetchone():
        raise NameTaken(name)
