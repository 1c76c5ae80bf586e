"""One hand in progress on the screen: the session with a clock, saved gesture by gesture."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from trainer.kernel.cards import Card
from trainer.kernel.gestures import Act, Burn, Gesture, Lay, Pitch
from trainer.kernel.table import Impossible
from trainer.rules.record import Record
from trainer.scenarios.session import Session


class Dealing(QObject):
    """Runs a session in real time. `happened(gestures)` tells what is new, `ended` that the hand is over.

    `keep` is called with every gesture as it happens, so that nothing is lost when the process dies.
    """

    happened = Signal(object)
    refused = Signal(str)
    ended = Signal()

    def __init__(self, session: Session, keep: Callable[[Gesture], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._keep = keep
        self._offset = session.record.gestures[-1].at if len(session.record) else 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    @property
    def record(self) -> Record:
        return self.session.record

    def start(self) -> None:
        """Let the clock run and the players act."""
        self._clock.start()
        self._wait()

    def pause(self) -> None:
        """Hold the clock; `start` goes on from here."""
        self._offset = self.now()
        self._clock.invalidate()
        self._timer.stop()

    def now(self) -> int:
        """Milliseconds since the hand began."""
        return self._offset + (self._clock.elapsed() if self._clock.isValid() else 0)

    def do(self, *acts: Act) -> None:
        """The dealer acts. What cannot happen is refused in words and changes nothing."""
        done: list[Gesture] = []
        for act in acts:
            try:
                done.append(self.session.act(act, self.now()))
            except Impossible as fault:
                self.refused.emit(f"{str(fault)[:1].upper()}{str(fault)[1:]}.")
                break
        self._tell(done)

    def last_dealt(self) -> tuple[Card, ...]:
        """The cards that left the stub last, by a pitch, a burn or onto the board."""
        record = self.record
        for index in range(len(record) - 1, self.session.taken_over - 1, -1):
            if isinstance(record.gestures[index].act, Pitch | Burn | Lay):
                left = {each.card for each in record.tables[index + 1].stub}
                return tuple(each.card for each in record.tables[index].stub if each.card not in left)
        return ()

    def _tick(self) -> None:
        self._tell(self.session.tick(self.now()))

    def _tell(self, done: list[Gesture]) -> None:
        for gesture in done:
            self._keep(gesture)
        if done:
            self.happened.emit(tuple(done))
        if self.session.ended:
            self._timer.stop()
            self.ended.emit()
        else:
            self._wait()

    def _wait(self) -> None:
        due = self.session.due_at()
        if due is None or not self._clock.isValid():
            self._timer.stop()
        else:
            self._timer.start(max(0, due - self.now()))
