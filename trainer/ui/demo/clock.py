"""A clock that jumps to the next moment at which something happens instead of waiting for it."""

from collections.abc import Callable

from trainer.ui.play.clock import Clock


class JumpClock(Clock):
    """Stands still until it is told to jump. `due` is the moment of its alarm, None without one."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0
        self._running = False
        self._alarm: tuple[int, Callable[[], None]] | None = None

    def set(self, now: int) -> None:
        self._now = now

    def start(self) -> None:
        self._running = True

    def stop(self) -> None:
        self._running = False

    @property
    def running(self) -> bool:
        return self._running

    def now(self) -> int:
        return self._now

    def alarm(self, moment: int, ring: Callable[[], None]) -> None:
        self._alarm = (moment, ring)

    def silence(self) -> None:
        self._alarm = None

    @property
    def due(self) -> int | None:
        return self._alarm[0] if self._alarm else None

    def jump(self) -> bool:
        """Go to the alarm and let it ring; False without one."""
        if self._alarm is None:
            return False
        moment, ring = self._alarm
        self._alarm, self._now = None, max(self._now, moment)
        ring()
        return True
