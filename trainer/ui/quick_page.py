"""Quick drills at work: the page of all drills, a round of one, and the round's end; every answer is kept at once."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.progress.rounds import Best
from trainer.quickfire.kind import NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import Round
from trainer.quickfire.spot import Spot
from trainer.settings import Settings
from trainer.ui.desk.houses import pill
from trainer.ui.desk.quick import answered, begun, compared, making, quick_view, spot_slip
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.drill.result import ResultScreen
from trainer.ui.drill.round import Given, Played
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.soon import one_by_one
from trainer.ui.rounds_ahead import RoundsAhead
from trainer.ui.screens.quick import QuickScreen
from trainer.ui.screens.quick_models import QuickView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

FRAME_MS = 16


def quick_page(window: "Window") -> QuickScreen:
    """The page at the window's house, with the round that waits."""
    page = QuickScreen(_view(window))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.drill_chosen.connect(lambda key: play_round(window, key))
    page.resume_chosen.connect(lambda: _resume(window))
    _ahead(window).offer(lambda: window.shell.shows(page), window.desk.house, KINDS)
    return page


def _ahead(window: "Window") -> RoundsAhead:
    """The rounds that are made ahead for a window."""
    window.rounds_ahead = window.rounds_ahead or RoundsAhead(window.desk.seeds, window)
    return window.rounds_ahead


def _view(window: "Window") -> QuickView:
    return quick_view(window.desk, window.round.waiting if window.round else "")


def _set_house(window: "Window", page: QuickScreen, key: str) -> None:
    window.change(house=key)
    window.guarded(lambda: page.show_view(_view(window)))
    _ahead(window).offer(lambda: window.shell.shows(page), window.desk.house, KINDS)


def _resume(window: "Window") -> None:
    if window.round is not None:
        window.shell.open("drill")


def play_round(window: "Window", drill: str) -> None:
    """Open a round of a drill at the window's house; its questions are made once the felt can be seen."""
    opened = open_round(window, drill)
    one_by_one(opened, opened.making(), FRAME_MS)


def open_round(window: "Window", drill: str, planned: Round | None = None) -> "PlayedRound":
    """The page of a round that has not begun, `planned` or whole; one that waited ends where it stood."""
    if window.round is not None:
        window.round.drop()
    window.round = made = PlayedRound(window, drill, planned)
    window.shell.add("drill", made.screen)
    window.shell.open("drill")
    return made


class PlayedRound(QObject):
    """One round from its first question to its end, or to `onward` with what was played, if that is set.

    `whole` is then told with the last answer, within its transaction. A short round of that kind is nobody's best: it
    stays without an end in the store.
    """

    def __init__(self, window: "Window", drill: str, planned: Round | None = None) -> None:
        super().__init__(window)
        self.window, self.kind = window, KINDS[drill]
        self.house = window.desk.house
        self._round, self._words = 0, ""
        self.onward: Callable[[Played], None] | None = None
        self.whole: Callable[[Played], None] | None = None
        round_, self._making = (planned, making(planned)) if planned else _ahead(window).take(drill, self.house)
        self.screen = DrillScreen(self.kind.title, pill(self.house), _stakes, spot_slip, window.clocks(), round_)
        self.dress(window.settings)
        self.screen.given.connect(lambda given: window.guarded(lambda: self._keep(given)))
        self.screen.ended.connect(self._end)
        self.screen.left.connect(self._leave)
        self.screen.read.connect(window.read)

    @property
    def waiting(self) -> str:
        """What waits, in a sentence."""
        so_far = self.screen.played.round
        done = f"{len(so_far.results)} of {so_far.size} questions"
        return f"Your round of “{self.kind.title}” at {pill(self.house)} is paused after {done}."

    def dress(self, settings: Settings) -> None:
        """Take new settings to the felt."""
        self.screen.view.dress(four_colours=settings.four_colour, reduced_motion=settings.reduced_motion)

    def making(self) -> Iterator[None]:
        """Make what is not made yet of its questions, a piece at a time, and begin."""
        with suppress(NothingToAsk):  # which is told where it begins
            while self.window.round is self and self._making.step():
                yield
        self.begin()

    def begin(self) -> None:
        """Ask the first question; where the house decides nothing of the kind, say so and go back."""
        if self.window.round is not self:
            return
        try:
            self.screen.begin(iter(self._making.spots()))
        except NothingToAsk as nothing:
            self.window.tell(str(nothing))
            self._go_on(self.screen.played) if self.onward else self._leave()

    def drop(self) -> None:
        """Let the round go as it stands."""
        self.window.round = None
        self.screen.pause_clock()
        self.deleteLater()

    def _keep(self, given: Given) -> None:
        """The round is kept with its first answer, and over with its last."""
        store, now, played = self.window.desk.store, datetime.now(UTC), self.screen.played
        with store.writing("FULL"):
            made = self._round or store.begin_round(begun(self.window.desk, played.round, now))
            store.add_spot(made, answered(given, now))
            if played.round.over and self.whole is not None:
                self.whole(played)
            elif played.round.over:
                self._words = compared(played, self._best())
                store.end_round(made, now)
        self._round = made

    def _best(self) -> Best | None:
        """The best whole round there is of this drill, without the one that is played."""
        return self.window.desk.store.best_rounds(self.window.desk.profile.id, self.house).get(self.kind.key)

    def _go_on(self, played: Played) -> None:
        onward = self.onward
        assert onward is not None
        self.drop()
        onward(played)

    def _end(self, played: Played) -> None:
        if self.onward is not None:
            self._go_on(played)
            return
        window = self.window
        page = ResultScreen(self.kind.title, pill(self.house), played, self._words)
        page.again.connect(lambda: play_round(window, self.kind.key))
        page.back.connect(lambda: window.open_page("quick"))
        self.drop()
        window.shell.add("drill-end", page)
        window.shell.open("drill-end")
        _ahead(window).offer(lambda: window.shell.shows(page), self.house, (self.kind.key,))

    def _leave(self) -> None:
        self.drop()
        self.window.open_page("today" if self.onward else "quick")


def _stakes(spot: Spot) -> str:
    return stakes_line(spot.transcript.setup)
