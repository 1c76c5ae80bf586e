"""Strings of every kind, evenly drawn, with a few planted among them that are wrong."""

from collections.abc import Callable, Iterable, Mapping
from random import Random

from tests.readers import fresh, met, written
from tests.readers.errors import errors
from tests.readers.line import Line, differing, evenly
from tests.readers.plants import PLANTS

KINDS = (
    *("screen", "ruling", "step", "finding", "ledger", "heading", "stem", "option", "reason", "scenario", "speech"),
    *("caption", "report", "debrief", "answer", "command", "error", "docs"),
)
SOURCES: Mapping[str, Callable[[Random], Iterable[Line]]] = {
    "screens": written.screens,
    "rulings": written.rulings,
    "ledger": written.ledger,
    "headings": written.paragraph_headings,
    "scenarios": written.scenario_texts,
    "commands": written.commands,
    "errors": errors,
    "docs": written.docs,
    "hands": met.of_hands,
    "irregularities": fresh.of_irregularities,
    "fresh": fresh.of_fresh_hands,
    "questions": met.of_questions,
    "answers": met.of_rulings,
}


def gathered(seed: int, sources: Mapping[str, Callable[[Random], Iterable[Line]]] = SOURCES) -> dict[str, list[Line]]:
    """What there is to draw from, by kind; each source has a chance of its own, so that none hangs on another."""
    found: dict[str, list[Line]] = {kind: [] for kind in KINDS}
    for name, source in sources.items():
        chance = Random(f"{seed}/{name}")
        lines = list(source(chance))
        chance.shuffle(lines)  # of those that are alike but for their figures any may be drawn
        for each in lines:
            found[each.kind].append(each)
    return {kind: differing(some) for kind, some in found.items()}


def drawn(by_kind: dict[str, list[Line]], seed: int, count: int, plant: int) -> tuple[list[Line], list[int]]:
    """So many strings with so many planted ones at random places, and the numbers of those. Raises ValueError."""
    chance = Random(f"{seed}/draw")
    some = evenly(by_kind, count, chance)
    planted = planted_by(seed, plant)
    mixed = chance.sample([*some, *planted], count + plant)
    return mixed, [number for number, each in enumerate(mixed, 1) if each in planted]


def planted_by(seed: int, plant: int) -> list[Line]:
    """So many planted sentences; those of the next seed are others as long as there are enough."""
    if plant > len(PLANTS):
        raise ValueError(f"there are only {len(PLANTS)} sentences to plant")
    order = Random("plants").sample(PLANTS, len(PLANTS))
    return [order[(seed * plant + number) % len(order)] for number in range(plant)]


def texts(lines: list[Line], planted: list[int]) -> tuple[str, str]:
    """The file for a reader, a string in each line, and its key."""
    shown = "".join(f"{n} | {each.kind} | {each.context} | {each.words}\n" for n, each in enumerate(lines, 1))
    return shown, "".join(f"{number} | {lines[number - 1].words}\n" for number in planted)


def population(
    seed: int, seeds: int, sources: Mapping[str, Callable[[Random], Iterable[Line]]] = SOURCES
) -> dict[str, list[Line]]:
    """Every string that so many seeds find, by kind and in the order of where it is met, none twice."""
    found: dict[str, dict[str, Line]] = {kind: {} for kind in KINDS}
    for each in range(seed, seed + seeds):
        for kind, lines in gathered(each, sources).items():
            found[kind] = {one.words: one for one in lines} | found[kind]
    return {kind: sorted(some.values(), key=lambda one: (one.context, one.words)) for kind, some in found.items()}


def files(seed: int, count: int, plant: int) -> tuple[str, str]:
    """Both, of all there is."""
    return texts(*drawn(gathered(seed), seed, count, plant))
