"""Where two rulebooks part: the same situations decided by both, what they decide differently, and what only one rules.

A difference is one of what is done, who decides or what it comes to. That the words differ alone is none.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trainer.study.in_short import in_short
from trainer.study.stances import HAND, Situation, Stance, Stances

RULED, NOTHING_WRONG, NOT_COVERED = "ruled", "nothing-wrong", "not-covered"
ANSWERED = (RULED, NOTHING_WRONG)
FLOOR, DEALER = "floor", "dealer"
ANNOUNCED = frozenset({"say-what-stands", "call-the-string-bet"})
"""Steps by which a dealer only says what a bet is: what is done about it are the others."""


class How(StrEnum):
    """How two rulebooks stand to one another in a situation."""

    SAME = "same"
    RULING = "ruling"  # they decide differently
    AUTHORITY = "authority"  # they do the same, and different people decide it
    ONE_SIDED = "one-sided"  # only one of them decides it
    NEITHER = "neither"


PARTED = (How.RULING, How.AUTHORITY)
"""How two rulebooks stand that part: both decide, and not the same."""


@dataclass(frozen=True, slots=True)
class Parted:
    """One thing that two rulebooks decide differently: the situation that shows it best, and others that show it."""

    how: How
    topic: str
    situation: Situation
    first: Stance
    second: Stance
    also: tuple[Situation, ...] = ()

    @property
    def situations(self) -> tuple[Situation, ...]:
        """All that show it, the best first."""
        return (self.situation, *self.also)


@dataclass(frozen=True, slots=True)
class Parting:
    """Two rulebooks side by side: `lines` by topic, `same` counts the situations which both decide alike."""

    first: str
    second: str
    lines: tuple[Parted, ...]
    same: int

    def of(self, *hows: How) -> tuple[Parted, ...]:
        """The lines of these kinds."""
        return tuple(each for each in self.lines if each.how in hows)


def parting(first: Stances, second: Stances, asked: Iterable[Situation], order: Mapping[str, int]) -> Parting:
    """All on which they part. `order` places the topics; a difference that several situations show is one line."""
    lines: dict[object, Parted] = {}
    same = 0
    for each in sorted(asked, key=lambda one: one.kind != HAND):  # a hand can be dealt, and shows it best
        mine, yours = first.by_key.get(each.key), second.by_key.get(each.key)
        if mine is None or yours is None:
            continue
        how = compared(mine, yours)
        same += how is How.SAME
        if how in (How.SAME, How.NEITHER):
            continue
        line = Parted(how, mine.topic or yours.topic, each, mine, yours)
        known = lines.setdefault(_kind(line), line)
        if known is not line:
            lines[_kind(line)] = _with(known, each)
    placed = sorted(lines.values(), key=lambda line: (order.get(line.topic, len(order)), line.how is How.AUTHORITY))
    return Parting(first.book, second.book, tuple(placed), same)


def _with(line: Parted, another: Situation) -> Parted:
    return Parted(line.how, line.topic, line.situation, line.first, line.second, (*line.also, another))


def _kind(line: Parted) -> object:
    """What makes two situations show the same difference: the rulings on both sides, whatever the amounts."""
    return line.topic, *((each.state, each.ruling, each.authority, each.steps) for each in (line.first, line.second))


def compared(mine: Stance, yours: Stance) -> How:
    """How two stances on one situation stand to one another; about two matters of it they say nothing on each other."""
    answered = [each.state in ANSWERED for each in (mine, yours)]
    if mine.kind != yours.kind or not any(answered):
        return How.NEITHER
    if not all(answered):
        return How.ONE_SIDED
    if not _alike(mine, yours) and in_short(mine) != in_short(yours):
        return How.RULING
    if _sized_apart(mine, yours):
        return How.RULING  # the last decision is the same, and a wager before it isn't
    who = {mine.authority, yours.authority}
    return How.AUTHORITY if who == {FLOOR, DEALER} else How.SAME  # one that names no one speaks against neither


def _alike(mine: Stance, yours: Stance) -> bool:
    """Do both have the same done, to the same amounts, with the same effect, whoever decides?"""
    if mine.says == yours.says:
        return _steps(mine) == _steps(yours) and mine.figures == yours.figures
    if mine.state != yours.state or mine.state != RULED:
        return False
    if mine.authority == yours.authority == FLOOR and _steps(mine) == _steps(yours) != ():
        return not _conflict(mine, yours)
    mine_is, yours_is = ((each.outcome, _steps(each), each.options, each.figures) for each in (mine, yours))
    sized = any(name == "to" or name.startswith("seat-") for name, _ in mine.figures)
    told = bool(mine.outcome) or sized or len(mine.steps) > 1  # else the ruling says more than its acts and amounts
    return mine_is == yours_is and (told or mine.ruling == yours.ruling)


def _sized_apart(mine: Stance, yours: Stance) -> bool:
    """Does a wager come to another total by the one than by the other, where both give it one?"""
    first, second = dict(mine.wagers), dict(yours.wagers)
    both = (first.keys() | second.keys()) - {*mine.unsized, *yours.unsized}
    return any(first.get(seat) != second.get(seat) for seat in both)


def _steps(stance: Stance) -> tuple[str, ...]:
    return tuple(each for each in stance.steps if each not in ANNOUNCED)


def _conflict(mine: Stance, yours: Stance) -> bool:
    """Does an amount that both name differ? What else a floor may choose is up to it at both."""
    known = dict(mine.figures)
    return any(known.get(name, value) != value for name, value in yours.figures)


def alike(one: Stance, other: Stance) -> bool:
    """Would a dealer do the same by both, ask the same person, and come to the same amounts?"""
    if one.state in ANSWERED or other.state in ANSWERED:
        return compared(one, other) is How.SAME
    return one.state == other.state


def options_of(sides: Sequence[Stance], others: Iterable[Stance]) -> tuple[Stance, ...]:
    """What to choose from: what the two rulebooks decide, then what others do that nobody takes for the same."""
    found = list(sides)
    for each in others:
        if not any(alike(each, known) or _close(each, known) for known in found):
            found.append(each)
    return tuple(found)


def _close(one: Stance, other: Stance) -> bool:
    """Do they ask the same person and have the same done to the same amounts, on other terms?"""
    return _done(one) == _done(other)


def _done(stance: Stance) -> object:
    return stance.state, stance.authority, stance.outcome, _steps(stance), stance.figures
