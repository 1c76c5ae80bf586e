"""What each seat has in by right: what it put in on each street as far as it was to be matched and somebody matched it.

Change that a player has coming, a bet that nobody called and chips that went back are none of it.
"""

from trainer.rules.course import Course
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.button import ante_for_all


@remembered
def by_street(facts: Facts) -> tuple[dict[int, int], ...]:
    """For each street that was opened, what every seat has in by right, in chips' worth. A dead ante is no part."""
    last: dict[int, Course] = {}
    for course in facts.record.courses[facts.deal_start : facts.at + 1]:
        if course.street >= 0 and any(course.committed):
            last[course.street] = course
    return tuple(_matched(facts, last[street]) for street in sorted(last))


def _matched(facts: Facts, course: Course) -> dict[int, int]:
    dead = ante_for_all(facts) if course.street == 0 else {}
    put_in = {seat: min(course.bet, amount - dead.get(seat, 0)) for seat, amount in enumerate(course.committed, 1)}
    called = sorted(put_in.values(), reverse=True)[1]
    return {seat: min(amount, called) for seat, amount in put_in.items() if amount}


@remembered
def by_right(facts: Facts) -> dict[int, int]:
    """What every seat has in by right in this deal, all streets together; what nobody has matched in all is not in."""
    found: dict[int, int] = {}
    for street in by_street(facts):
        for seat, amount in street.items():
            found[seat] = found.get(seat, 0) + amount
    called = sorted(found.values(), reverse=True)[1:2]
    return {seat: min(amount, *called) if called else amount for seat, amount in found.items()}
