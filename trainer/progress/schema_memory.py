"""Migration 003: what is remembered of each rule, the log of its reviews, and the sums of the progress page.

Once released, nothing here is changed, and what fills the tables from older rows needs nothing that a later migration
might change. An answer of the time before names only a question, which tells no rule: it counts as practice and enters
no memory. So does a spot whose rule no book knows any more.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from heapq import merge
from itertools import groupby
from operator import attrgetter

from trainer.progress.pace import paced
from trainer.progress.records import Outcome, Part, Source, moment, written
from trainer.progress.scheduler import Strength, step

# A memory whose reviews were all claimed as mis-clicks stays as a row without strength: its log hangs on it.
# `wrong` counts what was got wrong of its last ten reviews, the other three tell where it was last: a trigger's work.
TABLES = (
    "ALTER TABLE answers ADD COLUMN seed INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE answers ADD COLUMN given TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE attempts ADD COLUMN pace INTEGER",
    """CREATE TABLE memories (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
        rule TEXT NOT NULL, topic TEXT NOT NULL,
        part TEXT NOT NULL CHECK (part IN ('noticed', 'authority', 'remedy')),
        stability REAL, difficulty REAL, due TEXT, last TEXT,
        reviews INTEGER NOT NULL DEFAULT 0, lapses INTEGER NOT NULL DEFAULT 0,
        wrong INTEGER NOT NULL DEFAULT 0, wrong_at TEXT, wrong_source TEXT, wrong_ref INTEGER,
        UNIQUE (profile, book, rule, part)) STRICT""",
    """CREATE TABLE reviews (
        id INTEGER PRIMARY KEY, memory INTEGER NOT NULL REFERENCES memories ON DELETE CASCADE,
        outcome TEXT NOT NULL CHECK (outcome IN ('again', 'hard', 'good')),
        source TEXT NOT NULL CHECK (source IN ('hand', 'question', 'drill')), ref INTEGER NOT NULL,
        at TEXT NOT NULL, predicted REAL, elapsed REAL NOT NULL,
        claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1))) STRICT""",
    """CREATE TABLE retention (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, reviews INTEGER NOT NULL,
        recalled INTEGER NOT NULL, predicted REAL NOT NULL, PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE parts (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, part TEXT NOT NULL,
        good INTEGER NOT NULL, hard INTEGER NOT NULL, again INTEGER NOT NULL, hits INTEGER NOT NULL,
        times INTEGER NOT NULL, ms INTEGER NOT NULL, PRIMARY KEY (profile, book, week, part)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE paces (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, hands INTEGER NOT NULL,
        ms INTEGER NOT NULL, PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE hours (
        profile INTEGER NOT NULL, hour TEXT NOT NULL, done INTEGER NOT NULL,
        PRIMARY KEY (profile, hour)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE asked (
        profile INTEGER NOT NULL, book TEXT NOT NULL, question TEXT NOT NULL, times INTEGER NOT NULL,
        well INTEGER NOT NULL, PRIMARY KEY (profile, book, question)) STRICT, WITHOUT ROWID""",
)

INDEXES = ("CREATE INDEX reviews_memory ON reviews (memory, at, id)",)

BOTH = "(SELECT NEW.book AS own UNION ALL SELECT '') WHERE true"
HOUR = "INSERT INTO hours VALUES ({}, substr({}, 1, 13), 1) ON CONFLICT DO UPDATE SET done = done + 1"
TIMED = "(NEW.part = 'noticed' AND NEW.ms IS NOT NULL)"
HIT = "(NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided)"
# Retention speaks of memory, so it counts what was asked a day or more after the time before, as the calibration does.
WEEK = "date(NEW.at, 'weekday 0', '-6 days')"
LATELY = """UPDATE memories SET (wrong, wrong_at, wrong_source, wrong_ref) =
    (SELECT count(*), max(at), source, ref FROM (SELECT outcome, at, source, ref FROM reviews
        WHERE memory = NEW.memory AND NOT claimed ORDER BY at DESC, id DESC LIMIT 10) WHERE outcome = 'again')
    WHERE id = NEW.memory"""
TRIGGERS = (
    f"""CREATE TRIGGER part_counted AFTER INSERT ON rule_results WHEN NEW.counts AND NOT NEW.claimed BEGIN
        INSERT INTO parts SELECT NEW.profile, own, NEW.week, NEW.part, NEW.outcome = 'good', NEW.outcome = 'hard',
            NEW.outcome = 'again', {HIT}, {TIMED}, iif({TIMED}, NEW.ms, 0) FROM {BOTH}
        ON CONFLICT DO UPDATE SET good = good + excluded.good, hard = hard + excluded.hard,
            again = again + excluded.again, hits = hits + excluded.hits, times = times + excluded.times,
            ms = ms + excluded.ms; END""",
    f"""CREATE TRIGGER part_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE parts SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'), hits = hits - {HIT}, times = times - {TIMED},
            ms = ms - iif({TIMED}, NEW.ms, 0)
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND week = NEW.week AND part = NEW.part; END""",
    f"""CREATE TRIGGER pace_counted AFTER INSERT ON attempts WHEN NEW.pace IS NOT NULL BEGIN
        INSERT INTO paces SELECT NEW.profile, own, NEW.week, 1, NEW.pace FROM {BOTH}
        ON CONFLICT DO UPDATE SET hands = hands + 1, ms = ms + excluded.ms; END""",
    f"""CREATE TRIGGER hand_done AFTER INSERT ON attempts BEGIN {HOUR.format("NEW.profile", "NEW.ended")}; END""",
    f"""CREATE TRIGGER answer_done AFTER INSERT ON answers BEGIN {HOUR.format("NEW.profile", "NEW.asked")}; END""",
    """CREATE TRIGGER answer_counted AFTER INSERT ON answers BEGIN
        INSERT INTO asked VALUES (NEW.profile, NEW.book, NEW.question, 1, NEW.right)
        ON CONFLICT DO UPDATE SET times = times + 1, well = well + excluded.well; END""",
    """CREATE TRIGGER spot_done AFTER INSERT ON spots BEGIN
        INSERT INTO hours SELECT profile, substr(NEW.answered, 1, 13), 1 FROM rounds WHERE id = NEW.round
        ON CONFLICT DO UPDATE SET done = done + 1; END""",
    f"""CREATE TRIGGER review_counted AFTER INSERT ON reviews WHEN NEW.elapsed >= 1 AND NOT NEW.claimed BEGIN
        INSERT INTO retention SELECT profile, own, {WEEK}, 1, NEW.outcome <> 'again', NEW.predicted
        FROM (SELECT profile, book AS own FROM memories WHERE id = NEW.memory
            UNION ALL SELECT profile, '' FROM memories WHERE id = NEW.memory) WHERE true
        ON CONFLICT DO UPDATE SET reviews = reviews + 1, recalled = recalled + excluded.recalled,
            predicted = predicted + excluded.predicted; END""",
    f"""CREATE TRIGGER review_changed AFTER UPDATE OF claimed, predicted, elapsed ON reviews BEGIN
        UPDATE retention SET reviews = retention.reviews - 1, recalled = recalled - (OLD.outcome <> 'again'),
            predicted = predicted - OLD.predicted
        FROM memories m WHERE OLD.elapsed >= 1 AND NOT OLD.claimed AND m.id = OLD.memory
            AND retention.profile = m.profile AND retention.book IN (m.book, '') AND week = {WEEK};
        INSERT INTO retention SELECT profile, own, {WEEK}, 1, NEW.outcome <> 'again', NEW.predicted
        FROM (SELECT profile, book AS own FROM memories WHERE id = NEW.memory
            UNION ALL SELECT profile, '' FROM memories WHERE id = NEW.memory) WHERE NEW.elapsed >= 1 AND NOT NEW.claimed
        ON CONFLICT DO UPDATE SET reviews = reviews + 1, recalled = recalled + excluded.recalled,
            predicted = predicted + excluded.predicted; END""",
    f"CREATE TRIGGER review_lately AFTER INSERT ON reviews BEGIN {LATELY}; END",
    f"CREATE TRIGGER claim_lately AFTER UPDATE OF claimed ON reviews BEGIN {LATELY}; END",
)

# The sums of the rows of the time before, twice as ever: by book, and under the book "" for all.
FILLED = (
    """INSERT INTO parts SELECT profile, {own}, week, part, sum(outcome = 'good'), sum(outcome = 'hard'),
        sum(outcome = 'again'), sum(part = 'noticed' AND outcome <> 'again' AND NOT aided),
        sum(part = 'noticed' AND ms IS NOT NULL), sum(iif(part = 'noticed', coalesce(ms, 0), 0))
        FROM rule_results WHERE counts AND NOT claimed GROUP BY 1, 2, 3, 4""",
    """INSERT INTO paces SELECT profile, {own}, week, count(*), sum(pace)
        FROM attempts WHERE pace IS NOT NULL GROUP BY 1, 2, 3""",
)
ONCE = (
    """INSERT INTO hours SELECT profile, substr(at, 1, 13), count(*) FROM (
        SELECT profile, ended AS at FROM attempts UNION ALL SELECT profile, asked FROM answers
        UNION ALL SELECT profile, answered FROM spots JOIN rounds ON rounds.id = round) GROUP BY 1, 2""",
    "INSERT INTO asked SELECT profile, book, question, count(*), sum(right) FROM answers GROUP BY 1, 2, 3",
)
RESULTS = """SELECT a.profile, a.book, a.id, a.ended, r.rule, r.topic, r.part, r.outcome
    FROM rule_results r JOIN assessments s ON s.id = r.assessment JOIN attempts a ON a.id = s.attempt
    WHERE r.counts AND NOT r.claimed ORDER BY a.ended, a.id, r.id"""
SPOTS = """SELECT r.profile, r.book, r.id, s.place, s.answered, s.rules, s.right
    FROM spots s JOIN rounds r ON r.id = s.round ORDER BY s.answered, r.id, s.place"""
WORST_FIRST = (Outcome.AGAIN, Outcome.HARD, Outcome.GOOD)

Key = tuple[int, str, str, str]  # profile, book, rule key, part
Topic = Callable[[str], str]  # the topic of a rule; KeyError for a rule that no book knows


@dataclass(frozen=True, slots=True)
class Past:
    """One review of the time before; `at` is its moment as it is written, `act` what it shares with others of it."""

    at: str
    act: tuple[Source, int, int]
    key: Key
    topic: str
    outcome: Outcome


@dataclass(slots=True)
class Held:
    """A memory in the making."""

    id: int
    strength: Strength | None = None
    reviews: int = 0
    lapses: int = 0


def build(connection: sqlite3.Connection) -> None:
    """Make the tables and fill them from what was kept before."""
    for statement in (*TABLES, *INDEXES):
        connection.execute(statement)
    connection.create_function("paced", 2, _paced, deterministic=True)
    connection.execute("UPDATE attempts SET pace = paced(transcript, taken_over)")
    connection.create_function("paced", 2, None)
    for statement in TRIGGERS:
        connection.execute(statement)
    for statement in (*(each.format(own=own) for each in FILLED for own in ("book", "''")), *ONCE):
        connection.execute(statement)
    _remember(connection, past(connection, _topic))


def past(connection: sqlite3.Connection, topic: Topic) -> Iterator[Past]:
    """Every review that the rows of the time before amount to, oldest first; the same rule twice in one act is one."""
    found = merge(_hands(connection), _spots(connection, topic), key=attrgetter("at"))
    for _, act in groupby(found, key=attrgetter("at", "act")):
        worst: dict[Key, Past] = {}
        for each in sorted(act, key=lambda one: WORST_FIRST.index(one.outcome)):
            worst.setdefault(each.key, each)
        yield from worst.values()


def _paced(transcript: str, taken_over: int) -> int | None:
    return paced(transcript.partition("\n---\n")[2].splitlines(), taken_over)


def _hands(connection: sqlite3.Connection) -> Iterator[Past]:
    for profile, book, attempt, ended, rule, topic, part, outcome in connection.execute(RESULTS):
        key = (profile, book, rule or f"topic:{topic}", part)
        yield Past(ended, (Source.HAND, attempt, 0), key, topic, Outcome(outcome))


def _spots(connection: sqlite3.Connection, topic: Topic) -> Iterator[Past]:
    for profile, book, played, place, answered, rules, right in connection.execute(SPOTS):
        outcome = Outcome.GOOD if right else Outcome.AGAIN
        for rule, found in _known(json.loads(rules), topic):
            key = (profile, book, rule, Part.REMEDY.value)
            yield Past(answered, (Source.DRILL, played, place), key, found, outcome)


def _known(rules: list[str], topic: Topic) -> Iterator[tuple[str, str]]:
    for rule in rules:
        with suppress(KeyError):
            yield rule, topic(rule)


def _topic(rule: str) -> str:
    from trainer.rules.syllabus import topic_of  # reads all books, for a file that holds quick drills alone

    return topic_of(rule)


def _remember(connection: sqlite3.Connection, reviews: Iterable[Past]) -> None:
    """Write the log and the memories it comes to."""
    memories: dict[Key, Held] = {}
    for each in reviews:
        held = memories.get(each.key)
        if held is None:
            held = memories[each.key] = Held(_placed(connection, each))
        _reviewed(connection, held, each)
    sql = "UPDATE memories SET stability = ?, difficulty = ?, due = ?, last = ?, reviews = ?, lapses = ? WHERE id = ?"
    connection.executemany(sql, map(_values, memories.values()))


def _placed(connection: sqlite3.Connection, first: Past) -> int:
    sql = "INSERT INTO memories (profile, book, rule, part, topic) VALUES (?, ?, ?, ?, ?)"
    return int(connection.execute(sql, [*first.key, first.topic]).lastrowid or 0)


def _reviewed(connection: sqlite3.Connection, held: Held, each: Past) -> None:
    found = step(held.strength, each.outcome, moment(each.at))
    source, ref, _ = each.act
    connection.execute(
        "INSERT INTO reviews (memory, outcome, source, ref, at, predicted, elapsed) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [held.id, each.outcome, source, ref, each.at, found.predicted, found.elapsed],
    )
    held.lapses += held.strength is not None and each.outcome is Outcome.AGAIN
    held.strength, held.reviews = found.strength, held.reviews + 1


def _values(held: Held) -> tuple[object, ...]:
    now = held.strength
    assert now is not None
    return (now.stability, now.difficulty, written(now.due), written(now.last), held.reviews, held.lapses, held.id)
