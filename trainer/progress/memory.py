"""What is remembered: the memories of a trainee, what is due and when, the log of reviews, what is got wrong most."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from trainer.progress.faults import sound
from trainer.progress.file import File, reading
from trainer.progress.records import Memory, Outcome, Part, Review, Source, dated, moment, written

HELD = "profile = ?1 AND (?2 IS NULL OR book = ?2) AND reviews > 0"
MISTAKES = f"""SELECT m.*, a.question, a.seed AS question_seed, s.drill, s.seed AS spot_seed
    FROM (SELECT book, rule, topic, part, wrong, wrong_at, wrong_source, wrong_ref FROM memories
        WHERE {HELD} AND wrong > 0 ORDER BY wrong DESC, wrong_at DESC, id LIMIT ?3) m
    LEFT JOIN answers a ON m.wrong_source = 'question' AND a.id = m.wrong_ref
    LEFT JOIN spots s ON m.wrong_source = 'drill' AND s.round = m.wrong_ref AND s.place = (SELECT max(place)
        FROM spots WHERE round = m.wrong_ref AND answered = m.wrong_at AND NOT right)
    ORDER BY wrong DESC, wrong_at DESC"""
LOG = """SELECT m.book, m.rule, m.topic, m.part, r.outcome, r.source, r.ref, r.at, r.predicted, r.elapsed
    FROM memories m JOIN reviews r ON r.memory = m.id
    WHERE m.profile = ?1 AND (?2 IS NULL OR m.book = ?2) AND NOT r.claimed ORDER BY r.at, r.id"""

WELL = """SELECT source, count(*), sum(well) FROM (SELECT r.source, min(r.outcome <> 'again') AS well
        FROM memories m JOIN reviews r ON r.memory = m.id
        WHERE m.profile = ? AND m.book = ? AND m.rule IN ({}) AND NOT r.claimed GROUP BY r.source, r.ref, r.at)
    GROUP BY source"""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A rule that is got wrong: `times` of its last ten reviews in that part, and where it was wrong `last`.

    `attempt` is the hand to replay, else `question` with its `seed`, else the kind of `drill` with the spot's seed.
    """

    book: str
    rule: str
    topic: str
    part: Part
    times: int
    last: datetime
    attempt: int | None
    question: str
    seed: int
    drill: str = ""


class Memories(File):
    """Reading memory. Claimed mis-clicks are in none of it. All raise StoreTrouble; `book` None means all books."""

    @reading
    def memories(self, profile: int, book: str | None = None) -> list[Memory]:
        """Everything that has been met, by book, rule and part."""
        sql = f"""SELECT book, rule, topic, part, stability, difficulty, due, last, reviews, lapses FROM memories
            WHERE {HELD} ORDER BY book, rule, part"""
        return [_memory(*row) for row in self.tuples(sql, (profile, book))]

    @reading
    def due(self, profile: int, now: datetime) -> dict[str, int]:
        """How many rules are due by book: those of which a part is. Books without any are left out.

        Ask with the end of a day for all that falls due in it.
        """
        sql = """SELECT book, count(DISTINCT rule) AS rules FROM memories
            WHERE profile = ? AND reviews > 0 AND due <= ? GROUP BY book"""
        return {row["book"]: row["rules"] for row in self.rows(sql, (profile, written(now)))}

    @reading
    def last_house(self, profile: int) -> str:
        """The book that was practised last, "" for none yet."""
        sql = "SELECT book FROM memories WHERE profile = ? AND reviews > 0 ORDER BY last DESC LIMIT 1"
        return next((str(row["book"]) for row in self.rows(sql, (profile,))), "")

    @reading
    def forecast(self, profile: int, now: datetime, days: int, book: str | None = None) -> list[tuple[date, int]]:
        """How many rules fall due on each of the next `days`, today first: in it is all that is overdue.

        A rule counts once a book, on the day of its first part. Days are those of the time zone of `now`.
        """
        rows = self.rows(f"SELECT min(due) AS due FROM memories WHERE {HELD} GROUP BY book, rule", (profile, book))
        today = now.date()
        fall = Counter(max(dated(row["due"]).astimezone(now.tzinfo).date(), today) for row in rows)
        coming = (today + timedelta(days=number) for number in range(days))
        return [(day, fall[day]) for day in coming]

    def reviews(self, profile: int, book: str | None = None) -> Iterator[Review]:
        """The log, oldest first, as it is read."""
        with sound(self.path):
            for row in self._connection.execute(LOG, (profile, book)):
                book_, rule, topic, part, outcome, source, ref, at, predicted, elapsed = row
                own = (book_, rule, topic, Part(part), Outcome(outcome), Source(source))
                yield Review(*own, ref, moment(at), predicted, elapsed)

    @reading
    def well(self, profile: int, book: str, rules: Collection[str]) -> dict[Source, tuple[int, int]]:
        """How often these rules came up by source, and how often no part of them was wrong; sources with none go."""
        found = self.tuples(WELL.format(", ".join("?" * len(rules))), (profile, book, *rules))
        return {Source(source): (times, well) for source, times, well in found}

    @reading
    def mistakes(self, profile: int, book: str | None = None, limit: int = 20) -> list[Mistake]:
        """What is got wrong most of late: in the last ten reviews of each rule and part; the most often wrong first."""
        return [_mistake(row) for row in self.rows(MISTAKES, (profile, book, limit))]


def _memory(
    book: str, rule: str, topic: str, part: str, stability: float, difficulty: float, due: str, last: str, *counts: int
) -> Memory:
    return Memory(book, rule, topic, Part(part), stability, difficulty, dated(due), dated(last), *counts)


def _mistake(row: dict[str, Any]) -> Mistake:
    seeds = {Source.QUESTION: row["question_seed"], Source.DRILL: row["spot_seed"]}
    source = Source(row["wrong_source"])
    return Mistake(
        book=row["book"],
        rule=row["rule"],
        topic=row["topic"],
        part=Part(row["part"]),
        times=row["wrong"],
        last=dated(row["wrong_at"]),
        attempt=row["wrong_ref"] if source is Source.HAND else None,
        question=row["question"] or "",
        seed=seeds.get(source) or 0,
        drill=row["drill"] or "",
    )
