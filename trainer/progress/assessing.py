"""Keeping what was found about a hand: grades, results, stops and what memory learns of it, in one transaction."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from trainer.progress.feeding import Act, feed, refeed, tested
from trainer.progress.file import placed
from trainer.progress.records import UNCOUNTED, Assessed, Source, moment, written
from trainer.rules.numbered import named_to_keep

ASSESSED = ("engine", "ledger", "book", "noticed", "authority", "remedy", "json", "clean", "law")


def placed_assessment(
    connection: sqlite3.Connection,
    attempt: int,
    assessed: Assessed,
    made: datetime | None = None,
    instead: bool = False,
) -> int:
    """Put an assessment in, inside the transaction of who calls; gives its id.

    The first by the attempt's own book counts, but none of an `UNCOUNTED` hand; a later one only `instead` of it, when
    the law was corrected. That one stays as it is but for the mark that it counts. Raises KeyError for an attempt that
    is not there.
    """
    if instead:
        silence(connection, attempt)
    facts = _facts(connection, attempt, assessed.book)
    own = {name: value for name, value in asdict(assessed).items() if name in ASSESSED}
    own |= {"attempt": attempt, "made": written(made or datetime.now(UTC)), "score": score_text(assessed.score)}
    assessment = placed(connection, "assessments", {**own, **facts})
    claimed = {row[0] for row in connection.execute("SELECT gesture FROM claims WHERE attempt = ?", [attempt])}
    shared = {**facts, "assessment": assessment, "book": assessed.book}
    for result in assessed.results:
        own = {**asdict(result), "paragraph": named_to_keep(result.paragraph)}
        placed(connection, "rule_results", {**own, **shared, "claimed": result.gesture in claimed})
    for alarm in assessed.alarms:
        row = {"assessment": assessment, "gesture": alarm, "claimed": alarm in claimed}
        placed(connection, "alarms", row)
    if facts["counts"]:
        met = (each for each in assessed.results if each.gesture not in claimed)
        stand = [each for result in met for each in tested(result)]
        (refeed if instead else feed)(connection, act_of(connection, attempt), stand)
    return assessment


def silence(connection: sqlite3.Connection, attempt: int) -> None:
    """What counted of a hand does no more: triggers take it out of the sums."""
    sql = """UPDATE rule_results SET counts = 0
        WHERE counts AND assessment IN (SELECT id FROM assessments WHERE attempt = ? AND counts)"""
    connection.execute(sql, [attempt])
    connection.execute("UPDATE assessments SET counts = 0 WHERE attempt = ? AND counts", [attempt])


def act_of(connection: sqlite3.Connection, attempt: int) -> Act:
    """What the reviews of a hand come from."""
    sql = "SELECT profile, book, ended FROM attempts WHERE id = ?"
    profile, book, ended = connection.execute(sql, [attempt]).fetchone()
    return Act(profile, book, Source.HAND, attempt, moment(ended))


def score_text(score: Mapping[str, tuple[int, int]]) -> str:
    """The score as it is kept."""
    return json.dumps(score, sort_keys=True)


def _facts(connection: sqlite3.Connection, attempt: int, book: str) -> dict[str, Any]:
    """What the sums need of the attempt, and whether the assessment to come will count."""
    row = connection.execute("SELECT profile, week, book, mode FROM attempts WHERE id = ?", [attempt]).fetchone()
    if row is None:
        raise KeyError(attempt)
    sql = "SELECT count(*) FROM assessments WHERE attempt = ? AND counts"
    first = connection.execute(sql, [attempt]).fetchone()[0] == 0
    counts = first and row[2] == book and row[3] not in UNCOUNTED
    return {"profile": row[0], "week": row[1], "counts": int(counts)}
