"""Which cases are run in the whole check: of the folders that take longest a share, other ones for each commit.

Whoever names a file or a folder, or asks for `--full`, runs them all: `python3 start.py test tests`.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

import pytest

from tests.seeds import APART, seed

SAMPLED = "TRAINER_SAMPLED"
"""Set by `checks.py` where everything is checked and nothing was asked for by name."""


class Share(NamedTuple):
    """A folder of whose cases one of so many is run."""

    folder: str
    of: int


SHARES = (
    Share("tests/grading/answers/", of=5),
    Share("tests/grading/", of=4),
    Share("tests/ui/", of=3),
    Share("tests/progress/", of=2),
    Share("tests/study/", of=2),
    Share("tests/scenarios/", of=2),
    Share("tests/questions/", of=2),
    Share("tests/quickfire/", of=2),
    Share("tests/commands/", of=2),
)
"""The first whose folder a test lies in counts. What is in none of them, rules and kernel above all, is run whole."""
WHOLE = Share("", of=1)
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
    counted = Counter[str]()
    for name, table in tables.items():
        share = next((each for each in SHARES if name.startswith(each.folder)), WHOLE)
        for each in table:
            counted[share.folder] += 1
            (run if (counted[share.folder] + turn) % share.of == 0 else left).append(each)
    return run, left
