"""A raise by one chip on prior ones that were taken back in part: where the house has it, the dealer calls it out."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.prior import partly_pulled_back
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

RAISE = "raise"


def as_called_out(record: Record, law: Book) -> Record:
    """The hand with such a raise announced, where everybody has gone by it as a call so far and nobody has named it."""
    made = next((each for each in reversed(wagers(Facts(record, len(record)))) if _is_one(record, each)), None)
    if made is None:
        return record
    at = made.last + 1
    found = stands(law, Facts(record, at), made)
    to = min(found.to, made.lying)
    if found.open or found.kind != RAISE or to <= record.courses[at].bet:
        return record
    when = record.gestures[made.last].at
    said = g.Gesture(when, g.DEALER, g.AnnounceBet(RAISE, to))
    return record.otherwise((*record.gestures[:at], said, *record.gestures[at:])) or record


def _is_one(record: Record, made: Wager) -> bool:
    """Are some of the prior chips gone, with new ones beside the rest, which the dealer has not named?"""
    since = (each.act for each in record.gestures[made.first :])
    named = any(isinstance(each, g.AnnounceBet) for each in since)
    return bool(made.motions) and partly_pulled_back(made) and not named
