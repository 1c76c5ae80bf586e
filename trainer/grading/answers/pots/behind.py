"""Chips found behind an all-in, once it is known who wins: what the player gains by them, or loses."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.pots import PotsTold
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots as as_they_lie
from trainer.rules.facts.pots import split
from trainer.rules.facts.showdown import tabled
from trainer.rules.ruling import Decision

BOARD = 5
"""The cards of a whole board."""
UP_TO_FLOOR = "bet.chips-behind-up-to-floor"
NOT_SAVED = "The floor decides whether the {:,} behind is part of the all-in; if not, it still doesn't save seat {}"
TO_THE_CALLER = "the floor may award it to seat {}"
NOT_PAID = "The floor decides whether the {:,} behind plays: if not, seat {} isn't paid for it."


def with_the_outcome(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on chips behind with what they come to for the player who wins or loses the hand."""
    pots, facts = found.pots, found.facts
    winners = _winners(pots, facts) if lead.key == UP_TO_FLOOR else frozenset()
    if not winners:
        return sentence
    behind, (seat, caller) = dict(lead.figures)["behind"], lead.matter.seats
    if seat not in winners:
        told = NOT_SAVED.format(behind, seat)
        return f"{told}, and {TO_THE_CALLER.format(caller)}." if caller in winners else f"{told}."
    return NOT_PAID.format(behind, seat) if winners == {seat} else sentence


def _winners(pots: PotsTold | None, facts: Facts) -> frozenset[int]:
    """Who wins something; before the betting is over too where board and hands are shown, for the chips behind keep it
    open.
    """
    if pots is not None and pots.won:
        return frozenset(seat for each in pots.pots for seat, _ in each.wins)
    if len(facts.table.board) < BOARD or not all(tabled(facts, seat) for seat in facts.course.contesting):
        return frozenset()
    return frozenset(seat for each in as_they_lie(facts) for seat in split(facts, each))
