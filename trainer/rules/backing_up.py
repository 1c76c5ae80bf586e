"""The course of a betting round once the dealer has pointed the action back to a player who was passed over.

Until then everybody goes on from where somebody acted out of turn, as players do. From then on what was done too soon
waits: at its turn it stands where nothing was bet or raised in between, otherwise that player acts anew.
"""

from trainer.kernel.table import Table
from trainer.rules.betting import Action, Course, Waiting, able_to_answer

POST = "post"
"""What the dealer says of a bet out of turn that is in force as a posted minimum."""


def with_passed(before: Course, after: Course) -> Course:
    """The course after an act; of the first one out of turn it remembers what stood before it."""
    if after.passed is not None or not after.actions or after.actions[-1].in_turn:
        return after
    own = after.ongoing
    return after._replace(passed=own.before if own is not None else before)


def pointed(course: Course, seat: int, table: Table) -> Course:
    """The dealer points the action to a seat: from there it goes on clockwise. It stays where it is for a seat that
    is not to act: one that has acted, or whose bet out of turn posts what the others face.
    """
    base = course.passed
    if base is not None and base.betting and seat in base.pending:
        posted = _in_force(base, course, table)
        return _backed_up(posted, course, seat) if seat in posted.pending else course
    if not course.betting or seat not in course.pending:
        return course
    return course._replace(pending=_from(course.pending, seat))


def _from(pending: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = pending.index(seat)
    return pending[at:] + pending[:at]


def _backed_up(base: Course, now: Course, seat: int) -> Course:
    left = tuple(each for each in _from(base.pending, seat) if each not in now.folded)
    posted = {each for each, _ in now.posted}
    since = [e for e in now.actions[len(base.actions) :] if e.kind != "fold" and e.seat not in posted]
    waiting = _waiting(base, since)
    lies = base._replace(committed=now.committed, folded=now.folded, actions=now.actions)
    return lies._replace(pending=left, ongoing=None, waiting=waiting)


def posts(course: Course, amount: int, table: Table) -> Course:
    """The dealer says that the last bet, made out of turn, posts so much: that much is in force from now on."""
    seat, act = _out_of_turn(course), course.ongoing
    if not seat:
        return _posts_late(course, amount, table)
    posted = _with_post(course, seat, amount)
    if act is None or act.seat != seat:
        return course._replace(posted=posted)
    heard = act._replace(heard=True, before=act.before._replace(posted=posted))
    return course._replace(posted=posted, ongoing=heard)


def _posts_late(course: Course, amount: int, table: Table) -> Course:
    """The same where the action has been pointed back already, so that the bet waits."""
    own = next((each for each in reversed(course.waiting) if each.to > each.faced), None)
    if own is None:
        return course
    waiting = tuple(each for each in course.waiting if each is not own)
    now = course._replace(posted=_with_post(course, own.seat, amount), waiting=waiting)
    return _in_force(now, now, table)


def _with_post(course: Course, seat: int, amount: int) -> tuple[tuple[int, int], ...]:
    return (*(each for each in course.posted if each[0] != seat), (seat, amount))


def _out_of_turn(course: Course) -> int:
    """The seat that last put chips in or declared something before its turn, 0 for none."""
    act, last = course.ongoing, course.actions[-1] if course.actions else None
    if act is not None and last is not None and not last.in_turn and last.seat == act.seat:
        return act.seat if last.kind != "call" else 0
    return next((seat for seat, _ in reversed(course.said) if seat != course.to_act), 0)


def _in_force(base: Course, now: Course, table: Table) -> Course:
    """The round as it stood, with what was posted: everybody who can has yet to answer it, those passed over first."""
    for seat, amount in now.posted:
        if amount > base.bet and seat in base.pending:
            first = base.pending[: base.pending.index(seat)]
            rest = tuple(each for each in able_to_answer(base, table, seat) if each not in first)
            by = max(base.raise_by, amount - base.bet)
            base = base._replace(bet=amount, raise_by=by, pending=first + rest)
    return base


def _waiting(base: Course, since: list[Action]) -> tuple[Waiting, ...]:
    """What each of them did too soon, and the bet that he faced."""
    found: dict[int, Waiting] = {}
    level = base.bet
    for each in since:
        if each.kind != "check" or each.to >= level:  # a check of a bet comes to nothing
            found[each.seat] = Waiting(each.seat, each.to, level)
        level = max(level, each.to)
    return tuple(found.values())


def comes_round(course: Course, table: Table) -> Course:
    """Whoever acted too soon and is due by now: his act stands, or the action has changed and he acts anew."""
    while course.pending and (own := next((w for w in course.waiting if w.seat == course.pending[0]), None)):
        course = course._replace(waiting=tuple(each for each in course.waiting if each is not own))
        if own.faced != course.bet:
            return course
        course = _stands(course, table, own)
    return course


def _stands(course: Course, table: Table, own: Waiting) -> Course:
    if own.to <= course.bet:
        return course._replace(pending=course.pending[1:])
    by, able = max(course.raise_by, own.to - course.bet), able_to_answer(course, table, own.seat)
    return course._replace(bet=own.to, raise_by=by, pending=able)
