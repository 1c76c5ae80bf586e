"""The content looked over while nobody waits: a file at a time where little is new, by the worker where much is."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Shelf
from trainer.study import at_hand
from trainer.study.at_hand import FEW
from trainer.study.library import alone, library
from trainer.ui.desk.desk import Desk
from trainer.ui.kit.soon import one_by_one
from trainer.ui.own_content import look_for_own
from trainer.ui.working import Beside

if TYPE_CHECKING:  # the window has it looked over
    from trainer.ui.window import Window

FRAME_MS = 16


def looked_over(window: "Window") -> Iterator[None]:
    """See what has been added, changed or taken away: a piece each time it is asked for the next."""
    shelves: tuple[Shelf[Any, Any], ...] = (scenarios(), questions())
    yield
    stale = 0
    for shelf in shelves:
        stale += yield from shelf.counting()
    if stale > FEW and isinstance(window.working, Beside):
        also = tuple(folder.path for folder in scenarios().also)
        window.working.ask("renew-index", also, heard=lambda answer: _heard(window, shelves, answer))
    else:
        yield from _looking(window, shelves)


def _heard(window: "Window", shelves: Iterable[Shelf[Any, Any]], answer: object) -> None:
    """However it ended: what the worker has kept is read, and what it has not done is done here."""
    from trainer.worker.messages import Ending

    if isinstance(answer, Ending):
        for shelf in shelves:
            shelf.forget()
        one_by_one(window, _looking(window, shelves))


def look_again(owner: QObject, shelf: Shelf[Any, Any], then: Callable[[bool], object]) -> None:
    """See what has changed on a shelf, a piece at a time as long as the owner lives; `then` is told whether any did."""
    one_by_one(owner, _again(shelf, then), FRAME_MS)


def _again(shelf: Shelf[Any, Any], then: Callable[[bool], object]) -> Pieces[None]:
    before = shelf.version
    yield from shelf.looking()
    then(shelf.version != before)


def _looking(window: "Window", shelves: Iterable[Shelf[Any, Any]]) -> Iterator[None]:
    for shelf in shelves:
        yield
        yield from shelf.looking()
    yield
    yield from look_for_own(window)
    yield
    _propose_again(window)


def keep_up(window: "Window", page: QObject) -> None:
    """See what has changed since, while a page is looked at on which a session is proposed."""
    one_by_one(page, _looking(window, (scenarios(), questions())), FRAME_MS)


def look(desk: Desk) -> None:
    """See which files are there before a session is planned. It does without the others."""
    at_hand.look()
    desk.at_hand = at_hand.at_hand


def _propose_again(window: "Window") -> None:
    """The first page stands before the files are looked over: a session is proposed without those that are missing."""
    from trainer.ui.today_page import refresh

    first, window.desk.at_hand = not window.desk.content_known, at_hand.at_hand
    found = library(window.desk.house)
    if at_hand.at_hand(found) is not found or (first and found is not alone(window.desk.house)):
        window.guarded(lambda: refresh(window))
