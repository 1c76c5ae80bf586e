"""The grade of a report to the floor: frozen values for the debrief, kept with the assessment."""

from dataclasses import dataclass
from enum import StrEnum


class Amiss(StrEnum):
    """What was amiss in a report. `ASKED`: told, but not before the floor asked for it."""

    MISSING = "missing"
    ASKED = "asked"
    WRONG = "wrong"
    LEADING = "leading"


@dataclass(frozen=True, slots=True)
class ReportFault:
    """One thing that was amiss, by gesture `index`: what was said or left out, and what is to be said."""

    index: int
    kind: Amiss
    did: str
    takes: str


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
