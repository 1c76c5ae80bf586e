"""When a program is killed: at a moment by the clock, at a statement, within one, or at a page that is written."""

import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

OPS = 100
"""How many steps of SQLite's machine lie between two chances to be killed within a statement."""
LEAST_CACHE = 8
"""Pages that SQLite may hold back: with so few, a long transaction is on the disk before it is done."""
POSIX = sys.platform != "win32"


class At(StrEnum):
    """CLOCK is done from outside, the others by the victim itself or, for PAGE, by the system."""

    CLOCK = "clock"
    STATEMENT = "statement"
    WITHIN = "within"
    PAGE = "page"


KINDS = tuple(At) if POSIX else (At.CLOCK, At.STATEMENT, At.WITHIN)


@dataclass(slots=True)
class Passed:
    """What a job passed through: statements begun, chances within statements, and the size of the largest file."""

    statements: int = 0
    chances: int = 0
    largest: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """`share` (0 to 1) is how much of the way through the job the victim is let live, `tight` with a small cache."""

    at: At
    share: float
    tight: bool = False


def die() -> None:
    """End at once: no handler, no `finally`, no flush."""
    if POSIX:
        os.kill(os.getpid(), signal.SIGKILL)
    else:
        os.kill(os.getpid(), signal.SIGTERM)  # TerminateProcess


def armed(moment: Moment | None, whole: Passed) -> Passed:
    """From now on this process dies at that moment; `whole` is what the job passes through when it is let live.

    Gives what it passes through meanwhile.
    """
    passed = Passed()
    statement, chance = _numbers(moment, whole)
    if moment is not None and moment.at is At.PAGE:
        _limit(int(moment.share * whole.largest))
    _hook(passed, statement, chance, moment is not None and moment.tight)
    return passed


def _numbers(moment: Moment | None, whole: Passed) -> tuple[int, int]:
    """Which statement and which chance within one are the last; 0 for none."""
    if moment is None:
        return 0, 0
    return (
        1 + int(moment.share * whole.statements) if moment.at is At.STATEMENT else 0,
        1 + int(moment.share * whole.chances) if moment.at is At.WITHIN else 0,
    )


def _hook(passed: Passed, statement: int, chance: int, tight: bool) -> None:
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def begun(_sql: str) -> None:
        passed.statements += 1
        if passed.statements == statement:
            die()

    def within() -> int:
        passed.chances += 1
        if passed.chances == chance:
            die()
        return 0

    def connected(*where: Any, **how: Any) -> sqlite3.Connection:
        made = connect(*where, **how)
        if tight:
            made.execute(f"PRAGMA cache_size = {LEAST_CACHE}")
        made.set_trace_callback(begun)
        made.set_progress_handler(within, OPS)
        return made

    sqlite3.connect = connected  # type: ignore[assignment]  # in the victim only


def _limit(size: int) -> None:
    """The system kills whoever writes beyond that many bytes of a file, in the middle of the write."""
    import resource  # not on Windows

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it, and would get an error instead
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def largest(folder: Path) -> int:
    """Bytes of the largest file there is in a folder."""
    return max((each.stat().st_size for each in folder.rglob("*") if each.is_file()), default=0)
