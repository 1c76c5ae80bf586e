"""A pot that went the wrong way and that nobody disputed before the next hand: it stays where it went."""

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.pots.awards import too_late
from trainer.grading.rulings import on_hand
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Dispute, Disputed
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import begun
from trainer.rules.record import Record
from trainer.rules.settlement import off


def as_disputed(record: Record, law: Book, ask: str) -> Record:
    """The hand with a dispute by who was shorted, where the pots were pushed, the next hand has begun, nobody has
    disputed the award and the house has it that it is too late by now.
    """
    pushed = [at for at, each in enumerate(record.gestures) if isinstance(each.act, g.PushPot)]
    if not pushed or ask not in ("", POTS, SHOWDOWN) or record.course.deal_start > pushed[-1]:
        return record
    facts = Facts(record, len(record))
    since = record.gestures[pushed[-1] :]
    if any(isinstance(each.act, Dispute) for each in since) or not begun(facts, pushed[-1], len(record)):
        return record
    shorted = min((seat for seat, amount in off(facts).items() if amount < 0), default=0)
    if not shorted:
        return record
    act = g.Gesture(since[-1].at, g.player(shorted), Dispute(Disputed.AWARD))
    told = record.otherwise((*record.gestures, act))
    return told if told is not None and any(map(too_late, on_hand(told, law).values())) else record
