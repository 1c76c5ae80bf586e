"""What a session orders: the hand of each of its items."""

from trainer.scenarios.fresh.keys import Order, irregularity_of, is_fresh
from trainer.scenarios.fresh.levels import Level
from trainer.study.items import Item, Plan


def order_of(plan: Plan, item: Item) -> Order:
    """The hand of an item: one that tests its rule, or a clean one that could be any of those that go wrong."""
    if item.control:
        spoiled = {irregularity_of(each.keys[0]) for each in plan.items if is_fresh(each.keys[0]) and not each.control}
        return Order(plan.house, item.keys[0], item.seed, Level(item.level), among=tuple(sorted(spoiled)))
    rule = item.reasons[0].rule if item.reasons else ""
    return Order(plan.house, item.keys[0], item.seed, Level(item.level), rule)
