"""Is all that is kept whole? Everything that can be proved about a file is, and every fault is named."""

import json
import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trainer.grading.assessment import from_json
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import fold
from trainer.progress import sums
from trainer.progress.faults import trouble_of
from trainer.progress.opening import MAGIC, looked_over, to_read
from trainer.progress.ownership import names
from trainer.progress.records import Outcome, digest, moment, transcript, written
from trainer.progress.scheduler import replayed
from trainer.progress.trouble import Kind, StoreTrouble

MOST = 1_000_000  # SQLite stops telling after a hundred unless it is asked for more
MOMENTS: Mapping[str, tuple[str, ...]] = {
    "profiles": ("created",),
    "attempts": ("started", "ended"),
    "assessments": ("made",),
    "claims": ("claimed",),
    "answers": ("asked",),
    "running": ("started",),
    "sittings": ("began",),
    "rounds": ("started", "ended"),
    "spots": ("answered",),
    "memories": ("due", "last"),
    "reviews": ("at",),
}
PROVED = ("attempts", "attempts", "assessments")
"""What is gone through besides its moments, as often as it is."""
DIGESTS = {"digest": "scenario_text", "overlay_digest": "overlay"}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as it should be: in which table ("file" for the file itself), in which row."""

    table: str
    row: str
    text: str

    def __str__(self) -> str:
        return f"{self.table} {self.row}: {self.text}" if self.row else f"{self.table}: {self.text}"


def verify(path: Path, so_far: Callable[[int, int], None] = lambda _done, _of: None) -> tuple[Fault, ...]:
    """Every fault of the file at `path`, () where there is none. Nothing is written.

    `so_far` is told how many rows have been looked at, of how many; what it raises stops the work.

    Raises StoreTrouble where it is no file of ours, or cannot be opened at all.
    """
    try:
        looked_over(path)
    except StoreTrouble as trouble:
        if trouble.kind is not Kind.CORRUPT or not _is_database(path):
            raise
    with closing(sqlite3.connect(to_read(path), uri=True)) as file:
        watched = _Watched(file, so_far)
        file.row_factory = watched.row
        return tuple(dict.fromkeys(fault for check in CHECKS for fault in _told(check, file, path)))


class _Watched:
    """Counts the rows that the checks fetch: what takes long is done a row at a time."""

    def __init__(self, file: sqlite3.Connection, so_far: Callable[[int, int], None]) -> None:
        self._so_far, self.done = so_far, 0
        self.of = 0  # nobody can tell where it is damaged, which the checks will say
        with suppress(sqlite3.DatabaseError):
            looked_at = [*(each for each in names(file) if each in MOMENTS), *PROVED]
            self.of = sum(file.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in looked_at)

    def row(self, cursor: sqlite3.Cursor, values: tuple[Any, ...]) -> sqlite3.Row:
        """The factory of rows. Raises what `so_far` raises."""
        self._so_far(min(self.done, self.of), self.of)
        self.done += 1
        return sqlite3.Row(cursor, values)


def _is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _told(check: Callable[[sqlite3.Connection], Iterator[Fault]], file: sqlite3.Connection, path: Path) -> list[Fault]:
    """What a check finds; damage that ends it is a fault like any other."""
    found: list[Fault] = []
    try:
        found.extend(check(file))
    except sqlite3.DatabaseError as fault:
        if trouble_of(fault, path).kind not in (Kind.CORRUPT, Kind.OTHER):
            raise trouble_of(fault, path) from fault
        found.append(Fault("file", "", f"cannot be read on ({fault})"))
    return found


def _integrity(file: sqlite3.Connection) -> Iterator[Fault]:
    for (said,) in file.execute(f"PRAGMA integrity_check({MOST})"):
        if said != "ok":
            yield Fault("file", "", " ".join(str(said).split()))


def _pointers(file: sqlite3.Connection) -> Iterator[Fault]:
    for table, row, above, _key in file.execute("PRAGMA foreign_key_check"):
        yield Fault(table, str(row or ""), f"belongs to a row of {above} that is not there")


def _sums(file: sqlite3.Connection) -> Iterator[Fault]:
    for name, sql in sums.kept(file).items():
        yield from _sum(file, name, sql)


def _sum(file: sqlite3.Connection, name: str, sql: str) -> Iterator[Fault]:
    info = file.execute(f"PRAGMA table_info({name})").fetchall()
    keys = sum(1 for row in info if row["pk"])
    told = _by_key(file.execute(f"SELECT * FROM {name}"), keys)
    come = _by_key(file.execute(sql), keys)
    columns = [row["name"] for row in info][keys:]
    for key in sorted({*told, *come}, key=repr):
        nothing = (0,) * len(columns)
        has, should = told.get(key, nothing), come.get(key, nothing)
        wrong = [
            f"{column} is {one}, the rows come to {two}"
            for column, one, two in zip(columns, has, should, strict=True)
            if not math.isclose(one, two, rel_tol=1e-9, abs_tol=1e-6)
        ]
        if wrong:
            yield Fault(name, " ".join(repr(each) for each in key), "; ".join(wrong))


def _by_key(rows: Iterable[Any], keys: int) -> dict[tuple[Any, ...], tuple[Any, ...]]:
    return {tuple(row)[:keys]: tuple(row)[keys:] for row in rows}


def _transcripts(file: sqlite3.Connection) -> Iterator[Fault]:
    for row in file.execute("SELECT id, transcript FROM attempts ORDER BY id"):
        yield from _folded("attempts", row["id"], row["transcript"])
    for row in file.execute("SELECT id, head FROM running ORDER BY id"):
        sql = "SELECT line FROM gestures WHERE running = ? ORDER BY place"
        lines = tuple(line for (line,) in file.execute(sql, [row["id"]]))
        yield from _folded("running", row["id"], transcript(row["head"], lines))


def _folded(table: str, row: int, text: str) -> Iterator[Fault]:
    try:
        fault = fold(transcript_of(text)).fault
    except ValueError as bad:
        fault = str(bad)
    if fault:
        yield Fault(table, str(row), f"the transcript does not fold: {fault}")


def _assessments(file: sqlite3.Connection) -> Iterator[Fault]:
    for row in file.execute("SELECT id, json, score FROM assessments ORDER BY id"):
        for column, read in (("json", from_json), ("score", _score)):
            try:
                read(json.loads(row[column]))
            except (ValueError, TypeError, KeyError, AttributeError) as bad:
                yield Fault("assessments", str(row["id"]), f"{column} does not read: {bad}")


def _score(plain: dict[str, Any]) -> None:
    for part, (reached, of) in plain.items():
        if not (isinstance(reached, int) and isinstance(of, int)):
            raise ValueError(f"{part} is {reached} of {of}")


def _memories(file: sqlite3.Connection) -> Iterator[Fault]:
    """A memory is what its reviews come to, replayed by time; those of a claimed mis-click are none."""
    if "memories" not in names(file):
        return
    sql = "SELECT outcome, at FROM reviews WHERE memory = ? AND NOT claimed ORDER BY at, id"
    for row in file.execute("SELECT id, stability, due, reviews FROM memories ORDER BY id"):
        log = [(Outcome(outcome), moment(at)) for outcome, at in file.execute(sql, [row["id"]])]
        steps = list(replayed(log))
        should = (steps[-1].strength.stability, written(steps[-1].strength.due)) if steps else (None, None)
        same = math.isclose(row["stability"] or 0, should[0] or 0, rel_tol=1e-6) and row["due"] == should[1]
        if not same or row["reviews"] != len(log):
            yield Fault("memories", str(row["id"]), f"is not what its {len(log)} reviews come to")


def _digests(file: sqlite3.Connection) -> Iterator[Fault]:
    for row in file.execute("SELECT id, digest, scenario_text, overlay_digest, overlay FROM attempts ORDER BY id"):
        for column, text in DIGESTS.items():
            if row[column] != digest(row[text]):
                yield Fault("attempts", str(row["id"]), f"{column} is not that of {text}")


def _moments(file: sqlite3.Connection) -> Iterator[Fault]:
    for table in (each for each in names(file) if each in MOMENTS):
        keys = [row["name"] for row in file.execute(f"PRAGMA table_info({table})") if row["pk"]]
        for row in file.execute(f"SELECT {', '.join({*keys, *MOMENTS[table]})} FROM {table}"):
            wrong = [each for each in MOMENTS[table] if row[each] is not None and not _is_moment(row[each])]
            place = " ".join(str(row[key]) for key in keys)
            yield from (Fault(table, place, f"{each} is no moment: {row[each]!r}") for each in wrong)


def _is_moment(text: str) -> bool:
    try:
        return moment(text).tzinfo is not None
    except ValueError:
        return False


CHECKS = (_integrity, _pointers, _sums, _transcripts, _assessments, _memories, _digests, _moments)
