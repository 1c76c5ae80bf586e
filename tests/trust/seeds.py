"""The seed of searches that go on from day to day: TRAINER_SEED repeats one, else each day has its own."""

import os
from datetime import UTC, datetime


def seed() -> int:
    """The number that TRAINER_SEED gives, else today's ordinal."""
    given = os.environ.get("TRAINER_SEED")
    return int(given) if given else datetime.now(UTC).toordinal()
