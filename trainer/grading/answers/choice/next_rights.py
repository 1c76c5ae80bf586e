"""What the player who is next to act may do."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from trainer.rules.common.rights import CLOSED
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import maker
from trainer.rules.ruling import Decision

CHECKED = "bet.check-leaves-call-or-fold"
"""The ruling on a check against a bet."""


def next_to_act(facts: Facts) -> int:
    """The seat with the action; 0 where nobody is to act, as where only one hand is left."""
    course = facts.course
    alone = len(course.contesting) == 1
    return course.pending[0] if course.betting and course.pending and not alone else 0


def has_only_said(facts: Facts) -> bool:
    """Has the player who seems to be next acted by right, in words alone, as others have gone on from them?"""
    seat, now = next_to_act(facts), told(facts).standing
    return bool(seat) and now is not None and seat not in now.pending


def has_only_called(facts: Facts) -> bool:
    """Has that player called in words? Nothing is left to choose then, but chips to put in."""
    seat, street = next_to_act(facts), facts.course.street
    acts = [made for made, _ in told(facts).acts if (made.seat, made.street) == (seat, street)]
    return has_only_said(facts) and bool(acts) and said_first(acts[-1], "call")


def next_rights(facts: Facts, found: Iterable[Decision]) -> Decision | None:
    """What the player who is next to act may do; None where nobody is, or a wager before is still to be put right."""
    if has_only_called(facts):
        return None
    mine: Iterator[Decision] = (
        each
        for each in found
        if each.matter.kind == "rights" and each.matter.seats[0] == next_to_act(facts) and each.ruling is not None
    )
    return max(mine, key=lambda each: each.matter.onset, default=None)


def left_by_a_check(facts: Facts, found: Iterable[Decision]) -> Decision | None:
    """What is left to the player whose turn it still is, who has checked the bet; None where the rulebook has
    nothing on it.
    """
    mine = (
        each
        for each in found
        if each.ruling is not None
        and each.ruling.key == CHECKED
        and (made := maker(facts.about(each.matter))) is not None
        and (made.street, made.seat) == (facts.course.street, next_to_act(facts))
    )
    last = max(mine, key=lambda each: each.matter.onset, default=None)
    return replace(last, ruling=CLOSED) if last is not None else None
