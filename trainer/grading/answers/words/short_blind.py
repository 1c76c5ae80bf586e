"""What a raise comes to where the big blind was short, which doesn't lower it."""

from collections.abc import Mapping

from trainer.grading.answers.found import Found
from trainer.rules.ruling import Decision

SET, UNDERCALL = "button.set-amounts-unchanged", "undercall"
"""The ruling that call and raise stay as they are set, and the kind of a call of too little."""
LEAST = "{}; a raise is to at least {}, even though the blind is short."


def over_a_short_blind(figures: Mapping[str, int]) -> str:
    """The least raise over a big blind that was posted short."""
    return f"{figures['to-call'] + figures['raise-by']:,}" if {"to-call", "raise-by"} <= figures.keys() else ""


def with_the_least_raise(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence with the least raise, where who entered put in what the short blind came to."""
    short = next((dict(each.figures) for each in found.points if each.key == SET), {})
    if not short or lead.matter.kind != UNDERCALL or dict(lead.figures).get("to") != short.get("to-call"):
        return sentence
    return LEAST.format(sentence.removesuffix("."), over_a_short_blind(short))
