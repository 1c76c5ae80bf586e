"""A stub short only of cards that lie aside: another matter has them put back into it before the last street."""

from collections.abc import Iterable

from trainer.grading.grades import EARLY_BACK
from trainer.grading.open_matter import OpenMatter
from trainer.rules.facts.stub import FOR_NO_HAND
from trainer.rules.record import Record
from trainer.rules.ruling import Matter


def to_be_lengthened(matter: Matter, record: Record, standing: Iterable[OpenMatter]) -> bool:
    """Is the stub, which has just come up short, long enough once one of these has its cards put back into it?"""
    if matter.kind != "short-stub" or matter.onset != len(record):
        return False
    returning = any(step.key == EARLY_BACK for one in standing for step in one.remedy.pending())
    there = len(record.table.stub) + len(record.table.aside)
    return returning and there >= len(matter.seats) + FOR_NO_HAND
