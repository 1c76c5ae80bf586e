"""A hand that its player calls aloud and that really is what he called it: nothing was miscalled then."""

from trainer.kernel.asking_acts import Claim, Value
from trainer.rules.awarding import read_at
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import held
from trainer.rules.facts.showdown import all_up, left_with, over, tabled, was_tabled
from trainer.rules.hands import HIGH, read_aloud
from trainer.rules.ruling import Decision

CALLED = "spoken-value"
"""The kind of a hand that its player calls aloud."""
READ = {
    Value.HIGH_CARD: "High card",
    Value.PAIR: "One pair",
    Value.TWO_PAIR: "Two pair",
    Value.TRIPS: "Three of a kind",
    Value.STRAIGHT: "Straight:",
    Value.FLUSH: "Flush",
    Value.FULL_HOUSE: "Full house",
    Value.QUADS: "Four of a kind",
    Value.STRAIGHT_FLUSH: "Straight flush",
}
"""How a hand begins that is read aloud, by what its player calls it."""


def as_called(facts: Facts, decision: Decision) -> bool:
    """Is it about a hand that was called what it is, by cards that somebody named and everybody has seen?"""
    if decision.matter.kind != CALLED or not over(facts):
        return False
    seat, then = decision.matter.seats[0], facts.when(read_at(facts))
    if not (was_tabled(facts, seat) or all_up(facts, seat)):
        return False
    cards = left_with(then, seat)
    known = facts.record.knows((*cards, *(each.card for each in then.table.board)))
    return known and _reads(then, decision, "".join(each.face for each in cards))


def read_otherwise(facts: Facts, decision: Decision) -> bool | None:
    """Is a hand that is tabled another one than it was called? None where that can't be told."""
    seat, then = decision.matter.seats[0], facts.when(read_at(facts))
    if as_called(facts, decision):
        return False
    if _called(facts, decision) and tabled(then, seat):
        return not _reads(then, decision, held(then, seat))
    return None


def _reads(then: Facts, decision: Decision, cards: str) -> bool:
    begins = _called(then, decision)
    board = "".join(each.card.face for each in then.table.board if not each.card.is_joker)
    return bool(begins) and read_aloud(then.game, HIGH, cards, board).startswith(begins)


def _called(facts: Facts, decision: Decision) -> str:
    """How a hand begins that is what this one was called; "" where no kind of hand was said."""
    act = facts.record.gestures[decision.matter.error - 1].act
    return READ.get(act.value, "") if isinstance(act, Claim) and act.value else ""
