"""The dealer gives chips back: all of a call made with too much, what of one is no raise and the house leaves open, or
what was put out in vain by who had acted.
"""

from trainer.grading.answers.choice.giving_way import ACTED_ALREADY
from trainer.grading.answers.choice.near import short_of_a_raise
from trainer.grading.answers.told_in_part.added_since import HEARD
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, last_in_chips
from trainer.rules.record import Record
from trainer.rules.stands import UNDERRAISE, WHAT_IT_IS, stands


def as_returned(record: Record, law: Book) -> Record:
    """The hand in which such a player put in what it comes to and no more, all of which was then given back; who had
    acted put out only what hasn't gone back.
    """
    for at in reversed(range(record.courses[len(record)].deal_start, len(record))):
        if at < len(record):
            found = _without_the_second_act(record, law, at) or _with_the_excess_gone(record, law, at)
            record = found or _as_a_call(record, law, at) or record
    return record


def _without_the_second_act(record: Record, law: Book, at: int) -> Record | None:
    """The hand without what went back by that gesture of a second act of who had acted; None where nothing did."""
    act = record.gestures[at].act
    made = last_in_chips(Facts(record, at), act.seat) if isinstance(act, g.ReturnBet) else None
    if not isinstance(act, g.ReturnBet) or made is None or made.in_turn or len(made.motions) != 1:
        return None
    before = record.otherwise(record.gestures[:at])
    ruled = on_hand(before, law).values() if before is not None else ()
    again = (each for each in ruled if each.key == ACTED_ALREADY and each.matter.error == made.first + 1)
    left = max((dict(each.figures).get("back", 0) for each in again), default=0) - act.chips.amount
    if left < 0:
        return None
    out, acts = made.motions[0][0], dict(enumerate(record.gestures))
    chips = pick(record.tables[out].seat(act.seat).stack, made.new.amount - act.chips.amount) if left else None
    if chips is not None:
        acts[out] = g.Gesture(acts[out].at, acts[out].who, g.Wager(chips))
    gone = {at} if left else {at, out, *(index for index, _ in made.words)}
    return record.otherwise([each for index, each in acts.items() if index not in gone])


def _with_the_excess_gone(record: Record, law: Book, at: int) -> Record | None:
    """The same of one gesture; None where the dealer gives no such chips back, or somebody has said a word on them."""
    gesture = record.gestures[at]
    act = gesture.act
    if not isinstance(act, g.ReturnBet):
        return None
    then = Facts(record, at)
    made = last_in_chips(then, act.seat)
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


def _as_a_call(record: Record, law: Book, at: int) -> Record | None:
    """The hand in which that player just called, where the house makes no raise of what he put out and leaves open what
    becomes of the rest, which the dealer has given back by then, or more than that; None where it isn't all gone.
    """
    act, then = record.gestures[at].act, Facts(record, at)
    made = last_in_chips(then, act.seat) if isinstance(act, g.ReturnBet) else None
    if not isinstance(act, g.ReturnBet) or made is None or made.back:
        return None
    more = made.facing - made.lying + act.chips.amount
    if not 0 <= more < act.chips.amount:
        return None
    before = record.otherwise(record.gestures[:at])
    if before is None or not is_open_beyond_a_call(law, before, made):
        return None
    out = made.motions[0][0]
    chips = pick(record.tables[out].seat(made.seat).stack, made.facing - made.before)
    left = pick(chips, more) if chips is not None and more else None
    if chips is None or (more and left is None):
        return None
    given = (each for each in range(out, at + (left is None)) if _gives(record.gestures[each], made.seat))
    gone = {*given, *(index for index, _ in made.motions[1:])}
    acts = list(record.gestures)
    acts[out] = g.Gesture(acts[out].at, acts[out].who, g.Wager(chips))
    if left is not None:
        acts[at] = g.Gesture(acts[at].at, acts[at].who, g.ReturnBet(made.seat, left))
    return record.otherwise([each for index, each in enumerate(acts) if index not in gone])


def is_open_beyond_a_call(law: Book, record: Record, made: Wager) -> bool:
    """Is it no raise at the house, which doesn't say what becomes of its chips beyond the call?"""
    ruled = [each for each in on_hand(record, law).values() if each.matter.error == made.first + 1]
    then = Facts(record, len(record))
    silent = stands(law, then, made).open and any(each.silent and each.matter.kind == UNDERRAISE for each in ruled)
    return silent and any(each.matter.kind == WHAT_IT_IS and short_of_a_raise(law, then, each) for each in ruled)


def _gives(gesture: g.Gesture, seat: int) -> bool:
    """Does the dealer give that seat chips back?"""
    return isinstance(gesture.act, g.ReturnBet) and gesture.act.seat == seat
