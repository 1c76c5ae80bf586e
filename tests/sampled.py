"""Which cases of a table are run in the whole check: where there are thousands, a share of each table, other ones for
each commit. Whoever names a file, or asks for `--full`, runs them all."""

import os
from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from tests.seeds import seed

SAMPLED = "TRAINER_SAMPLED"
"""Set by `checks.py` where everything is checked and nothing was asked for by name."""
FOLDERS = ("tests/grading/answers/",)
SHARE = 3
SMALL = 6
"""A table of so many cases is run whole."""
LEFT_OUT = pytest.StashKey[frozenset[str]]()
"""The ids of the cases that this run leaves out: they are there all the same."""
T = TypeVar("T")


def is_asked_for() -> bool:
    """Is this the whole check, without the long searches?"""
    return os.environ.get(SAMPLED) == "1" and os.environ.get("TRAINER_FULL") != "1"


def sampled(cases: Iterable[T], test: Callable[[T], str]) -> tuple[list[T], list[T]]:
    """The cases to run and those that are left out. `test` names the test of a case: its path, and its function."""
    tables: dict[str, list[T]] = {}
    for each in cases:
        tables.setdefault(test(each), []).append(each)
    run, left = list[T](), list[T]()
    for name, table in tables.items():
        whole = not name.startswith(FOLDERS) or len(table) <= SMALL
        for number, each in enumerate(table):
            (run if whole or (number + seed()) % SHARE == 0 else left).append(each)
    return run, left
