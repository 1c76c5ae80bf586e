"""A rule that is coded in another module, under another name, changes nothing in a store."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KEPT = """
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from trainer.rules import rule

TABLES = ("rule_results", "memories", "reviews", "assessments", "answers", "spots")

if sys.argv[1] == "moved":
    declared = rule.rule

    def elsewhere(key, **what):
        def made(condition):
            condition.__module__ = "trainer.rules.somewhere.else_now"
            condition.__name__ = condition.__qualname__ = "renamed_" + condition.__name__
            return declared(key, **what)(condition)

        return made

    rule.rule = elsewhere

from tests.progress.real import practised
from trainer.progress.store import Store
from trainer.rules.encoded import encoded

modules = {each.condition.__module__ for each in encoded().values()}
assert (modules == {"trainer.rules.somewhere.else_now"}) is (sys.argv[1] == "moved"), modules
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "progress.db"
    store = Store.open(path)
    practised(store, "Ann")
    store.close()
    rows_of = {}
    with closing(sqlite3.connect(path)) as file:
        for table in TABLES:
            rows_of[table] = file.execute(f"select * from {table} order by 1, 2").fetchall()
for table, rows in rows_of.items():
    assert rows, table
    print(table, *map(repr, rows), sep="\\n")
"""


def _kept(how: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", KEPT, how], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.timeout(300)
def test_what_is_kept_of_hands_answers_and_spots_is_the_same_row_by_row() -> None:
    assert _kept("moved") == _kept("as it is")
