"""A worked example at work: the table follows the slider; paragraphs and the way back lead to the rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.ui.desk.example import Dealt, working_out
from trainer.ui.kit.soon import one_by_one
from trainer.ui.looked_at import looked_at_table
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.base import Screen
from trainer.ui.screens.example import ExampleScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

KEY = "example"


def open_example(window: "Window", page: Screen, house: str, at: str, key: str = "") -> None:
    """Work one of a paragraph's examples out, and open it if that page still stands; what is amiss with it is told."""

    def opened(dealt: Dealt) -> None:
        if window.shell.shows(page):
            ExamplePage(window, house, at, dealt)

    one_by_one(page, _worked_out(window, (house, at, key), opened))


def _worked_out(window: "Window", which: tuple[str, str, str], then: Callable[[Dealt], object]) -> Pieces[None]:
    try:
        dealt = yield from working_out(*which)
    except LookupError as gone:
        window.tell(str(gone))
    else:
        then(dealt)


class ExamplePage(QObject):
    """One paragraph's examples, opened in the window at the one that is worked out."""

    def __init__(self, window: "Window", house: str, at: str, dealt: Dealt) -> None:
        self._window, self._here, self._dealt = window, (house, at), dealt
        self.view = looked_at_table(window)
        self.screen = ExampleScreen(self._dealt.view, self.view)
        super().__init__(self.screen)
        self.screen.back.connect(lambda: window.read(*self._here))
        self.screen.turned.connect(window.read)
        self.screen.chosen.connect(self._take)
        self.screen.step_chosen.connect(self._show)
        window.shell.add(KEY, self.screen)
        window.shell.open(KEY)
        self._show(0, animate=False)

    def _take(self, key: str) -> None:
        one_by_one(self, _worked_out(self._window, (*self._here, key), self._turn_to))

    def _turn_to(self, dealt: Dealt) -> None:
        self._dealt = dealt
        self.screen.show_view(dealt.view)
        self._show(0, animate=False)

    def _show(self, step: int, animate: bool = True) -> None:
        record, stops = self._dealt.record, self._dealt.stops
        if record is not None:
            self.view.table.show(picture_of(record, stops[step], amounts=True), animate=animate)
