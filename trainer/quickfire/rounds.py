"""Rounds: which questions make one, how it was answered, and whether that is better than before."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from random import Random

from trainer.quickfire.kind import Kind, NothingToAsk
from trainer.quickfire.spot import Answer, Asks, Spot
from trainer.rules.book import Book

SIZE = 12
POOL = 2  # candidates for each question of a round
SEEDS = 2**31
EASY = 6  # one part in so many of the cases is easy enough to begin with


# --- what is asked ---------------------------------------------------------------------------------------------


def round_of(kind: Kind, law: Book, seed: int, size: int = SIZE) -> tuple[int, ...]:
    """The seeds of a round: no two questions alike, an easy one first, every kind of answer that there is, none of
    them more than half of the round where the house has several. Raises NothingToAsk.
    """
    return tuple(spot.seed for spot in Making(kind, law, seed, size).spots())


class Making:
    """A round in the making, a try at a time: whoever has made all of it ahead finds the round at once."""

    def __init__(self, kind: Kind, law: Book, seed: int, size: int = SIZE) -> None:
        self._kind, self._size = kind, size
        self._dice = Random(f"round {kind.key} {seed}")
        self._candidates = _candidates(kind, law, self._dice, size)
        self._pool: list[Spot] = []
        self._spots: tuple[Spot, ...] = ()
        self._nothing: NothingToAsk | None = None

    def step(self) -> bool:
        """Try to make one more candidate; was there one to make? Raises NothingToAsk, and then ever after."""
        if self._nothing is not None:
            raise self._nothing
        try:
            made = [*islice(self._candidates, 1)]
            self._pool += [spot for spot in made if spot is not None]
        except NothingToAsk as nothing:
            self._nothing = nothing
            raise
        return bool(made)

    def spots(self) -> tuple[Spot, ...]:
        """The questions in their order. Raises NothingToAsk."""
        while self.step():
            pass
        self._spots = self._spots or self._ordered()
        return self._spots

    def _ordered(self) -> tuple[Spot, ...]:
        chosen = _filled(_needed(self._kind, self._pool)[: self._size], self._pool, self._size)
        self._pool.clear()
        self._dice.shuffle(chosen)
        first = self._dice.choice(_easiest(self._kind, chosen))
        return first, *(each for each in chosen if each is not first)


def _easiest(kind: Kind, chosen: list[Spot]) -> list[Spot]:
    """Those of the cases that come first of the kind; at least the easiest one."""
    cases = {spot.case: kind.cases.index(spot.case) for spot in chosen}
    limit = max(min(cases.values()), len(kind.cases) // EASY)
    return [spot for spot in chosen if cases[spot.case] <= limit]


def _candidates(kind: Kind, law: Book, dice: Random, size: int) -> Iterator[Spot | None]:
    """Questions of every case in turn, in an order of chance; None for a try that made none."""
    count = max(POOL * size, len(kind.cases))
    cases = [at % len(kind.cases) for at in range(count)]
    turns = [cases[at : at + len(kind.cases)] for at in range(0, count, len(kind.cases))]
    for turn in turns:
        dice.shuffle(turn)
        for residue in turn:
            yield from kind.tries(law, dice.randrange(SEEDS) * len(kind.cases) + residue)


def answered_as(spot: Spot) -> str:
    """What is chosen, and the one seat that is named; the whole answer where nothing is to be chosen."""
    right = spot.right[0]
    parts = [each for each in spot.fields if each.asks in (Asks.CHOICE, Asks.SEAT) and each.asked(right)]
    return ", ".join(str(right[each.key]) for each in parts or spot.fields)


def _needed(kind: Kind, pool: list[Spot]) -> list[Spot]:
    """The first question of each group and of each answer."""
    found: dict[int, Spot] = {}
    for group in kind.groups:
        found |= {spot.seed: spot for spot in [each for each in pool if each.case in group][:1]}
    had = {answered_as(spot) for spot in found.values()}
    for spot in pool:
        if answered_as(spot) not in had:
            had.add(answered_as(spot))
            found[spot.seed] = spot
    return list(found.values())


def _filled(chosen: list[Spot], pool: list[Spot], size: int) -> list[Spot]:
    """As many as a round has: first cases that are not in it, then any; half of them with one answer if it can be."""
    answers = Counter(answered_as(spot) for spot in chosen)
    cases = {spot.case for spot in chosen}
    for strict in (True, False, None):
        for spot in pool:
            alike = any(spot.transcript == each.transcript for each in chosen)
            often = strict is not None and answers[answered_as(spot)] >= size // 2
            if len(chosen) < size and not alike and not often and not (strict and spot.case in cases):
                chosen.append(spot)
                answers[answered_as(spot)] += 1
                cases.add(spot.case)
    return chosen


# --- how it was answered ---------------------------------------------------------------------------------------


class Mark(StrEnum):
    """What an answer is worth: right in time, right but over the target, wrong."""

    RIGHT = "right"
    SLOW = "slow"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Result:
    """One question answered: which, whether rightly, in how many milliseconds, against which target."""

    seed: int
    right: bool
    ms: int
    target: int

    @property
    def mark(self) -> Mark:
        if not self.right:
            return Mark.WRONG
        return Mark.RIGHT if self.ms <= self.target else Mark.SLOW


def result(spot: Spot, answer: Answer, ms: int) -> Result:
    """How a question was answered. An answer that leaves a part open is wrong."""
    return Result(spot.seed, spot.complete(answer) and spot.accepts(answer), ms, spot.target)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a kind at a house, as far as it was answered; `size` is how many questions it has."""

    kind: str
    book: str
    seed: int
    results: tuple[Result, ...] = ()
    size: int = SIZE

    def then(self, more: Result) -> "Round":
        """The round with one more answer. Raises ValueError when it is over."""
        if self.over:
            raise ValueError(f"a round has {self.size} questions")
        return Round(self.kind, self.book, self.seed, (*self.results, more), self.size)

    @property
    def over(self) -> bool:
        return len(self.results) >= self.size

    @property
    def right(self) -> int:
        """How many were right, in time or not."""
        return sum(each.right for each in self.results)

    @property
    def total(self) -> int:
        """How long all of it took, in milliseconds."""
        return sum(each.ms for each in self.results)

    @property
    def marks(self) -> tuple[Mark, ...]:
        return tuple(each.mark for each in self.results)

    @property
    def score(self) -> tuple[int, int]:
        """More is better: most right first, then least time."""
        return self.right, -self.total

    def beats(self, best: "Round | None") -> bool:
        """Is this a personal best? Only whole rounds of the same kind, house and size are compared."""
        if not self.over:
            return False
        if best is None:
            return True
        same = (self.kind, self.book, self.size) == (best.kind, best.book, best.size)
        return same and (not best.over or self.score > best.score)
