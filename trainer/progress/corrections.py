"""What corrections of the law changed for somebody: read for whoever tells it, and put away once it was read."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime

from trainer.progress.attempts import LISTED, listed
from trainer.progress.file import File, reading
from trainer.progress.records import Row, Source, written

NEWS = """SELECT c.source, c.came, count(*) AS times, sum(c.well) AS well FROM corrected c
    JOIN sweeps s ON s.profile = c.profile AND s.correction = c.correction
    WHERE c.profile = ? AND c.correction = ? AND c.came <> 'same' AND s.done IS NOT NULL AND s.told IS NULL
    GROUP BY c.source, c.came"""
AGAIN = f"""SELECT g.*, c.well FROM ({LISTED}) g JOIN corrected c ON c.ref = g.id
    WHERE c.profile = ? AND c.correction = ? AND c.source = 'hand' AND c.came = 'graded'
    ORDER BY g.ended DESC, g.id DESC LIMIT ?"""
EMPTIED = """SELECT DISTINCT m.rule, m.book FROM memories m JOIN reviews r ON r.memory = m.id
    WHERE m.profile = ? AND m.reviews = 0 AND m.rule LIKE 'topic:%' ORDER BY m.book, m.rule"""


@dataclass(frozen=True, slots=True)
class News:
    """What a correction (its key) changed for somebody: hands graded again, `right` of them dealt right after all.

    `marked` answers were marked again, and so many `withdrawn` answers and spots count toward no rule any more.
    """

    correction: str
    hands: int = 0
    right: int = 0
    marked: int = 0
    withdrawn: int = 0


class Corrections(File):
    """Reading and putting away what corrections changed. All raise StoreTrouble."""

    def swept(self, profile: int) -> set[str]:
        """The keys of the corrections that all of somebody's practice was held against."""
        sql = "SELECT correction FROM sweeps WHERE profile = ? AND done IS NOT NULL"
        return {str(row["correction"]) for row in self.rows(sql, (profile,))}

    def unswept(self, keys: Collection[str]) -> bool:
        """Is there anybody with practice that may not have been held against one of these corrections?"""
        sql = """SELECT p.id FROM profiles p WHERE EXISTS (SELECT 1 FROM attempts WHERE profile = p.id)
            OR EXISTS (SELECT 1 FROM answers WHERE profile = p.id)
            OR EXISTS (SELECT 1 FROM rounds WHERE profile = p.id)"""
        return any(set(keys) - self.swept(row["id"]) for row in self.rows(sql))

    @reading
    def news(self, profile: int, correction: str) -> News | None:
        """What a correction changed for somebody who has not put it away yet; None for nothing."""
        rows = self.rows(NEWS, (profile, correction))
        if not rows:
            return None
        counts = {(row["source"], row["came"]): (row["times"], row["well"] or 0) for row in rows}
        hands, right = counts.get((Source.HAND, "graded"), (0, 0))
        marked, _ = counts.get((Source.QUESTION, "graded"), (0, 0))
        gone = sum(times for (_, came), (times, _) in counts.items() if came == "withdrawn")
        return News(correction, hands, right, marked, gone)

    @reading
    def graded_again(self, profile: int, correction: str, limit: int = 200) -> list[tuple[Row, bool]]:
        """The hands that a correction had graded again, newest first, each with whether it is all right now."""
        rows = self.rows(AGAIN, (profile, profile, correction, limit))
        right = [bool(row.pop("well")) for row in rows]
        return list(zip(map(listed, rows), right, strict=True))

    def emptied(self, profile: int) -> list[tuple[str, str]]:
        """The houses and topics of which it is no longer remembered that the house is silent there."""
        return [(row["book"], row["rule"].partition(":")[2]) for row in self.rows(EMPTIED, (profile,))]

    def put_away(self, profile: int, correction: str, now: datetime | None = None) -> None:
        """They have read it: it is not told again."""
        with self.writing() as connection:
            sql = "UPDATE sweeps SET told = ? WHERE profile = ? AND correction = ? AND told IS NULL"
            connection.execute(sql, [written(now or datetime.now(UTC)), profile, correction])
