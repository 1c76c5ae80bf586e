"""How well the law of a house is known today: rule by rule, part by part, area by area.

A rule that was never tried counts as 0. Parts are never averaged with one another.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from trainer.progress.records import Memory, Part
from trainer.rules.areas import TITLES

Areas = Mapping[str, str]  # everything that counts at a house: the area of each rule key
Practisable = Mapping[Part, Collection[str]]  # the rule keys that can be practised in each part
Recall = Callable[[Memory], float]  # how likely it is remembered now, 0 to 1


@dataclass(frozen=True, slots=True)
class Standing:
    """One part of some rules: how many `rules` count, how many were tried, how many of those are due.

    `recalled` is the sum of the recall of those tried: how many rules one would get right today.
    """

    part: Part
    rules: int = 0
    tried: int = 0
    due: int = 0
    recalled: float = 0.0

    @property
    def untried(self) -> int:
        return self.rules - self.tried

    @property
    def share(self) -> float | None:
        """What one would get right today of all that counts, 0 to 1; None where nothing was tried."""
        return self.recalled / self.rules if self.tried else None

    @property
    def per_cent(self) -> int | None:
        return None if self.share is None else round(100 * self.share)

    @property
    def of_tried(self) -> int | None:
        """What one would get right of what was tried, in per cent."""
        return round(100 * self.recalled / self.tried) if self.tried else None


def standing(
    part: Part, counted: Collection[str], memories: Iterable[Memory], recall: Recall, now: datetime
) -> Standing:
    """How the rules `counted` stand in a part; `memories` are those of one house."""
    held = [each for each in memories if each.part == part and each.rule in counted]
    due = sum(each.due <= now for each in held)
    return Standing(part, len(counted), len(held), due, sum(recall(each) for each in held))


def parts(
    areas: Areas,
    memories: Collection[Memory],
    practisable: Practisable,
    recall: Recall,
    now: datetime,
) -> tuple[Standing, ...]:
    """A whole house in the three parts, in their order."""
    return tuple(
        standing(part, {key for key in practisable.get(part, ()) if key in areas}, memories, recall, now)
        for part in Part
    )


def mastery(
    areas: Areas,
    memories: Collection[Memory],
    practisable: Practisable,
    recall: Recall,
    now: datetime,
) -> Mapping[str, tuple[Standing, ...]]:
    """Each area of a house in the three parts, in the order of the areas; only those in which something counts."""
    by_area: dict[str, dict[str, str]] = {}
    for key, area in areas.items():
        by_area.setdefault(area, {})[key] = area
    held: dict[str, list[Memory]] = {}
    for each in memories:
        held.setdefault(areas.get(each.rule, ""), []).append(each)
    return {
        area: parts(by_area[area], held.get(area, ()), practisable, recall, now) for area in TITLES if area in by_area
    }


def weakest(standings: Iterable[Standing]) -> Standing | None:
    """The part one would get least of right today, of those in which something counts; None where nothing was tried.

    A part in which nothing was tried yet is 0, as its rules are, once another one was.
    """
    counted = [each for each in standings if each.rules]
    if not any(each.tried for each in counted):
        return None
    return min(counted, key=lambda each: each.share or 0.0)
