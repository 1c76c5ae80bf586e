"""What five cards are worth, high and low: the shape of the hand, and its height among all hands of that reading."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trainer.kernel.cards import RANKS, SUITS

HIGH_CARD, FLUSH, STRAIGHT, STRAIGHT_FLUSH = "High card", "Flush", "Straight", "Straight flush"
SHAPES = {
    5: HIGH_CARD,
    7: "One pair",
    9: "Two pair",
    11: "Three of a kind",
    13: "Full house",
    17: "Four of a kind",
}
"""The names of hands by how many cards there are of the rank of each, summed up: two pair are 2 + 2 + 2 + 2 + 1."""
HIGHER = (
    HIGH_CARD,
    "One pair",
    "Two pair",
    "Three of a kind",
    STRAIGHT,
    FLUSH,
    "Full house",
    "Four of a kind",
    STRAIGHT_FLUSH,
)
ACE_LOW = "A23456789TJQK"
EIGHTS = 8  # ranks of which an eight or better is made
WHEEL = {RANKS.index(each) for each in "A2345"}
OF_FIVE = 5


class Five(NamedTuple):
    """Five cards read as a hand: compared by `height`, the better the more."""

    height: int
    name: str
    cards: tuple[str, ...]


Reading = Callable[[Sequence[str]], Five | None]


def there_are(faces: Sequence[str]) -> bool:
    """Are all of these cards such as "Ah"?"""
    return all(len(each) == 2 and each[0] in RANKS and each[1] in SUITS for each in faces)


def high(faces: Sequence[str]) -> Five | None:
    """Five cards as a high hand; None for what is none: five of a rank, a card twice in one suit."""
    ranks = [RANKS.index(each[0]) for each in faces]
    name, suited = _shape(ranks), _suited(faces)
    if name != HIGH_CARD:
        return None if suited or name is None else _five(name, _grouped(ranks), faces)
    top = _top_of_straight(ranks)
    if top is not None:
        return _five(STRAIGHT_FLUSH if suited else STRAIGHT, [top], faces)
    return _five(FLUSH if suited else HIGH_CARD, _grouped(ranks), faces)


def low(faces: Sequence[str]) -> Five | None:
    """Five cards as an ace-to-five low hand, in which straights and flushes are nothing; None as for a high one."""
    ranks = [ACE_LOW.index(each[0]) for each in faces]
    name = _shape(ranks)
    if name is None or (name != HIGH_CARD and _suited(faces)):
        return None
    made = _five(name, _grouped(ranks), faces)
    return made._replace(height=-made.height)


def eight_or_better(faces: Sequence[str]) -> Five | None:
    """The same of five different ranks, none above an eight; None for anything else."""
    made = low(faces)
    within = all(ACE_LOW.index(each[0]) < EIGHTS for each in faces)
    return made if made is not None and made.name == HIGH_CARD and within else None


def _shape(ranks: list[int]) -> str | None:
    return SHAPES.get(sum(map(ranks.count, ranks)))


def _suited(faces: Sequence[str]) -> bool:
    return len({each[1] for each in faces}) == 1


def _grouped(ranks: list[int]) -> list[int]:
    """The ranks, those of which there are most first, then the highest."""
    return sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)


def _top_of_straight(ranks: list[int]) -> int | None:
    if set(ranks) == WHEEL:
        return RANKS.index("5")
    return max(ranks) if max(ranks) - min(ranks) == OF_FIVE - 1 else None


def _five(name: str, ranks: list[int], faces: Sequence[str]) -> Five:
    height = HIGHER.index(name)
    for place in range(OF_FIVE):
        height = height * len(RANKS) + (ranks[place] if place < len(ranks) else 0)
    return Five(height, name, tuple(faces))
