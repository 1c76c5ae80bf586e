"""What a player may do whose turn is still to come: the hand with everybody before him only calling."""

from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.facts import Facts
from trainer.rules.record import Record

CALL = "call"


def as_called(record: Record, seat: int) -> Record | None:
    """The hand once the action has come to that seat by checks and calls alone; None where it doesn't."""
    street, then = record.courses[-1].street, record
    for _ in record.setup.seats:
        due = next_to_act(Facts(then, len(then)))
        if not due or then.courses[-1].street != street:
            return None
        if due == seat:
            return then if then is not record else None
        acts = _call(then, due)
        if not acts:
            return None
        at = then.gestures[-1].at
        then = then.otherwise((*then.gestures, *(g.Gesture(at, f"P{due}", each) for each in acts)))
    return None


def _call(record: Record, seat: int) -> tuple[g.Act, ...]:
    course, stack = record.courses[-1], record.tables[-1].seat(seat).stack
    owed = min(course.bet - course.committed[seat - 1], stack.amount)
    if not owed:
        return (g.Check(),)
    chips = pick(stack, owed)
    return (g.Say(CALL), g.Wager(chips)) if chips is not None else ()
