"""A caller who throws his hand into the muck while others are still to act folds out of turn."""

from trainer.kernel import gestures as g
from trainer.rules.record import Record

PASSIVE = ("call", "check")


def as_folding(record: Record) -> Record:
    """The hand with a fold in the place of each such throw; who is all-in or has bet lets go of a hand otherwise."""
    acts = [
        g.Gesture(each.at, each.who, g.Fold()) if _throws(record, index) else each
        for index, each in enumerate(record.gestures)
    ]
    return record.otherwise(acts) or record if acts != list(record.gestures) else record


def _throws(record: Record, index: int) -> bool:
    gesture, course = record.gestures[index], record.courses[index]
    act, seat = gesture.act, gesture.seat
    if not (isinstance(act, g.Move) and act.to == "muck" and course.betting and seat in course.contesting):
        return False
    held = record.tables[index].seat(seat)
    if seat in course.pending or not held.stack or {each.card for each in held.hand} != set(act.cards):
        return False
    mine = [each for each in course.actions if each.seat == seat and each.street == course.street]
    return bool(mine) and mine[-1].kind in PASSIVE
