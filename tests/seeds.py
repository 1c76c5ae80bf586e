"""The seed of today's searches: another one each day, and the same one again where it is named."""

import os
from collections.abc import Iterable
from datetime import date
from typing import TypeVar

SEED = "TRAINER_SEED"
APART = 100_000
T = TypeVar("T")


def seed() -> int:
    """What TRAINER_SEED says, else the number of the day."""
    return int(os.environ.get(SEED) or date.today().toordinal())  # noqa: DTZ011  # any day will do, here or elsewhere


def seeds(count: int) -> range:
    """So many numbers of today's to search with, none of them another day's."""
    assert count <= APART
    return range(seed() * APART, seed() * APART + count)


def todays(cases: Iterable[T], share: int) -> list[T]:
    """One case of so many, others each day; all of them with `--full`: for what is attacked rather than specified."""
    full = os.environ.get("TRAINER_FULL") == "1"
    return [each for number, each in enumerate(cases) if full or (number + seed()) % share == 0]


def told() -> str:
    """How to search the same again, in a sentence."""
    return f"Searched with seed {seed()}; the same again: {SEED}={seed()} python3 start.py test"
