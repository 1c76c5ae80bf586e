"""Rounds of quick drills: every answer is kept as it is given, so a killed program loses none.

A round that was not played to its end is simply shorter: it stays without an end, and is nobody's best.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from trainer.progress.feeding import Act, feed, spotted
from trainer.progress.file import File, placed, reading
from trainer.progress.records import Source, dated, written
from trainer.rules.former import all_keys
from trainer.rules.numbered import named_now, named_to_keep

Given = Mapping[str, int | str | tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it begins: `drill` is the kind of its questions, `planned` how many there are to be.

    `engine`, `ledger` and `law` are what made and judges them, as in an assessment; "" where that is not known.
    """

    profile: int
    book: str
    edition: str
    drill: str
    planned: int
    started: datetime
    engine: str = ""
    ledger: str = ""
    law: str = ""


@dataclass(frozen=True, slots=True)
class Answered:
    """One question of a round: what made it (`drill`, `seed`), what was answered and how long that took.

    `paragraphs` and `rules` are what the house's decision cited.
    """

    drill: str
    seed: int
    answer: Given
    right: bool
    ms: int
    target: int
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...]
    answered: datetime


@dataclass(frozen=True, slots=True)
class Best:
    """The best whole round: most right, and of those the quickest; `ms` is the time of all its answers."""

    right: int
    planned: int
    ms: int
    ended: datetime


class Rounds(File):
    """Beginning rounds, keeping their answers, and finding the best ones."""

    def begin_round(self, begun: Round) -> int:
        """Keep a round that begins; gives its id. Raises StoreTrouble, sqlite3.IntegrityError for no such profile."""
        values = {name: getattr(begun, name) for name in Round.__slots__} | {"started": written(begun.started)}
        with self.writing() as connection:
            return placed(connection, "rounds", values)

    def add_spot(self, round_id: int, answered: Answered) -> int:
        """Keep the next answer of a round at once, and feed memory the rules it rests on; gives its place from 0.

        Raises StoreTrouble, and KeyError where there is no such round or it is over.
        """
        with self.writing() as connection:
            sql = """SELECT (SELECT count(*) FROM spots WHERE round = r.id), profile, book
                FROM rounds r WHERE id = ? AND ended IS NULL"""
            row = connection.execute(sql, [round_id]).fetchone()
            if row is None:
                raise KeyError(round_id)
            placed(connection, "spots", {"round": round_id, "place": row[0], **_row(answered)})
            act = Act(row[1], row[2], Source.DRILL, round_id, answered.answered)
            feed(connection, act, spotted(row[2], answered.rules, answered.right))
        return int(row[0])

    def end_round(self, round_id: int, ended: datetime) -> None:
        """The round was played to its end. Raises StoreTrouble, and KeyError where it is not whole or over already."""
        with self.writing("FULL") as connection:
            done = connection.execute(
                """UPDATE rounds SET ended = ?, right = s.well, ms = s.took
                FROM (SELECT count(*) AS times, sum(right) AS well, sum(ms) AS took FROM spots WHERE round = ?) s
                WHERE id = ? AND ended IS NULL AND s.times = planned""",
                [written(ended), round_id, round_id],
            )
            if not done.rowcount:
                raise KeyError(round_id)

    def end_answered(self, least: int) -> None:
        """End the rounds of at least so many questions that were answered to the last one. Raises StoreTrouble.

        Older versions kept the end apart from the last answer, so it could be lost.
        """
        with self.writing() as connection:
            connection.execute(
                """UPDATE rounds SET ended = s.last, right = s.well, ms = s.took
                FROM (SELECT round, count(*) AS times, sum(right) AS well, sum(ms) AS took, max(answered) AS last
                    FROM spots GROUP BY round) s
                WHERE s.round = id AND ended IS NULL AND s.times = planned AND planned >= ?""",
                [least],
            )

    @reading
    def best_rounds(self, profile: int, book: str) -> dict[str, Best]:
        """The best whole round of each drill at this book. Raises StoreTrouble."""
        sql = """SELECT drill, right, planned, ms, ended FROM rounds
            WHERE profile = ? AND book = ? AND ended IS NOT NULL ORDER BY drill, right, ms DESC, ended DESC"""
        return {
            row["drill"]: Best(row["right"], row["planned"], row["ms"], dated(row["ended"]))
            for row in self.rows(sql, (profile, book))
        }

    @reading
    def last_rounds(self, profile: int, book: str) -> dict[str, datetime]:
        """When each drill was last played at this book, to its end or not. Raises StoreTrouble."""
        sql = "SELECT drill, max(started) AS last FROM rounds WHERE profile = ? AND book = ? GROUP BY drill"
        return {row["drill"]: dated(row["last"]) for row in self.rows(sql, (profile, book))}

    @reading
    def spots(self, round_id: int) -> list[Answered]:
        """The answers of a round, in order. Raises StoreTrouble."""
        return [_answered(row) for row in self.rows("SELECT * FROM spots WHERE round = ? ORDER BY place", (round_id,))]


def _row(answered: Answered) -> dict[str, Any]:
    kept = {name: getattr(answered, name) for name in Answered.__slots__}
    cited = {"paragraphs": tuple(map(named_to_keep, answered.paragraphs)), "rules": answered.rules}
    texts = {name: json.dumps(some) for name, some in cited.items()}
    answer = json.dumps(dict(answered.answer), sort_keys=True)
    return kept | texts | {"answer": answer, "right": int(answered.right), "answered": written(answered.answered)}


def paragraphs_now(kept: str) -> tuple[str, ...]:
    """The paragraphs of a row of `spots` under the numbers of today, each once."""
    return tuple(dict.fromkeys(at for each in json.loads(kept) for at in named_now(each)))


def _answered(row: dict[str, Any]) -> Answered:
    kept = {name: row[name] for name in ("drill", "seed", "ms", "target")}
    kept |= {"paragraphs": paragraphs_now(row["paragraphs"]), "rules": all_keys(json.loads(row["rules"]))}
    answer = {key: tuple(each) if isinstance(each, list) else each for key, each in json.loads(row["answer"]).items()}
    return Answered(**kept, answer=answer, right=bool(row["right"]), answered=dated(row["answered"]))
