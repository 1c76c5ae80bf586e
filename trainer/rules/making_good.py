"""Chips that the dealer asks somebody for who has acted already: they make his wager good and are no act of their own.

The last act of a round is made good by itself, while nobody has acted after it (see `Ongoing`); this is for those
before it, for calls that were whole until the bet was corrected, and for a round that is over.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace

if TYPE_CHECKING:
    from trainer.rules.acts import Action, Course

RISING = ("bet", "raise")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the dealer wants of a seat, in chips; `index` is the gesture in which he said so."""

    seat: int
    amount: int
    index: int


def wants(course: "Course", act: g.AskFor | g.AnnounceBet, index: int) -> "Course | None":
    """The course once that seat is asked to make its wager good; None where the words are about the last act."""
    seat, amount = (act.seat, act.amount) if isinstance(act, g.AskFor) else _spoken_of(course, act)
    if amount <= 0 or seat == course.to_act or seat not in course.contesting or not _acted(course, seat):
        return None
    if course.ongoing is not None and course.ongoing.seat == seat and not _whole_call(course):
        return None
    rest = tuple(each for each in course.wanted if each.seat != seat)
    return replace(course, wanted=(*rest, Wanted(seat, amount, index)))


def _spoken_of(course: "Course", act: g.AnnounceBet) -> tuple[int, int]:
    """The seat whose wager is announced, and what it lacks by these words: of a raise the last that is no mere call."""
    if course.ongoing is not None and not _whole_call(course):
        return 0, 0
    kinds = RISING if act.kind in RISING else ("call",)
    found = [each for _, each in _on_the_street(course) if each.kind in kinds]
    return (found[-1].seat, act.amount - found[-1].to) if found else (0, 0)


def makes_good(course: "Course", gesture: g.Gesture) -> bool:
    """Are these chips what the dealer asked that seat for? At its own turn they are a new act."""
    if not course.wanted or not isinstance(gesture.act, g.Wager) or gesture.seat == course.to_act:
        return False
    return any(each.seat == gesture.seat for each in course.wanted)


def made_good(course: "Course", opening: int, seat: int, amount: int) -> "Course":
    """The course after these chips; of a bet or raise the others face more. `opening` is the level of the street."""
    after, ongoing = _grown(course, opening, seat, amount), course.ongoing
    if ongoing is None or ongoing.seat == seat:
        return replace(after, ongoing=None)
    return replace(after, ongoing=replace(ongoing, before=_grown(ongoing.before, opening, seat, amount)))


def _grown(course: "Course", opening: int, seat: int, amount: int) -> "Course":
    at, old = max(_acted(course, seat), key=lambda each: each[0])
    new = replace(old, added=old.added + amount, to=old.to + amount)
    committed = tuple(put + amount * (number == seat) for number, put in enumerate(course.committed, 1))
    wanted = tuple(each for each in course.wanted if each.seat != seat)
    acts = (*course.actions[:at], new, *course.actions[at + 1 :])
    course = replace(course, actions=acts, committed=committed, wanted=wanted)
    if new.kind not in RISING:
        return course
    faced = max([opening, *(each.to for each in course.actions[:at] if each.street == course.street)])
    return replace(course, bet=max(course.bet, new.to), raise_by=max(course.raise_by, new.to - faced))


def _acted(course: "Course", seat: int) -> "list[tuple[int, Action]]":
    """The acts of a seat on this street, with their places."""
    return [(at, each) for at, each in _on_the_street(course) if each.seat == seat]


def _on_the_street(course: "Course") -> "Iterator[tuple[int, Action]]":
    return ((at, each) for at, each in enumerate(course.actions) if each.street == course.street)


def _whole_call(course: "Course") -> bool:
    """Is the last act a call of all that there was to call, and no more?"""
    last, put, ongoing = course.actions[-1], course.committed, course.ongoing
    said = dict(ongoing.before.said).get(last.seat) if ongoing is not None else None
    called = last.kind == "call" and last.to == course.bet == put[last.seat - 1]
    return called and (said is None or said.kind == "call")
