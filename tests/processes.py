"""Programs that a test starts, none of which outlives it."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from trainer import resources

PATIENCE = 120  # seconds until a program that was let go must have ended by itself
PIPE = subprocess.PIPE


@contextmanager
def begun(command: Sequence[str], **how: Any) -> Iterator[Any]:
    """The program, from the root of the project; killed where the test fails: waiting for it would stop all tests.

    Any, since whoever asks for a pipe knows that there is one.
    """
    process = subprocess.Popen(command, cwd=resources.root(), text=True, **how)
    try:
        yield process
        process.wait(PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
        process.wait()
