"""Work in pieces: whoever must not be held up does one at a time, everybody else all of them at once.

Such work is a generator that rests after each piece; what it comes to is what it returns.
"""

from collections.abc import Generator
from typing import Generic, TypeVar

T = TypeVar("T")
Pieces = Generator[None, None, T]


def at_once(pieces: Pieces[T]) -> T:
    """What the work comes to, all of it done now. Raises what it raises."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: T = end.value
            return found


class Making(Generic[T]):
    """Something in the making: done a piece at a time while nobody waits, and the rest once somebody does."""

    def __init__(self, pieces: Pieces[T]) -> None:
        self._pieces = pieces
        self._made: list[T] = []
        self._fault: Exception | None = None

    def step(self) -> bool:
        """Do a piece; is there more to do? Raises what the work raises, and then ever after."""
        if self._fault is not None:
            raise self._fault
        if not self._made:
            try:
                next(self._pieces)
            except StopIteration as end:
                self._made.append(end.value)
            except Exception as fault:
                self._fault = fault
                raise
        return not self._made

    def pieces(self) -> Pieces[None]:
        """What is not done yet, in pieces. Raises what the work raises."""
        while self.step():
            yield

    def whole(self) -> T:
        """What it comes to: what is not done yet is done now. Raises what the work raises."""
        for _ in self.pieces():
            pass
        return self._made[0]
