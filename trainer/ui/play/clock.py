"""The clock of a hand: real time, which stands still until it is started."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QTimer


class Clock:
    """Real time in milliseconds; stands still until it is started. It has one alarm."""

    def __init__(self) -> None:
        self._before = 0
        self._elapsed = QElapsedTimer()
        self._ring: Callable[[], None] = _silence
        self._timer = QTimer(singleShot=True)
        self._timer.timeout.connect(self._rings)  # a lambda would hold the clock for as long as the program runs

    def set(self, now: int) -> None:
        """Go on from this moment."""
        self._before = now

    def start(self) -> None:
        self._elapsed.start()

    def stop(self) -> None:
        self._before = self.now()
        self._elapsed.invalidate()

    @property
    def running(self) -> bool:
        return self._elapsed.isValid()

    def now(self) -> int:
        """Milliseconds since the hand began."""
        return self._before + (self._elapsed.elapsed() if self._elapsed.isValid() else 0)

    def alarm(self, moment: int, ring: Callable[[], None]) -> None:
        """Call `ring` at a moment of the hand, and not at any moment named before."""
        self._ring = ring
        self._timer.start(max(0, moment - self.now()))

    def silence(self) -> None:
        """Ring no more, and let go of who was to be called."""
        self._timer.stop()
        self._ring = _silence

    def _rings(self) -> None:
        ring, self._ring = self._ring, _silence
        ring()


def _silence() -> None:
    """What rings before an alarm is set."""
