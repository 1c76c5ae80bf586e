"""Every exception that nobody catches, wherever it was raised, and what Qt itself complains of."""

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from trainer.unexpected.report import NOTHING, Report, report_on
from trainer.unexpected.told import headline

if TYPE_CHECKING:
    from types import TracebackType

log = logging.getLogger("trainer.unexpected")
qt_log = logging.getLogger("qt")
MOST_LOGGED = 20  # different errors in one run
QT_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


@dataclass(frozen=True, slots=True)
class Caught:
    """An error and its report. `apart`: in another thread or in clearing up, so that no page stands half done."""

    report: Report
    apart: bool = False


class Catcher(QObject):
    """Emits `caught(Caught)`, from whatever thread, for the first of a row of errors; the others are only counted.

    A row is over when `rest` is called. `facts` tells on what the program ran; it is asked in the main thread only.
    """

    caught = Signal(object)

    def __init__(self, facts: Callable[[], Mapping[str, str]]) -> None:
        super().__init__()
        self._facts = facts
        self._all: Counter[str] = Counter()
        self._row = 0

    @property
    def count(self) -> int:
        """How many errors there were since the row began."""
        return self._row

    def rest(self) -> None:
        """What was shown is dealt with: the next error begins another row."""
        self._row = 0

    def take(self, error: BaseException, apart: bool = False) -> None:
        """Count an error; the first of a row is reported. Nothing of it is kept, nor of what it was raised in."""
        what = headline(error)
        self._all[what] += 1
        self._row += 1
        new = self._all[what] == 1 and len(self._all) <= MOST_LOGGED
        if new or self._row == 1:
            self._report(error, apart, new)
        with suppress(RuntimeError):  # a frame that still runs
            traceback.clear_frames(error.__traceback__)  # a painter in it would go on painting on a widget that is done

    def _report(self, error: BaseException, apart: bool, new: bool) -> None:
        report = report_on(error, NOTHING if apart else self._facts())
        if new:
            log.error(report.text)
        if self._row == 1:
            self.caught.emit(Caught(report, apart))

    # --- the hooks of Python and of Qt -------------------------------------------------------------------------

    def of_python(self, _kind: type[BaseException], error: BaseException, _trace: "TracebackType | None") -> None:
        """As sys.excepthook: what is raised in slots, in timers and in what Qt calls."""
        self._safely(error, threading.current_thread() is not threading.main_thread())

    def of_thread(self, args: threading.ExceptHookArgs) -> None:
        """As threading.excepthook."""
        self._safely(args.exc_value, apart=True)

    def of_clearing_up(self, args: "sys.UnraisableHookArgs") -> None:
        """As sys.unraisablehook."""
        self._safely(args.exc_value, apart=True)

    def _safely(self, error: BaseException | None, apart: bool) -> None:
        if error is None or not isinstance(error, Exception):
            return
        try:
            self.take(error, apart)
        except Exception:  # noqa: BLE001  # the last resort: what tells of errors has one itself
            traceback.print_exception(error)
            traceback.print_exc()


def qt_said(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """What Qt complains of goes the way of all complaints; the rest stays where it was."""
    level = QT_LEVELS.get(kind)
    if level is not None:
        qt_log.log(level, message)
    elif sys.stderr is not None:
        print(message, file=sys.stderr)


@contextmanager
def catching(catcher: Catcher) -> Iterator[Catcher]:
    """Whatever is raised from here on and caught by nobody goes to the catcher, and Qt's complaints to the log."""
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook, threading.excepthook = catcher.of_python, catcher.of_thread
    sys.unraisablehook = catcher.of_clearing_up
    qt_before = qInstallMessageHandler(qt_said)
    try:
        yield catcher
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before
        qInstallMessageHandler(qt_before)
