"""What each seat has in by right: what it put in on each street as far as it was to be matched and somebody matched it.

Change that a player has coming, a bet that nobody called and chips that went back are none of it. Everybody's own ante
is, one that a single player posts for all is not.
"""

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.course import Course
from trainer.rules.facts import Facts, followed, remembered_unless
from trainer.rules.posting import small_blind_seat

FOLD = g.Fold.verb


@followed
def _committed(facts: Facts, before: dict[int, Course] | None) -> dict[int, Course]:
    """By street of this deal, the course that tells what every seat has in on it; another value once chips move."""
    course = facts.course
    if before is None or facts.deal_start == facts.at:
        before = {}
    if course.street < 0 or not any(course.committed):
        return before
    last = before.get(course.street)
    same = last is not None and (last.committed, last.bet) == (course.committed, course.bet)
    return before if same else {**before, course.street: course}


def moved(facts: Facts) -> bool:
    """Has the last gesture put chips in, somebody out of the hand, or begun another deal?"""
    if facts.course.folded != facts.record.courses[facts.at - 1].folded:
        return True
    return _committed(facts) is not _committed(facts.when(facts.at - 1))


@remembered_unless(moved)
def by_street(facts: Facts) -> tuple[dict[int, int], ...]:
    """For each street that was opened, what every seat has in by right, in chips' worth, without antes."""
    last = _committed(facts)
    return tuple(_matched(facts, last[street]) for street in sorted(last))


def _matched(facts: Facts, course: Course) -> dict[int, int]:
    committed = ((seat, amount) for seat, amount in enumerate(course.committed, 1) if amount)
    put_in = {seat: min(_asked(facts, course, seat), amount) for seat, amount in committed}
    called = next(iter(sorted(put_in.values(), reverse=True)[1:2]), 0)
    return {seat: min(amount, called) for seat, amount in put_in.items() if amount}


def _asked(facts: Facts, course: Course, seat: int) -> int:
    """What the seat had to match on a street, at the most: what everybody has, or, of one that folded, what its last
    act before came to, and without any the blind that it posted, in whatever chips.
    """
    if seat not in facts.course.folded:
        return course.bet
    acts = (each for each in facts.course.actions if each.seat == seat and each.street == course.street)
    own = [each for each in acts if each.kind != FOLD]
    if own and own[-1].to:
        return min(course.bet, own[-1].to)
    if course.street > 0 or is_stud(facts.game):
        return course.bet
    small = small_blind_seat(course.dealt_in, facts.table.button)
    blind = facts.setup.stakes.small_blind if seat == small else facts.setup.stakes.big_blind
    return min(course.bet, blind or course.bet)


def own_antes(facts: Facts) -> dict[int, int]:
    """By seat, what it posted as everybody's ante: whoever has less wins no more of anybody's."""
    paid = () if facts.setup.stakes.big_blind_ante else facts.course.antes
    return {seat: amount for seat, amount in enumerate(paid, 1) if amount}


def antes_lying(facts: Facts, seat: int) -> int:
    """How much of an ante lay in front of a seat when the betting of this street opened."""
    dead = facts.record.courses[facts.course.opened].dead
    return dead[seat - 1] if dead else 0


def paid_in(facts: Facts) -> bool:
    """Has the last gesture put chips in, or made some of them antes?"""
    return moved(facts) or facts.course.antes != facts.record.courses[facts.at - 1].antes


@remembered_unless(paid_in)
def by_right(facts: Facts) -> dict[int, int]:
    """What every seat has in by right in this deal, all streets together; what nobody has matched in all is not in."""
    found = own_antes(facts)
    for street in by_street(facts):
        for seat, amount in street.items():
            found[seat] = found.get(seat, 0) + amount
    called = sorted(found.values(), reverse=True)[1:2]
    return {seat: min(amount, *called) if called else amount for seat, amount in found.items()}
