"""What a hand needs, loaded and made a little at a time while nobody waits for it."""

import gc
import linecache
from collections.abc import Callable, Iterator
from importlib import import_module
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from trainer.rules.houses import BOOKS

# Loaded in this order between the user's own clicks, none of it for longer than a blink.
STEPS = (
    "trainer.kernel.gestures",
    "trainer.rules.facts",
    "trainer.rules.book",
    "trainer.grading.assess",
    "trainer.scenarios.compiler",
    "trainer.ui.table.view",
    "trainer.ui.play.screen",
    "trainer.ui.after",
    "trainer.ui.box",
)
DONE = object()
MOMENT = 0.006  # seconds


def preparing(box: Callable[[], Iterator[None]]) -> Iterator[None]:
    """All of it, a piece each time it is asked for the next; `box` gives the pieces of the box once it can be made."""
    for name in STEPS:
        yield
        import_module(name)
    yield from box()
    for key in BOOKS:
        yield
        yield from by_moments(import_module("trainer.rules.book").read_ahead(key))
        import_module("trainer.rules.syllabus").syllabus(key)  # the progress page sets the houses side by side
    for key in BOOKS:
        yield
        import_module("trainer.study.library").library(key)  # as does what there is to practise at each
    yield from by_moments(import_module("trainer.grading.engine").told_ahead())
    for key in BOOKS:
        yield
        import_module("trainer.grading.assess").ledger_digest(import_module("trainer.rules.book").book(key))
    yield
    import_module("trainer.search.documents").every_document()  # which the rules page lists
    linecache.clearcache()  # 6 MB of sources: Qt for Python reads that of every module loaded
    gc.collect(1)  # the oldest are what was loaded, 50 ms to look through, and hardly any of it can go
    gc.freeze()  # what is loaded now stays: looked through again and again, it would hold up a hand


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


def by_moments(pieces: Iterator[None]) -> Iterator[None]:
    """The same work, as many pieces in each as fit."""
    while for_a_moment(lambda: next(pieces, DONE) is not DONE):
        yield


def one_by_one(owner: QObject, pieces: Iterator[None], wait: int = 0) -> None:
    """Do the pieces, each when there is nothing else to do; no longer than the owner lives.

    The first is done at once, or after `wait` ms.
    """
    work = _Pieces(owner, pieces)
    if wait:
        work.start(wait)
    else:
        work.do_next()


class _Pieces(QTimer):
    """What is to be done. It goes with its owner: what a single shot was to call would stay."""

    def __init__(self, owner: QObject, pieces: Iterator[None]) -> None:
        super().__init__(owner, singleShot=True)
        self._pieces = pieces
        self.timeout.connect(self.do_next)

    def do_next(self) -> None:
        """A piece; the next one has to wait for whatever else there is."""
        if next(self._pieces, DONE) is DONE:
            self.deleteLater()
        else:
            self.start(0)
