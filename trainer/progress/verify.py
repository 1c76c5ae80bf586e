"""Is all that is kept whole? Everything that can be proved about a file is, and every fault is named."""

import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from trainer.kernel.how_far import HowFar, untold
from trainer.progress import proving, reading, sums
from trainer.progress.asked_again import BROKEN
from trainer.progress.carried import OWN, Logged, log_of
from trainer.progress.fault import Fault
from trainer.progress.faults import ODD_ROWS, sound
from trainer.progress.opening import looked_over, to_read
from trainer.progress.ownership import names
from trainer.progress.reading import Tick
from trainer.progress.records import Outcome, moment, written
from trainer.progress.scheduler import replayed
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.unfinished import MAGIC
from trainer.progress.version import OURS, applied

SUM, MEMORY = "a total doesn't match its rows", "doesn't match its reviews"
MOST = 1_000_000  # SQLite stops telling after a hundred unless it is asked for more


def verify(path: Path, so_far: HowFar = untold) -> tuple[Fault, ...]:
    """Every fault of the file at `path`, () where there is none. Nothing is written.

    `so_far(done, of)` is called with every hand, answer and spot; what it raises ends it. Raises StoreTrouble where it
    is no file of ours, or cannot be opened at all.
    """
    found: list[Fault] = []
    try:
        looked_over(path)
    except StoreTrouble as trouble:
        if trouble.kind is not Kind.CORRUPT or not _is_database(path):
            raise
        found.append(Fault("file", "", "is damaged, or this program didn't make it"))
    with closing(sqlite3.connect(to_read(path), uri=True)) as file:
        file.row_factory = sqlite3.Row
        tick = counted(file, so_far)
        found += [fault for check in CHECKS for fault in _told(check, file, path, tick)]
    return tuple(dict.fromkeys(found))


def counted(file: sqlite3.Connection, so_far: HowFar) -> Tick:
    """What tells `so_far` how much of a file is done, called once a step."""
    try:
        of = proving.ticks(file) + int(file.execute("SELECT count(*) FROM attempts").fetchone()[0])
    except (sqlite3.DatabaseError, *ODD_ROWS):  # the checks will say what is wrong
        of = 0
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        so_far(min(done, of), of)

    return tick


def _is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


Check = Callable[[sqlite3.Connection, Tick], Iterator[Fault]]


def _told(check: Check, file: sqlite3.Connection, path: Path, tick: Tick) -> list[Fault]:
    """What a check finds; damage that ends it is a fault like any other."""
    found: list[Fault] = []
    try:
        with sound(path):
            found.extend(check(file, tick))
    except StoreTrouble as trouble:
        if trouble.kind not in (Kind.CORRUPT, Kind.OTHER):
            raise
        found.append(Fault("file", "", f"can't be read past this point ({trouble.__cause__})"))
    except BROKEN as bad:
        found.append(Fault("file", "", f"can't be read past this point ({bad})"))
    return found


def _integrity(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    for (said,) in file.execute(f"PRAGMA integrity_check({MOST})"):
        if said != "ok":
            yield Fault("file", "", " ".join(str(said).split()), "the SQLite file is damaged")


def _pointers(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    for table, row, above, _key in file.execute("PRAGMA foreign_key_check"):
        yield Fault(table, str(row or ""), f"belongs to a row in {above} that is missing")


def _sums(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
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
            f"{column} is {one}, its rows total {two}"
            for column, one, two in zip(columns, has, should, strict=True)
            if not math.isclose(one, two, rel_tol=1e-9, abs_tol=1e-6)
        ]
        if wrong:
            yield Fault(name, " ".join(repr(each) for each in key), "; ".join(wrong), SUM)


def _by_key(rows: Iterable[Any], keys: int) -> dict[tuple[Any, ...], tuple[Any, ...]]:
    return {tuple(row)[:keys]: tuple(row)[keys:] for row in rows}


def _memories(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    """A memory is what it rests on comes to, replayed by time; what a claimed mis-click told is none of that."""
    there = names(file)
    if "memories" not in there:
        return
    rests_on = log_of if "carried" in there else _own_log
    for row in file.execute("SELECT id, stability, due, reviews FROM memories ORDER BY id"):
        try:
            log = [(Outcome(each.outcome), moment(each.at)) for each in rests_on(file, row["id"])]
        except (ValueError, TypeError):
            continue  # a moment that is none is told as such
        steps = list(replayed(log))
        should = (steps[-1].strength.stability, written(steps[-1].strength.due)) if steps else (None, None)
        same = math.isclose(row["stability"] or 0, should[0] or 0, rel_tol=1e-6) and row["due"] == should[1]
        if not same or row["reviews"] != len(log):
            yield Fault(
                "memories",
                str(row["id"]),
                f"doesn't match its {len(log)} reviews",
                "doesn't match its reviews",
            )


def _own_log(file: sqlite3.Connection, memory: int) -> list[Logged]:
    """Of a file in which nothing could be carried over yet."""
    rows = file.execute(OWN, [memory])
    return [Logged(id_, outcome, at, predicted, elapsed, True) for id_, outcome, at, predicted, elapsed in rows]


def _proofs(file: sqlite3.Connection, tick: Tick) -> Iterator[Fault]:
    """What only a file of this version can be asked; an older one is once it has been opened."""
    if applied(file) == set(OURS.names):
        yield from (each for each in proving.findings(file, tick) if isinstance(each, Fault))
        yield from proving.ungraded(file)


CHECKS: tuple[Check, ...] = (
    _integrity,
    _pointers,
    _sums,
    reading.transcripts,
    reading.assessments,
    _memories,
    reading.digests,
    reading.moments,
    _proofs,
)
