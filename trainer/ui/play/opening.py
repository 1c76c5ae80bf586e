"""Before the first pitch: the shuffle and the cut are shown. A key or a click goes on at once."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from trainer.kernel import gestures as g
from trainer.rules.record import Record
from trainer.ui.play.picture_of import picture_of
from trainer.ui.table.view import TableView

SHUFFLE_MS, CUT_MS = 1500, 1000


class Opening(QObject):
    """Shows how the deck was shuffled and who cut it, then calls `then`; with reduced motion at once."""

    def __init__(self, view: TableView, record: Record, then: Callable[[], None]) -> None:
        super().__init__()
        self._view, self._record, self._then = view, record, then
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self._left = [] if view.table.motion.reduced else _stages(record)
        self._next()

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def skip(self) -> None:
        """Go on at once."""
        if self.running:
            self._left = []
            self._timer.stop()
            self._next()

    def _next(self) -> None:
        if not self._left:
            self._then()
            return
        index, words, lasts = self._left.pop(0)
        still = replace(picture_of(self._record, index), caption=words, dealer_speech=None)
        self._view.table.show(still, animate=False)
        shown = self._view.table.cut if isinstance(self._record.gestures[index].act, g.Cut) else self._view.table.riffle
        shown()
        self._timer.start(lasts)


def _stages(record: Record) -> list[tuple[int, str, int]]:
    """(gesture, caption, how long in ms) of each shuffle and cut before anything was dealt."""
    found: list[tuple[int, str, int]] = []
    for index, gesture in enumerate(record.gestures):
        if isinstance(gesture.act, g.Shuffle):
            found.append((index, "The deck is shuffled", SHUFFLE_MS))
        elif isinstance(gesture.act, g.Cut):
            found.append((index, _who_cuts(record, gesture), CUT_MS))
        elif isinstance(gesture.act, g.Pitch):
            return []
    return found


def _who_cuts(record: Record, gesture: g.Gesture) -> str:
    if not gesture.seat:
        return "The deck is cut"
    return f"{record.setup.seats[gesture.seat - 1].name} in seat {gesture.seat} cuts"
