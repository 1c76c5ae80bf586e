"""Chips of an act out of turn that bound nobody, gone back to their player: he is told what he may do instead."""

from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.rules.amiss import TURNS
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.record import Record

NOT_BOUND = "bet.not-binding-every-choice"
"""The ruling on an act out of turn that a bet or raise came before."""


def as_lying_there(record: Record, law: Book) -> Record:
    """The hand as it was before all chips of an act out of turn went back to its player last, where it didn't bind: an
    all-in would else seem to have ended the betting.
    """
    end = len(record.gestures)
    while end and _tells_nothing(record.gestures[end - 1]):
        end -= 1
    if not end:
        return record
    pulled = has_chips_back(record.gestures[end - 1])
    if not pulled or record.table.seat(pulled).bet.amount:
        return record
    before = record.otherwise((*record.gestures[: end - 1], *record.gestures[end:]))
    if before is None:
        return record
    out = [each for each in on_hand(before, law).values() if each.matter.kind in TURNS]
    mine = [each for each in out if each.key == NOT_BOUND and each.matter.seats[:1] == (pulled,)]
    return before if mine and mine[-1].matter.onset == max(each.matter.onset for each in out) else record


def _tells_nothing(gesture: g.Gesture) -> bool:
    return isinstance(gesture.act, g.Say) and declared(gesture.act.words) is None
