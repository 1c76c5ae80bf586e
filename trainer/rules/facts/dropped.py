"""A dropped stub: what fell, what it ran into, and whether cards were still to come."""

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.table import Table
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts


def fell(facts: Facts, index: int) -> bool:
    """Did the dealer drop the stub with that gesture, while cards of the hand were still to be dealt?"""
    gesture, course = facts.record.gestures[index], facts.record.courses[index]
    if not isinstance(gesture.act, g.Drop) or not gesture.by_dealer:
        return False
    return course.street < LAST_STREET[facts.game] and len(course.contesting) > 1


def ran_into(before: Table, after: Table) -> tuple[Card, ...]:
    """The cards of the muck and the burns that lie in the heap of the dropped stub."""
    own = {each.card for each in before.stub}
    return tuple(each.card for each in after.stub if each.card not in own)


def heap(facts: Facts) -> tuple[Card, ...]:
    """All cards of the heap of the matter."""
    return tuple(each.card for each in facts.record.tables[facts.matter.error].stub)
