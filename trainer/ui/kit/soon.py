"""What is done a moment later, or in pieces while nobody waits: no longer than its owner lives.

Not by `QTimer.singleShot`: with no time to wait, Qt for Python keeps what it was to call for ever, and all that this
holds, once the owner is gone first.
"""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from trainer.kernel.pieces import Making, Pieces

T = TypeVar("T")
DONE = object()
MOMENT = 0.006  # seconds


def soon(owner: QObject, act: Callable[[], object], wait: int = 0) -> None:
    """Do it once what waits already is done, and not before `wait` ms; never where the owner is gone by then."""
    _Pieces(owner, _only(act)).start(wait)


def one_by_one(owner: QObject, pieces: Iterator[None], wait: int = 0) -> None:
    """Do the pieces, each when there is nothing else to do; no longer than the owner lives.

    The first is done at once, or after `wait` ms.
    """
    work = _Pieces(owner, pieces)
    if wait:
        work.start(wait)
    else:
        work.do_next()


def for_a_moment(piece: Callable[[], bool]) -> bool:
    """Do pieces, as many as fit: most take less than a turn of the window. Is there more to do, as `piece` says?

    None is begun where one as long as the longest so far would be too long.
    """
    start = before = perf_counter()
    longest = 0.0
    while piece():
        now = perf_counter()
        longest, before = max(longest, now - before), now
        if now - start + longest >= MOMENT:
            return True
    return False


def by_moments(pieces: Pieces[T]) -> Pieces[T]:
    """The same work, as many pieces in each as fit."""
    making = Making(pieces)
    while for_a_moment(making.step):
        yield
    return making.whole()


def stop(owner: QObject) -> None:
    """Whatever is still to be done for an owner and all below it is never done."""
    for each in owner.findChildren(_Pieces):
        each.end()


def _only(act: Callable[[], object]) -> Iterator[None]:
    act()
    yield from ()


class _Pieces(QTimer):
    """What is to be done. It goes with its owner."""

    def __init__(self, owner: QObject, pieces: Iterator[None]) -> None:
        super().__init__(owner, singleShot=True)
        self._pieces, self._ended = pieces, False
        self.timeout.connect(self.do_next)

    def end(self) -> None:
        """No piece is done any more."""
        self._ended = True
        self.stop()

    def do_next(self) -> None:
        """A piece; the next one has to wait for whatever else there is."""
        left = next(self._pieces, DONE) is not DONE
        if not isValid(self):
            return  # the piece took its owner down
        if left and not self._ended:
            self.start(0)
        else:
            self.deleteLater()
