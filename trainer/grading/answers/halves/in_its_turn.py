"""A call out of turn that is made up in full: first, that it still waits for the players it passed over."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import lower, told_of
from trainer.rules.ruling import Decision

FULL_CALL, WAITS = "bet.full-call", "bet.binds-unless-action-changes"
"""The rulings that a short call is made up, and that an act out of turn waits for those it passed over."""


def in_its_turn(found: Found, lead: Decision, sentence: str) -> str:
    """A call out of turn that is made up in full: first, that it still waits for the players it passed over."""
    if lead.key != FULL_CALL:
        return sentence
    same = (each for each in found.points if each.matter.error == lead.matter.error and each.key == WAITS)
    waits = next((told_of(found.law, found.facts, each) for each in same), "")
    return f"{waits.removesuffix('.')}; if it is binding, {lower(sentence)}" if waits else sentence
