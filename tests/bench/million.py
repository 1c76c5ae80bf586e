"""A store as years of practice leave it: `python -m tests.bench.million FILE [ATTEMPTS]` writes one.

Without a number it holds 1,000,000 attempts.

Hands at five houses with their results, questions, quick drills, and the memory they come to, for three trainees, of
whom the first did most. The rows go past the store's triggers; their sums are made at the end (`grouped`), and
tests/bench/test_million.py holds both ways equal.
"""

import json
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.progress.samples import HEAD, NOON
from trainer import resources
from trainer.progress.feeding import about
from trainer.progress.records import Outcome, Part, week, written
from trainer.progress.scheduler import step
from trainer.progress.schema_memory import FILLED, LATELY, ONCE, Held
from trainer.progress.store import Store
from trainer.rules.book import BOOKS
from trainer.rules.syllabus import TOPIC, Item, syllabus

MANY, FULL = 20_000, 1_000_000
SPREAD = timedelta(days=5 * 365)
TRAINEES = ("Ann", *["Ann"] * 8, "Ben", "Cleo")  # nine of eleven hands are Ann's
BATCH = 5_000
OUTCOMES = (Outcome.AGAIN, Outcome.HARD, *[Outcome.GOOD] * 4)
COLUMNS = {
    "attempts": """id, uid, profile, scenario, digest, scenario_text, overlay, overlay_digest, title, topic, book,
        edition, notation, transcript, taken_over, seed, mode, started, ended, week, pace""",
    "assessments": """id, attempt, engine, ledger, book, made, counts, noticed, authority, remedy, score, clean,
        profile, week, json""",
    "rule_results": """assessment, profile, book, week, counts, kind, topic, rule, paragraph, part, outcome, ms, aided,
        gesture, claimed""",
    "alarms": "assessment, gesture, claimed",
    "answers": "id, profile, attempt, question, book, choice, right, ms, asked, seed, given",
    "rounds": "id, profile, book, edition, drill, planned, started, ended, right, ms",
    "spots": "round, place, drill, seed, answer, right, ms, target, paragraphs, rules, answered",
    "memories": "id, profile, book, rule, part, topic",
    "reviews": "memory, outcome, source, ref, at, predicted, elapsed",
}
GROUPED = (
    """INSERT INTO weekly SELECT profile, {own}, week, topic, part, sum(outcome = 'good'), sum(outcome = 'hard'),
        sum(outcome = 'again'), sum(part = 'noticed' AND outcome <> 'again' AND NOT aided)
        FROM rule_results WHERE counts AND NOT claimed GROUP BY 1, 2, 3, 4, 5""",
    "INSERT INTO drilled SELECT profile, {own}, topic, count(*) FROM attempts GROUP BY 1, 2, 3",
    """INSERT INTO notice_times SELECT profile, {own}, ms / 10, count(*) FROM rule_results
        WHERE counts AND NOT claimed AND part = 'noticed' AND ms IS NOT NULL GROUP BY 1, 2, 3""",
    """INSERT INTO controls SELECT profile, {own}, week, count(*), sum(clean), sum(clean AND alarms > 0), sum(alarms)
        FROM (SELECT s.*, (SELECT count(*) FROM alarms WHERE assessment = s.id AND NOT claimed) AS alarms
            FROM assessments s WHERE counts) GROUP BY 1, 2, 3""",
    """INSERT INTO retention SELECT profile, {own}, date(at, 'weekday 0', '-6 days'), count(*),
        sum(outcome <> 'again'), sum(predicted) FROM reviews r JOIN memories m ON m.id = r.memory
        WHERE elapsed >= 1 AND NOT claimed GROUP BY 1, 2, 3""",
    *FILLED,
)
LATE = LATELY.replace("NEW.memory", "memories.id").replace("WHERE id = memories.id", "")
Row = tuple[object, ...]


@dataclass(slots=True)
class Rows:
    """Rows to be written, by table, and the memories they come to."""

    chance: Random
    waiting: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in COLUMNS})
    held: dict[tuple[int, str, str, Part], Held] = field(default_factory=dict)
    ids: Counter[str] = field(default_factory=Counter)

    def add(self, table: str, *values: object) -> None:
        self.waiting[table].append(values)

    def next(self, table: str) -> int:
        self.ids[table] += 1
        return self.ids[table]

    def review(
        self, profile: int, book: str, item: tuple[str, str], part: Part, outcome: Outcome, *act: object
    ) -> None:
        """`item` is rule key and topic, `act` the source, its id and the moment."""
        source, ref, at = act
        held = self.held.get((profile, book, item[0], part))
        if held is None:
            held = self.held[profile, book, item[0], part] = Held(self.next("memories"))
            self.add("memories", held.id, profile, book, item[0], part, item[1])
        assert isinstance(at, datetime)
        found = step(held.strength, outcome, at)
        held.lapses += held.strength is not None and outcome is Outcome.AGAIN
        held.strength, held.reviews = found.strength, held.reviews + 1
        self.add("reviews", held.id, outcome, source, ref, written(at), found.predicted, found.elapsed)


def fill(store: Store, count: int, grouped: bool = True, chance: int = 1) -> None:
    """Write `count` attempts and what goes with them, ending at NOON. With `grouped` the triggers rest."""
    profiles = [store.profile(name, NOON - SPREAD).id for name in TRAINEES]
    rows = Rows(Random(chance))
    with _resting(store) if grouped else _as_ever():
        for number in range(1, count + 1):
            at = NOON - SPREAD * ((count - number) / count)
            at -= timedelta(microseconds=at.microsecond)
            _practised(rows, number, profiles[rows.chance.randrange(len(profiles))], at)
            if number % BATCH == 0 or number == count:
                _written(store, rows)
        _strengths(store, rows)


@cache
def filled(count: int) -> Path:
    """A file with so many attempts, made once a run and gone with it."""
    folder = TemporaryDirectory(prefix="bench-")
    _FOLDERS.append(folder)
    path = Path(folder.name) / "progress.db"
    with Store.open(path) as store:
        fill(store, count)
    return path


def wanted() -> int:
    """How many attempts this run is to measure over."""
    return FULL if "--full" in sys.argv[1:] or os.environ.get("TRAINER_FULL") == "1" else MANY


_FOLDERS: list[TemporaryDirectory[str]] = []  # held until the end of the run


# --- one hand, and what comes with some of them -----------------------------------------------------------------


@cache
def _taught() -> frozenset[str]:
    """The topics of the scenarios there are."""
    files = resources.path("quizzes", "scenarios").rglob("*.toml")
    return frozenset(topic for file in files for topic in tomllib.loads(file.read_text("utf-8")).get("teaches", ()))


@cache
def _items(book: str, dealt: bool) -> tuple[tuple[Item, ...], list[int]]:
    """What there is to know at a house (or can be dealt there), and how often: the first daily, the last rarely."""
    items = [each for each in syllabus(book).values() if not dealt or each.topic in _taught()]
    Random(book).shuffle(items)
    return tuple(items), [1 + 400 // (1 + place) for place in range(len(items))]


def _practised(rows: Rows, number: int, profile: int, at: datetime) -> None:
    chance = rows.chance
    book = chance.choice(BOOKS)
    [item] = chance.choices(*_items(book, dealt=True))
    _hand(rows, number, profile, book, item, at)
    items, weights = _items(book, dealt=False)
    if number % 4 == 1:
        _answer(rows, number, profile, book, chance.choices(items, weights)[0], at + timedelta(seconds=20))
    if number % 250 == 0:
        _round(rows, profile, book, chance.choices(items, weights, k=12), at + timedelta(seconds=40))


def _hand(rows: Rows, number: int, profile: int, book: str, item: Item, at: datetime) -> None:
    chance, clean = rows.chance, number % 4 == 0
    took = chance.randrange(40_000, 200_000)
    ended, monday = written(at), week(at)
    lines = f"0.000 D shuffle\n{took // 1000}.{took % 1000:03d} D push-pot 1\n"
    text = (f"{item.area}/drill", "d" * 64, "title = 'x'\n", "", "", "Four cards", item.topic, book, "2022", 1)
    times = (written(at - timedelta(milliseconds=took)), ended, monday, took if clean else None)
    rows.add("attempts", number, f"{number:032x}", profile, *text, HEAD + lines, 1, 7, "drill", *times)
    grades = ("none", "none", "none") if clean else ("yes", "right", "right")
    own = (book, ended, 1, *grades, '{"noticed": [1, 1]}', int(clean), profile, monday, "{}")
    rows.add("assessments", number, number, "0.1.0/1", "abc", *own)
    if chance.random() < 0.1:
        rows.add("alarms", number, 3, 0)
    if not clean:
        _results(rows, (number, profile, book, monday, 1), item, at)


def _results(rows: Rows, shared: tuple[int, int, str, str, int], item: Item, at: datetime) -> None:
    attempt, profile, book, *_ = shared
    rule = "" if item.rule.startswith(TOPIC) else item.rule
    for part in Part:
        outcome = rows.chance.choice(OUTCOMES)
        timed = part is Part.NOTICED and outcome is not Outcome.AGAIN
        ms = rows.chance.randrange(500, 20_000) if timed else None
        rows.add("rule_results", *shared, "kind", item.topic, rule, f"{book}:1", part, outcome, ms, 0, None, 0)
        rows.review(profile, book, (about(rule, item.topic)[0], item.topic), part, outcome, "hand", attempt, at)


def _answer(rows: Rows, attempt: int, profile: int, book: str, item: Item, at: datetime) -> None:
    answer, outcome = rows.next("answers"), rows.chance.choice(OUTCOMES)
    question = f"{item.topic}/{rows.chance.randrange(4)}"
    right = int(outcome is not Outcome.AGAIN)
    rows.add("answers", answer, profile, attempt, question, book, 0, right, 4000, written(at), answer, "")
    part = rows.chance.choice((Part.AUTHORITY, Part.REMEDY))
    rows.review(profile, book, (item.rule, item.topic), part, outcome, "question", answer, at)


def _round(rows: Rows, profile: int, book: str, items: Iterable[Item], at: datetime) -> None:
    played, well = rows.next("rounds"), 0
    spots = []
    for place, item in enumerate(items):
        right, moment = rows.chance.random() < 0.8, at + timedelta(seconds=place)
        well += right
        own = ("odd-chip", place, "{}", int(right), 1000, 8000, "[]", json.dumps([item.rule]), written(moment))
        spots.append((played, place, *own))
        outcome = Outcome.GOOD if right else Outcome.AGAIN
        rows.review(profile, book, (item.rule, item.topic), Part.REMEDY, outcome, "drill", played, moment)
    end = written(at + timedelta(seconds=13))
    rows.add("rounds", played, profile, book, "2022", "odd-chip", 12, written(at), end, well, 12_000)
    for spot in spots:
        rows.add("spots", *spot)


# --- into the file ----------------------------------------------------------------------------------------------


@contextmanager
def _as_ever() -> Iterator[None]:
    yield


@contextmanager
def _resting(store: Store) -> Iterator[None]:
    """Triggers and our own indexes are away meanwhile; they come back at the end, and with them the sums."""
    sql = """SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type IN ('index', 'trigger')
        AND name NOT LIKE '%migrations%'"""
    away = store.rows(sql)
    with store.writing("OFF") as connection:
        for each in away:
            connection.execute(f"DROP {each['type']} {each['name']}")
    yield
    made = {kind: [each["sql"] for each in away if each["type"] == kind] for kind in ("index", "trigger")}
    sums = [statement.format(own=own) for statement in GROUPED for own in ("book", "''")]
    with store.writing("OFF") as connection:
        for statement in (*made["index"], *sums, *ONCE, LATE, *made["trigger"]):
            connection.execute(statement)


def _written(store: Store, rows: Rows) -> None:
    with store.writing("OFF") as connection:
        for table, names in COLUMNS.items():
            marks = ", ".join("?" * len(names.split(",")))
            connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows.waiting[table])
            rows.waiting[table].clear()


def _strengths(store: Store, rows: Rows) -> None:
    sql = """UPDATE memories SET stability = ?, difficulty = ?, due = ?, last = ?, reviews = ?, lapses = ?
        WHERE id = ?"""
    with store.writing("OFF") as connection:
        connection.executemany(sql, [_kept(held) for held in rows.held.values()])


def _kept(held: Held) -> Row:
    now = held.strength
    assert now is not None
    return (now.stability, now.difficulty, written(now.due), written(now.last), held.reviews, held.lapses, held.id)


def main(arguments: list[str]) -> int:
    """Write the file and say how long it took."""
    if not 1 <= len(arguments) <= 2 or Path(arguments[0]).exists():
        print("usage: python -m tests.bench.million NEW_FILE [ATTEMPTS]")
        return 2
    count, start = int(arguments[1]) if len(arguments) == 2 else FULL, perf_counter()
    with Store.open(Path(arguments[0])) as store:
        fill(store, count)
    size = Path(arguments[0]).stat().st_size / 2**20
    print(f"{count:,} attempts in {perf_counter() - start:.0f} s, {size:,.0f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
