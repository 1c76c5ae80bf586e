"""The irregularity of the day: one fresh hand a day and house, the same for everybody who deals there."""

from datetime import date
from random import Random

from trainer.scenarios.fresh.keys import Order, is_fresh
from trainer.study.free_deal import that_go_wrong
from trainer.study.library import Library

MODE = "day"  # of hands that are dealt as that
SEEDS = 2**31


def of_the_day(found: Library, day: date) -> Order | None:
    """The hand of that day; None where a house has no fresh ones. None comes again before all others have."""
    keys = sorted(each.key for each in that_go_wrong(found) if is_fresh(each.key))
    if not keys:
        return None
    cycle, place = divmod(day.toordinal(), len(keys))
    Random(f"{found.house} {cycle}").shuffle(keys)
    return Order(found.house, keys[place], Random(f"{found.house} {day.isoformat()}").randrange(SEEDS))
