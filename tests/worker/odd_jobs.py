"""Jobs as they should not be, done by a real process: `python -m tests.worker.odd_jobs` is a worker that knows them."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

SoFar = Callable[[int, int], None]
HERE = "tests.worker.odd_jobs"


class Odd(Exception):
    """A declared fault that is made of something else than its words."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__(f"seat {seat} is odd")


class Unmakeable(Exception):
    """A fault that holds what cannot go through a pipe."""

    def __init__(self, seat: int) -> None:
        self.ask = lambda: seat
        super().__init__(f"seat {seat}")


def double(number: int, so_far: SoFar) -> int:
    so_far(1, 1)
    return 2 * number


def pid(so_far: SoFar) -> int:
    return os.getpid()


def odd(seat: int, so_far: SoFar) -> None:
    raise Odd(seat)


def unmakeable(so_far: SoFar) -> None:
    raise Unmakeable(3)


def raises(so_far: SoFar) -> None:
    raise RuntimeError("nobody expected this")


def leaves(so_far: SoFar) -> None:
    sys.exit("out of here")


def unpicklable(so_far: SoFar) -> object:
    return lambda: 1


def no_memory(so_far: SoFar) -> None:
    raise MemoryError


def chatters(so_far: SoFar) -> str:
    print("a library that prints", flush=True)
    os.write(1, b"and one that writes to the pipe itself")
    return "whole"


def killed(so_far: SoFar) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def steps(note: Path, so_far: SoFar) -> None:
    """Goes on until it is stopped, and clears up."""
    part = note.with_suffix(".part")
    part.write_text(str(os.getpid()), encoding="utf-8")
    try:
        for done in range(100_000):
            so_far(done, 100_000)
            time.sleep(0.005)
    finally:
        part.unlink()
        note.write_text("cleared up", encoding="utf-8")


def deaf(note: Path, so_far: SoFar) -> None:
    """Never asks whether it is to stop."""
    note.write_text(str(os.getpid()), encoding="utf-8")
    time.sleep(100)


def parts(so_far: SoFar) -> list[str]:
    """What has been loaded of what a worker needs no part of."""
    return sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "pyqtgraph"))


def nice(so_far: SoFar) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


if __name__ == "__main__":
    from tests.worker import odd_jobs
    from trainer.worker.child import main
    from trainer.worker.jobs import Job

    names = [name for name in vars(odd_jobs) if name.islower() and callable(getattr(odd_jobs, name))]
    main({name: Job(f"{HERE}:{name}", (f"{HERE}:Odd", f"{HERE}:Unmakeable")) for name in names})
