"""Chips that the dealer asks somebody for who has acted already: they make his wager good and are no act of their own.

The last act of a round is made good by itself, while nobody has acted after it (see `Ongoing`); this is for those
before it, for calls that were whole until the bet was corrected, and for a round that is over.
"""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.betting import Action, Course, Wanted

RISING = ("bet", "raise")


def wants(course: Course, act: g.Act, index: int) -> Course | None:
    """The course once that seat is asked to make its wager good; None where the words are about the last act."""
    seat, amount = _spoken_of(course, act)
    if amount <= 0 or seat == course.to_act or seat not in course.contesting or not _acted(course, seat):
        return None
    if course.ongoing is not None and course.ongoing.seat == seat and not _whole_call(course):
        return None
    rest = tuple(each for each in course.wanted if each.seat != seat)
    return course._replace(wanted=(*rest, Wanted(seat, amount, index)))


def _spoken_of(course: Course, act: g.Act) -> tuple[int, int]:
    """The seat that is asked or spoken of, and what it lacks; a raise spoken of is the last that is no mere call."""
    if isinstance(act, g.AskFor):
        return act.seat, act.amount
    if not isinstance(act, g.AnnounceBet):
        return 0, 0
    if course.ongoing is not None and not _whole_call(course):
        return 0, 0
    kinds = RISING if act.kind in RISING else ("call",)
    found = [each for _, each in _on_the_street(course) if each.kind in kinds]
    if not found:
        return 0, 0
    return found[-1].seat, act.amount - found[-1].to + pulled_back(course, found[-1].seat)


def makes_good(course: Course, gesture: g.Gesture) -> bool:
    """Are these chips what the dealer asked that seat for? At its own turn they are a new act."""
    if not course.wanted or not isinstance(gesture.act, g.Wager) or gesture.seat == course.to_act:
        return False
    return any(each.seat == gesture.seat for each in course.wanted)


def made_good(course: Course, opening: int, seat: int, amount: int) -> Course:
    """The course after these chips; of a bet or raise the others face more. `opening` is the level of the street."""
    after, ongoing = _grown(course, opening, seat, amount), course.ongoing
    if ongoing is None or ongoing.seat == seat:
        return after._replace(ongoing=None)
    return after._replace(ongoing=ongoing._replace(before=_grown(ongoing.before, opening, seat, amount)))


def called_right(course: Course, opening: int, act: g.Act) -> Course | None:
    """The course once a bet or raise that the dealer called out as less is called what lies there: its chips are in
    already, and the others face it; None where the words are about anything else.
    """
    seat, amount = _spoken_of(course, act)
    if not isinstance(act, g.AnnounceBet) or act.kind not in RISING or amount <= 0:
        return None
    if course.committed[seat - 1] < act.amount:
        return None
    after = made_good(course, opening, seat, amount)
    if course.ongoing is None or after.ongoing is None:
        return after._replace(committed=course.committed)
    before = after.ongoing.before._replace(committed=course.ongoing.before.committed)
    return after._replace(committed=course.committed, ongoing=after.ongoing._replace(before=before))


def _grown(course: Course, opening: int, seat: int, amount: int) -> Course:
    at, old = max(_acted(course, seat), key=lambda each: each[0])
    more = max(0, amount - pulled_back(course, seat))
    new = replace(old, added=old.added + more, to=old.to + more)
    committed = tuple(put + amount * (number == seat) for number, put in enumerate(course.committed, 1))
    wanted = tuple(each for each in course.wanted if each.seat != seat)
    acts = (*course.actions[:at], new, *course.actions[at + 1 :])
    course = course._replace(actions=acts, committed=committed, wanted=wanted)
    if new.kind not in RISING:
        return course
    faced = max([opening, *(each.to for each in course.actions[:at] if each.street == course.street)])
    return course._replace(bet=max(course.bet, new.to), raise_by=max(course.raise_by, new.to - faced))


def pulled_back(course: Course, seat: int) -> int:
    """How much of its last act on this street that seat has pulled back since."""
    acted = _acted(course, seat)
    return max(0, acted[-1][1].to - course.committed[seat - 1]) if acted else 0


def _acted(course: Course, seat: int) -> list[tuple[int, Action]]:
    """The acts of a seat on this street, with their places."""
    return [(at, each) for at, each in _on_the_street(course) if each.seat == seat]


def _on_the_street(course: Course) -> Iterator[tuple[int, Action]]:
    return ((at, each) for at, each in enumerate(course.actions) if each.street == course.street)


def _whole_call(course: Course) -> bool:
    """Is the last act a call of all that there was to call, and no more?"""
    last, put, ongoing = course.actions[-1], course.committed, course.ongoing
    said = dict(ongoing.before.said).get(last.seat) if ongoing is not None else None
    called = last.kind == "call" and last.to == course.bet == put[last.seat - 1]
    return called and (said is None or said.kind == "call")
