"""A fold in words that others have acted on is the fold it says: no line need tell of the cards."""

from trainer.kernel import gestures as g
from trainer.rules.declared import declared
from trainer.rules.facts.standing import FOLD
from trainer.rules.record import Record

LAST_TWO = 2
ACTS = (g.Wager, g.PullBack, g.Check, g.Fold)


def as_folded(record: Record, last: bool = False) -> Record:
    """The hand with the cards of whoever said in turn that he folds let go, once another player has acted after it;
    where it is asked what the `last` player left wins, as soon as nobody else is.
    """
    acts = [
        each
        for index, gesture in enumerate(record.gestures)
        for each in (
            (gesture, g.Gesture(gesture.at, gesture.who, g.Fold())) if _folds(record, index, last) else (gesture,)
        )
    ]
    return record if len(acts) == len(record.gestures) else record.otherwise(acts) or record


def _folds(record: Record, index: int, last: bool) -> bool:
    """Does a player say in turn that he folds, and does another one act next, or is nobody to act but the `last`?"""
    said = record.gestures[index]
    if not said.seat or record.courses[index].to_act != said.seat or not isinstance(said.act, g.Say):
        return False
    words = declared(said.act.words)
    if words is None or words.kind != FOLD or words.conditional:
        return False
    acts = [each.seat for each in record.gestures[index + 1 :] if each.seat and isinstance(each.act, ACTS)]
    later = record.courses[index].street == record.courses[-1].street
    if last and not acts and len(record.courses[index].contesting) == LAST_TWO:
        return not has_chips(record, index, said.seat)
    return any(seat != said.seat for seat in acts) and later and not has_chips(record, index, said.seat)


def has_chips(record: Record, index: int, seat: int) -> bool:
    """Did a player put out chips for that turn already, so that they and the words disagree?"""
    for each in reversed(record.gestures[:index]):
        if each.seat and isinstance(each.act, (*ACTS, g.Say)):
            return each.seat == seat
    return False
