"""Which cases of a table are run in the whole check: where there are thousands, a share of each table, other ones for
each commit. Whoever names a file, or asks for `--full`, runs them all."""

import os
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

import pytest

from tests.seeds import APART, seed

SAMPLED = "TRAINER_SAMPLED"
"""Set by `checks.py` where everything is checked and nothing was asked for by name."""


class Share(NamedTuple):
    """A folder of whose tables one case of so many is run; a table of at most `small` cases is run whole."""

    folder: str
    of: int
    small: int


SHARES = (Share("tests/grading/answers/", of=5, small=6), Share("tests/grading/", of=2, small=100))
"""The first whose folder a test lies in counts."""
WHOLE = Share("", of=1, small=0)
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
    run, left, turn = list[T](), list[T](), seed() // APART  # a table cut by `todays` goes by the seed itself
    for name, table in tables.items():
        share = next((each for each in SHARES if name.startswith(each.folder)), WHOLE)
        of = share.of if len(table) > share.small else 1
        for number, each in enumerate(table):
            (run if (number + turn) % of == 0 else left).append(each)
    return run, left
