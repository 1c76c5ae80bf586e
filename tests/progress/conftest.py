"""Files to be opened: one of this version and one of the first."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.samples import dealt
from tests.progress.versions import VERSION_1
from trainer.progress.store import Store
from trainer.progress.version import APPLICATION


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with one finished attempt, closed."""
    where = tmp_path / "progress.db"
    with Store.open(where) as store:
        dealt(store, store.profile("Ann").id)
    return where


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first version of the program wrote it."""
    where = tmp_path / "old" / "progress.db"
    where.parent.mkdir()
    with closing(sqlite3.connect(where)) as made:
        made.executescript(VERSION_1.read_text(encoding="utf-8"))
        made.execute(f"PRAGMA application_id = {APPLICATION}")
    return where
