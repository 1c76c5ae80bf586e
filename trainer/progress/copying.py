"""A profile's rows from one file into another: ids are given anew, and what is there already is not doubled."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from trainer.kernel.how_far import HowFar, untold
from trainer.progress import sums
from trainer.progress.assessing import act_of, silence
from trainer.progress.attempts import standing
from trainer.progress.carried import carried_over
from trainer.progress.feeding import rebuild, refeed
from trainer.progress.ownership import PROFILES, SOURCES, TABLES, Owned, counted, owned, rows

Ids = dict[int, int]
Values = dict[str, Any]

SAME: Mapping[str, tuple[str, ...]] = {
    "attempts": ("uid",),
    "assessments": ("attempt", "engine", "ledger", "book", "made"),
    "answers": ("question", "book", "asked"),
    "rounds": ("book", "drill", "started"),
    "films": ("book", "scenario", "judged"),
    "running": ("scenario", "book", "seed", "started"),
    "sittings": ("session",),
    "memories": ("book", "rule", "part"),
    "reviews": ("memory", "outcome", "source", "ref", "at"),
}
"""What makes two rows the same one. Of other tables: all that stands in it, or being part of the same row above."""
LATER: Mapping[str, tuple[str, ...]] = {"rounds": ("ended", "right", "ms")}
"""What is not known yet of a row may be known to the other file."""
GONE = 0  # what a word pointed to is not in the file
CLAIMED = (
    """UPDATE rule_results SET claimed = 1 WHERE profile = ?1 AND NOT claimed AND EXISTS (SELECT 1
        FROM assessments s JOIN claims c ON c.attempt = s.attempt
        WHERE s.id = rule_results.assessment AND c.gesture = rule_results.gesture)""",
    """UPDATE alarms SET claimed = 1 WHERE NOT claimed AND EXISTS (SELECT 1
        FROM assessments s JOIN claims c ON c.attempt = s.attempt
        WHERE s.id = alarms.assessment AND s.profile = ?1 AND c.gesture = alarms.gesture)""",
)
SWEPT = "SELECT correction FROM sweeps WHERE profile = ? AND done IS NOT NULL"
LOOK_AGAIN = "UPDATE sweeps SET done = NULL WHERE profile = ? AND correction NOT IN ({})"
"""What came may not have been held against corrections that all that was here was held against."""
FINISHED = """DELETE FROM running WHERE id = ? AND EXISTS (SELECT 1 FROM attempts a WHERE a.profile = running.profile
    AND a.scenario = running.scenario AND a.seed = running.seed AND a.started = running.started)"""


def copied(
    source: sqlite3.Connection,
    whose: int,
    target: sqlite3.Connection,
    into: int,
    so_far: HowFar = untold,
) -> dict[str, int]:
    """Put the rows of profile `whose` under profile `into` of the target; gives how many came, by table.

    Both files are of one version; the caller begins and ends the transaction of the target. `so_far` is told how many
    rows have been looked at, of how many, and may raise.
    """
    tables = [each for each in owned(source)[1:] if each.name not in sums.SUMS]
    copying = _Copying(source, whose, target, into, so_far)
    copying.of = sum(counted(source, each, whose) for each in tables)
    for table in tables:
        copying.table(table)
    for statement in CLAIMED:
        target.execute(statement, [into])
    for attempt in copying.overtaken:
        stands = [each for each, unclaimed in standing(target, attempt) if unclaimed]
        refeed(target, act_of(target, attempt), stands)
    for memory in (*copying.late, *carried_over(target, into)):
        rebuild(target, memory)
    if any(copying.fresh.get(each) for each in TABLES.values()):
        swept = [tuple(row) for row in source.execute(SWEPT, [whose])]
        kept = ", ".join("?" * len(swept))
        target.execute(LOOK_AGAIN.format(kept), [into, *(key for (key,) in swept)])
    target.executemany(FINISHED, [[each] for each in copying.fresh.get("running", ())])
    sums.made_anew(target, into)
    return copying.came


class _Copying:
    """`ids` tells by table which id of the source became which of the target, `fresh` which of these are new."""

    def __init__(
        self,
        source: sqlite3.Connection,
        whose: int,
        target: sqlite3.Connection,
        into: int,
        so_far: HowFar,
    ) -> None:
        self._so_far, self.done, self.of = so_far, 0, 0
        self._source, self._whose, self._target, self._into = source, whose, target, into
        self.ids: dict[str, Ids] = {PROFILES: {whose: into}}
        self.fresh: dict[str, set[int]] = {}
        self.came: dict[str, int] = {}
        self.late: set[int] = set()  # memories that were here, and whose log is another one now
        self._silent: set[int] = set()  # assessments that came beside one that counts already
        self._overruled: set[int] = set()  # and the attempts that they are of
        self.overtaken: set[int] = set()  # attempts that were graded again there, by law that was corrected since

    def table(self, table: Owned) -> None:
        """Copy all the profile's rows of one table; those that it points to have been copied."""
        before = self._target.total_changes
        known = self._known(table) if table.numbered else {}
        ids, fresh = self.ids.setdefault(table.name, {}), self.fresh.setdefault(table.name, set())
        for row in rows(self._source, table, self._whose):
            self._so_far(self.done, self.of)
            self.done += 1
            values = self._mapped(table, dict(row))
            if not table.numbered:
                self._put(table, values)
                continue
            old = values.pop("id")
            there = known.get(_identity(table, values))
            if there is None and self._belongs(table, values):
                ids[old] = self._insert(table, values)
                fresh.add(ids[old])
            elif there is not None:
                ids[old] = there
                self._complete(table, there, values)
        self.came[table.name] = len(fresh) if table.numbered else self._target.total_changes - before

    def _known(self, table: Owned) -> dict[tuple[Any, ...], int]:
        """What the target has of this profile: the ids by what makes two rows the same one."""
        return {_identity(table, dict(row)): int(row["id"]) for row in rows(self._target, table, self._into)}

    def _mapped(self, table: Owned, values: Values) -> Values:
        for column, above in table.parents.items():
            if values[column] is not None:
                values[column] = self.ids[above][values[column]]
        column, word = SOURCES.get(table.name, ("", ""))
        if word and values[word] is not None:
            values[column] = self.ids[TABLES[values[word]]].get(values[column], GONE)
        return values

    def _belongs(self, table: Owned, values: Values) -> bool:
        """May a row that is not known be new? A part of another row is so only where that one is."""
        if table.name == "reviews" and values["source"] == "hand" and values["ref"] in self._overruled:
            return False  # memory rests on the grade that counts
        above = [(column, name) for column, name in table.parents.items() if name != PROFILES]
        return table.name in SAME or all(values[column] in self.fresh[name] for column, name in above)

    def _insert(self, table: Owned, values: Values) -> int:
        silenced = self._silenced(table, values)
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        cursor = self._target.execute(f"INSERT INTO {table.name} ({columns}) VALUES ({marks})", tuple(values.values()))
        made = int(cursor.lastrowid or 0)
        if table.name == "reviews" and values["memory"] not in self.fresh["memories"]:
            self.late.add(values["memory"])
        if silenced and table.name == "assessments":
            self._silent.add(made)
            self._overruled.add(values["attempt"])
        return made

    def _silenced(self, table: Owned, values: Values) -> bool:
        """Only one assessment of an attempt counts, and its results with it: the one that was here first.

        One by law that was corrected since takes its place.
        """
        if table.name == "assessments" and values["counts"] and values["attempt"] not in self.fresh["attempts"]:
            sql = "SELECT law FROM assessments WHERE attempt = ? AND counts"
            here = self._target.execute(sql, [values["attempt"]]).fetchone()
            if here is not None and set(here[0].split()) < set(values["law"].split()):
                silence(self._target, values["attempt"])
                self.overtaken.add(values["attempt"])
                here = None
            values["counts"] = int(here is None)
            return not values["counts"]
        if values.get("assessment") in self._silent and "counts" in values:
            values["counts"] = 0
        return False

    def _put(self, table: Owned, values: Values) -> None:
        """A row without an id of its own, known by its key."""
        if table.name == "corrected" and values["ref"] == GONE:
            return
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        sql = f"INSERT INTO {table.name} ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING"
        self._target.execute(sql, tuple(values.values()))

    def _complete(self, table: Owned, there: int, values: Values) -> None:
        if table.name == "reviews" and values["claimed"]:
            sql = "UPDATE reviews SET claimed = 1 WHERE id = ? AND NOT claimed"
            self.late |= {values["memory"]} if self._target.execute(sql, [there]).rowcount else set()
        columns = LATER.get(table.name, ())
        if columns and values[columns[0]] is not None:
            filled = ", ".join(f"{each} = ?" for each in columns)
            sql = f"UPDATE {table.name} SET {filled} WHERE id = ? AND {columns[0]} IS NULL"
            self._target.execute(sql, [*(values[each] for each in columns), there])


def _identity(table: Owned, values: Values) -> tuple[Any, ...]:
    columns = SAME.get(table.name) or tuple(each for each in table.columns if each not in ("id", "profile"))
    return tuple(values[each] for each in columns)
