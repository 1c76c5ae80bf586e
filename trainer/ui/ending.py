"""Ctrl-C and the system's wish that the program end: the window closes, and nothing is asked."""

import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

from trainer.ui.kit.soon import soon

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # where there is one
BY_SIGNAL = 128  # what shells add to the number of the signal that ended a program
LOOK_MS = 200


class Ending(QObject):
    """Ends the program's loop at the first signal; a second one ends the process. `code` is 0 until then.

    Python may run its handlers only between its own steps, and Qt's loop takes none: a byte on a socket wakes it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.code = 0
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        heard = [each for each in numbers if signal.getsignal(each) is not signal.SIG_IGN]  # as `nohup` wants it
        self._before = {each: signal.signal(each, self._come) for each in heard}
        self._wakeup = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        if sys.platform == "win32":  # there the console tells of it in another thread, which wakes nobody
            self.startTimer(LOOK_MS)

    def _woken(self) -> None:
        """Python has taken its step, and its handler with it."""
        with suppress(BlockingIOError):
            self._ours.recv(4096)

    def _come(self, number: int, _frame: FrameType | None) -> None:
        self.code = BY_SIGNAL + number
        signal.signal(number, signal.SIG_DFL)  # who asks twice does not want to wait
        soon(self, _close)

    def restore(self) -> None:
        """As it was before."""
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        for end in (self._ours, self._theirs):
            end.close()


def _close() -> None:
    for window in QApplication.topLevelWidgets():
        window.close()  # not closeAllWindows: whoever ends the program is not asked
    QApplication.quit()


@contextmanager
def ended_by_signals() -> Iterator[Ending]:
    """Signals that ask a program to end close the windows, as long as this lasts."""
    ending = Ending()
    try:
        yield ending
    finally:
        ending.restore()
