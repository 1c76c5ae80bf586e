"""The last live hand has won: that it is let go too, or taken in by the dealer, changes nothing."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, live, showdown
from trainer.rules.record import Record


def as_won(record: Record) -> Record:
    """The hand without the gesture by which its last cards went, where all others have folded or lie in the muck."""
    facts = Facts(record, len(record))
    if live(facts) or not facts.deal_start < facts.at:
        return record
    began = showdown(facts)
    for index, gesture, before, after in facts.happened(began or facts.deal_start):
        then = facts.when(index)
        left = live(then)
        if len(left) != 1 or not before.seat(left[0]).hand or after.seat(left[0]).hand:
            continue
        won = len(then.course.contesting) == 1 or bool(began)
        lying = bool(began and (before.aside or anybody_all_in(then)))
        if won and not lying and _taken(gesture, left[0]):
            return record.otherwise(each for at, each in enumerate(record.gestures) if at != index) or record
    return record


def _taken(gesture: g.Gesture, seat: int) -> bool:
    """Does the player of that seat give up his cards, or the dealer muck them?"""
    own = gesture.seat == seat and isinstance(gesture.act, g.Fold | g.Move)
    return own or (not gesture.seat and isinstance(gesture.act, g.Muck))
