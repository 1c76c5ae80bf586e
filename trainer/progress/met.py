"""What a trainee has met: each scenario that was dealt to its end, how often, and how it went the last time.

Fresh hands of one irregularity have one id, and each seed is a hand of its own.
"""

from trainer.progress.file import File, reading
from trainer.progress.records import Met, dated
from trainer.scenarios.fresh.keys import FRESH

# A row's scenario is read before its long texts; by an index each row would be looked up, and its seed behind them.
MOST, MOST_FRESH = 2000, 500
"""So many hands are listed, those dealt last, and so many fresh ones among them."""
LAST = """SELECT a.id, a.scenario, a.seed, a.title, a.topic, a.book, a.ended, m.times,
    coalesce(s.noticed, '') AS noticed, coalesce(s.authority, '') AS authority, coalesce(s.remedy, '') AS remedy,
    coalesce(s.clean, 0) AS clean,
    (SELECT count(*) FROM alarms f WHERE f.assessment = s.id) AS alarms
    FROM (SELECT max(id) AS last, count(*) AS times FROM attempts NOT INDEXED
            WHERE profile = ?1 AND scenario NOT LIKE ?2 GROUP BY scenario
        UNION ALL SELECT max(id), count(*) FROM (SELECT id, scenario, seed FROM attempts NOT INDEXED
            WHERE profile = ?1 AND scenario LIKE ?2 ORDER BY id DESC LIMIT ?4) GROUP BY scenario, seed
        ORDER BY last DESC LIMIT ?3) m
    JOIN attempts a ON a.id = m.last
    LEFT JOIN assessments s ON s.id = (SELECT min(id) FROM assessments WHERE attempt = a.id AND book = a.book)
    ORDER BY m.last DESC"""


class Meetings(File):
    """Reads what was met."""

    @reading
    def met(self, profile: int, most: int = MOST) -> tuple[Met, ...]:
        """Each hand that somebody dealt to its end, the one dealt last first. Raises StoreTrouble.

        The grades are those of its last hand, whether or not that counts.
        """
        asked = (profile, f"{FRESH}%", most, MOST_FRESH)
        return tuple(
            Met(**{**row, "ended": dated(row["ended"]), "clean": bool(row["clean"])}) for row in self.rows(LAST, asked)
        )
