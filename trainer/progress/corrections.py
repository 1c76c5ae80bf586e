"""What corrections of the law changed for somebody: read for whoever tells it, and put away once it was read."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime

from trainer.progress.attempts import LISTED, listed
from trainer.progress.file import File, reading
from trainer.progress.records import Row, Source, written

UNTOLD = """corrected c JOIN sweeps s ON s.profile = c.profile AND s.correction = c.correction
    WHERE c.profile = ? AND c.correction IN (KEYS) AND c.came <> 'same' AND s.done IS NOT NULL AND s.told IS NULL"""
NEWS = f"""SELECT source, came, count(*) AS times, sum(well) AS well FROM (
        SELECT c.source, c.came, c.well, max(c.made) FROM {UNTOLD} GROUP BY c.source, c.ref, c.place)
    GROUP BY source, came"""
"""A thing that several corrections changed is one thing, as it came out last."""
WHERE = f"""SELECT DISTINCT c.correction, CASE c.source WHEN 'hand' THEN (SELECT book FROM attempts WHERE id = c.ref)
    WHEN 'question' THEN (SELECT book FROM answers WHERE id = c.ref) ELSE (SELECT book FROM rounds WHERE id = c.ref) END
    AS book FROM {UNTOLD}"""
AGAIN = f"""SELECT g.*, c.well FROM ({LISTED}) g JOIN (SELECT ref, well, max(made) FROM corrected WHERE profile = ?
        AND correction IN (KEYS) AND source = 'hand' AND came = 'graded' GROUP BY ref) c ON c.ref = g.id
    ORDER BY g.ended DESC, g.id DESC LIMIT ?"""
EMPTIED = """SELECT DISTINCT m.rule, m.book FROM memories m JOIN reviews r ON r.memory = m.id
    WHERE m.profile = ? AND m.reviews = 0 AND m.rule LIKE 'topic:%' ORDER BY m.book, m.rule"""


@dataclass(frozen=True, slots=True)
class News:
    """What corrections (their keys) changed for somebody: hands graded again, `right` of them dealt right after all.

    `marked` answers were marked again, and so many `withdrawn` answers and spots count toward no rule any more. `at`
    are the corrections with the houses at which each changed something.
    """

    corrections: tuple[str, ...]
    hands: int = 0
    right: int = 0
    marked: int = 0
    withdrawn: int = 0
    at: frozenset[tuple[str, str]] = field(default=frozenset(), compare=False)


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
    def news(self, profile: int, corrections: Collection[str]) -> News | None:
        """What corrections changed for somebody who has not put that away yet; None for nothing."""
        marks, key = ", ".join("?" * len(corrections)), (profile, *corrections)
        rows = self.rows(NEWS.replace("KEYS", marks), key)
        if not rows:
            return None
        at = frozenset((row["correction"], str(row["book"])) for row in self.rows(WHERE.replace("KEYS", marks), key))
        counts = {(row["source"], row["came"]): (row["times"], row["well"] or 0) for row in rows}
        hands, right = counts.get((Source.HAND, "graded"), (0, 0))
        marked, _ = counts.get((Source.QUESTION, "graded"), (0, 0))
        gone = sum(times for (_, came), (times, _) in counts.items() if came == "withdrawn")
        told = {correction for correction, _ in at}
        return News(tuple(each for each in corrections if each in told), hands, right, marked, gone, at)

    @reading
    def graded_again(self, profile: int, corrections: Collection[str], limit: int = 200) -> list[tuple[Row, bool]]:
        """The hands that corrections had graded again, newest first, each with whether it is all right now."""
        marks = ", ".join("?" * len(corrections))
        rows = self.rows(AGAIN.replace("KEYS", marks), (profile, profile, *corrections, limit))
        right = [bool(row.pop("well")) for row in rows]
        return list(zip(map(listed, rows), right, strict=True))

    def emptied(self, profile: int) -> list[tuple[str, str]]:
        """The houses and topics of which it is no longer remembered that the house is silent there."""
        return [(row["book"], row["rule"].partition(":")[2]) for row in self.rows(EMPTIED, (profile,))]

    def put_away(self, profile: int, corrections: Collection[str], now: datetime | None = None) -> None:
        """They have read it: it is not told again."""
        with self.writing() as connection:
            sql = "UPDATE sweeps SET told = ? WHERE profile = ? AND correction = ? AND told IS NULL"
            at = written(now or datetime.now(UTC))
            connection.executemany(sql, ((at, profile, each) for each in corrections))
