"""Does everything read that a file holds: transcripts, assessments, digests, moments? Row by row, in any version."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from trainer.grading.assessment import from_json
from trainer.grading.upgrades import FORMAT
from trainer.kernel.document import transcript_of
from trainer.kernel.formats import newer
from trainer.kernel.notation import VERSION
from trainer.kernel.transcript import fold
from trainer.progress.asked_again import BROKEN
from trainer.progress.fault import Fault
from trainer.progress.ownership import names
from trainer.progress.records import digest, moment, transcript

Tick = Callable[[], None]
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
    "corrected": ("made",),
    "sweeps": ("done", "told"),
    "moves": ("at",),
    "carried": ("until",),
    "films": ("judged",),
}
DIGESTS = {"digest": "scenario_text", "overlay_digest": "overlay"}
FOLDS, READS, DIGEST, MOMENT = (
    "the hand can't be replayed",
    "can't be read",
    "doesn't match",
    "isn't a date and time",
)

LATER = """SELECT EXISTS (SELECT 1 FROM attempts WHERE notation > ?1)
    OR EXISTS (SELECT 1 FROM running WHERE notation > ?1)
    OR EXISTS (SELECT 1 FROM assessments WHERE iif(json_valid(json), iif(json_type(json, '$.format') = 'integer',
        json_extract(json, '$.format'), 0), 0) > ?2)"""


def later(file: sqlite3.Connection) -> bool:
    """Is anything in it that only a newer version of the program reads, though its tables are those of this one?"""
    return bool(file.execute(LATER, [VERSION, FORMAT]).fetchone()[0])


def transcripts(file: sqlite3.Connection, tick: Tick) -> Iterator[Fault]:
    """Every hand, finished or not, can have happened."""
    for row in file.execute("SELECT id, transcript FROM attempts ORDER BY id"):
        tick()
        yield from folded("attempts", row["id"], row["transcript"])
    for row in file.execute("SELECT id, head FROM running ORDER BY id"):
        sql = "SELECT line FROM gestures WHERE running = ? ORDER BY place"
        lines = tuple(line for (line,) in file.execute(sql, [row["id"]]))
        try:
            yield from folded("running", row["id"], transcript(row["head"], lines))
        except BROKEN as bad:
            yield Fault("running", str(row["id"]), f"{FOLDS}: {bad}", FOLDS)


def folded(table: str, row: int, text: str) -> Iterator[Fault]:
    """What keeps a transcript from having happened, if anything does."""
    try:
        fault = fold(transcript_of(text)).fault
    except BROKEN as bad:
        if told := newer(bad):
            yield Fault(table, str(row), told)
            return
        fault = str(bad) or type(bad).__name__
    if fault:
        yield Fault(table, str(row), f"{FOLDS}: {fault}", FOLDS)


def assessments(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    """Every assessment is one, and its score too."""
    for row in file.execute("SELECT id, json, score FROM assessments ORDER BY id"):
        for column, read in (("json", from_json), ("score", _score)):
            try:
                read(json.loads(row[column]))
            except BROKEN as bad:
                told = newer(bad)
                what = f"{column} {READS}"
                yield Fault("assessments", str(row["id"]), told or f"{what}: {bad}", "" if told else what)


def _score(plain: dict[str, Any]) -> None:
    for part, (reached, of) in plain.items():
        if not (isinstance(reached, int) and isinstance(of, int)):
            raise ValueError(f"{part} is {reached} of {of}")


def digests(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    """Every digest is that of its text."""
    for row in file.execute("SELECT id, digest, scenario_text, overlay_digest, overlay FROM attempts ORDER BY id"):
        for column, text in DIGESTS.items():
            if row[column] != _digest(row[text]):
                yield Fault("attempts", str(row["id"]), f"{column} {DIGEST} {text}")


def _digest(text: object) -> str | None:
    try:
        return digest(text) if isinstance(text, str) else None
    except UnicodeEncodeError:
        return None


def moments(file: sqlite3.Connection, _tick: Tick) -> Iterator[Fault]:
    """Every moment is one, with its time zone."""
    for table in (each for each in names(file) if each in MOMENTS):
        keys = [row["name"] for row in file.execute(f"PRAGMA table_info({table})") if row["pk"]]
        for row in file.execute(f"SELECT {', '.join({*keys, *MOMENTS[table]})} FROM {table}"):
            wrong = [each for each in MOMENTS[table] if row[each] is not None and not is_moment(row[each])]
            place = " ".join(str(row[key]) for key in keys)
            yield from (Fault(table, place, f"{each} {MOMENT}: {row[each]!r}", f"{each} {MOMENT}") for each in wrong)


def is_moment(text: object) -> bool:
    """Is it a moment with a time zone, as text?"""
    try:
        return isinstance(text, str) and moment(text).tzinfo is not None
    except ValueError:
        return False
