"""A string as it is handed to a reader: its kind, where a user meets it, and its words."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

LEAST_WORDS = 3
MOST_WORDS = 70
HOLES = re.compile(r"[{}]|`…`|%[sd]\b")
_FIGURES = re.compile(r"\d[\d,.:]*")
_GAP = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Line:
    """One string of a `kind`, met at `context`."""

    kind: str
    context: str
    words: str


def line(kind: str, context: str, words: str) -> Line:
    """The same with every gap one space."""
    return Line(kind, _GAP.sub(" ", context).strip(), _GAP.sub(" ", words.replace("\u200b", "")).strip())


def readable(one: Line) -> bool:
    """Can it be read alone: some words, not a page of them, and every figure filled in?"""
    count = len(one.words.split())
    return LEAST_WORDS <= count <= MOST_WORDS and not HOLES.search(one.words)


def differing(some: Iterable[Line]) -> list[Line]:
    """Those that can be read, of strings that are alike but for their figures the first."""
    found: dict[str, Line] = {}
    for each in filter(readable, some):
        found.setdefault(_alike(each), each)
    return list(found.values())


def _alike(one: Line) -> str:
    """Its words without their figures, and without the period that a label leaves out."""
    return _FIGURES.sub("#", one.words).casefold().rstrip(".")


def evenly(by_kind: dict[str, list[Line]], count: int, chance: Random) -> list[Line]:
    """So many, of each kind as many as of another while there are any. Raises ValueError where there are too few."""
    piles = [chance.sample(some, len(some)) for some in by_kind.values()]
    drawn: dict[str, Line] = {}
    while len(drawn) < count and any(piles):
        for pile in chance.sample(piles, len(piles)):
            one = _next(pile, drawn) if len(drawn) < count else None
            if one is not None:
                drawn[_alike(one)] = one
    if len(drawn) < count:
        raise ValueError(f"there are only {len(drawn)} strings")
    return list(drawn.values())


def _next(pile: list[Line], drawn: dict[str, Line]) -> Line | None:
    """The next of a pile that is not drawn already."""
    while pile:
        one = pile.pop()
        if _alike(one) not in drawn:
            return one
    return None
