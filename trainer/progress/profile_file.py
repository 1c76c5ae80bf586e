"""One profile in one file, to be taken to another computer: a progress file that holds nobody else."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from trainer.progress.copying import copied
from trainer.progress.faults import told
from trainer.progress.file import placed
from trainer.progress.opening import brought_up, looked_over, to_read
from trainer.progress.records import Profile, moment, written
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

EXTENSION = ".dealer"


class NameTaken(Exception):
    """There is a profile of that name: it must be said whether to merge, or another name be given."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"There is a profile “{name}” already; merge the two, or give another name.")


class HereAlready(Exception):
    """The hands of the file are here already, under another profile."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"These hands are here already, under “{name}”; merge the file into that profile.")


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a file: the profile, and how many hands, answers, rounds of quick drills were new.

    `rows` counts everything that was new; with 0 the file changed nothing.
    """

    profile: Profile
    attempts: int
    answers: int
    rounds: int
    rows: int


def export_profile(
    store: Store, profile: Profile, to: Path, so_far: Callable[[int, int], None] = lambda _done, _of: None
) -> Path:
    """Write all that a profile has into one file, all or nothing; a file of that name is replaced. Gives where.

    `so_far` is told how many rows are copied, of how many; what it raises stops the work and leaves no file. Raises
    StoreTrouble.
    """
    part = to.with_name(f"{to.name}-{os.urandom(4).hex()}.part")
    try:
        with told(to), closing(sqlite3.connect(part)) as file:
            brought_up(file)
            file.execute("BEGIN")
            made = {"name": profile.name, "created": written(profile.created)}
            copied(store.connection, profile.id, file, placed(file, "profiles", made), so_far)
            file.execute("COMMIT")
        with part.open("r+b") as whole:
            os.fsync(whole.fileno())
        part.replace(to)
    except OSError as fault:
        raise StoreTrouble(Kind.FOLDER, to) from fault
    finally:
        with suppress(OSError):
            part.unlink()
    return to


def profile_in(file: Path) -> Profile:
    """Whose file it is. Raises StoreTrouble, also where it holds several profiles or none."""
    with _opened(file) as source:
        return _one(source, file)


def import_profile(
    store: Store,
    file: Path,
    name: str = "",
    merge: bool = False,
    so_far: Callable[[int, int], None] = lambda _done, _of: None,
) -> Imported:
    """Take in the profile of a file, under another `name` if one is given; with `merge` into the profile of that name.

    `so_far` is told how many rows are looked at, of how many; what it raises stops the work.

    Raises NameTaken, HereAlready and StoreTrouble, and then changes nothing.
    """
    with _opened(file) as source, store.writing("FULL") as target:
        found = _one(source, file)
        into = _into(target, found, name or found.name, merge)
        _elsewhere(source, target, into)
        came = copied(source, found.id, target, into.id, so_far)
    return Imported(into, came["attempts"], came["answers"], came["rounds"], sum(came.values()))


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """What the file holds, brought up to this version in a copy: the file itself stays as it is."""
    looked_over(file)
    with tempfile.TemporaryDirectory() as folder, told(file):
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(to_read(file), uri=True)) as source:
            source.execute("VACUUM INTO ?", [str(copy)])
        with closing(sqlite3.connect(copy)) as source:
            brought_up(source)
            yield source


def _one(source: sqlite3.Connection, file: Path) -> Profile:
    rows = source.execute("SELECT id, name, created FROM profiles").fetchall()
    if len(rows) != 1:
        raise StoreTrouble(Kind.WHOLE, file, f"{len(rows) or 'no'} profiles")
    return Profile(rows[0][0], rows[0][1], moment(rows[0][2]))


def _into(target: sqlite3.Connection, found: Profile, name: str, merge: bool) -> Profile:
    row = target.execute("SELECT id, created FROM profiles WHERE name = ?", [name]).fetchone()
    if row and not merge:
        raise NameTaken(name)
    if row:
        return Profile(row[0], name, moment(row[1]))
    made = placed(target, "profiles", {"name": name, "created": written(found.created)})
    return Profile(made, name, found.created)


def _elsewhere(source: sqlite3.Connection, target: sqlite3.Connection, into: Profile) -> None:
    sql = "SELECT p.name FROM attempts a JOIN profiles p ON p.id = a.profile WHERE a.uid = ? AND p.id <> ?"
    for (uid,) in source.execute("SELECT uid FROM attempts"):
        row = target.execute(sql, [uid, into.id]).fetchone()
        if row:
            raise HereAlready(row[0])
