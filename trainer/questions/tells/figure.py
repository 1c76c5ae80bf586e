"""A tell in one figure: how often it gives the answer away, how often chance would, and the questions behind it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Hit(NamedTuple):
    """One time that a tell was there: how far it led to the right answer, and how far chance would have."""

    question: str
    hit: float
    chance: float


@dataclass(frozen=True)
class Figure:
    """How often a tell holds. `rate` and `chance` are shares from 0 to 1 of the draws, or of the questions.

    `behind` are the questions that pull it away from chance, by id, with what each shows. `counted` says that each of
    them is one too many; else only all together can be, as some right option is the longest somewhere.
    """

    key: str
    says: str
    rate: float
    chance: float
    of: int
    behind: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    counted: bool = False

    @property
    def difference(self) -> float:
        """How far from chance it is, in points of a hundred."""
        return 100 * (self.rate - self.chance)


def against_chance(key: str, says: str, hits: Iterable[Hit]) -> Figure:
    """The figure of a tell that chance explains in part; behind it are the questions on its side of chance."""
    by_question: dict[str, list[Hit]] = {}
    for each in hits:
        by_question.setdefault(each.question, []).append(each)
    every = [each for some in by_question.values() for each in some]
    if not every:
        return Figure(key, says, 0.0, 0.0, 0)
    rate, chance = sum(each.hit for each in every) / len(every), sum(each.chance for each in every) / len(every)
    side = 1 if rate >= chance else -1
    pulling = {question: () for question, some in by_question.items() if side * _over(some) > 0}
    return Figure(key, says, rate, chance, len(every), pulling)


def counted(key: str, says: str, behind: Mapping[str, tuple[str, ...]], of: int) -> Figure:
    """The figure of a tell that no question should have: the share of questions that do."""
    return Figure(key, says, len(behind) / of if of else 0.0, 0.0, of, behind, counted=True)


def _over(some: Iterable[Hit]) -> float:
    return sum(each.hit - each.chance for each in some)
