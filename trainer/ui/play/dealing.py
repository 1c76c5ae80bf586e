"""One hand in progress on the screen: the session with a clock, saved gesture by gesture."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from trainer.kernel.cards import Card
from trainer.kernel.gestures import Act, Burn, Gesture, Lay, Pitch
from trainer.kernel.table import Impossible
from trainer.rules.record import Record
from trainer.scenarios.session import Session
from trainer.ui.play.clock import Clock


class Dealing(QObject):
    """Runs a session in real time. `happened(gestures)` tells what is new, `ended` that the hand is over.

    `keep` is called with every gesture as it happens, so that nothing is lost when the process dies.
    """

    happened = Signal(object)
    refused = Signal(str)
    ended = Signal()

    def __init__(self, session: Session, keep: Callable[[Gesture], None], clock: Clock) -> None:
        super().__init__()
        self.session = session
        self._keep = keep
        self._clock = clock
        clock.set(session.now)

    @property
    def record(self) -> Record:
        return self.session.record

    def start(self) -> None:
        """Let the clock run and the players act."""
        self._clock.start()
        self._wait()

    def pause(self) -> None:
        """Hold the clock; `start` goes on from here."""
        self._clock.stop()
        self._clock.silence()

    def quicken(self, pace: float) -> None:
        """Players and the floor take so much of their usual time from now on."""
        self.session.pace = pace
        self._wait()

    def close(self) -> None:
        """The hand leaves the table: its clock stands still and nothing of it is kept here."""
        self.pause()
        self.deleteLater()

    def now(self) -> int:
        """Milliseconds since the hand began."""
        return self._clock.now()

    def do(self, *acts: Act) -> bool:
        """The dealer acts; has anything happened? What cannot happen is refused in words and changes nothing."""
        done: list[Gesture] = []
        try:
            for act in acts:
                done.append(self.session.act(act, self.now()))  # noqa: PERF401  # one may be refused
        except Impossible as fault:
            self.refused.emit(f"{str(fault)[:1].upper()}{str(fault)[1:]}.")
        finally:  # what has happened is kept, whatever comes of the next act
            self._tell(done)
        return bool(done)

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
            self._clock.silence()
            self.ended.emit()
        else:
            self._wait()

    def _wait(self) -> None:
        due = self.session.due_at()
        if due is None or not self._clock.running:
            self._clock.silence()
        else:
            self._clock.alarm(due, self._tick)
