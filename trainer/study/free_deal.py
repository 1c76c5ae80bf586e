"""Free deal: hand after hand for as long as one likes; things go wrong never, as rarely as at work, or often."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from trainer.scenarios.fresh.keys import CLEAN, is_fresh
from trainer.study.library import Activity, Kind, Library

NEVER, RARELY, OFTEN = "never", "rarely", "often"
SHARES: Mapping[str, float] = {NEVER: 0.0, RARELY: 1 / 15, OFTEN: 1 / 2}
"""Of all hands so many have something wrong in them."""
LATELY = 12
"""Hands dealt last, none of which comes again before others have."""


@dataclass(frozen=True, slots=True)
class FreeDeal:
    """What somebody wants: how often things go wrong (a key of `SHARES`), and in which areas; none for all."""

    often: str = RARELY
    areas: tuple[str, ...] = ()


def next_hand(wish: FreeDeal, found: Library, lately: Sequence[str], seed: int) -> str:
    """The key of the hand to deal next, by chance. `lately` are those of the hands before, the last one first.

    A clean one where nothing is known that goes wrong in the areas chosen.
    """
    dice = Random(f"free deal {seed}")
    spoiled = sorted(that_go_wrong(found, wish.areas), key=lambda each: each.key)
    if not spoiled or dice.random() >= SHARES[wish.often]:
        return CLEAN
    had = set(lately[:LATELY])
    return dice.choice([each for each in spoiled if each.key not in had] or spoiled).key


def that_go_wrong(found: Library, areas: Collection[str] = ()) -> list[Activity]:
    """The hands in which something goes wrong, in these areas or in any."""
    hands = (each for each in found.activities if each.kind is Kind.HAND and each.tests and not each.clean)
    return [each for each in hands if not areas or any(found.area(rule) in areas for rule, _ in each.tests)]


def fresh_keys(found: Library, areas: Collection[str] = ()) -> list[str]:
    """The keys of the fresh ones among them, in their order."""
    return sorted(each.key for each in that_go_wrong(found, areas) if is_fresh(each.key))


def areas_dealt(found: Library) -> tuple[str, ...]:
    """The areas in which something can go wrong at the table here."""
    return tuple(dict.fromkeys(sorted(found.area(rule) for each in that_go_wrong(found) for rule, _ in each.tests)))
