"""What the dashboard shows: sums that triggers keep, so a million attempts read as fast as ten."""

from bisect import bisect_right
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import accumulate
from typing import Any

from trainer.progress.file import File, reading
from trainer.progress.records import Part, dated
from trainer.progress.sensitivity import Detection

PAUSE = timedelta(minutes=30)  # a longer pause between two hands ends a session
SESSION = 200  # the most hands a session is looked back over
ALL = ""  # the book under which the sums over all books are kept
OWN = "profile = ?1 AND book = ?2"


@dataclass(frozen=True, slots=True)
class Share:
    """How often: `good` right at once, `hard` right but late or helped, `again` wrong or missed."""

    good: int = 0
    hard: int = 0
    again: int = 0

    @property
    def of(self) -> int:
        return self.good + self.hard + self.again

    @property
    def per_cent(self) -> int | None:
        """Right of all, in whole per cent; None where nothing was tried."""
        return round(100 * (self.good + self.hard) / self.of) if self.of else None


@dataclass(frozen=True, slots=True)
class Week:
    """One topic and part in the week that began on `monday` (UTC)."""

    monday: date
    topic: str
    part: Part
    share: Share


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic over all weeks. `attempts` counts the hands in which it was drilled."""

    topic: str
    attempts: int
    noticed: Share
    authority: Share
    remedy: Share


@dataclass(frozen=True, slots=True)
class Session:
    """The hands of one sitting. `caught` and `missed` count matters; `attempt` is the id of the last hand."""

    started: datetime
    ended: datetime
    hands: int
    caught: int
    missed: int
    false_alarms: int
    clean_hands: int
    attempt: int


class Statistics(File):
    """Sums over the assessments that count, without claimed mis-clicks. All raise StoreTrouble."""

    @reading
    def accuracy_by_week(self, profile: int, book: str | None = None, topic: str | None = None) -> list[Week]:
        """Each week's shares by topic and part, oldest first; of all books or one, of all topics or one.

        Over years all topics are tens of thousands: for all of them together ask `parts_by_week`.
        """
        sql = f"""SELECT week, topic, part, good, hard, again FROM weekly
            WHERE {OWN} AND (?3 IS NULL OR topic = ?3) AND good + hard + again > 0 ORDER BY week, topic, part"""
        rows = self.tuples(sql, (profile, book or ALL, topic))
        mondays = {each: date.fromisoformat(each) for each in {row[0] for row in rows}}
        parts = {part.value: part for part in Part}
        return [Week(mondays[at], name, parts[part], Share(*counts)) for at, name, part, *counts in rows]

    @reading
    def topic_summary(self, profile: int, book: str | None = None) -> list[Topic]:
        """Each topic met, in the order of its name; a topic drilled but never assessed has empty shares."""
        values = (profile, book or ALL)
        sql = f"""SELECT topic, part, sum(good) AS good, sum(hard) AS hard, sum(again) AS again
            FROM weekly WHERE {OWN} GROUP BY topic, part"""
        shares = {(r["topic"], r["part"]): _share(r) for r in self.rows(sql, values)}
        drilled = self.rows(f"SELECT topic, hands FROM drilled WHERE {OWN}", values)
        counts = {row["topic"]: row["hands"] for row in drilled}
        topics = sorted({topic for topic, _ in shares} | set(counts))
        return [
            Topic(each, counts.get(each, 0), *(shares.get((each, part), Share()) for part in Part)) for each in topics
        ]

    @reading
    def detection(self, profile: int, book: str | None = None) -> Detection:
        """Hits and false alarms, and with them d'."""
        values = (profile, book or ALL)
        sql = f"""SELECT coalesce(sum(good + hard + again), 0) AS matters, coalesce(sum(hits), 0) AS hits
            FROM weekly WHERE {OWN} AND part = 'noticed'"""
        noticed = self.rows(sql, values)[0]
        sql = f"""SELECT coalesce(sum(hands), 0) AS hands, coalesce(sum(clean), 0) AS clean,
            coalesce(sum(stopped), 0) AS clean_stopped, coalesce(sum(alarms), 0) AS alarms
            FROM controls WHERE {OWN}"""
        return Detection(**noticed, **self.rows(sql, values)[0])

    @reading
    def median_notice(self, profile: int, book: str | None = None) -> float | None:
        """Median seconds (to the hundredth) from onset to noticing, of what was noticed; None before anything was."""
        sql = f"SELECT hundredths, times FROM notice_times WHERE {OWN} AND times > 0 ORDER BY hundredths"
        rows = self.rows(sql, (profile, book or ALL))
        upto = list(accumulate(row["times"] for row in rows))
        if not rows:
            return None
        low, high = (rows[bisect_right(upto, place)] for place in ((upto[-1] - 1) // 2, upto[-1] // 2))
        return float(low["hundredths"] + high["hundredths"]) / 200

    @reading
    def last_session(self, profile: int) -> Session | None:
        """The sitting that ended last: its hands follow each other with pauses of at most half an hour."""
        sql = """SELECT a.id, a.started, a.ended,
            coalesce(s.clean, 0) AS clean,
            (SELECT count(*) FROM alarms f WHERE f.assessment = s.id AND NOT f.claimed) AS alarms,
            (SELECT count(*) FROM rule_results r WHERE r.assessment = s.id AND r.part = 'noticed'
                AND NOT r.claimed AND r.outcome <> 'again') AS caught,
            (SELECT count(*) FROM rule_results r WHERE r.assessment = s.id AND r.part = 'noticed'
                AND NOT r.claimed AND r.outcome = 'again') AS missed
            FROM attempts a LEFT JOIN assessments s ON s.attempt = a.id AND s.counts = 1
            WHERE a.profile = ? ORDER BY a.ended DESC, a.id DESC LIMIT ?"""
        return _session(self.rows(sql, (profile, SESSION)))


def _share(row: dict[str, Any]) -> Share:
    return Share(row["good"], row["hard"], row["again"])


def _session(latest: list[dict[str, Any]]) -> Session | None:
    if not latest:
        return None
    hands = [latest[0]]
    for earlier in latest[1:]:
        if dated(hands[-1]["started"]) - dated(earlier["ended"]) > PAUSE:
            break
        hands.append(earlier)
    sums = {name: sum(row[name] for row in hands) for name in ("caught", "missed")}
    alarms, clean = (sum(row[name] for row in hands) for name in ("alarms", "clean"))
    return Session(
        started=dated(hands[-1]["started"]),
        ended=dated(hands[0]["ended"]),
        hands=len(hands),
        **sums,
        false_alarms=alarms,
        clean_hands=clean,
        attempt=hands[0]["id"],
    )
