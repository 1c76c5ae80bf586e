"""The dealer gives a player more back than he should: all of a call made with too much, not the change alone."""

from trainer.grading.answers.told_in_part.added_since import HEARD
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands


def as_returned(record: Record, law: Book) -> Record:
    """The hand in which such a player put in what it comes to and no more, all of which was then given back."""
    for at in range(record.courses[len(record)].deal_start, len(record)):
        record = _with_the_excess_gone(record, law, at) or record
    return record


def _with_the_excess_gone(record: Record, law: Book, at: int) -> Record | None:
    """The same of one gesture; None where the dealer gives no such chips back, or somebody has said a word on them."""
    gesture = record.gestures[at]
    act = gesture.act
    if not isinstance(act, g.ReturnBet):
        return None
    then = Facts(record, at)
    made = next((each for each in reversed(wagers(then)) if each.seat == act.seat and each.motions), None)
    if made is None or len(made.motions) != 1 or made.back or made.motions[0][1] != act.chips:
        return None
    if any(isinstance(each.act, HEARD) for each in record.gestures[made.first : at]):
        return None
    found = stands(law, then, made)
    if found.open or found.owed or not 0 < found.back < act.chips.amount:
        return None
    index = made.motions[0][0]
    chips = pick(record.tables[index].seat(act.seat).stack, act.chips.amount - found.back)
    if chips is None:
        return None
    acts = list(record.gestures)
    acts[index] = g.Gesture(acts[index].at, acts[index].who, g.Wager(chips))
    acts[at] = g.Gesture(gesture.at, gesture.who, g.ReturnBet(act.seat, chips))
    return record.otherwise(acts)
