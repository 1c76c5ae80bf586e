"""Marking: is an answer right, part by part, and why."""

from collections.abc import Callable

from trainer.questions.model import Asked, Form, Given, Marked, Reason

REMEDY, AUTHORITY = "remedy", "authority"


def complete(asked: Asked, given: Given) -> bool:
    """Does the answer say all that is asked?"""
    if asked.form is Form.NUMBER:
        return given.number is not None
    if asked.form is Form.POINT:
        return bool(given.place)
    if asked.form is Form.ORDER:
        return len(given.chosen) == steps(asked)
    return bool(given.chosen) and (given.decider is not None or not asked.deciders)


def steps(asked: Asked) -> int:
    """How many steps of an order there are; what is no step at all does not count."""
    return sum(each.right for each in asked.choices)


def mark(asked: Asked, given: Given) -> Marked:
    """What the answer is worth. Raises ValueError for one that is not complete."""
    if not complete(asked, given):
        raise ValueError(f"{given} isn't an answer to {asked.id}")
    right, reasons = BY_FORM[asked.form](asked, given)
    parts = [(_part(asked), right)]
    if given.decider is not None and asked.deciders:
        decider = asked.deciders[given.decider]
        parts.append((AUTHORITY, decider.right))
        reasons = (decider.reason, *reasons)
    return Marked(all(well for _, well in parts), tuple(parts), reasons)


def _part(asked: Asked) -> str:
    """The part that the answer itself is about; who decides is a part of its own in a RULING."""
    if asked.form is Form.RULING or not asked.tests:
        return REMEDY
    return asked.tests[0].part


Judged = tuple[bool, tuple[Reason, ...]]


def _one(asked: Asked, given: Given) -> Judged:
    chosen = asked.choices[given.chosen[0]]
    return chosen.right and len(given.chosen) == 1, (chosen.reason,)


def _several(asked: Asked, given: Given) -> Judged:
    wrong = [each for place, each in enumerate(asked.choices) if each.right != (place in given.chosen)]
    told = wrong or [asked.choices[place] for place in given.chosen]
    return not wrong, tuple(each.reason for each in told)


def _number(asked: Asked, given: Given) -> Judged:
    amount = asked.amount
    assert amount is not None
    known = dict(amount.mistakes)
    right = given.number in amount.right
    if right or given.number not in known:
        return right, (amount.reason,)
    return False, (known[given.number], amount.reason)


def _order(asked: Asked, given: Given) -> Judged:
    placed = [asked.choices[place] for place in given.chosen]
    wanted = sorted(each.number for each in asked.choices if each.right)
    wrong = [each for each, number in zip(placed, wanted, strict=True) if each.number != number]
    return not wrong, tuple(each.reason for each in wrong or placed)


def _point(asked: Asked, given: Given) -> Judged:
    found = next((each for each in asked.targets if each.place == given.place), None)
    if found is not None:
        return found.right, (found.reason,)
    return False, tuple(each.reason for each in asked.targets if each.right)


BY_FORM: dict[Form, Callable[[Asked, Given], Judged]] = {
    Form.ONE: _one,
    Form.SEVERAL: _several,
    Form.TRUE_FALSE: _one,
    Form.NUMBER: _number,
    Form.ORDER: _order,
    Form.POINT: _point,
    Form.RULING: _one,
}
