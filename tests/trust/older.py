"""The same practice as an older version of the program would have kept it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database, Migrations

from trainer.progress import sums
from trainer.progress.opening import brought_up
from trainer.progress.ownership import names
from trainer.progress.schema import MIGRATIONS
from trainer.progress.version import APPLICATION, OURS, SET, Version

OLDER = range(1, len(OURS.names))
"""The versions before this one, by the number of their last migration."""


def version(last: int) -> Version:
    """The program as it was when its last migration was that one."""
    there = {each.name: each.fn for each in MIGRATIONS.pending(Database(memory=True))}
    then = Migrations(SET)
    for name in OURS.names[:last]:
        then(name=name)(there[name])
    return Version(OURS.names[:last], lambda: then)


def older(new: Path, last: int, old: Path) -> None:
    """Write at `old` what the file `new` holds, as far as version `last` could keep it."""
    old.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(old)) as file:
        file.execute(f"PRAGMA application_id = {APPLICATION}")
        brought_up(file, version(last))
        file.execute("ATTACH ? AS new", [str(new)])
        file.execute("BEGIN")
        for name in names(file):
            if name not in sums.SUMS:
                _copied(file, name)
        for (profile,) in file.execute("SELECT id FROM profiles").fetchall():
            sums.made_anew(file, profile)
        file.execute("COMMIT")
        file.execute("DETACH new")


def _copied(file: sqlite3.Connection, name: str) -> None:
    here, there = ([row[1] for row in file.execute(f"PRAGMA {each}.table_info({name})")] for each in ("main", "new"))
    columns = ", ".join(each for each in here if each in there)
    file.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM new.{name}")
