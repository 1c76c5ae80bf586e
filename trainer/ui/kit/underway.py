"""What is under way in pieces and somebody may not be able to wait for."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Making, Pieces
from trainer.ui.kit.soon import by_moments, one_by_one

T = TypeVar("T")
Guard = Callable[[Callable[[], object]], None]


def used(made: Pieces[T], then: Callable[[T], object]) -> Pieces[None]:
    """Make something, as much in each piece as fits, and use it in a piece of its own."""
    found = yield from by_moments(made)
    yield
    then(found)


class Underway:
    """One thing at a time, done in pieces between which the window lives, no longer than its owner does.

    Each piece has a turn of the window, in which `guarded` runs it; where one fails, the rest is never done. `begun`
    is called when something begins.
    """

    def __init__(self, owner: QObject, guarded: Guard) -> None:
        self._owner, self._guarded = owner, guarded
        self.begun: Callable[[], object] = bool
        self._work: Making[None] | None = None
        self._doing: Making[None] | None = None

    @property
    def busy(self) -> bool:
        """Is anything under way?"""
        return self._work is not None

    def begin(self, work: Pieces[None], wait: int = 0) -> None:
        """Begin it, at once or after `wait` ms, in the place of what was under way."""
        self.begun()
        self._work = making = Making(work)
        one_by_one(self._owner, self._pieces(making), wait)

    def wish(self, work: Pieces[None]) -> None:
        """Begin it, but for whoever presses twice: while anything is under way, nothing more is heard."""
        if not self.busy:
            self.begin(work)

    def settle(self) -> None:
        """Do now what is still to be done, and what that leads on to."""
        while self.busy:
            self._go_on_with(Making.whole)

    def drop(self) -> None:
        """Never do what is still to be done."""
        self._work = self._doing = None

    def _pieces(self, making: Making[None]) -> Iterator[None]:
        while self._work is making:
            self._go_on_with(Making.step)
            yield

    def _go_on_with(self, do: Callable[[Making[None]], bool | None]) -> None:
        """Do some of it, of which `do` says whether there is more; what it raises is raised once."""
        making, self._work = self._work, None
        self._doing = making

        def done() -> None:
            if making is not None and do(making) and self._doing is making:
                self._work = making

        self._guarded(done)
