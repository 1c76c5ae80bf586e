"""The grade of a report to the floor: frozen values for the debrief, kept with the assessment."""

from dataclasses import dataclass
from enum import StrEnum

REPORTED = "Reported "
"""So begins what was said wrongly in a report."""


class Amiss(StrEnum):
    """What was amiss in a report. `ASKED`: told, but not before the floor asked for it."""

    MISSING = "missing"
    ASKED = "asked"
    WRONG = "wrong"
    LEADING = "leading"


class ReportPart(StrEnum):
    """The part of a report that was amiss; `UNSAID` in those that were kept before it was said."""

    UNSAID = ""
    HEADING = "heading"
    STREET = "street"
    WHO = "who"
    AMOUNT = "amount"
    BOARD = "board"
    SINCE = "since"
    ORDER = "order"
    LEADING = "leading"


@dataclass(frozen=True, slots=True)
class ReportFault:
    """One thing that was amiss, by gesture `index`: what was said or left out, what is to be said, and its `part`."""

    index: int
    kind: Amiss
    did: str
    takes: str
    part: ReportPart = ReportPart.UNSAID


@dataclass(frozen=True, slots=True)
class ReportGrade:
    """One report to the floor, on the matter of that key: of `total` pieces so many were `right`.

    `seconds` from the floor's question to the report. Where the floor rules otherwise on what it heard than on what
    happened, `heard` is that ruling in words and `happened` the right one; both are "" where that makes no difference.
    """

    index: int
    matter: str
    right: int
    total: int
    seconds: float
    faults: tuple[ReportFault, ...] = ()
    heard: str = ""
    happened: str = ""
