"""A worked example at work: the table follows the slider; paragraphs and the way back lead to the rules."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.ui.desk.example import Dealt, example_of
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.example import ExampleScreen
from trainer.ui.table import access
from trainer.ui.table.view import TableView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

KEY = "example"


class ExamplePage(QObject):
    """One paragraph's examples, opened in the window. Raises LookupError for a paragraph that has none."""

    def __init__(self, window: "Window", house: str, at: str, key: str = "") -> None:
        self._window, self._here = window, (house, at)
        self._dealt: Dealt = example_of(house, at, key)
        access.install()
        self.view = TableView()
        self.view.table.set_four_colours(window.settings.four_colour)
        self.view.table.set_reduced_motion(window.settings.reduced_motion)
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
        self._window.guarded(lambda: self._turn_to(key))

    def _turn_to(self, key: str) -> None:
        self._dealt = example_of(*self._here, key)
        self.screen.show_view(self._dealt.view)
        self._show(0, animate=False)

    def _show(self, step: int, animate: bool = True) -> None:
        record, stops = self._dealt.record, self._dealt.stops
        if record is not None:
            self.view.table.show(picture_of(record, stops[step], amounts=True), animate=animate)
