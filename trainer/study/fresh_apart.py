"""On which fresh hands two rulebooks part: found out by deciding some of each irregularity, and written down."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from trainer import resources
from trainer.study.stances import FOLDER

FILE = "fresh-hands"
DECIDED = 4
"""So many fresh hands of each irregularity are decided by every rulebook."""
ENOUGH = 2
"""On so many of them two rulebooks must part: then one that shows it is soon found."""
BETWEEN = " "
Pair = tuple[str, str]
"""At which rulebook hands are dealt, and which one rules otherwise."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What fresh hands of an irregularity show: on how many the two part and the dealer has something to do.

    `topics` are that of what is decided and those of the rules that decide it, the commonest first.
    """

    topics: tuple[str, ...]
    hands: int


Found = Mapping[str, Mapping[Pair, Shown]]


def text_of(found: Found) -> str:
    """The file: a line for each irregularity, so that a change shows as one."""
    lines = (f"{json.dumps(key)}: {json.dumps(_plain(some), sort_keys=True)}" for key, some in sorted(found.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(some: Mapping[Pair, Shown]) -> dict[str, tuple[tuple[str, ...], int]]:
    return {BETWEEN.join(pair): (each.topics, each.hands) for pair, each in some.items()}


def read(text: str) -> Found:
    """What `text_of` wrote. Raises ValueError for anything else."""
    try:
        return {key: _shown(some) for key, some in json.loads(text).items()}
    except (AttributeError, TypeError) as fault:
        raise ValueError(f"this isn't a file that says on which fresh hands rulebooks part: {fault}") from fault


def _shown(plain: Mapping[str, tuple[tuple[str, ...], int]]) -> dict[Pair, Shown]:
    return {_pair(pair): Shown(tuple(topics), int(hands)) for pair, (topics, hands) in plain.items()}


def _pair(written: str) -> Pair:
    house, other = written.split(BETWEEN)
    return house, other


@cache
def found() -> Found:
    """What ships. Raises FileNotFoundError for a broken install."""
    return read(resources.text(*FOLDER, f"{FILE}.json"))


def fresh_apart(house: str, other: str) -> dict[str, tuple[str, ...]]:
    """The irregularities of which fresh hands dealt at a house show that another rulebook rules otherwise.

    Each has the topics in which it does.
    """
    shown = ((key, some[house, other]) for key, some in found().items() if (house, other) in some)
    return {key: each.topics for key, each in shown if each.hands >= ENOUGH}
