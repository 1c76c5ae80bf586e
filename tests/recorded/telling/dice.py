"""Chance that comes out the same in every Python: of `random` only `random()` is promised never to change."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Throws that follow from what it is named after."""

    def __init__(self, name: str) -> None:
        self._random = Random(name)

    def below(self, count: int) -> int:
        """A number from 0, less than that."""
        return int(self._random.random() * count)

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, some: Sequence[T]) -> T:
        return some[self.below(len(some))]

    def mixed(self, some: Sequence[T]) -> list[T]:
        """All of them in another order."""
        left = list(some)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
