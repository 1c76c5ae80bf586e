"""Forced bets as they lay there when the first betting of a deal opened."""

from trainer.rules.course import clockwise
from trainer.rules.facts import Facts, remembered


@remembered
def opened(facts: Facts) -> int:
    """The gesture count at which the first betting of the present deal opened, or now where it has not."""
    counts = range(facts.deal_start, facts.at + 1)
    return next((each for each in counts if facts.record.courses[each].street == 0), facts.at)


def posted(facts: Facts) -> tuple[int, int]:
    """The small and the big blind as they lay in front when the betting opened; a blind alone is the big one."""
    table, course = facts.record.tables[opened(facts)], facts.record.courses[opened(facts)]
    lying = {each.number: course.front(each) for each in table.seats}
    order = clockwise(tuple(seat for seat, amount in lying.items() if amount), table.button)
    if len(order) < 2:
        return 0, sum(lying.values())
    small, big = (order[-1], order[0]) if len(facts.course.dealt_in) == 2 else order[:2]
    return lying[small], lying[big]
