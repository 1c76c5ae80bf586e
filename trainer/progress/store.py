"""The store: one SQLite file with everything a trainee has done."""

import sqlite3
from pathlib import Path
from typing import Self

from trainer.progress.attempts import Attempts
from trainer.progress.corrections import Corrections
from trainer.progress.faults import told
from trainer.progress.films import Films
from trainer.progress.hands import Hands
from trainer.progress.help_levels import HelpLevels
from trainer.progress.memory import Memories
from trainer.progress.met import Meetings
from trainer.progress.moves import Moves
from trainer.progress.noticing import Noticing
from trainer.progress.opening import WAIT, brought_up, default_path, looked_over, opened, to_read
from trainer.progress.people import People
from trainer.progress.rounds import Rounds
from trainer.progress.session import Session
from trainer.progress.sittings import Sittings
from trainer.progress.statistics import Statistics
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import OURS, applied
from trainer.progress.weeks import Weeks


class Store(
    People,
    Hands,
    Attempts,
    Meetings,
    Rounds,
    Films,
    Sittings,
    Memories,
    Noticing,
    Statistics,
    Weeks,
    Corrections,
    Moves,
    HelpLevels,
):
    """Profiles, hands, sessions, assessments, answers, drills, judged films, what is remembered, help levels, sums.

    Close it or use `with`.
    """

    @classmethod
    def open(cls, path: Path | None = None, wait: float = WAIT) -> Self:
        """Open the file at `path`, or at `default_path()`, making it where there is none.

        `wait` is how many seconds a lock of another program is waited for. Raises StoreTrouble with one clear
        sentence and leaves the file as it is.
        """
        where = (path or default_path()).absolute()
        connection, note = opened(where, wait)
        try:
            return cls(connection, where, note, Session(where))
        except OSError as fault:
            connection.close()
            raise StoreTrouble(Kind.FOLDER, where) from fault

    @classmethod
    def to_read(cls, path: Path) -> Self:
        """The file at `path` as it stands, of this version and whole: also where nothing may be written beside it.

        Raises StoreTrouble, READ_ONLY where it would have to be brought up first.
        """
        looked_over(path)
        with told(path):
            connection = sqlite3.connect(to_read(path), uri=True, timeout=WAIT)
        if applied(connection) != set(OURS.names):
            connection.close()
            raise StoreTrouble(Kind.READ_ONLY, path)
        return cls(connection, path.absolute())

    def restore(self, file: Path) -> Path | None:
        """Put a backup in place of this file and go on with that; gives where what was there is kept, if anything was.

        Raises StoreTrouble. The store is then open as before, or `closed` where the file cannot be opened any more.
        """
        from trainer.progress.backups import restore  # seldom

        self.close()
        try:
            return restore(self.path, file)
        finally:
            vars(self).update(vars(type(self).open(self.path)))

    @classmethod
    def in_memory(cls) -> Self:
        """A store that keeps nothing beyond this run, for practice when the file cannot be used."""
        connection = sqlite3.connect(":memory:")
        connection.execute("PRAGMA foreign_keys = ON")
        brought_up(connection)
        return cls(connection, Path(":memory:"), "Nothing is kept beyond this run.")
