"""Chips found behind an all-in, once it is known who wins: what the player gains by them, or loses."""

from trainer.grading.answers.pots import PotsTold
from trainer.rules.ruling import Decision

UP_TO_FLOOR = "bet.chips-behind-up-to-floor"
NOT_SAVED = "The {:,} behind doesn't save seat {}"
TO_THE_CALLER = "the floor may award it to seat {}"
NOT_PAID = "The floor decides whether the {:,} behind plays: if not, seat {} isn't paid for it."


def with_the_outcome(sentence: str, lead: Decision, pots: PotsTold | None) -> str:
    """The sentence on chips behind with what they come to for the player who wins or loses the hand."""
    if lead.key != UP_TO_FLOOR or pots is None or not pots.won:
        return sentence
    winners = {seat for each in pots.pots for seat, _ in each.wins}
    behind, (seat, caller) = dict(lead.figures)["behind"], lead.matter.seats
    if seat not in winners:
        told = NOT_SAVED.format(behind, seat)
        return f"{told}; {TO_THE_CALLER.format(caller)}." if caller in winners else f"{told}."
    return NOT_PAID.format(behind, seat) if winners == {seat} else sentence
