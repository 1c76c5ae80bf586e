"""Runs that are ended in the middle of writing: at the first byte beyond a limit, or at a statement."""

import os
import signal
import sqlite3
import sys
import traceback
import warnings
from collections.abc import Callable

if sys.platform != "win32":
    import resource

PAGE = 4096


def killed_beyond(limit: int, act: Callable[[], object]) -> bool:
    """Do something in a process of its own that may write no byte of any file beyond `limit`; was it killed by that?

    What is written to files is written by pages from the first one on, the journal before the file: so each limit
    ends it at another page.
    """
    return _ended(act, lambda: _limited(limit)) == signal.SIGXFSZ


def killed_at(statement: int, act: Callable[[], object]) -> bool:
    """The same, ended as that many statements have begun, with every page written as soon as it is changed."""
    return _ended(act, lambda: _counted(statement)) == signal.SIGKILL


def _ended(act: Callable[[], object], doomed: Callable[[], None]) -> int:
    """The signal that ended it, 0 where it came to its end. Raises AssertionError for any other."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # newer Pythons warn of threads, of which there are none
        child = os.fork()
    if not child:
        try:
            doomed()
            act()
            os._exit(0)
        except BaseException:  # noqa: BLE001  # nothing of the test may run on in the child
            traceback.print_exc()
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "it failed by itself"
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0


def _limited(limit: int) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)


def _counted(statement: int) -> None:
    left = iter(range(statement))
    plain = sqlite3.connect

    def seen(sql: str) -> None:
        if not sql.startswith("--") and next(left, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    def connected(*given: object, **named: object) -> sqlite3.Connection:
        made: sqlite3.Connection = plain(*given, **named)  # type: ignore[call-overload]  # whatever was given
        made.execute("PRAGMA cache_size = 1")
        made.set_trace_callback(seen)
        return made

    sqlite3.connect = connected
