"""Chips of an act out of turn that bound nobody, gone back to their player: he is told what he may do instead."""

from trainer.grading.answers.choice.giving_way import FREED, NOT_BOUND
from trainer.grading.answers.told_in_part.added_since import amount_at, put_out
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.rules.amiss import TURNS
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.record import Record


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


def as_given_back(record: Record, law: Book) -> Record:
    """The hand in which the dealer gave such chips back, all that lay there, to a player who has put out others since:
    these are a wager of their own.
    """
    for at in range(record.courses[len(record)].deal_start, len(record)):
        gesture = record.gestures[at]
        if isinstance(gesture.act, g.PullBack) and _all_of_a_freed_act(record, law, at):
            given = g.Gesture(gesture.at, g.DEALER, g.ReturnBet(gesture.seat, gesture.act.chips))
            record = record.otherwise((*record.gestures[:at], given, *record.gestures[at + 1 :])) or record
    return record


def _all_of_a_freed_act(record: Record, law: Book, at: int) -> bool:
    """Does a player pull back all that lies there of an act out of turn that doesn't bind, and put out others since?"""
    seat, street = record.gestures[at].seat, record.courses[at].street
    if record.tables[at].seat(seat).bet.amount != amount_at(record, at) or not any(put_out(record, seat, street, at)):
        return False
    before = record.otherwise(record.gestures[:at])
    points = on_hand(before, law).values() if before is not None else ()
    return any(each.key in FREED and each.matter.seats[:1] == (seat,) for each in points)


def _tells_nothing(gesture: g.Gesture) -> bool:
    return isinstance(gesture.act, g.Say) and declared(gesture.act.words) is None
