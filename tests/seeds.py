"""The seed of today's searches: another one each day, and the same one again where it is named."""

import os
from datetime import date

SEED = "TRAINER_SEED"
APART = 100_000


def seed() -> int:
    """What TRAINER_SEED says, else the number of the day."""
    return int(os.environ.get(SEED) or date.today().toordinal())  # noqa: DTZ011  # any day will do, here or elsewhere


def seeds(count: int) -> range:
    """So many numbers of today's to search with, none of them another day's."""
    assert count <= APART
    return range(seed() * APART, seed() * APART + count)


def told() -> str:
    """How to search the same again, in a sentence."""
    return f"Searched with seed {seed()}; the same again: {SEED}={seed()} python3 start.py test"
