"""What a house says to bets that the dealer pulls in before the betting round is over."""

from collections.abc import Iterator

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points import points_of
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

NOT_YET = "The betting round isn't over. Until then the bets stay in front of the players."
ASKED = "The player facing the action asked for it."


def brought_in(law: Book, facts: Facts, act: g.BringInBets) -> Spoken | None:
    """A slip, unless the player who faces the action has asked for it; None where the house doesn't say."""
    if not facts.course.betting or not any(seat.bet for seat in facts.table.seats):
        return None
    before = facts.record.gestures[: facts.at]
    record = facts.record.instead((*before, g.Gesture(before[-1].at, g.DEALER, act)))
    made = next(_last(record), None)
    decision = agreed(law, Facts(record, len(record), made)) if made is not None else None
    if decision is None or decision.ruling is None:
        return None
    slip = decision.ruling.fault
    verdict = Verdict.PRACTICE_SLIP if slip else Verdict.HARMLESS
    return Spoken(verdict, NOT_YET if slip else ASKED, cite_decision(decision))


def _last(record: Record) -> Iterator[Matter]:
    """The bets that the last gesture has brought in."""
    found = points_of(Facts(record, len(record)), "bets-brought-in")
    yield from (each for each in found if each.error == len(record))
