"""The floor at work: calls are made, the dealer answers what is asked, and rulings are marked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.grading.calls.call import Call, NoCall, choosing_call
from trainer.grading.calls.ruling import asked_of_the_floor, ruled
from trainer.grading.films.asking import Asked
from trainer.kernel.pieces import Pieces
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.report import Piece
from trainer.scenarios.shelf import Gone
from trainer.ui.desk.floor import asked_views, call_view, floor_truth, heard_words
from trainer.ui.desk.houses import pill
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.looked_at import looked_at_table
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.floor import FloorScreen
from trainer.ui.screens.floor_models import CallView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def floor_page(window: "Window") -> FloorScreen:
    """The page at the window's house; its first call is made at once."""
    return OnCall(window).screen


class OnCall(QObject):
    """One call after the other, and how many were ruled on right. Lives as long as its page."""

    def __init__(self, window: "Window") -> None:
        self._window, self._house = window, window.house
        self.view = looked_at_table(window)
        self.screen = FloorScreen(self.view)
        super().__init__(self.screen)
        self.call: Call | None = None
        self.asked: tuple[Asked, ...] = ()
        self.heard: set[Piece] = set()
        self.right, self.of, self._left = 0, 0, False
        self.screen.back.connect(self._leave)
        self.screen.asked.connect(lambda key: self._ask(Piece(key)))
        self.screen.ruled.connect(self._rule)
        self.screen.answered.connect(self._answered)
        self.screen.gone_on.connect(self._next)
        self.screen.turned.connect(window.read)
        self._next()

    def _leave(self) -> None:
        self._left = True
        self._window.open_page("drills")

    def _next(self) -> None:
        self.call = None
        self.screen.show_waiting(pill(self._house))
        one_by_one(self, self._made())

    def _made(self) -> Pieces[None]:
        shelf = scenarios()
        keys = tuple(each.id for each in shelf.heads)
        try:
            law = book(self._house)
            call = yield from by_moments(choosing_call(keys, shelf.open, law, self._window.desk.seeds()))
            yield
            asked = asked_of_the_floor(call)
        except (NoCall, Gone) as none:
            self._window.tell(str(none))
            return
        if not self._left and self.call is None:
            self.take(call, asked)

    def take(self, call: Call, asked: tuple[Asked, ...] | None = None) -> None:
        """Come to the table for this call."""
        self.call, self.heard = call, set()
        self.asked = asked_of_the_floor(call) if asked is None else asked
        picture = picture_of(call.film.record, call.at, taken_over=call.film.start)
        self.view.table.show(picture, animate=False)
        self._tell()

    def _view(self, call: Call) -> CallView:
        return call_view(call, self.heard, self.right, self.of)

    def _tell(self) -> None:
        if self.call is not None:
            self.screen.show_call(self._view(self.call), heard_words(self.call, self.heard))

    def _ask(self, piece: Piece) -> None:
        self.heard.add(piece)
        self._tell()

    def _rule(self) -> None:
        if self.call is not None:
            self.screen.show_questions(self._view(self.call), asked_views(self.asked))

    def _answered(self, given: Mapping[str, str]) -> None:
        call = self.call
        if call is None:
            return
        result = ruled(call, self.asked, given, self.heard)
        self.right, self.of = self.right + result.right, self.of + 1
        self.screen.show_truth(self._view(call), floor_truth(call, self.asked, given, result))
