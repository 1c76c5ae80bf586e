"""What practises an area of the law at a house: questions on all of its topics."""

from trainer.rules.areas import TITLES, area
from trainer.scenarios.questions import bank, pick_on
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.questions import Asked, put

MOST = 10


def pose_area(desk: Desk, key: str, house: str, seed: int) -> Asked | None:
    """Questions on an area at a house, those least asked first; None where there is none. Raises StoreTrouble."""
    wanted = {each.topic for each in bank() if area(each.topic) == key}
    seen = desk.store.seen(desk.profile.id, house)
    posed = pick_on(bank(), house, wanted, MOST, seed, seen)
    return put(house, TITLES[key], posed) if posed else None
