"""Whoever stops everything catches everything: that is told, and what was caught is told by area."""

from collections.abc import Iterable

from trainer.progress.statistics import Share, Topic
from trainer.rules.areas import TITLES, area_if_any
from trainer.ui.screens.progress_models import FigureView

ENOUGH, HALF = 4, 0.5
"""So many clean hands are needed to tell, and from this share of them on stopped it is told."""


def eager(stopped: int, clean: int) -> str:
    """The sentence for whoever stops clean hands as well, "" for everybody else and before there are enough."""
    if clean < ENOUGH or stopped < HALF * clean:
        return ""
    return f"You stopped {stopped} of {clean} clean hands. If you stop every hand, catching mistakes proves nothing."


def caught_by_area(topics: Iterable[Topic]) -> tuple[FigureView, ...]:
    """ "8 of 10" for each area of which anything came up at the table; areas in their order."""
    sums: dict[str, Share] = {}
    for each in topics:
        key = area_if_any(each.topic)
        if key and each.noticed.of:
            held = sums.get(key, Share())
            added = (getattr(held, name) + getattr(each.noticed, name) for name in ("good", "hard", "again"))
            sums[key] = Share(*added)
    return tuple(
        FigureView(f"{sums[key].of - sums[key].again:,} of {sums[key].of:,}", TITLES[key])
        for key in TITLES
        if key in sums
    )
