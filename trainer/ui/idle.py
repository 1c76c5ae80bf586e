"""What is done while the trainee and the players rest."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

QUIET_MS, BETWEEN_MS = 450, 4
"""So long nothing must have happened (chips and cards have come to rest by then), and so long is left to the screen."""


class Idle(QObject):
    """Does one piece of work after the other as long as nothing happens; `piece` says whether there was one to do."""

    def __init__(self, piece: Callable[[], bool], parent: QObject | None = None, quiet: int = QUIET_MS) -> None:
        super().__init__(parent)
        self._piece, self._quiet = piece, quiet
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)

    def disturb(self) -> None:
        """Something happened: wait, then see what there is to do."""
        self._timer.start(self._quiet)

    def stop(self) -> None:
        """There is nothing to do any more."""
        self._timer.stop()

    def _next(self) -> None:
        if self._piece():
            self._timer.start(BETWEEN_MS)
