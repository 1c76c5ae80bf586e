"""Finished hands and what was found about them. Nothing here is ever changed: re-assessing adds a row.

What marks a row may move: which assessment counts, what was claimed as a mis-click.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from trainer.progress.assessing import ASSESSED, act_of, placed_assessment
from trainer.progress.feeding import Act, about, feed, unfeed
from trainer.progress.file import File, placed, reading
from trainer.progress.records import (
    Answer,
    Assessed,
    Assessment,
    Attempt,
    Hand,
    Outcome,
    Part,
    Row,
    RuleResult,
    Source,
    Tested,
    dated,
    written,
)
from trainer.questions.catalog import replaced
from trainer.rules.former import key_of
from trainer.rules.numbered import named_now

LISTED = """SELECT a.id, a.started, a.ended, a.scenario, a.title, a.topic, a.book, a.edition, a.mode, a.seed,
    coalesce(s.noticed, '') AS noticed, coalesce(s.authority, '') AS authority,
    coalesce(s.remedy, '') AS remedy, coalesce(s.score, '{}') AS score,
    coalesce(s.clean, 0) AS clean, coalesce(s.unproved, 0) AS unproved,
    (SELECT count(*) FROM alarms f WHERE f.assessment = s.id) AS alarms
    FROM attempts a LEFT JOIN assessments s ON s.attempt = a.id AND s.counts = 1
    WHERE a.profile = ?"""
HEAD_END = "\n---\n"


class Attempts(File):
    """Listing and opening attempts, and adding what is found or said about them."""

    @reading
    def attempts(
        self,
        profile: int,
        book: str | None = None,
        topic: str | None = None,
        limit: int = 200,
        before: int | None = None,
    ) -> list[Row]:
        """The latest attempts, newest first, of one book and one drilled topic if asked; at most `limit`.

        `before` is the id of the last row of the page before. Raises StoreTrouble.
        """
        sql = LISTED
        values: list[int | str] = [profile]
        for name, value in (("book", book), ("topic", topic)):
            if value is not None:
                sql, values = f"{sql} AND a.{name} = ?", [*values, value]
        if before is not None:
            sql += " AND (a.ended, a.id) < (SELECT ended, id FROM attempts WHERE id = ?)"
            values.append(before)
        rows = self.rows(f"{sql} ORDER BY a.ended DESC, a.id DESC LIMIT ?", (*values, limit))
        return [listed(row) for row in rows]

    @reading
    def scenarios_dealt(self, profile: int) -> frozenset[str]:
        """The ids of all scenarios that somebody ever dealt to the end. Raises StoreTrouble."""
        sql = "SELECT DISTINCT scenario FROM attempts WHERE profile = ?"
        return frozenset(str(scenario) for (scenario,) in self.tuples(sql, (profile,)))

    @reading
    def files_dealt(self, profile: int, limit: int) -> tuple[str, ...]:
        """The scenario files of the hands that somebody dealt last, the newest first. Raises StoreTrouble."""
        sql = "SELECT scenario_text FROM attempts WHERE profile = ? ORDER BY ended DESC, id DESC LIMIT ?"
        return tuple(str(text) for (text,) in self.tuples(sql, (profile, limit)))

    @reading
    def attempt(self, attempt: int) -> Attempt:
        """One attempt, whole. Raises StoreTrouble and KeyError."""
        rows = self.rows("SELECT * FROM attempts WHERE id = ?", (attempt,))
        if not rows:
            raise KeyError(attempt)
        claims = self.rows("SELECT gesture FROM claims WHERE attempt = ? ORDER BY gesture", (attempt,))
        assessments = self.rows("SELECT * FROM assessments WHERE attempt = ? ORDER BY id", (attempt,))
        found = tuple(map(self._assessment, assessments))
        return _attempt(rows[0], tuple(row["gesture"] for row in claims), found)

    def _assessment(self, row: dict[str, Any]) -> Assessment:
        sql = "SELECT * FROM rule_results WHERE assessment = ? ORDER BY id"
        results = tuple(map(result_of, self.rows(sql, (row["id"],))))
        sql = "SELECT gesture FROM alarms WHERE assessment = ? ORDER BY gesture"
        alarms = tuple(each["gesture"] for each in self.rows(sql, (row["id"],)))
        assessed = assessed_of(row, alarms, results)
        return Assessment(row["id"], dated(row["made"]), bool(row["counts"]), assessed, bool(row["unproved"]))

    def add_assessment(self, attempt: int, assessed: Assessed, made: datetime | None = None) -> int:
        """Keep an assessment; gives its id. The first by the attempt's own book counts, later ones and those of an
        `UNCOUNTED` hand never do.

        The one that counts feeds memory part by part, at the house that was dealt at. Raises StoreTrouble and KeyError.
        """
        with self.writing("FULL") as connection:
            return placed_assessment(connection, attempt, assessed, made)

    def claim_misclick(self, attempt: int, gesture: int, claimed: datetime | None = None) -> None:
        """Note that a gesture (its place from 0) was a mis-click: it stays, but counts no more, in memory neither.

        Raises StoreTrouble, and sqlite3.IntegrityError for an unknown attempt.
        """
        with self.writing() as connection:
            values = [attempt, gesture, written(claimed or datetime.now(UTC))]
            connection.execute("INSERT INTO claims VALUES (?, ?, ?) ON CONFLICT DO NOTHING", values)
            for table in ("rule_results", "alarms"):
                connection.execute(
                    f"""UPDATE {table} SET claimed = 1 WHERE gesture = ?
                    AND assessment IN (SELECT id FROM assessments WHERE attempt = ?)""",
                    [gesture, attempt],
                )
            unfeed(connection, act_of(connection, attempt), standing(connection, attempt))

    def add_answer(self, answer: Answer) -> int:
        """Keep an answer and feed memory what it tested; gives its id.

        Raises StoreTrouble, and sqlite3.IntegrityError for unknown ids.
        """
        own = {name: getattr(answer, name) for name in Answer.__slots__ if name != "tested"}
        with self.writing() as connection:
            kept = placed(connection, "answers", {**own, "asked": written(answer.asked)})
            feed(connection, Act(answer.profile, answer.book, Source.QUESTION, kept, answer.asked), answer.tested)
        return kept

    @reading
    def answered(self, profile: int, book: str) -> dict[str, tuple[int, int]]:
        """Each question answered at this book: how often, and how often rightly. Raises StoreTrouble.

        Answers to a question that another one replaced count for that one as well.
        """
        sql = "SELECT question, times, well FROM asked WHERE profile = ? AND book = ?"
        return _with_replaced({row["question"]: (row["times"], row["well"]) for row in self.rows(sql, (profile, book))})

    def seen(self, profile: int, book: str) -> dict[str, int]:
        """How often each question was answered at this book. Raises StoreTrouble."""
        return {question: times for question, (times, _) in self.answered(profile, book).items()}


def _with_replaced(counts: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """What was answered and how well, with that of each replaced question added to the one asked in its place."""
    if not counts:
        return counts
    found = dict(counts)
    for former, now in replaced().items():
        if former in counts:
            times, well = found.get(now, (0, 0))
            found[now] = (times + counts[former][0], well + counts[former][1])
    return found


def standing(connection: sqlite3.Connection, attempt: int) -> Iterator[tuple[Tested, bool]]:
    """What the assessment that counts says, each with whether it was not claimed."""
    sql = """SELECT r.rule, r.topic, r.part, r.outcome, r.claimed FROM rule_results r
        JOIN assessments s ON s.id = r.assessment WHERE s.attempt = ? AND s.counts ORDER BY r.id"""
    for rule, topic, part, outcome, claimed in connection.execute(sql, [attempt]).fetchall():
        for key in about(rule, topic):
            yield Tested(key, topic, Part(part), Outcome(outcome)), not claimed


def _score(text: str) -> Mapping[str, tuple[int, int]]:
    return {part: (reached, of) for part, (reached, of) in json.loads(text).items()}


def listed(row: dict[str, Any]) -> Row:
    """A row of `LISTED`. Raises ValueError for a score that is none."""
    times = {"started": dated(row["started"]), "ended": dated(row["ended"])}
    said = {name: bool(row[name]) for name in ("clean", "unproved")}
    return Row(**{**row, **times, **said, "score": _score(row["score"])})


def result_of(row: Mapping[str, Any]) -> RuleResult:
    """A row of `rule_results` of any age, its rule under the key of today, its paragraph under the number of today.

    Raises ValueError for a part or an outcome that is none.
    """
    kept = {name: row[name] for name in ("kind", "topic", "ms", "gesture")} | {"rule": key_of(row["rule"])}
    kept["paragraph"] = named_now(row["paragraph"])[0]  # of one that was split the first part
    part, outcome = Part(row["part"]), Outcome(row["outcome"])
    return RuleResult(**kept, part=part, outcome=outcome, aided=bool(row["aided"]))


def assessed_of(row: Mapping[str, Any], alarms: tuple[int, ...], results: tuple[RuleResult, ...]) -> Assessed:
    """A row of `assessments` with those that belong to it. Raises ValueError for a score that is none."""
    kept = {name: row[name] for name in ASSESSED} | {"clean": bool(row["clean"])}
    return Assessed(**kept, score=_score(row["score"]), alarms=alarms, results=results)


def _attempt(row: dict[str, Any], claims: tuple[int, ...], assessments: tuple[Assessment, ...]) -> Attempt:
    head = row["transcript"].partition(HEAD_END)[0] + HEAD_END
    shared = {name: row[name] for name in Hand.__slots__ if name not in ("head", "started")}
    hand = Hand(**shared, head=head, started=dated(row["started"]))
    own = {name: row[name] for name in ("id", "uid", "transcript", "digest", "overlay_digest")}
    return Attempt(**own, hand=hand, ended=dated(row["ended"]), claims=claims, assessments=assessments)
