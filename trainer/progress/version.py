"""Which migrations a file must have had to be of this version: by name, so that a start need not load them."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # sqlite-utils takes half as long to load as Qt, and a file that is up to date needs none of it
    from sqlite_utils import Migrations

APPLICATION = 0x4465616C  # "Deal": how SQLite's own header tells our files from others
SET = "trainer"
MIGRATED = "_sqlite_migrations"  # the table in which sqlite-utils notes them


@dataclass(frozen=True, slots=True)
class Version:
    """The names of all migrations up to a version, in order, and what loads them."""

    names: tuple[str, ...]
    migrations: Callable[[], "Migrations"]


def _ours() -> "Migrations":
    from trainer.progress.schema import MIGRATIONS

    return MIGRATIONS


OURS = Version(
    (
        "001_first",
        "002_rounds",
        "003_memory",
        "004_sittings",
        "005_people",
        "006_keys",
        "007_corrections",
        "008_moves",
        "009_help_levels",
        "010_films",
    ),
    _ours,
)


def applied(connection: sqlite3.Connection) -> set[str]:
    """The names of the migrations that the file has had."""
    if not connection.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", [MIGRATED]).fetchone()[0]:
        return set()
    with closing(connection.execute(f"SELECT name FROM {MIGRATED} WHERE migration_set = ?", [SET])) as rows:
        return {name for (name,) in rows}
