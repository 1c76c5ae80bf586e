"""How ready one is for a house: the weakest of the three parts, never averaged, and exactly what it is made of."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from trainer.progress.records import Memory
from trainer.progress.sensitivity import Detection
from trainer.study.mastery import Areas, Practisable, Recall, Standing, parts, weakest


@dataclass(frozen=True, slots=True)
class Readiness:
    """The three parts of a house, and beside them (part of no figure) what was noticed and stopped at its table.

    `rules` is everything that counts at the house, `out_of_reach` how much of it nothing can practise yet.
    """

    parts: tuple[Standing, ...]
    alarms: Detection
    rules: int
    out_of_reach: int

    @property
    def weakest(self) -> Standing | None:
        """The part that makes the figure; None before anything was tried."""
        return weakest(self.parts)

    @property
    def figure(self) -> int | None:
        """What one would get right today of the weakest part, in whole per cent."""
        least = self.weakest
        return None if least is None else least.per_cent or 0


def readiness(
    areas: Areas,
    memories: Collection[Memory],
    practisable: Practisable,
    recall: Recall,
    now: datetime,
    alarms: Detection,
) -> Readiness:
    """How ready one is for the house at which these count; memories and alarms are those at this house."""
    reached = {key for keys in practisable.values() for key in keys}
    missing = sum(key not in reached for key in areas)
    return Readiness(parts(areas, memories, practisable, recall, now), alarms, len(areas), missing)
