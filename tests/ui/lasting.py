"""A long evening at one window: hands with debriefs and questions one after the other, and what is left of them."""

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from time import process_time
from typing import TypeVar

from PySide6.QtCore import QEvent
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

P = TypeVar("P", bound=QWidget)
HOUSE, MOST, STRIDE, PAGE = "tda-2022", 1500, 9, 4096
STATM = Path("/proc/self/statm")
OURS = ("trainer.ui.", "trainer.scenarios.session", "trainer.grading.assess")
SPRITES = ("trainer.ui.table.", "trainer.ui.art.", "trainer.ui.closeup.", "trainer.ui.theme.", "trainer.ui.kit.text")


@dataclass
class Evening:
    """A window over a store and the trainee before it. `gestures` are seconds of processor time, of the last hand."""

    window: Window
    clocks: list[JumpClock] = field(default_factory=list)
    gestures: list[float] = field(default_factory=list)

    @classmethod
    def begun(cls, store: Store) -> "Evening":
        chance, clocks = Random(5), list[JumpClock]()
        desk = Desk(store, store.profile("Ann"), HOUSE, lambda: chance.getrandbits(31))

        def clock() -> JumpClock:
            clocks[:] = [JumpClock()]
            return clocks[0]

        window = Window(lambda: desk, Settings(house=HOUSE, reduced_motion=True), clock)
        window.show()
        window.open_page("today")
        return cls(window, clocks)

    def hands(self, count: int) -> None:
        """Deal so many hands, look at the right way of each and answer its questions; the next one is on the table."""
        for _ in range(count):
            if self.window.play.dealing is None:
                self.window.take_box("mixed")
                self.window.box.settle()
            self.hand()
            self.debrief()
            self.questions()

    def hand(self) -> None:
        """Deal what is on the table as the book asks."""
        play = self.window.play
        settled()
        running = play.dealing
        assert running is not None
        session, self.gestures = running.session, []
        grading = follow(session)
        for _ in range(MOST):
            act, due = perfect(session, catch_up(grading, session)), self.clocks[0].due
            began = process_time()
            if act is None or (due is not None and due < decide_when(session, act)):
                assert self.clocks[0].jump(), "everybody waits"
            else:
                self.clocks[0].set(decide_when(session, act))
                play._do(act)
            settled()
            if play.dealing is not running:
                self.at_rest()
                return
            self.gestures.append(process_time() - began)
            while self.window.box.look_ahead():
                """As in the seconds in which players think."""
        raise AssertionError("the hand never ends")

    def at_rest(self) -> None:
        """The debrief of the hand stands, or the next hand is set up."""
        while not self.window.box.settled:
            settled()

    def debrief(self) -> None:
        """Look at the right way of the hand."""
        page, after = self._page("debrief", DebriefScreen), self.window.after
        self.worked_out()
        page.replay.replay_chosen.emit(after.replays[1].key)
        for step in range(0, len(after.replays[1].frames), STRIDE):
            page.replay.step_chosen.emit(step)
            settled()

    def worked_out(self) -> None:
        """The right way of the hand is there, which else would still be dealt while it is counted what there is."""
        while len(self.window.after.replays) < 2:
            settled()

    def questions(self) -> None:
        """Answer every question, and on to the next hand."""
        self._page("debrief", DebriefScreen).next.emit()
        settled()
        self.at_rest()
        if self.window.play.dealing is None:
            self.answer()

    def answer(self) -> None:
        """Answer all that is asked, every third question wrong, and on."""
        page = self._page("questions", QuestionsScreen)
        while not page.over:
            posed = page.findChild(Asking).asked.posed[page.at]
            page.answer(answer_for(posed, right=page.at % 3 != 1))
            settled()
            page.go_on()
            settled()
        page.go_on()
        self.at_rest()

    def _page(self, key: str, kind: type[P]) -> P:
        found = self.window.shell.page(key)
        assert isinstance(found, kind)
        return found


def settled() -> None:
    """Every event is done, and what was to be deleted is."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def census(types: Callable[[type], bool] | None = None) -> Counter[str]:
    """How many there are of each of our own types, once garbage is gone; what is painted and kept is not counted."""
    settled()
    gc.collect()
    settled()
    wanted = types or _ours
    return Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in map(type, gc.get_objects()) if wanted(kind))


def _ours(kind: type) -> bool:
    module = str(kind.__module__)  # of a class made in C it may be what tells its instances theirs
    return module.startswith(OURS) and not module.startswith(SPRITES)


def grown(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What there is more of."""
    return {name: after[name] - before[name] for name in after if after[name] > before[name]}


def alone() -> list[str]:
    """The widgets that lie in no window: nobody takes them down."""
    shown = QApplication.topLevelWidgets()
    return sorted(type(each).__name__ for each in shown if _ours(type(each)) and not isinstance(each, Window))


def unbounded() -> Counter[str]:
    """How much is in each cache of ours that has no bound."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    ours = [each for each in found if str(getattr(each, "__module__", "")).startswith("trainer.")]
    sizes = {f"{each.__module__}.{each.__qualname__}": each.cache_info() for each in ours}
    return Counter({name: info.currsize for name, info in sizes.items() if info.maxsize is None})


def resident() -> int:
    """Bytes of memory in use; 0 where the system does not tell."""
    return int(STATM.read_text().split()[1]) * PAGE if STATM.exists() else 0
