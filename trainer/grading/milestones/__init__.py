"""Milestones: when a step of a remedy has been achieved, told from the table before and after a gesture.

One module per chapter; each step key of `trainer.rules.steps.STEPS` has one predicate. Acts of equal effect
are equal: a milestone looks at where the cards and chips are, and at the manner only where the manner is the
point (mixing, cutting, burning).
"""

from trainer.grading.milestones import (
    authority,
    burns,
    cards,
    dropped,
    flop,
    misdeal,
    money,
    premature,
    showdown,
    strays,
    stub,
    stud,
)
from trainer.grading.milestones.kind import Milestone

CHAPTERS = (authority, burns, cards, dropped, flop, misdeal, money, premature, showdown, strays, stub, stud)

MILESTONES: dict[str, Milestone] = {
    key: milestone for chapter in CHAPTERS for key, milestone in chapter.MILESTONES.items()
}
