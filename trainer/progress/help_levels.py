"""How much help somebody wants at the table: kept by person and topic, and changed whenever they like."""

from trainer.progress.file import File, reading

COACHED, HINTS, ALONE = "coached", "hints", "alone"
LEVELS = (COACHED, HINTS, ALONE)
"""The coach points at each act; hints on request; none at all. Where nothing was chosen it is `HINTS`."""


class HelpLevels(File):
    """Reading and keeping of help levels. All raise StoreTrouble."""

    @reading
    def help_level(self, profile: int, topic: str) -> str:
        """The level that was chosen for hands on this topic."""
        sql = "SELECT level FROM help_levels WHERE profile = ? AND topic = ?"
        return next((str(level) for (level,) in self.tuples(sql, (profile, topic))), HINTS)

    def keep_help(self, profile: int, topic: str, level: str) -> None:
        """From now on this one, on hands on this topic."""
        with self.writing() as connection:
            sql = """INSERT INTO help_levels (profile, topic, level) VALUES (?, ?, ?)
                ON CONFLICT (profile, topic) DO UPDATE SET level = excluded.level"""
            connection.execute(sql, [profile, topic, level])
