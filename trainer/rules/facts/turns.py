"""Whose turn it is by right, and what was done out of turn: the betting round as it stands apart from slips.

Like the course this follows what happened; unlike it, an act out of turn waits here until the action comes round to
the player who made it. Where nobody has bet or raised in between it is then in force, otherwise he acts anew. Houses
that have an all-in stand or a minimum posted are followed in a way of their own.
"""

from collections.abc import Callable, Mapping
from functools import cache

from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.standing import OutOfTurn, Told, Turn, laid_out
from trainer.rules.facts.wager import Wager
from trainer.rules.facts.walk import WAITING, Walk, Way

AFTER_ACTING = "raise-after-acting"
"""The point of a raise made by somebody who had acted on the street."""


def told(facts: Facts, way: Way = WAITING) -> Told:
    """The betting of the present deal, followed by right up to this moment."""
    return _followed(way)(facts)


@cache
def _followed(way: Way) -> Callable[[Facts], Told]:
    @remembered
    def answer(facts: Facts) -> Told:
        return Walk(facts, way).walked()

    return answer


def way_of(numbers: Mapping[str, int]) -> Way:
    """The way of a house by the figures of its paragraphs."""
    return Way(bool(numbers.get("all_ins_stand", 0)), numbers.get("posts", 0))


def by_right(facts: Facts) -> tuple[Wager, ...]:
    """Every wager of the present deal: those in turn face nothing that waits out of turn."""
    faced = {made.first: made for made, _ in told(facts).acts}
    return tuple(faced.get(each.first, each) for each in laid_out(facts))


def out_of_turn(facts: Facts, way: Way = WAITING) -> OutOfTurn:
    """The act out of turn that the matter is about. Raises LookupError when it is about none."""
    found = found_out_of_turn(facts, way)
    if found is None:
        raise LookupError(f"{facts.matter.key} is about no act out of turn")
    return found


def found_out_of_turn(facts: Facts, way: Way) -> OutOfTurn | None:
    """The same, None where it is in turn in that way."""
    return next((each for each in told(facts, way).outs if each.made.first + 1 == facts.matter.error), None)


def turn_in(facts: Facts, way: Way = WAITING) -> Turn | None:
    """The turn that the matter is about, followed in that way; None where it is another seat's."""
    until = facts.matter.error - (facts.matter.kind == AFTER_ACTING)  # about what he did with it, not of its coming
    begun = [each for each in told(facts, way).turns if each.at <= until]
    return begun[-1] if begun and begun[-1].seat in facts.matter.seats else None


def turn(facts: Facts, way: Way = WAITING) -> Turn:
    """The same. Raises LookupError when it is about no turn."""
    found = turn_in(facts, way)
    if found is None:
        raise LookupError(f"{facts.matter.key} is about no turn")
    return found


def due_now(facts: Facts, way: Way = WAITING) -> int:
    """The seat whose turn it is by right as things stand, 0 when nobody is to act."""
    standing = told(facts, way).standing
    return standing.pending[0] if standing is not None and standing.pending else 0
