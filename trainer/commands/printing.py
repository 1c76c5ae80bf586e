"""What a command prints must arrive: output that is full, closed or not there ends it with one clear line."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

from trainer.commands.common import FAULTS

NOWHERE = "trainer: the output is closed, so nothing can be printed"
LOST = "trainer: the output can't be written ({}), so what was printed is incomplete"
OUTPUT = (errno.EPIPE, errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG, errno.ECONNRESET)


def somewhere() -> None:
    """Ends the program where there is no output at all: what is printed would be gone without a word."""
    if sys.stdout is None:
        _end(NOWHERE)


@contextmanager
def arrives() -> Iterator[None]:
    """Runs what prints. Raises SystemExit 1, with a line on the error output, where not all of it could be written."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as fault:
        if fault.filename is not None or fault.errno not in OUTPUT:
            raise
        _end(LOST.format(fault.strerror))


def _end(line: str) -> NoReturn:
    """Nothing more is written: what still waits would only fail once more when Python ends."""
    for name in ("stdout", "__stdout__"):
        setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # it lives as long as the program
    with suppress(OSError, AttributeError):
        print(line, file=sys.stderr, flush=True)
    raise SystemExit(FAULTS)
