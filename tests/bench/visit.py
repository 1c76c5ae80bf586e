"""A visit of every page of the real window, with hands, questions, a quick drill and a session, turn by turn.

Nothing is loaded or read before the program does it: what a page needs is imported here when it has been opened.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from tests.bench.stalls import Turn, Turns
from trainer import app as program
from trainer import settings
from trainer.app import Start, application
from trainer.ui.garbage import only_at_rest
from trainer.ui.window import Window

if TYPE_CHECKING:
    from trainer.ui.demo.clock import JumpClock

HOUSE, OTHER = "tda-2022", "upt"
SEED = 5
PAGES = ("today", "drills", "quick", "rules", "quiz", "progress", "settings")
DRILLS = ("mixed", "pots", "turns")
PREPARED, LOOKED, MOST = 8.0, 0.8, 1500  # seconds for what is made while nobody waits, and to look at a page
Acts = Iterator[tuple[str, Callable[[], object]]]
FILLED = """
import sys
from pathlib import Path
from tests.progress.filled import filled
from trainer.progress.store import Store
with Store.open(Path(sys.argv[1])) as store:
    for number in range(20):
        filled(store, "Sam", 100 * number)
"""


class Visit:
    """The program over a store with some hands, started and looked at from page to page."""

    def __init__(self, app: Turns, folder: Path) -> None:
        settings.default_path = lambda: folder / "settings.toml"  # as the tests do: nobody's own settings
        settings.save(settings.Settings("Sam", HOUSE, reduced_motion=True))
        program.seed = partial(Random(SEED).getrandbits, 31)  # the same hands and questions at every visit
        subprocess.run([sys.executable, "-c", FILLED, folder / "progress.db"], check=True)
        application(dressed=False)
        only_at_rest()
        self._app = app
        self._clocks: list[JumpClock] = []
        self._start = Start(folder / "progress.db", self._clock)

    def _clock(self) -> "JumpClock":
        from trainer.ui.demo.clock import JumpClock

        self._clocks.append(JumpClock())
        return self._clocks[-1]

    @property
    def window(self) -> Window:
        assert isinstance(self._start.shown, Window)
        return self._start.shown

    def turns(self) -> list[Turn]:
        """All turns of at least a millisecond."""
        with self._app.measuring():
            self._step("start", self._start.run, PREPARED)
            for time in ("first", "again"):
                for page in PAGES:
                    self._step(f"{page}, {time}", partial(self.window.open_page, page))
                    for name, what in ACTS.get(page, lambda _: iter(()))(self.window):
                        self._step(f"{page}: {name}, {time}", what)
            for number, drill in enumerate(DRILLS, 1):
                self._hand(f"hand {number}", drill)
            self._step("quick drill", lambda: _round(self.window), 2.0)
            self._step("session", self.window.begin_session, 2.0)
            self._step("today after it", lambda: self.window.open_page("today"))
        self.window.close()
        self._start.close()
        return self._app.turns

    def _step(self, name: str, what: Callable[[], object], rest: float = LOOKED) -> None:
        """Do something, and let the window do what follows from it."""
        self._app.visit = name
        self._app.called(what)
        until = monotonic() + rest
        while monotonic() < until:
            self._app.processEvents()

    def _hand(self, name: str, drill: str) -> None:
        """A hand of a drill as the perfect dealer deals it, to its debrief and its questions."""
        from trainer.grading.model import catch_up, follow, perfect
        from trainer.ui.demo.hand import decide_when

        self._step(f"{name}: taken", lambda: self.window.take_box(drill))
        self._settled()
        play, clock = self.window.play, self._clocks[-1]
        if play.opening is not None and play.opening.running:
            play.opening.skip()
        assert play.dealing is not None
        session = play.dealing.session
        grading = follow(session)
        for _ in range(MOST):
            if play.dealing is None:
                break
            act, due = perfect(session, catch_up(grading, session)), clock.due
            if act is None or (due is not None and due < decide_when(session, act)):
                self._step(f"{name}: players", clock.jump, 0.0)
            else:
                clock.set(decide_when(session, act))
                self._step(f"{name}: gesture", partial(play._do, act), 0.0)
            self._app.visit = f"{name}: ahead"
            while play.dealing is not None and self._app.called(self.window.box.look_ahead):
                """As in the second that a gesture takes, and in those in which players think."""
        self._app.visit = f"{name}: end"
        self._settled()
        self._step(f"{name}: debrief", lambda: None, 3.0)
        self._step(f"{name}: questions", self.window.after._questions)

    def _settled(self) -> None:
        while not self.window.box.settled:
            self._app.processEvents()


# --- what is done on the pages


def _round(window: Window) -> None:
    from trainer.ui.quick_page import play_round

    play_round(window, "build-the-side-pots")


def _today(window: Window) -> Acts:
    from trainer.ui.screens.today import TodayScreen

    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    for minutes in (5, 30):
        yield f"{minutes} minutes", partial(page.minutes_chosen.emit, minutes)
    yield "another house", lambda: window.choose_house(OTHER)
    yield "why", page.order_asked.emit
    yield "home", lambda: window.choose_house(HOUSE)


def _rules(window: Window) -> Acts:
    from trainer.ui.screens.rules import RulesScreen

    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    for words in ("t", "tu", "turn", "turn the card"):
        yield f"search {words!r}", partial(page.rules.search.setText, words)
    yield "read 35-D", lambda: window.read(HOUSE, "35-D")


def _quiz(window: Window) -> Acts:
    from trainer.ui.screens.quiz import QuizScreen

    page = window.shell.page("quiz")
    assert isinstance(page, QuizScreen)
    for area in ("deal", "bets"):
        yield area, partial(page.area_chosen.emit, area)
    yield "asked", partial(page.asked.emit, next(iter(page.view.topics)).key)


def _progress(window: Window) -> Acts:
    from trainer.ui.screens.progress import SECTIONS, ProgressScreen

    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    for section, _ in SECTIONS:
        yield section, partial(page.section_chosen.emit, section)


def _settings(window: Window) -> Acts:
    from trainer.ui.screens.settings import SettingsScreen

    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    yield "backup", page.backed_up.emit
    yield "check", page.checked.emit


ACTS: dict[str, Callable[[Window], Acts]] = {
    "today": _today,
    "rules": _rules,
    "quiz": _quiz,
    "progress": _progress,
    "settings": _settings,
}
