"""The worker's own side: one task after the other, each stopped where nobody waits for it, until the pipe ends."""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Event, Thread, Timer
from time import monotonic
from typing import NoReturn

from trainer.kernel.how_far import HowFar
from trainer.worker.jobs import JOBS, Job
from trainer.worker.messages import (
    Done,
    Ending,
    Failed,
    Message,
    Reached,
    Refused,
    Stop,
    Stopped,
    Task,
    Unreadable,
    packed,
    received,
)
from trainer.worker.reports import report_of, words_of

EVERY = 0.1  # seconds between two tidings of how far a task is
PATIENCE = 2.0  # seconds in which a task may clear up once the program is gone
NICE = 10


class Halt(BaseException):
    """A task is to stop; no job's own `except Exception` keeps it from that."""


class Child:
    """Does what it is sent. `read` gives bytes of the pipe, `write` takes them; `over` ends the process."""

    def __init__(
        self,
        read: Callable[[int], bytes],
        write: Callable[[bytes], object],
        jobs: Mapping[str, Job],
        over: Callable[[int], object] = os._exit,
    ) -> None:
        self._read, self._write, self._jobs, self._over = read, write, jobs, over
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._stopped: set[int] = set()
        self._alone = Event()

    def serve(self) -> None:
        """Work until the program closes the pipe or is gone."""
        Thread(target=self._listen, daemon=True).start()
        while (task := self._tasks.get()) is not None:
            self._send(task.number, self._ended(task))

    def _listen(self) -> None:
        while (message := received(self._read)) is not None:
            if isinstance(message, Task):
                self._tasks.put(message)
            elif isinstance(message, Stop):
                self._stopped.add(message.number)
        self._alone.set()
        self._tasks.put(None)
        late = Timer(PATIENCE, self._over, [0])
        late.daemon = True
        late.start()

    def _ended(self, task: Task) -> Ending:
        expected: tuple[type[Exception], ...] = ()
        so_far = self._so_far(task)
        try:
            job = self._jobs[task.job]
            expected = job.expected()
            so_far(0, 0)
            return Done(task.number, job.load()(*task.arguments, so_far=so_far))
        except Halt:
            return Stopped(task.number)
        except expected as fault:
            return Refused(task.number, fault)
        except BaseException as fault:  # noqa: BLE001  # memory that ran out and a job that exits are told as well
            return Failed(task.number, words_of(fault), report_of(fault))

    def _so_far(self, task: Task) -> HowFar:
        last = monotonic()

        def so_far(done: int, of: int) -> None:
            nonlocal last
            if self._alone.is_set() or task.number in self._stopped:
                raise Halt
            now = monotonic()
            if of and now - last >= EVERY:
                last = now
                self._send(task.number, Reached(task.number, done, of))

        return so_far

    def _send(self, number: int, message: Message) -> None:
        """What cannot be pickled, or not be made again, is told as what it is."""
        try:
            body = packed(message)
            if isinstance(message, Refused):
                received(_from(body))
        except Unreadable as fault:
            body = packed(Failed(number, words_of(fault)))
        except Exception as fault:  # noqa: BLE001  # pickling raises what the thing to be pickled does
            body = packed(Failed(number, words_of(fault), report_of(fault)))
        try:
            self._write(body)
        except OSError:  # nobody is there to read it
            self._over(0)


def _from(body: bytes) -> Callable[[int], bytes]:
    left = memoryview(body)

    def read(size: int) -> bytes:
        nonlocal left
        piece, left = bytes(left[:size]), left[size:]
        return piece

    return read


def main(jobs: Mapping[str, Job] = JOBS) -> NoReturn:
    """Be the worker of the program at the other end of standard input and output."""
    if os.isatty(0):
        sys.stderr.write("trainer: the program starts the worker by itself\n")
        os._exit(2)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the program, which lets us go
    if hasattr(os, "nice"):
        os.nice(NICE)
    into = os.dup(1)
    os.dup2(2, 1)  # what a library prints must not get between our messages
    Child(lambda size: os.read(0, size), lambda body: _all(into, body), jobs).serve()
    os._exit(0)


def _all(pipe: int, body: bytes) -> None:
    left = memoryview(body)
    while left:
        left = left[os.write(pipe, left) :]
