"""Motion: one timer moves everything. With `reduced` every move is over at once."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

from trainer.ui.theme.tokens import EASE

FRAME_MS = 16


@dataclass(slots=True)
class _Run:
    start: float
    ms: float
    apply: Callable[[float], None]
    done: Callable[[], None] | None


class Motion(QObject):
    """Runs moves by key; a new move of a key replaces the old one from where it stands."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._runs: dict[Hashable, _Run] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
        x1, y1, x2, y2 = EASE
        self._curve.addCubicBezierSegment(QPointF(x1, y1), QPointF(x2, y2), QPointF(1, 1))

    @property
    def busy(self) -> bool:
        """True while anything moves."""
        return bool(self._runs)

    def run(
        self,
        key: Hashable,
        ms: float,
        apply: Callable[[float], None],
        done: Callable[[], None] | None = None,
        delay: float = 0,
    ) -> None:
        """Call `apply` with the eased share 0 to 1 over `ms` milliseconds; `done` follows the last call."""
        self._runs.pop(key, None)
        if self.reduced or ms <= 0:
            apply(1.0)
            if done:
                done()
            return
        apply(0.0)
        self._runs[key] = _Run(self._clock.elapsed() + delay, ms, apply, done)
        if not self._timer.isActive():
            self._timer.start()

    def runs(self, key: Hashable) -> bool:
        """True while this key moves."""
        return key in self._runs

    def cancel(self, key: Hashable) -> None:
        """Forget a move where it stands."""
        self._runs.pop(key, None)

    def finish(self) -> None:
        """Bring every move to its end now."""
        self._advance(inf)

    def _tick(self) -> None:
        self._advance(self._clock.elapsed())

    def _advance(self, now: float) -> None:
        for key, run in list(self._runs.items()):
            share = 1.0 if now == inf else min(1.0, max(0.0, (now - run.start) / run.ms))
            run.apply(1.0 if share >= 1 else self._curve.valueForProgress(share))
            if share >= 1:
                self._runs.pop(key, None)
                if run.done:
                    run.done()
        if not self._runs and self._timer.isActive():
            self._timer.stop()
            self.settled.emit()
