"""The content looked over while nobody waits: a file at a time where little is new, by the worker where much is."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Shelf
from trainer.ui.kit.soon import one_by_one
from trainer.ui.working import Beside

if TYPE_CHECKING:  # the window has it looked over
    from trainer.ui.window import Window

FEW = 12
"""So many new files are read in pieces; more of them, such as after an update, are work for another process."""


def looked_over(window: "Window") -> Iterator[None]:
    """See what has been added, changed or taken away: a piece each time it is asked for the next."""
    shelves: tuple[Shelf[Any, Any], ...] = (scenarios(), questions())
    yield
    if isinstance(window.working, Beside) and sum(shelf.stale() for shelf in shelves) > FEW:
        window.working.ask("renew-index", heard=lambda answer: _heard(window, shelves, answer))
    else:
        yield from _looking(shelves)


def _heard(window: "Window", shelves: Iterable[Shelf[Any, Any]], answer: object) -> None:
    """However it ended: what the worker has kept is read, and what it has not done is done here."""
    from trainer.worker.messages import Ending

    if isinstance(answer, Ending):
        for shelf in shelves:
            shelf.forget()
        one_by_one(window, _looking(shelves))


def _looking(shelves: Iterable[Shelf[Any, Any]]) -> Iterator[None]:
    for shelf in shelves:
        yield
        yield from shelf.looking()
