"""The file of one profile taken in from another computer: proved first, and then all of it or nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from trainer.kernel.how_far import HowFar, untold
from trainer.progress.copying import copied
from trainer.progress.exporting import EXTENSION, export_profile
from trainer.progress.fault import Fault
from trainer.progress.names import BadName, NameTaken, proper
from trainer.progress.people import placed_profile
from trainer.progress.proof import Faulty, Proof, opened, proof, proven, whose
from trainer.progress.records import Profile
from trainer.progress.scratch import cleaned
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

__all__ = [
    "EXTENSION",
    "BadName",
    "Faulty",
    "HereAlready",
    "Imported",
    "NameTaken",
    "export_profile",
    "import_profile",
    "profile_in",
]

SAME_HAND = ("book", "transcript", "taken_over", "started", "ended")
CLASH = "another hand is here under the same id"


class HereAlready(Exception):
    """The person of the file is here already, or hands of it are."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"The person in this file already has the profile “{name}”. Merge the file into it.")


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a file: the profile, and how many hands, answers, rounds of quick drills were new.

    `rows` counts everything that was new; with 0 the file changed nothing. `unproved` are the grades and answers in the
    file that this version cannot prove.
    """

    profile: Profile
    attempts: int
    answers: int
    rounds: int
    rows: int
    unproved: int = 0


def profile_in(file: Path) -> Profile:
    """Whose file it is. Raises StoreTrouble, also where it holds several profiles or none."""
    with opened(file) as source:
        return whose(source, file)


def import_profile(
    store: Store,
    file: Path,
    name: str = "",
    merge: bool = False,
    given: Proof | None = None,
    leave_out: bool = False,
    so_far: HowFar = untold,
) -> Imported:
    """Take in the profile of a file that is proved first, by `proof` if no proof of it is `given`.

    Whoever is here already is known by the id, under whatever name: with `merge` what is new is added to them. Somebody
    new comes under the name of the file or another `name`; `merge` adds the file to whoever has that name. Rows with
    faults are refused with all the rest, or with `leave_out` alone.

    `so_far` is told how many rows are looked at, of how many; what it raises stops the work. Raises Faulty, NameTaken,
    HereAlready, BadName, and StoreTrouble. Then nothing is changed.
    """
    found = given or proof(file, so_far)
    if found.faults and not leave_out:
        raise Faulty(found)
    with _sound(store), proven(found) as source, store.writing("FULL") as target:
        into = _into(store, found.profile, name, merge)
        _elsewhere(source, target, into)
        clashing = _clashing(source, target, into)
        if clashing and not leave_out:
            raise Faulty(replace(found, faults=(*found.faults, *clashing)))
        cleaned(source, clashing, found.unproved)
        came = copied(source, found.profile.id, target, into.id, so_far)
    doubts = sum(each.table in ("assessments", "answers", "spots") for each in found.unproved)
    return Imported(into, came["attempts"], came["answers"], came["rounds"], sum(came.values()), doubts)


@contextmanager
def _sound(store: Store) -> Iterator[None]:
    """What was proved fits everywhere: where it does not, what it comes to is damaged. Raises StoreTrouble."""
    try:
        yield
    except sqlite3.IntegrityError as fault:
        raise StoreTrouble(Kind.CORRUPT, store.path) from fault


def _into(store: Store, found: Profile, name: str, merge: bool) -> Profile:
    """Whose the rows will be, made where nobody has them yet."""
    same = store.person(found.uid)
    if same is not None and not (merge and name in ("", same.name)):
        raise HereAlready(same.name)
    if same is not None:
        return same
    wanted = proper(name or found.name)
    known = store.named(wanted)
    if known is not None and not merge:
        raise NameTaken(wanted)
    return known or placed_profile(store.connection, wanted, found.created, found.uid)


def _elsewhere(source: sqlite3.Connection, target: sqlite3.Connection, into: Profile) -> None:
    sql = "SELECT p.name FROM attempts a JOIN profiles p ON p.id = a.profile WHERE a.uid = ? AND p.id <> ?"
    for (uid,) in source.execute("SELECT uid FROM attempts").fetchall():
        row = target.execute(sql, [uid, into.id]).fetchone()
        if row:
            raise HereAlready(row[0])


def _clashing(source: sqlite3.Connection, target: sqlite3.Connection, into: Profile) -> tuple[Fault, ...]:
    """Hands that say to be the same as one that is here, and are not."""
    sql = f"SELECT {', '.join(SAME_HAND)} FROM attempts WHERE uid = ? AND profile = ?"
    found = []
    for row in source.execute(f"SELECT id, uid, {', '.join(SAME_HAND)} FROM attempts").fetchall():
        here = target.execute(sql, [row["uid"], into.id]).fetchone()
        if here and tuple(here) != tuple(row)[2:]:
            found.append(Fault("attempts", str(row["id"]), CLASH))
    return tuple(found)
