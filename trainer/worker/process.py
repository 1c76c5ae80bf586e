"""The worker as a process of its own: started, spoken to, ended."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Protocol

from trainer.worker.messages import Message, packed, received

WORD = "--worker"
"""What makes the program a worker, and never a window: seen in `trainer.__main__` before anything else."""
LEAVING = 0.5  # seconds


class Process(Protocol):
    """A worker as `trainer.worker.worker` needs it."""

    def send(self, message: Message) -> None: ...

    def receive(self) -> Message | None: ...

    def kill(self) -> None: ...

    def let_go(self) -> None: ...

    def end(self, patience: float = LEAVING) -> int: ...


def command() -> list[str]:
    """How this very program is started as a worker: the bundle's own file, or Python with the folder we came from."""
    if getattr(sys, "frozen", False):
        return [sys.executable, WORD]
    return [sys.executable, "-P", "-m", "trainer", WORD]


def environment() -> dict[str, str]:
    """As ours, and the package is found wherever it was found here."""
    if getattr(sys, "frozen", False):
        return dict(os.environ)
    paths = [str(Path(__file__).resolve().parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


class Launched:
    """A process that has been started. It has no window and no Ctrl-C of its own."""

    def __init__(self, starting: Callable[[], list[str]] = command) -> None:
        self._lock = Lock()
        self._popen = subprocess.Popen(
            starting(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env=environment(),
            process_group=_GROUP,
            creationflags=_FLAGS,
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self._into, self._out = self._popen.stdin, self._popen.stdout

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._popen.pid

    def send(self, message: Message) -> None:
        """Raises OSError where nobody is there any more."""
        with self._lock:
            left = memoryview(packed(message))
            while left:
                left = left[self._into.write(left) or 0 :]

    def receive(self) -> Message | None:
        """The next message, waited for; None once the process is over. Raises Unreadable."""
        return received(self._out.read)

    def kill(self) -> None:
        """At once, whatever it is at."""
        self._popen.kill()

    def let_go(self) -> None:
        """Close its pipe: it stops what it is at, clears up and ends."""
        with suppress(OSError), self._lock:
            self._into.close()

    def end(self, patience: float = LEAVING) -> int:
        """Let it go and wait for its end; it is killed where that does not come. Gives its exit code."""
        self.let_go()
        try:
            self._popen.wait(patience)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        self._out.close()
        return self._popen.returncode


if sys.platform == "win32":
    _GROUP: int | None = None
    _FLAGS = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
else:
    _GROUP = 0
    _FLAGS = 0


def ended_by(code: int) -> str:
    """What an exit code tells, in words."""
    return f"the system stopped the worker (signal {-code})" if code < 0 else f"the worker ended (code {code})"
