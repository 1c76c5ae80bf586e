"""Watching what is done with a file: what is written where, and that it comes to an end."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = {
    "os.rename": 2,
    "os.remove": 1,
    "os.mkdir": 1,
    "os.rmdir": 1,
    "os.link": 2,
    "os.symlink": 2,
    "os.truncate": 1,
}
HANGS = 20.0  # seconds of processor time: ten times what a file may take, on a slow machine too


class Hangs(BaseException):
    """It did not come to an end; no handler of the program takes this for an error of its own."""


class _Watch:
    """The hook stays in the process for good; it looks only while a folder is named."""

    folder: Path | None = None
    found: list[str] = []  # noqa: RUF012  # one watch a process
    there = False


def _look(event: str, args: tuple[Any, ...]) -> None:
    if _Watch.folder is None:
        return
    if event == "open" and isinstance(args[2], int) and args[2] & WRITES:
        _note(event, args[0])
    for path in args[: CHANGES.get(event, 0)]:
        _note(event, path)


def _note(event: str, path: object) -> None:
    if isinstance(path, str | bytes | os.PathLike):
        name = os.path.abspath(os.fsdecode(path))  # noqa: PTH100  # links are not followed: what is named is meant
        if not name.startswith((str(_Watch.folder), os.devnull)) and ".pyc" not in name and "__pycache__" not in name:
            _Watch.found.append(f"{event} {name}")


@contextmanager
def watched(folder: Path) -> Iterator[list[str]]:
    """What is written outside of that folder; ends with Hangs what takes too long."""
    if not _Watch.there:
        sys.addaudithook(_look)
        _Watch.there = True
    _Watch.folder, _Watch.found = folder, []
    try:
        with _ended_in_time():
            yield _Watch.found
    finally:
        _Watch.folder = None


@contextmanager
def _ended_in_time() -> Iterator[None]:
    if sys.platform == "win32":  # it has no such clock; the limit of the whole test is there still
        yield
        return
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, HANGS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(*_: object) -> None:
    raise Hangs
