"""How hard the next hand on a rule is: easy as long as it is new or missed, harder the longer it holds."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from trainer.progress.noticing import Noticed
from trainer.progress.records import Memory
from trainer.scenarios.fresh.levels import Level
from trainer.study.wants import Want

HOLDS: Mapping[Level, float] = {Level.TALK: 4.0, Level.TWO_AT_ONCE: 12.0, Level.FAST: 30.0}
"""The days a memory has to hold for hands of a level."""
ENOUGH = 3
"""So often a rule must have come up lately before its hands get easier for what was missed or seen late."""
MISSED, SLOW = 1 / 3, 12_000
"""The share missed, and the milliseconds to notice, from which they do."""


def level_of(memory: Memory, noticed: Noticed | None = None) -> Level:
    """The level of hands on what is remembered so, and was noticed so lately."""
    held = max((level for level, days in HOLDS.items() if memory.stability >= days), default=Level.PLAIN)
    hard = noticed is not None and noticed.met >= ENOUGH and _is_hard(noticed)
    return Level(held - 1) if hard and held else held


def _is_hard(noticed: Noticed) -> bool:
    slow = noticed.ms is not None and noticed.ms >= SLOW
    return slow or noticed.missed >= MISSED * noticed.met


def with_levels(wanted: Iterable[Want], memories: Iterable[Memory], noticed: Mapping[str, Noticed]) -> tuple[Want, ...]:
    """The same rules to practise, each with the level of its hands; what was never met is plain."""
    held = {(each.rule, each.part): each for each in memories}
    return tuple(
        replace(each, level=level_of(held[each.point], noticed.get(each.rule))) if each.point in held else each
        for each in wanted
    )
