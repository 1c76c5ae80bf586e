"""Tells put on purpose into what is seen of a spoiled hand, to be found."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tests.tells.draws import Draw, Seen
from trainer.scenarios.fresh import tables

LONGER = 1500
"""So many milliseconds more than usual somebody thinks before he errs."""
FEW = 2
"""So many big blinds somebody has where he is short by design."""


def hesitates(seen: Seen) -> Seen:
    """The last player to act before the onset takes longer."""
    *before, (gesture, wait) = seen.since
    return replace(seen, since=(*before, (gesture, wait + LONGER)))


def short(seen: Seen) -> Seen:
    """The first player is short of chips."""
    first = next(each for each in seen.table.seats if each.taken)
    poor = replace(first, stack=tables.stack(FEW * tables.unit(seen.scenario.stakes), seen.scenario.stakes))
    seats = tuple(poor if each is first else each for each in seen.table.seats)
    return replace(seen, table=replace(seen.table, seats=seats))


def button_low(seen: Seen) -> Seen:
    """The button lies at the first player."""
    first = next(each.number for each in seen.table.seats if each.taken)
    return replace(seen, table=replace(seen.table, button=first))


PLANTED: Mapping[str, tuple[Callable[[Seen], Seen], Callable[[Draw], bool]]] = {
    "who errs takes longer": (hesitates, lambda draw: bool(draw.spoiled.since)),
    "somebody is short": (short, lambda draw: True),
    "the button is at the first player": (button_low, lambda draw: "button" not in draw.evidence.seen),
}
"""Each with the hands in which there is room for it."""
