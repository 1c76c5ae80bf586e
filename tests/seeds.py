"""The seed of the searches: another for each commit, the same wherever that is checked, and whatever is named."""

import os
import subprocess
from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path
from typing import TypeVar

SEED = "TRAINER_SEED"
APART = 100_000
DIGITS = 7  # of a commit's name: sixteen to the seventh times APART is exact in a float too
HERE = Path(__file__).parent
T = TypeVar("T")


def seed() -> int:
    """What TRAINER_SEED says, else the number of the commit; without git that of the day."""
    return int(os.environ.get(SEED) or commit(HERE) or date.today().toordinal())  # noqa: DTZ011  # any day will do


@cache
def commit(folder: Path) -> int:
    """The first digits of what is checked out there, read as a number; 0 where that cannot be told.

    Whoever checks a commit searches what its author did: a find of another place refuses nobody's work by the date.
    """
    command = ["git", "-C", str(folder), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return 0
    return int(done.stdout[:DIGITS], 16) if done.returncode == 0 else 0


def seeds(count: int) -> range:
    """So many numbers of this seed's to search with, none of them another seed's."""
    assert count <= APART
    return range(seed() * APART, seed() * APART + count)


def todays(cases: Iterable[T], share: int) -> list[T]:
    """One case of so many, others for each seed; all with `--full`: for what is attacked rather than specified."""
    full = os.environ.get("TRAINER_FULL") == "1"
    return [each for number, each in enumerate(cases) if full or (number + seed()) % share == 0]


def told() -> str:
    """How to search the same again, in a sentence."""
    return f"Searched with seed {seed()}; the same again: {SEED}={seed()} python3 start.py test"
