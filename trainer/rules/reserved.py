"""What players do at the table that a house reserves to its floor: the dealer stops the action and calls.

A point is a matter to be noticed where the house finds fault with it and has the floor decide. What the floor then
orders is followed, and the hand plays on.
"""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points import points_of
from trainer.rules.ruling import Authority, Decision, Matter, Step

RESERVED: Mapping[str, type[g.Act]] = {
    "device-used": g.Device,
    "conduct-told": g.Conduct,
    "shown-to-one": g.ShowTo,
    "folded-hand-spoken-of": g.Claim,
    "clock-asked": g.Request,
    "bounty-chip-in-hand": g.Bounty,
}
"""Kinds of points that become matters where a house reserves them to its floor, each with the act that makes it."""
CALL = Step("call-the-floor")
STEPS = (CALL, Step("obey-the-floor", (CALL.key,)))


def reserved(law: Book, facts: Facts) -> Iterator[Matter]:
    """Everything of the kind that this house reserves to its floor, in order."""
    done = facts.record.acts
    kinds = [kind for kind, act in RESERVED.items() if act in done]
    found = sorted(points_of(facts, *kinds), key=lambda each: (each.onset, each.kind))
    yield from (each for each in found if is_reserved(agreed(law, facts.about(each))))


def is_reserved(decision: Decision | None) -> bool:
    """Does the house find fault with it, and have the floor decide?"""
    ruling = decision.ruling if decision is not None else None
    return ruling is not None and ruling.fault and ruling.authority is Authority.FLOOR


def to_the_floor(decision: Decision) -> Decision:
    """What the house says to it, with what the dealer does: to call, and to follow the ruling."""
    if not is_reserved(decision) or decision.ruling is None or decision.ruling.steps:
        return decision
    return replace(decision, ruling=replace(decision.ruling, steps=STEPS))
