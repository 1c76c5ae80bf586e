"""The differences between two rulebooks that can be dealt at one of them, a row of hands on them, and how it went."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from trainer.progress.records import Row
from trainer.scenarios.fresh.keys import fresh_key
from trainer.study.collection import missed
from trainer.study.library import Activity, Kind, Library
from trainer.study.parted import PARTED, Parting
from trainer.study.stances import HAND

ROW = 10
"""Hands in a row, at most."""
MODE = "apart from "
FRESH_ONE, AUTHORED = 0, 1


@dataclass(frozen=True, slots=True)
class Difference:
    """One topic in which two rulebooks part, with the hands that show it: keys of `fresh` ones, ids of `authored`."""

    topic: str
    fresh: tuple[str, ...] = ()
    authored: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """All hands that show it, the fresh ones first."""
        return (*self.fresh, *self.authored)


def differences(found: Parting, at: Library, fresh: Mapping[str, Sequence[str]]) -> tuple[Difference, ...]:
    """What two rulebooks decide differently and the hands of one of them show, by topic in the order of the lines.

    `fresh` names irregularities of which fresh hands show it, each with its topics. A hand shows a difference where its
    dealer is graded on such a topic at this house.
    """
    graded = {each.key: _topics(each, at) for each in at.activities if each.kind is Kind.HAND and each.tests}
    shown: dict[str, tuple[list[str], list[str]]] = {}
    spoiled = ((FRESH_ONE, topics, fresh_key(key)) for key, topics in fresh.items())
    for place, topics, key in (*_authored(found), *spoiled):
        if graded.get(key, frozenset()) & set(topics):
            shown.setdefault(topics[0], ([], []))[place].append(key)
    return tuple(Difference(topic, *map(tuple, some)) for topic, some in shown.items())


def _authored(found: Parting) -> Iterator[tuple[int, Sequence[str], str]]:
    for line in found.of(*PARTED):
        for each in line.situations:
            if each.kind == HAND:
                yield AUTHORED, (line.topic,), each.name


def _topics(activity: Activity, at: Library) -> frozenset[str]:
    return frozenset(at.topics[rule] for rule, _ in activity.tests)


def row_of(some: Sequence[Difference], lately: Sequence[str], seed: int) -> tuple[str, ...]:
    """The keys of a row of hands, by chance: one for each difference, then others of them, none of them twice.

    `lately` are the keys of hands dealt before, the last one first: they come last, and the very last never first
    where there is another.
    """
    dice = Random(f"apart {seed}")
    age = {key: place for place, key in reversed([*enumerate(lately)])}
    queues = [_queue(each, age, dice) for each in some]
    dice.shuffle(queues)
    rounds = max(map(len, queues), default=0)
    found = [queue[turn] for turn in range(rounds) for queue in queues if turn < len(queue)][:ROW]
    if len(found) > 1 and found[0] in lately[:1]:
        found.append(found.pop(0))
    return tuple(found)


def _queue(shown: Difference, age: Mapping[str, int], dice: Random) -> list[str]:
    """The hands of one difference: those that were not dealt lately, fresh ones first, then what is longest ago."""
    never = max(age.values(), default=0) + 1
    mixed = [key for some in (shown.fresh, shown.authored) for key in dice.sample(sorted(some), len(some))]
    return sorted(mixed, key=lambda key: -age.get(key, never))


# --- how it went ---------------------------------------------------------------------------------------------------


def mode_of(other: str) -> str:
    """The mode of hands dealt because another rulebook rules otherwise on them."""
    return f"{MODE}{other}"


def other_of(mode: str) -> str:
    """The rulebook that rules otherwise on a hand of that mode; "" where it was dealt for something else."""
    return mode.removeprefix(MODE) if mode.startswith(MODE) else ""


def right_last(some: Iterable[Difference], tried: Sequence[Row], other: str) -> tuple[int, int]:
    """How many differences were dealt right at the last try, of how many that were tried.

    `tried` are the attempts at one house, the newest first; those of this drill alone count.
    """
    topic = {key: each.topic for each in some for key in each.keys}
    last: dict[str, bool] = {}
    for row in tried:
        if row.mode == mode_of(other) and row.scenario in topic:
            last.setdefault(topic[row.scenario], is_right(row))
    return sum(last.values()), len(last)


def is_right(row: Row) -> bool:
    """Was all of that hand right?"""
    return not (missed(row) or row.alarms)
