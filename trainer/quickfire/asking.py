"""Asking the house: decisions on the points of a situation, and only those that a trainee may be held to."""

from collections.abc import Iterable

from trainer.quickfire.kind import Unsuitable
from trainer.rules.book import Book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.kinds import OF_HANDS
from trainer.rules.practice import Practice, practice_of
from trainer.rules.ruling import Citation, Decision, Matter

FLOOR_DECIDES = "floor.decision"


def every(facts: Facts, kind: str) -> list[Matter]:
    """The points of a kind in their order."""
    return list(OF_HANDS[kind].detector(facts))


def found(facts: Facts, kind: str, seat: int = 0) -> Matter:
    """The last point of a kind, of that seat if one is named. Raises Unsuitable where there is none."""
    points = [each for each in every(facts, kind) if not seat or each.seats[:1] == (seat,)]
    if not points:
        raise Unsuitable
    return points[-1]


def on(law: Book, facts: Facts, matter: Matter) -> Decision:
    """What the house says on a point. Raises Unsuitable where our copy of its book lacks that."""
    decision = decide(law, facts.about(matter))
    if decision.lacking:
        raise Unsuitable
    return decision


def decided(law: Book, facts: Facts, kind: str, seat: int = 0) -> Decision:
    """What the house says on the last point of a kind. Raises Unsuitable in silence and where it is not confirmed."""
    decision = on(law, facts, found(facts, kind, seat))
    if not sure(decision):
        raise Unsuitable
    return decision


def if_sure(law: Book, facts: Facts, kind: str, seat: int = 0) -> tuple[Decision, ...]:
    """What the house says on the last point of a kind, where there is one and the house decides it."""
    try:
        return (decided(law, facts, kind, seat),)
    except Unsuitable:
        return ()


def sure(decision: Decision) -> bool:
    """Does the house decide, by its own book or by one that it is known to follow?"""
    return decision.ruling is not None and decision.confirmed and bool(decision.citations)


def figure(decision: Decision, name: str) -> int:
    """A figure of a decision. Raises Unsuitable where it has none."""
    found = dict(decision.figures)
    if name not in found:
        raise Unsuitable
    return found[name]


def agreed(decisions: Iterable[Decision], name: str) -> int:
    """The figure that all decisions which know it come to. Raises Unsuitable where they differ or none knows it."""
    values = {value for each in decisions for key, value in each.figures if key == name}
    if len(values) != 1:
        raise Unsuitable
    return values.pop()


def practised(law: Book, *names: str) -> tuple[Practice, ...]:
    """Common practice as the house has it; what it has dropped is left out."""
    return tuple(each for name in names if (each := practice_of(law, name)) is not None)


def floor_paragraph(law: Book) -> tuple[Citation, ...]:
    """The paragraph by which the floor decides what no rule does."""
    told = [each for each in law.ledger.paragraphs if each.topic == FLOOR_DECIDES]
    return tuple(Citation(law.key, each.at, each.says, each.reading) for each in told[:1])
