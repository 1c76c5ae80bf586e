"""What a hand needs, loaded and made a little at a time while nobody waits for it."""

import gc
import linecache
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from threading import Thread

from trainer.rules.houses import BOOKS
from trainer.ui.kit.soon import by_moments

# Loaded in this order between the user's own clicks, none of it for longer than a blink.
STEPS = (
    "trainer.kernel.gestures",
    "trainer.rules.facts",
    "trainer.rules.book",
    "trainer.grading.ahead",
    "trainer.scenarios.compiler",
    "trainer.ui.table.view",
    "trainer.ui.play.screen",
    "trainer.ui.after",
    "trainer.ui.box",
)
SHARED_S = 0.004  # the thread gets the lock of the interpreter for so long at a time


def preparing(box: Callable[[], Iterator[None]]) -> Iterator[None]:
    """All of it, a piece each time it is asked for the next; `box` gives the pieces of the box once it can be made."""
    for name in STEPS:
        yield
        import_module(name)
    yield from box()
    yield from _beside()
    yield from _books()
    yield from by_moments(import_module("trainer.grading.engine").told_ahead())
    book = import_module("trainer.rules.book").book
    keys = import_module("trainer.rules.book").keys()
    for key in keys:
        yield
        import_module("trainer.rules.book").ledger_digest(book(key))
    yield
    for key in keys[:1]:
        import_module("trainer.rules.silences").silences_of(key)  # of one and all: they are found side by side
    for key in keys:
        yield
        import_module("trainer.search.documents").documents_of(key)  # which the rules page lists
        yield
        import_module("trainer.rules.mentions").spoken_of(book(key), "")  # by which its paragraphs are tied together
    yield
    linecache.clearcache()  # 6 MB of sources: Qt for Python reads that of every module loaded
    gc.collect(1)  # the oldest are what was loaded, 50 ms to look through, and hardly any of it can go
    gc.freeze()  # what is loaded now stays: looked through again and again, it would hold up a hand


def _books() -> Iterator[None]:
    """The rulebook of every house, and what there is to practise there: the progress page sets them side by side."""
    law = import_module("trainer.rules.book")
    for key in BOOKS:
        yield
        with suppress(law.NoBook):  # it is left out, and said to be once all are read
            yield from by_moments(law.read_ahead(key))
            import_module("trainer.rules.syllabus").syllabus(key)
            yield from _library(key)


def _beside() -> Iterator[None]:
    """What reads hands takes half a second to load, in one piece: in a thread, which the interface hardly feels."""
    loading = Thread(target=import_module("trainer.rules.hands").load, daemon=True)
    loading.start()
    while loading.is_alive():
        yield
        loading.join(SHARED_S)


def _library(house: str) -> Iterator[None]:
    """What there is to practise with at a house."""
    study = import_module("trainer.study.library")
    for made in (study.readable, study.library, lambda of: study.library(of).areas):
        yield
        made(house)
