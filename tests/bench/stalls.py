"""How long the interface thread computes at a time: every turn of the event loop, and what it was busy with.

A turn is one event that Qt delivers. Its processor time is split by looking at the stack once a millisecond into `ours`
(law, grading, questions, content, planning, search, statistics, store), `widgets` (built, laid out and painted) and
`loading` (modules imported for the first time). What Python takes to look for garbage is measured for itself
(`collecting`): nobody can look at the stack meanwhile.
"""

import gc
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import current_thread, main_thread
from time import thread_time
from types import FrameType
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

ROOT = str(Path(__file__).resolve().parents[2] / "trainer")
DRAWN = ("kit", "screens", "table", "closeup", "art", "forms", "drill", "document", "theme", "play", "demo")
HOW = ["kernel", "pieces"]  # which says how it is done, not what
EVERY = 0.001
OURS, WIDGETS, LOADING, COLLECTING = "ours", "widgets", "loading", "collecting"


@dataclass
class Turn:
    """One turn: where in the visit, how many ms of processor, of what kind, and where it was most."""

    visit: str
    took: float
    seen: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    places: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    collecting: float = 0.0

    def of(self, kind: str) -> float:
        """Its ms of that kind, as far as the samples tell."""
        if kind == COLLECTING:
            return self.collecting
        samples = sum(self.seen.values())
        return (self.took - self.collecting) * self.seen.get(kind, 0.0) / samples if samples else 0.0

    @property
    def place(self) -> str:
        """What of ours it was at most of the time."""
        return max(self.places, key=lambda each: self.places[each], default="")


class Turns(QApplication):
    """The application, its turns measured while `measuring`."""

    def __init__(self) -> None:
        super().__init__(["stalls"])
        self.turns: list[Turn] = []
        self.visit = ""
        self._depth, self._now, self._collected_since, self._looked = 0, Turn("", 0.0), 0.0, 0.0

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self._depth:
            return super().notify(receiver, event)
        with self._turn():
            return super().notify(receiver, event)

    def called(self, what: Callable[[], Any]) -> Any:
        """Do something as one turn; gives what it gives."""
        with self._turn():
            return what()

    @contextmanager
    def _turn(self) -> Iterator[None]:
        self._now, self._depth = Turn(self.visit, 0.0), 1
        start = self._looked = thread_time()
        try:
            yield
        finally:
            self._now.took, self._depth = (thread_time() - start) * 1000, 0
            if self._now.took >= 1:
                self.turns.append(self._now)

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Have the interface thread look at its own stack about once a millisecond, where a system has such alarms."""
        before = signal.signal(signal.SIGALRM, self._look)
        signal.setitimer(signal.ITIMER_REAL, EVERY, EVERY)
        gc.callbacks.append(self._collect)
        try:
            yield
        finally:
            gc.callbacks.remove(self._collect)
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        """What the time since the last look went into. Python comes to it between two of its own steps."""
        if self._depth:
            kind, place = told(frame)
            since, self._looked = self._looked, thread_time()
            self._now.seen[kind] += self._looked - since
            if kind == OURS:
                self._now.places[place] += self._looked - since

    def _collect(self, phase: str, _told: dict[str, int]) -> None:
        """Python begins or ends to look for garbage, in whichever thread."""
        if current_thread() is not main_thread():
            return
        if phase == "start":
            self._collected_since = thread_time()
        else:
            self._now.collecting += (thread_time() - self._collected_since) * 1000


def told(frame: FrameType | None) -> tuple[str, str]:
    """Of what kind the work at a frame is, and in which function of ours it is, as its callers in `ui` name it."""
    kind, place = WIDGETS, ""
    while frame is not None:
        name = frame.f_code.co_filename
        if "importlib._bootstrap" in name:
            return LOADING, ""
        if name.startswith(ROOT):
            part = name[len(ROOT) + 1 :].removesuffix(".py").replace("\\", "/").split("/")
            ours = part[0] not in ("ui", "app") or (part[1:2] and part[1] not in DRAWN)
            if not place:
                kind = OURS if ours else WIDGETS
            if part == HOW:
                pass
            elif kind == OURS and (part[0] not in ("ui", "app") or not place):
                place = f"{'.'.join(part)}.{frame.f_code.co_name}"
            elif not place:
                place = "widgets"
        frame = frame.f_back
    return kind, place
