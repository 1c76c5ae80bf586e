"""What the dashboard costs over many attempts: 1,000,000 with `--full`, else 20,000."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median

from tests.bench.figures import Figure, milliseconds
from tests.progress.samples import HEAD, NOON, hand
from trainer.progress.records import week, written
from trainer.progress.store import Store
from trainer.rules.book import BOOKS

MANY, FULL = 20_000, 1_000_000
TOPICS = tuple(f"topic.{number}" for number in range(12))
ROUNDS = 5
Values = tuple[object, ...]


def attempts(count: int, chance: Random) -> Iterator[tuple[Values, Values, list[Values]]]:
    """An attempt, its assessment and three results, over five years; one hand in four is clean."""
    for number in range(1, count + 1):
        end = NOON - timedelta(minutes=2 * (count - number))
        book, topic, monday = chance.choice(BOOKS), chance.choice(TOPICS), week(end)
        begun = written(end - timedelta(minutes=1))
        text = ("s", "d", "title = 'x'\n", "", "", "Four cards", topic, book, "2022", 1, HEAD, 0, 7, "drill")
        attempt = (number, f"{number:032x}", 1, *text, begun, written(end), monday)
        clean = number % 4 == 0
        grades = ("yes", "right", "right", '{"noticed": [1, 1]}', clean)
        assessment = (number, number, "0.1.0/1", "abc", book, written(end), 1, *grades, 1, monday, "{}")
        results: list[Values] = []
        for part in ("noticed", "authority", "remedy") if not clean else ():
            outcome = chance.choice(("again", "hard", "good", "good"))
            ms = chance.randrange(500, 20_000) if part == "noticed" and outcome != "again" else None
            own = ("kind", topic, "rule", "tda-2022:39-A", part, outcome, ms, 0, None, 0)
            results.append((number, 1, book, monday, 1, *own))
        yield attempt, assessment, results


def fill(store: Store, count: int) -> None:
    """Write them past the store's own methods, through its triggers, a thousand at a time."""
    batch: list[tuple[Values, Values, list[Values]]] = []
    marks = {name: ", ".join("?" * size) for name, size in (("attempts", 20), ("assessments", 15))}
    results = f"INSERT INTO rule_results VALUES (NULL, {', '.join('?' * 15)})"
    for number, each in enumerate(attempts(count, Random(1)), 1):
        batch.append(each)
        if len(batch) < 1000 and number < count:
            continue
        with store.writing() as connection:
            for place, name in enumerate(marks):
                connection.executemany(f"INSERT INTO {name} VALUES ({marks[name]})", [b[place] for b in batch])
            connection.executemany(results, [row for b in batch for row in b[2]])
        batch = []


def dashboard(store: Store, book: str | None) -> None:
    """Everything the progress page shows."""
    store.accuracy_by_week(1, book)
    store.topic_summary(1, book)
    store.detection(1, book)
    store.median_notice(1, book)
    store.last_session(1)
    store.attempts(1, book)


def timed(work: Callable[[], object]) -> float:
    """Median milliseconds."""
    return median(milliseconds(work) for _ in range(ROUNDS))


def figures() -> list[Figure]:
    """The dashboard of all books and of one, and what a start and a gesture write."""
    count = FULL if "--full" in sys.argv[1:] or os.environ.get("TRAINER_FULL") == "1" else MANY
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "progress.db") as store:
        store.profile("Ann")
        fill(store, count)
        found = [
            Figure(f"dashboard over {count:,} attempts, all books", timed(lambda: dashboard(store, None)), "ms", 150),
            Figure(f"dashboard over {count:,} attempts, one book", timed(lambda: dashboard(store, "upt")), "ms", 150),
        ]
        running = store.begin_hand(hand(1))
        found.append(Figure("a gesture kept", timed(lambda: store.append(running, "1.000 D stop")), "ms"))
        store.close()
        again = milliseconds(lambda: Store.open(Path(folder) / "progress.db").close())
        return [*found, Figure("that file opened and closed", again, "ms")]
