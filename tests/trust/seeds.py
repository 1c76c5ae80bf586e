"""The seed of today's attacks: another one each day, and the same one again where it is named."""

import os
from datetime import date

SEED = "TRAINER_SEED"


def seed() -> int:
    """What TRAINER_SEED says, else the number of the day. Print it with every failure."""
    return int(os.environ.get(SEED) or date.today().toordinal())  # noqa: DTZ011  # any day will do, here or elsewhere
