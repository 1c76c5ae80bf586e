"""What a player said out of turn and is held to is in, once others have gone on from it: no line need tell of chips."""

from trainer.grading.answers.told_in_part.chips_to_come import after_the_words
from trainer.grading.answers.told_in_part.spoken_fold import ACTS
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.as_it_comes import as_it_comes
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.record import Record


def as_put_in(record: Record, law: Book) -> Record:
    """The hand with the chips put in at once of a call, bet or raise that was only said out of turn, has come round
    with nobody betting or raising in between, and has been followed by others.
    """
    facts = Facts(record, len(record))
    for each in told(facts).outs:
        if (chips := _held_to(record, as_it_comes(law, facts, each))) is not None:
            at = each.made.last + 1
            put = after_the_words(record, each.made, chips)
            record = record.otherwise((*record.gestures[:at], put, *record.gestures[at:])) or record
            return as_put_in(record, law)
    return record


def _held_to(record: Record, out: OutOfTurn) -> Chips | None:
    """The chips of those words; None where they don't bind, name no amount, or nobody has gone on from them."""
    since = [each for each in record.gestures[out.back :] if each.seat and _acts(each)]
    if not out.said_and_due or not since or any(each.seat == out.seat for each in since):
        return None
    lies = record.tables[out.made.last + 1].seat(out.seat)
    return pick(lies.stack, min(out.to - lies.bet.amount, lies.stack.amount)) or None


def _acts(gesture: g.Gesture) -> bool:
    said = isinstance(gesture.act, g.Say) and declared(gesture.act.words) is not None
    return said or isinstance(gesture.act, ACTS)
