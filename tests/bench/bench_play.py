"""From a gesture to the changed picture, and from the end of a hand to its debrief, through the real window."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.bench.figures import Figure, milliseconds, p50, p95
from tests.bench.hands import NAMES
from tests.scenarios.hands import packaged
from trainer.app import application
from trainer.grading.model import catch_up, follow, perfect
from trainer.progress.store import Store
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.hand import decide_when
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.window import Window

HOUSE = "tda-2022"
MOST = 1500


@contextmanager
def window(clock: JumpClock) -> Iterator[Window]:
    """The real window over a store in memory, at its usual size."""
    app = application()
    store = Store.in_memory()
    desk = Desk(store, store.profile("Ann"), HOUSE, lambda: 1)
    shown = Window(lambda: desk, Settings(house=HOUSE), lambda: clock)
    shown.resize(1600, 1000)
    shown.show()
    app.processEvents()
    try:
        yield shown
    finally:
        shown.close()
        shown.deleteLater()
        app.processEvents()
        store.close()


def hand(shown: Window, clock: JumpClock, name: str) -> tuple[list[float], float]:
    """Deal a hand as the perfect dealer: milliseconds to each changed picture, and to the debrief's first one.

    The debrief stands before the right way has been dealt for it: `_complete` adds that afterwards.
    """
    play = play_of(packaged()[name], book(HOUSE))
    shown.box.deal(hands.begin(shown.desk, play))
    _settled()
    opening = shown.play.opening
    if opening is not None and opening.running:
        opening.skip()
    running = shown.play.dealing
    assert running is not None
    session, times = running.session, []
    grading, settled = follow(session), Seen(shown)
    for _ in range(MOST):
        act = perfect(session, catch_up(grading, session))
        due, before = clock.due, len(session.record)
        wait = act is None or (due is not None and due < decide_when(session, act))
        if act is not None and not wait:
            clock.set(decide_when(session, act))
        settled.start()
        took = milliseconds(lambda act=act, wait=wait: _step(shown, clock, None if wait else act))  # type: ignore[misc]  # a default binds the loop's value
        if shown.play.dealing is None:
            while not settled.took:
                _settled()
            return times, settled.took
        times.append(took)
        while shown.box.look_ahead():
            """As in the seconds in which players think."""
        assert len(session.record) > before, f"{name}: nothing happened"
    raise AssertionError(f"{name} never ends")


class Seen(QObject):
    """Tells how long it took until the debrief stood painted; who was right has no table in it."""

    def __init__(self, shown: Window) -> None:
        super().__init__()
        self.took, self._start, self._shown = 0.0, 0.0, shown
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # the program is running

    def start(self) -> None:
        """From now on."""
        self.took, self._start = 0.0, perf_counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._shown.play.dealing is None and self._is_debrief(watched):
            QTimer.singleShot(0, self, self._painted)
        return False

    def _is_debrief(self, watched: QObject) -> bool:
        pages = self._shown.findChildren(DebriefScreen)
        return isinstance(watched, QWidget) and any(watched is page or page.isAncestorOf(watched) for page in pages)

    def _painted(self) -> None:
        self.took = self.took or (perf_counter() - self._start) * 1000


def _step(shown: Window, clock: JumpClock, act: Any) -> None:
    """One gesture, and the events that follow it up to the picture."""
    if act is None:
        clock.jump()
    else:
        shown.play._do(act)
    _settled()


def _settled() -> None:
    QApplication.processEvents()


def figures(rounds: int = 1) -> list[Figure]:
    """Gesture to picture, and the debrief's opening."""
    clock = JumpClock()
    times: list[float] = []
    ends: list[float] = []
    start = perf_counter()
    with window(clock) as shown:
        built = (perf_counter() - start) * 1000
        for name in NAMES * rounds:
            pictures, opened = hand(shown, clock, name)
            times += pictures
            ends.append(opened)
            shown.open_page("today")
            _settled()
    return [
        Figure("window built and painted at 1600x1000, all imported", built, "ms"),
        Figure("gesture to changed picture, median", p50(times), "ms"),
        Figure("gesture to changed picture, p95", p95(times), "ms", 16),
        Figure("gesture to changed picture, worst", max(times), "ms"),
        Figure("end of hand to the debrief's first picture, median", p50(ends), "ms", 250),
        Figure("end of hand to the debrief's first picture, worst", max(ends), "ms", 250),
    ]
