"""A check that faces a bet or raise of too little: what is left to its maker once that is put right."""

from dataclasses import replace

from trainer.grading.answers.choice.found import Found
from trainer.grading.answers.choice.next_rights import CHECKED, left_by_a_check
from trainer.grading.answers.telling import in_one_breath, lower, told_of
from trainer.grading.answers.words.next_call import MADE_LARGER as FOR_ALL
from trainer.rules.facts.turns import told
from trainer.rules.ruling import Decision

MADE_LARGER = (*FOR_ALL, "bet.brought-up-without-reopening")
"""Rulings that a bet or raise is larger than what lies there."""
IN_FIGURES = ", and a call is "
"""How the figures begin of a check against a bet that a rulebook doesn't speak of."""


def with_the_check(found: Found, lead: Decision | None, sentence: str) -> tuple[str, list[str]]:
    """The sentence on the bet with what the next player may do who has checked it, or on that check with the bet as it
    is by right; and what is told in it already.
    """
    if lead is None or lead.silent:
        return _unspoken(found, sentence)
    if lead.key == CHECKED:
        call = _call(found, lead)
        return (told_of(found.law, found.facts, _facing(lead, call)) if call else sentence), []
    left = left_by_a_check(found.facts, found.points)
    if lead.key not in MADE_LARGER or left is None:
        return sentence, []
    check = next(each for each in found.points if each.matter == left.matter)
    call = _call(found, check)
    if not call or check.matter.seats[0] == lead.matter.seats[0]:
        return sentence, []
    right = told_of(found.law, found.facts, _facing(check, call))
    return in_one_breath([sentence, right]), [told_of(found.law, found.facts, check), right]


def _unspoken(found: Found, sentence: str) -> tuple[str, list[str]]:
    """Where a rulebook has nothing on the check: first what the bet is, and no figures of the one that lies there."""
    larger = _larger(found, found.facts.at)
    if larger is None or IN_FIGURES not in sentence:
        return sentence, []
    first = told_of(found.law, found.facts, larger)
    said = f"{first.removesuffix('.')}; {sentence.partition(IN_FIGURES)[0]}."
    return said, [f"First, {lower(first)}"]


def _larger(found: Found, before: int) -> Decision | None:
    """The last bet or raise up to then which is still to be made larger."""
    some = [each for each in found.every if each.key in MADE_LARGER and each.matter.onset <= before]
    return max(some, key=lambda each: each.matter.onset, default=None)


def _call(found: Found, check: Decision) -> int:
    """What a call of it comes to, 0 where none is still to be made larger."""
    larger, standing = _larger(found, check.matter.onset), told(found.facts).standing
    if larger is None or standing is None:
        return 0
    seat, to = check.matter.seats[0], dict(larger.figures).get("to", 0)
    return max(0, min(to - standing.matched.get(seat, 0), found.facts.table.seat(seat).stack.amount))


def _facing(check: Decision, call: int) -> Decision:
    return replace(check, figures=(*check.figures, ("call", call)))
