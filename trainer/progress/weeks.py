"""How it went week by week, and on which days: sums that triggers keep, read in the time of the weeks there were."""

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo

from trainer.progress.file import File, reading
from trainer.progress.records import Part
from trainer.progress.statistics import ALL, OWN, Share


@dataclass(frozen=True, slots=True)
class Retention:
    """What was remembered in the week of `monday` (UTC): of `reviews`, `recalled` came; `predicted` were expected.

    Only what was asked a day or more after the time before: what one has just done says nothing about memory.
    """

    monday: date
    reviews: int
    recalled: int
    predicted: float


@dataclass(frozen=True, slots=True)
class WeekPart:
    """One part over all topics in the week of `monday`."""

    monday: date
    part: Part
    share: Share


@dataclass(frozen=True, slots=True)
class WeekTime:
    """The mean `seconds` from onset to noticing in the week of `monday`, over the `times` it was noticed."""

    monday: date
    times: int
    seconds: float


@dataclass(frozen=True, slots=True)
class WeekDetection:
    """In the week of `monday`, `hits` of `matters` were noticed unaided, `stopped` of `clean` hands for nothing."""

    monday: date
    hits: int
    matters: int
    stopped: int
    clean: int


@dataclass(frozen=True, slots=True)
class Pace:
    """The whole `hands` dealt in the week of `monday` and the `seconds` they took at the table, together."""

    monday: date
    hands: int
    seconds: float

    @property
    def per_hour(self) -> float:
        """Hands in an hour."""
        return 3600 * self.hands / self.seconds


class Weeks(File):
    """Sums by week, oldest first, of one book or (None) of all. Weeks with nothing are left out. Raise StoreTrouble."""

    @reading
    def retention_by_week(self, profile: int, book: str | None = None) -> list[Retention]:
        """What was remembered beside what the scheduler predicted."""
        sql = f"SELECT week, reviews, recalled, predicted FROM retention WHERE {OWN} AND reviews > 0 ORDER BY week"
        rows = self.rows(sql, (profile, book or ALL))
        return [Retention(_day(r["week"]), r["reviews"], r["recalled"], r["predicted"]) for r in rows]

    @reading
    def parts_by_week(self, profile: int, book: str | None = None) -> list[WeekPart]:
        """The three parts, each over all topics."""
        sql = f"""SELECT week, part, good, hard, again FROM parts
            WHERE {OWN} AND good + hard + again > 0 ORDER BY week, part"""
        rows = self.rows(sql, (profile, book or ALL))
        return [WeekPart(_day(r["week"]), Part(r["part"]), Share(r["good"], r["hard"], r["again"])) for r in rows]

    @reading
    def times_by_week(self, profile: int, book: str | None = None) -> list[WeekTime]:
        """How fast trouble was noticed."""
        sql = f"SELECT week, times, ms FROM parts WHERE {OWN} AND part = 'noticed' AND times > 0 ORDER BY week"
        rows = self.rows(sql, (profile, book or ALL))
        return [WeekTime(_day(r["week"]), r["times"], r["ms"] / r["times"] / 1000) for r in rows]

    @reading
    def detection_by_week(self, profile: int, book: str | None = None) -> list[WeekDetection]:
        """Hits against false alarms."""
        sql = f"""SELECT c.week, coalesce(p.hits, 0) AS hits, coalesce(p.good + p.hard + p.again, 0) AS matters,
            c.stopped, c.clean FROM controls c LEFT JOIN parts p
            ON (p.profile, p.book, p.week, p.part) = (c.profile, c.book, c.week, 'noticed')
            WHERE {OWN.replace("profile", "c.profile").replace("book", "c.book")} ORDER BY c.week"""
        rows = self.rows(sql, (profile, book or ALL))
        return [WeekDetection(monday=_day(r.pop("week")), **r) for r in rows]

    @reading
    def pace_by_week(self, profile: int, book: str | None = None) -> list[Pace]:
        """Hands dealt from the first card to the pushed pot, by the clock of the table."""
        sql = f"SELECT week, hands, ms FROM paces WHERE {OWN} AND hands > 0 AND ms > 0 ORDER BY week"
        return [Pace(_day(r["week"]), r["hands"], r["ms"] / 1000) for r in self.rows(sql, (profile, book or ALL))]

    @reading
    def practice_days(self, profile: int, since: date, zone: tzinfo = UTC) -> list[tuple[date, int]]:
        """The days from `since` on with how much was done (hands, answers and spots), in a time zone, oldest first.

        Kept by the hour: where a zone begins its day within an hour of UTC, that hour belongs to the day before.
        """
        first = datetime.combine(since, datetime.min.time(), zone).astimezone(UTC) - timedelta(minutes=59)
        sql = "SELECT hour, done FROM hours WHERE profile = ? AND hour >= ? ORDER BY hour"
        days: Counter[date] = Counter()
        for row in self.rows(sql, (profile, first.isoformat()[:13])):
            days[datetime.fromisoformat(f"{row['hour']}:00+00:00").astimezone(zone).date()] += row["done"]
        return [(day, done) for day, done in days.items() if day >= since]


def _day(text: str) -> date:
    return date.fromisoformat(text)
