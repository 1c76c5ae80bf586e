"""The sums that triggers keep, and what the rows come to: for proving the ones by the others, and for making them anew.

A migration that adds a table of sums adds one entry here; a file that has no such table yet has no such sums. Each
query gives the columns of its table, in their order.
"""

import sqlite3
from collections.abc import Mapping

from trainer.progress.ownership import names

EVERY = "(SELECT 0 AS every UNION ALL SELECT 1)"
BOOK = "iif(every, '', book)"
"""Each sum is kept twice: for its book, and for all books under the book ""."""

SUMS: Mapping[str, str] = {
    "drilled": f"SELECT profile, {BOOK} AS own, topic, count(*) FROM attempts, {EVERY} GROUP BY profile, own, topic",
    "weekly": f"""SELECT profile, {BOOK} AS own, week, topic, part,
        sum(outcome = 'good'), sum(outcome = 'hard'), sum(outcome = 'again'),
        sum(part = 'noticed' AND outcome <> 'again' AND NOT aided)
        FROM rule_results, {EVERY} WHERE counts AND NOT claimed GROUP BY profile, own, week, topic, part""",
    "notice_times": f"""SELECT profile, {BOOK} AS own, ms / 10 AS hundredths, count(*) FROM rule_results, {EVERY}
        WHERE counts AND NOT claimed AND part = 'noticed' AND ms IS NOT NULL GROUP BY profile, own, hundredths""",
    "controls": f"""SELECT profile, {BOOK} AS own, week, count(*), sum(clean), sum(clean AND stops > 0), sum(stops)
        FROM (SELECT s.*, (SELECT count(*) FROM alarms a WHERE a.assessment = s.id AND NOT a.claimed) AS stops
            FROM assessments s WHERE s.counts), {EVERY} GROUP BY profile, own, week""",
    "retention": f"""SELECT profile, {BOOK} AS own, date(at, 'weekday 0', '-6 days') AS monday, count(*),
        sum(outcome <> 'again'), sum(predicted) FROM reviews r JOIN memories m ON m.id = r.memory, {EVERY}
        WHERE elapsed >= 1 AND NOT claimed GROUP BY profile, own, monday""",
    "parts": f"""SELECT profile, {BOOK} AS own, week, part,
        sum(outcome = 'good'), sum(outcome = 'hard'), sum(outcome = 'again'),
        sum(part = 'noticed' AND outcome <> 'again' AND NOT aided), sum(part = 'noticed' AND ms IS NOT NULL),
        sum(iif(part = 'noticed', coalesce(ms, 0), 0))
        FROM rule_results, {EVERY} WHERE counts AND NOT claimed GROUP BY profile, own, week, part""",
    "paces": f"""SELECT profile, {BOOK} AS own, week, count(*), sum(pace) FROM attempts, {EVERY}
        WHERE pace IS NOT NULL GROUP BY profile, own, week""",
    "hours": """SELECT profile, substr(at, 1, 13) AS hour, count(*) FROM (
        SELECT profile, ended AS at FROM attempts UNION ALL SELECT profile, asked FROM answers
        UNION ALL SELECT profile, answered FROM spots JOIN rounds ON rounds.id = round) GROUP BY profile, hour""",
    "asked": "SELECT profile, book, question, count(*), sum(right) FROM answers GROUP BY profile, book, question",
}


def kept(connection: sqlite3.Connection) -> dict[str, str]:
    """The tables of sums that this file has, by name, with their queries; an older file has fewer."""
    there = set(names(connection))
    return {name: sql for name, sql in SUMS.items() if name in there}


def made_anew(connection: sqlite3.Connection, profile: int) -> None:
    """Put what the rows come to in place of a profile's sums."""
    for name, sql in kept(connection).items():
        connection.execute(f"DELETE FROM {name} WHERE profile = ?", [profile])
        connection.execute(f"INSERT INTO {name} SELECT * FROM ({sql}) WHERE profile = ?", [profile])
