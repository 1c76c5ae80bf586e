"""A fold in words that others have acted on is the fold it says: no line need tell of the cards."""

from collections.abc import Set

from trainer.kernel import gestures as g
from trainer.rules.declared import declared
from trainer.rules.facts.standing import FOLD
from trainer.rules.record import Record

LAST_TWO = 2
ACTS = (g.Wager, g.PullBack, g.Check, g.Fold)


def as_folded(record: Record, last: bool = False, at_once: bool = False) -> Record:
    """The hand with the cards of whoever said in turn that he folds let go, once another player has acted after it;
    where it is asked what the `last` player left wins, as soon as nobody else is; `at_once` where it is asked what the
    next one may do.
    """
    index = next((at for at in range(len(record)) if _folds(record, at, last, at_once)), None)
    if index is None:
        return record
    folded = _letting_go(record, {index})
    return as_folded(folded, last, at_once) if folded is not record else record


def _letting_go(record: Record, said: Set[int]) -> Record:
    """The hand with the cards let go right after each of these gestures, by which their players said that they fold."""
    acts = [
        one
        for index, each in enumerate(record.gestures)
        for one in ((each, g.Gesture(each.at, each.who, g.Fold())) if index in said else (each,))
    ]
    return record.otherwise(acts) or record


def as_won_by_words(record: Record) -> Record:
    """The hand with the cards let go of all who said last on this street that they fold, where one hand is then left
    and one of them had chips in already, spoke out of turn or had nothing to call: other folds are told by themselves.
    """
    said = {record.gestures[at].seat: at for at in range(len(record)) if _says_to_fold(record, at)}
    course = record.course
    apart = any(has_chips(record, at, seat) or record.courses[at].to_act != seat for seat, at in said.items())
    if not (apart or not course.bet) or not course.betting or len({*course.contesting} - {*said}) != 1:
        return record
    return _letting_go(record, {index for seat, index in said.items() if seat in course.contesting})


def _says_to_fold(record: Record, index: int) -> bool:
    """Does a player say on the street that is on that he folds, and do nothing after it?"""
    said, here = record.gestures[index], record.courses[index]
    if not said.seat or not isinstance(said.act, g.Say) or here.street != record.course.street:
        return False
    words = declared(said.act.words)
    later = (each for each in record.gestures[index + 1 :] if each.seat == said.seat and _acts(each.act))
    return words is not None and words.kind == FOLD and not words.conditional and not any(later)


def _folds(record: Record, index: int, last: bool, at_once: bool) -> bool:
    """Does a player say in turn that he folds, and does another one act next, or is nobody to act but the `last`?"""
    said = record.gestures[index]
    if not said.seat or record.courses[index].to_act != said.seat or not isinstance(said.act, g.Say):
        return False
    words = declared(said.act.words)
    if words is None or words.kind != FOLD or words.conditional or _lets_go(record, index):
        return False
    acts = [each.seat for each in record.gestures[index + 1 :] if each.seat and _acts(each.act)]
    later = record.courses[index].street == record.courses[-1].street
    if not acts and (at_once or (last and len(record.courses[index].contesting) == LAST_TWO)):
        return not has_chips(record, index, said.seat)
    return any(seat != said.seat for seat in acts) and later and not has_chips(record, index, said.seat)


def _lets_go(record: Record, index: int) -> bool:
    """Do the cards of who says so go right after?"""
    later = record.gestures[index + 1 : index + 2]
    return any(each.seat == record.gestures[index].seat and isinstance(each.act, g.Fold) for each in later)


def _acts(act: g.Act) -> bool:
    """Does a player act by it, in chips, by a gesture or in words?"""
    return isinstance(act, ACTS) or (isinstance(act, g.Say) and declared(act.words) is not None)


def has_chips(record: Record, index: int, seat: int) -> bool:
    """Did a player put out chips for that turn already, so that they and the words disagree?"""
    for each in reversed(record.gestures[:index]):
        if each.seat and isinstance(each.act, (*ACTS, g.Say)):
            return each.seat == seat
    return False
