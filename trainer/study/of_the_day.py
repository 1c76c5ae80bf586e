"""The irregularity of the day: one fresh hand a day and house, the same for everybody who deals there."""

from datetime import date
from random import Random

from trainer.scenarios.fresh.keys import Order
from trainer.study.free_deal import fresh_keys
from trainer.study.library import Library

MODE = "day"  # of hands that are dealt as that
SEEDS = 2**31


def of_the_day(found: Library, day: date) -> Order | None:
    """The hand of that day; None where a house has no fresh ones. None comes again before all others have."""
    keys = fresh_keys(found)
    if not keys:
        return None
    cycle, place = divmod(day.toordinal(), len(keys))
    Random(f"{found.house} {cycle}").shuffle(keys)
    return Order(found.house, keys[place], Random(f"{found.house} {day.isoformat()}").randrange(SEEDS))
