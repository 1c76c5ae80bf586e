"""How well each rule was noticed at the table lately: what makes the hands on it harder, or easier again."""

from dataclasses import dataclass

from trainer.progress.file import File, reading
from trainer.rules.former import key_of

LATELY = 100
"""So many hands are looked at, the last ones."""


@dataclass(frozen=True, slots=True)
class Noticed:
    """Of one rule: how often it came up in hands, how often it was missed, and the mean time to notice it in ms.

    `ms` is None where it never was.
    """

    met: int
    missed: int
    ms: float | None


class Noticing(File):
    """Reading how rules were noticed."""

    @reading
    def noticed_lately(self, profile: int, book: str) -> dict[str, Noticed]:
        """By rule, of the last hands at a book; claimed mis-clicks are left out. Raises StoreTrouble."""
        sql = """SELECT r.rule, count(*), sum(r.outcome = 'again'), avg(CASE WHEN r.outcome <> 'again' THEN r.ms END)
            FROM (SELECT id FROM attempts WHERE profile = ? AND book = ? ORDER BY ended DESC, id DESC LIMIT ?) lately
            JOIN assessments s ON s.attempt = lately.id AND s.counts
            JOIN rule_results r ON r.assessment = s.id AND r.part = 'noticed' AND NOT r.claimed
            GROUP BY r.rule"""
        found: dict[str, Noticed] = {}
        for rule, met, missed, ms in self.tuples(sql, (profile, book, LATELY)):
            found[key_of(rule)] = Noticed(met, missed, ms)
        return found
