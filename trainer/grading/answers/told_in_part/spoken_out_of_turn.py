"""What a player said out of turn and is held to is in, once others have gone on from it: no line need tell of chips."""

from trainer.grading.answers.choice.bearing import BINDING
from trainer.grading.answers.told_in_part.chips_to_come import after_the_words
from trainer.grading.answers.told_in_part.spoken_fold import ACTS
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.as_it_comes import as_it_comes
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import WITH_CHIPS, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record

BOUND = (*BINDING, "bet.binds-without-raise")
"""The rulings by which words out of turn bind, or wait for their turn."""


def as_put_in(record: Record, law: Book, of_pots: bool = False) -> Record:
    """The hand with the chips put in at once of a call, bet or raise that was only said out of turn, has come round
    with nobody betting or raising in between, and has been followed by others; also where its player has folded since,
    before it came round or, `of_pots`, after.
    """
    facts = Facts(record, len(record))
    for each in told(facts).outs:
        out = as_it_comes(law, facts, each)
        due = _is_due(record, out) or _is_owed_by_a_folded_hand(law, facts, out, of_pots)
        if due and (chips := _chips_of(record, out)):
            at = each.made.last + 1
            put = after_the_words(record, each.made, chips)
            record = record.otherwise((*record.gestures[:at], put, *record.gestures[at:])) or record
            return as_put_in(record, law, of_pots)
    return record


def _is_due(record: Record, out: OutOfTurn) -> bool:
    """Do those words bind, and has somebody else gone on from them, but not their player?"""
    since = [each for each in record.gestures[out.back :] if each.seat and _acts(each)]
    return out.said_and_due and bool(since) and not any(each.seat == out.seat for each in since)


def _is_owed_by_a_folded_hand(law: Book, facts: Facts, out: OutOfTurn, of_pots: bool) -> bool:
    """Do the words bind at this house of a player who has folded since, all who were passed over done and no raise?"""
    course, said = facts.course, out.made.declared
    if not of_pots and out.back and out.seat in facts.record.courses[out.back].contesting:
        return False
    if out.kind not in WITH_CHIPS or out.made.motions or said is None or said.conditional or out.unnamed:
        return False
    if out.seat in course.contesting or course.street != out.made.street:
        return False
    if course.bet > out.level or {*out.passed} & {*course.pending}:
        return False
    ruled = on_hand(facts.record, law).values()
    return any(each.key in BOUND and maker(facts.about(each.matter)) == out.made for each in ruled)


def _chips_of(record: Record, out: OutOfTurn) -> Chips | None:
    """The chips of those words that are not in yet; None where they name no amount."""
    lies = record.tables[out.made.last + 1].seat(out.seat)
    return pick(lies.stack, min(out.to - lies.bet.amount, lies.stack.amount)) or None


def _acts(gesture: g.Gesture) -> bool:
    said = isinstance(gesture.act, g.Say) and declared(gesture.act.words) is not None
    return said or isinstance(gesture.act, ACTS)
