"""How far a command is: one line on a terminal that is written over and gone in the end; nothing anywhere else."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from trainer.kernel.how_far import HowFar

PATIENCE, EVERY = 0.5, 0.1  # seconds before the line is shown, and between two of it
CLEAR = "\r\x1b[K"


@contextmanager
def shown(doing: str, what: str = "") -> Iterator[HowFar]:
    """What the work is to call with how much is done, of how much: "Checking 120 of 300 files".

    Without `what` is counted it is told in percent.
    """
    line = _Line(doing, what)
    try:
        yield line.reach
    finally:
        line.clear()


class _Line:
    def __init__(self, doing: str, what: str) -> None:
        self._doing, self._what = doing, what
        self._next = monotonic() + PATIENCE
        self._terminal, self._written = sys.stderr.isatty(), False

    def reach(self, done: int, of: int) -> None:
        now = monotonic()
        if not self._terminal or of <= 0 or now < self._next:
            return
        self._next = now + EVERY
        told = f"{done:,} of {of:,} {self._what}" if self._what else f"{100 * done // of} %"
        sys.stderr.write(f"{CLEAR}{self._doing} {told} (Ctrl-C stops)")
        sys.stderr.flush()
        self._written = True

    def clear(self) -> None:
        if self._written:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()
