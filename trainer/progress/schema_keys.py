"""Migration 006: what is remembered of a rule hangs on its written key, no longer on the file that it was coded in.

Once released, nothing here is changed. Only memories are carried over, and the reviews of rules that were split or
merged: what was done (results, spots, assessments) stays as it was written and is mapped when it is read.
"""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby

from trainer.progress.records import Outcome, moment, written
from trainer.progress.scheduler import replayed
from trainer.rules.former import keys_of

Place = tuple[int, str, str, str]  # profile, book, rule key, part
WORST_FIRST = (Outcome.AGAIN, Outcome.HARD, Outcome.GOOD)
COLUMNS = "outcome, source, ref, at, predicted, elapsed, claimed"
Told = tuple[str, str, int, str, float | None, float, int]  # these columns
Keys = Callable[[str], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Kept:
    """A memory as it lies there."""

    id: int
    place: Place
    topic: str


def build(connection: sqlite3.Connection, keys: Keys = keys_of) -> None:
    """Give every memory the key of its rule: renamed, copied where the rule was split, replayed together where rules
    were merged."""
    kept = [Kept(row[0], row[1:5], row[5]) for row in connection.execute(MEMORIES).fetchall()]
    wanted: dict[Place, list[Kept]] = {}
    for each in kept:
        for place in _places(each, keys):
            wanted.setdefault(place, []).append(each)
    alone = {place: each[0] for place, each in wanted.items() if len(each) == 1 and len(_places(each[0], keys)) == 1}
    _renamed(connection, ((place, each) for place, each in alone.items() if each.place != place))
    others = {place: each for place, each in wanted.items() if place not in alone}
    reviews = {each.id: _reviews(connection, each) for some in others.values() for each in some}
    _withdrawn(connection, reviews)
    for place, some in others.items():
        _together(connection, place, some[0].topic, [told for each in some for told in reviews[each.id]])


HELD = "UPDATE memories SET stability = ?, difficulty = ?, due = ?, last = ?, reviews = ?, lapses = ? WHERE id = ?"
MEMORIES = "SELECT id, profile, book, rule, part, topic FROM memories ORDER BY id"


def _places(each: Kept, keys: Keys) -> list[Place]:
    profile, book, rule, part = each.place
    return [(profile, book, key, part) for key in keys(rule)]


def _renamed(connection: sqlite3.Connection, some: Iterable[tuple[Place, Kept]]) -> None:
    sql = "UPDATE memories SET rule = ? WHERE id = ?"
    connection.executemany(sql, [(place[2], each.id) for place, each in some])


def _reviews(connection: sqlite3.Connection, each: Kept) -> list[Told]:
    return connection.execute(f"SELECT {COLUMNS} FROM reviews WHERE memory = ?", [each.id]).fetchall()


def _withdrawn(connection: sqlite3.Connection, some: Iterable[int]) -> None:
    """Memories go with their reviews, which are marked first: so the sums lose what they counted."""
    for memory in some:
        connection.execute("UPDATE reviews SET claimed = 1 WHERE memory = ?", [memory])
        connection.execute("DELETE FROM reviews WHERE memory = ?", [memory])
        connection.execute("DELETE FROM memories WHERE id = ?", [memory])


def _together(connection: sqlite3.Connection, place: Place, topic: str, told: list[Told]) -> None:
    """One memory of all these reviews: what one act told twice counts once, at its worst."""
    sql = "INSERT INTO memories (profile, book, rule, part, topic) VALUES (?, ?, ?, ?, ?)"
    memory = int(connection.execute(sql, [*place, topic]).lastrowid or 0)
    acts = groupby(sorted(told, key=_act), key=_act)
    once = [min(some, key=lambda each: (each[6], WORST_FIRST.index(Outcome(each[0])))) for _, some in acts]
    standing = [each for each in once if not each[6]]
    steps = list(replayed((Outcome(each[0]), moment(each[3])) for each in standing))
    found = {_act(each): (step.predicted, step.elapsed) for each, step in zip(standing, steps, strict=True)}
    for each in once:
        predicted, elapsed = found.get(_act(each), each[4:6])
        values = [memory, *each[:4], predicted, elapsed, each[6]]
        connection.execute(f"INSERT INTO reviews (memory, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    if steps:
        now = steps[-1].strength
        lapses = sum(each[0] == Outcome.AGAIN for each in standing[1:])
        values = [now.stability, now.difficulty, written(now.due), written(now.last), len(steps), lapses, memory]
        connection.execute(HELD, values)


def _act(each: Told) -> tuple[str, str, int]:
    """When and by what it was told: the same for all that one act told."""
    return each[3], each[1], each[2]
