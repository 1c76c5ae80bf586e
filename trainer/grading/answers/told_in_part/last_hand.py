"""The last live hand has won: that it is let go too, or taken in by the dealer, changes nothing."""

from trainer.grading.answers.pots.awards import HELD
from trainer.grading.open_matter import decided
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, live, showdown
from trainer.rules.points import points_of
from trainer.rules.points.killed import BETTOR_LET_GO
from trainer.rules.record import Record


def as_won(record: Record, law: Book) -> Record:
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
        if won and not lying and _taken(gesture, left[0]) and not _holds_another(facts, law):
            return record.otherwise(each for at, each in enumerate(record.gestures) if at != index) or record
    return record


def _holds_another(facts: Facts, law: Book) -> bool:
    """Does the dealer hold the hand of a bettor who let it go? His may be the last one, once it is identified."""
    return any(decided(law, facts.about(each)).key == HELD for each in points_of(facts, BETTOR_LET_GO))


def _taken(gesture: g.Gesture, seat: int) -> bool:
    """Does the player of that seat give up his cards, or the dealer muck them?"""
    own = gesture.seat == seat and isinstance(gesture.act, g.Fold | g.Move)
    return own or (not gesture.seat and isinstance(gesture.act, g.Muck))
