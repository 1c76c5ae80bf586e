"""Several houses on one thing, side by side: who demands the same, who something else, who says nothing."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.rules.ruling import Decision, Ruling

Demand = tuple[Ruling | None, tuple[tuple[str, int], ...], bool]


@dataclass(frozen=True, slots=True)
class Side:
    """Decisions that demand the same, down to the figures; without a ruling those that are silent.

    Apart from these are those of which our copy is missing what they may demand.
    """

    ruling: Ruling | None
    figures: tuple[tuple[str, int], ...]
    decisions: tuple[Decision, ...]

    @property
    def houses(self) -> tuple[str, ...]:
        """The keys of the books on this side."""
        return tuple(each.book for each in self.decisions)


def as_it_lies(decision: Decision) -> bool:
    """Is it just what it looks like: in order, with nothing owed and nothing to give back?"""
    figures = dict(decision.figures)
    settled = not figures.get("owed", 0) and not figures.get("back", 0)
    return decision.ruling is not None and not decision.ruling.fault and settled


def sides(decisions: Iterable[Decision]) -> tuple[Side, ...]:
    """The decisions by what they demand: the side with most houses first, then the house that comes first.

    Silence comes last, for it is no side to be on.
    """
    found: dict[Demand, list[Decision]] = {}
    for each in decisions:
        found.setdefault((each.ruling, each.figures, bool(each.lacking)), []).append(each)
    made = [Side(ruling, figures, tuple(some)) for (ruling, figures, _), some in found.items()]
    return tuple(sorted(made, key=lambda side: (side.ruling is None, -len(side.decisions))))
