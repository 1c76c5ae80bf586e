"""What each seat has in by right: what it put in on each street as far as it was to be matched and somebody matched it.

Change that a player has coming, a bet that nobody called and chips that went back are none of it. Everybody's own ante
is, one that a single player posts for all is not.
"""

from trainer.rules.course import Course
from trainer.rules.facts import Facts, remembered


@remembered
def by_street(facts: Facts) -> tuple[dict[int, int], ...]:
    """For each street that was opened, what every seat has in by right, in chips' worth, without antes."""
    last: dict[int, Course] = {}
    for course in facts.record.courses[facts.deal_start : facts.at + 1]:
        if course.street >= 0 and any(course.committed):
            last[course.street] = course
    return tuple(_matched(last[street]) for street in sorted(last))


def _matched(course: Course) -> dict[int, int]:
    put_in = {seat: min(course.bet, amount) for seat, amount in enumerate(course.committed, 1)}
    called = sorted(put_in.values(), reverse=True)[1]
    return {seat: min(amount, called) for seat, amount in put_in.items() if amount}


def own_antes(facts: Facts) -> dict[int, int]:
    """By seat, what it posted as everybody's ante: whoever has less wins no more of anybody's."""
    paid = () if facts.setup.stakes.big_blind_ante else facts.course.antes
    return {seat: amount for seat, amount in enumerate(paid, 1) if amount}


def antes_lying(facts: Facts, seat: int) -> int:
    """How much of an ante lay in front of a seat when the betting of this street opened."""
    dead = facts.record.courses[facts.course.opened].dead
    return dead[seat - 1] if dead else 0


@remembered
def by_right(facts: Facts) -> dict[int, int]:
    """What every seat has in by right in this deal, all streets together; what nobody has matched in all is not in."""
    found = own_antes(facts)
    for street in by_street(facts):
        for seat, amount in street.items():
            found[seat] = found.get(seat, 0) + amount
    called = sorted(found.values(), reverse=True)[1:2]
    return {seat: min(amount, *called) if called else amount for seat, amount in found.items()}
