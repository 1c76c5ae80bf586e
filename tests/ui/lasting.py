"""A long evening at one window: hands with their debriefs and questions one after the other, and what is left of them."""

import gc
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from trainer.grading.model import catch_up, follow, perfect
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.hand import decide_when
from trainer.ui.desk.desk import Desk
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window

MOST = 1500
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
STATM = Path("/proc/self/statm")


@dataclass
class Evening:
    """A window over a store of its own, and the trainee before it. `times` are seconds of processor time a gesture."""

    window: Window
    clocks: list[JumpClock]
    times: list[float] = field(default_factory=list)

    @classmethod
    def begun(cls, store: Store, house: str) -> "Evening":
        clocks: list[JumpClock] = []
        desk = Desk(store, store.profile("Ann"), house, _seeds(5))

        def clock() -> JumpClock:
            clocks[:] = [JumpClock()]
            return clocks[0]

        window = Window(lambda: desk, Settings(house=house, reduced_motion=True), clock)
        window.show()
        window.open_page("today")
        return cls(window, clocks)

    def hands(self, count: int) -> None:
        """So many hands, each with its debrief, the right way, and every question; then the next one is dealt."""
        for _ in range(count):
            if self.window.play.dealing is None:
                self.window.take_box("four-card-flop")
            self.hand()
            self.debrief()
            self.questions()

    def hand(self) -> None:
        """Deal what is on the table as the book asks."""
        shown = self.window
        settled()
        if shown.play.opening is not None and shown.play.opening.running:
            shown.play.opening.skip()
        running = shown.play.dealing
        assert running is not None
        session, self.times = running.session, []
        grading = follow(session)
        for _ in range(MOST):
            act = perfect(session, catch_up(grading, session))
            due = self.clocks[0].due
            began = process_time()
            if act is None or (due is not None and due < decide_when(session, act)):
                assert self.clocks[0].jump(), "everybody waits"
            else:
                self.clocks[0].set(decide_when(session, act))
                shown.play._do(act)
            settled()
            if shown.play.dealing is not running:
                return
            self.times.append(process_time() - began)
            while shown.box.look_ahead():
                """As in the seconds in which players think."""
        raise AssertionError("the hand never ends")

    def debrief(self) -> None:
        """Look at the right way, step by step."""
        page = self.window.shell.page("debrief")
        assert isinstance(page, DebriefScreen)
        after = self.window.after
        while len(after.replays) < 2:
            settled()
        page.replay.show_replay(after.replays[1].key, 0)
        after._show_replay(after.replays[1].key)
        for step in range(0, len(after.replays[1].frames), 9):
            after._show_step(step)
        settled()

    def questions(self) -> None:
        """Answer every question, and on to the next hand."""
        debrief = self.window.shell.page("debrief")
        assert isinstance(debrief, DebriefScreen)
        debrief.next.emit()
        settled()
        page = self.window.shell.page("questions")
        if not isinstance(page, QuestionsScreen) or not page.isVisible():
            return
        while not page.over:
            page.answer(answer_for(page.findChild(Asking).asked.posed[page.at], right=True))
            settled()
            page.go_on()
            settled()
        page.go_on()
        settled()


def _seeds(seed: int) -> Callable[[], int]:
    chance = Random(seed)
    return lambda: chance.getrandbits(31)


def settled() -> None:
    """Every event is done, and what was to be deleted is."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def resident() -> int:
    """Bytes of memory in use; 0 where the system does not tell."""
    return int(STATM.read_text().split()[1]) * PAGE if STATM.exists() else 0


def census() -> Counter[str]:
    """What there is of our own types and of Qt's, once garbage is gone."""
    settled()
    gc.collect()
    settled()
    gc.unfreeze()
    return Counter(f"{type(each).__module__}.{type(each).__name__}" for each in gc.get_objects())
