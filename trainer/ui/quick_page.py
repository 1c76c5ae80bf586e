"""Quick drills at work: the page of all drills, a round of one, and the round's end; every answer is kept at once."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.progress.trouble import StoreTrouble
from trainer.quickfire.kind import NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.ui.desk.houses import pill
from trainer.ui.desk.quick import answered, begun, compared, quick_view, spot_slip, spots
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.drill.result import ResultScreen
from trainer.ui.drill.round import Given, Score
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.screens.quick import QuickScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def quick_page(window: "Window") -> QuickScreen:
    """The page at the window's house."""
    page = QuickScreen(quick_view(window.desk))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.drill_chosen.connect(lambda key: play_round(window, key))
    return page


def _set_house(window: "Window", page: QuickScreen, key: str) -> None:
    window.change(house=key)
    window.guarded(lambda: page.show_view(quick_view(window.desk)))
    window.show_trainee()


def play_round(window: "Window", drill: str) -> None:
    """Begin a round of a drill at the window's house."""
    try:
        PlayedRound(window, drill).begin()
    except NothingToAsk as nothing:
        window.tell(str(nothing))


class PlayedRound(QObject):
    """One round from its first question to its end."""

    def __init__(self, window: "Window", drill: str) -> None:
        super().__init__(window)
        self.window, self.kind = window, KINDS[drill]
        self.house = window.desk.house
        self._round = 0
        self.screen = DrillScreen(
            self.kind.title, pill(self.house), spots(window.desk, self.kind), _stakes, spot_slip, window.clock()
        )
        settings = window.settings
        self.screen.view.dress(four_colours=settings.four_colour, reduced_motion=settings.reduced_motion)
        self.screen.given.connect(lambda given: window.guarded(lambda: self._keep(given)))
        self.screen.ended.connect(self._end)
        self.screen.left.connect(self._leave)
        self.screen.read.connect(self._read)

    def begin(self) -> None:
        """Ask the first question. Raises NothingToAsk."""
        self.screen.prepare()
        self.window.shell.add("drill", self.screen)
        self.window.shell.open("drill")
        self.screen.begin()

    def _keep(self, given: Given) -> None:
        """The round is kept with its first answer."""
        store, now = self.window.desk.store, datetime.now(UTC)
        if not self._round:
            self._round = store.begin_round(begun(self.window.desk, self.kind, now, self.screen.score.planned))
        store.add_spot(self._round, answered(given, now))

    def _end(self, score: Score) -> None:
        window, words = self.window, ""
        try:
            before = window.desk.store.best_rounds(window.desk.profile.id, self.house).get(self.kind.key)
            window.desk.store.end_round(self._round, datetime.now(UTC))
            words = compared(score, before)
        except (StoreTrouble, LookupError) as trouble:
            window.tell(str(trouble))
        page = ResultScreen(self.kind.title, pill(self.house), score, words)
        page.again.connect(lambda: self._over(lambda: play_round(window, self.kind.key)))
        page.back.connect(self._leave)
        window.shell.add("drill-end", page)
        window.shell.open("drill-end")

    def _leave(self) -> None:
        self._over(lambda: self.window.open_page("quick"))

    def _read(self, paragraph: str) -> None:
        self.window.read(self.house, paragraph)

    def _over(self, then: object) -> None:
        self.screen.deleteLater()
        self.deleteLater()
        then()  # type: ignore[operator]


def _stakes(spot: Spot) -> str:
    return stakes_line(spot.transcript.setup)
