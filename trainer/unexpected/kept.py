"""The user's state folder: what the program logs and the reports on unexpected errors, never more than a little."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

LOG, REPORTS = "trainer.log", "reports"
LOG_BYTES, LOGS, MOST_REPORTS = 256 * 1024, 2, 20
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def folder() -> Path:
    """Where they are kept: beside the progress that TRAINER_DATA names, else in the user's state folder."""
    import platformdirs  # late: a start does not wait for it

    return Path(os.environ.get("TRAINER_DATA") or platformdirs.user_state_dir("dealer-trainer", appauthor=False))


def save_report(text: str, where: Path | None = None) -> Path | None:
    """Keep a report and sweep away the oldest; None where it cannot be written. Never raises."""
    reports = (where or folder()) / REPORTS
    stem = f"report-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    try:
        reports.mkdir(parents=True, exist_ok=True)
        path = next(each for each in _names(reports, stem) if not each.exists())
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        _sweep(reports)
    except OSError:
        return None
    return path


def _names(reports: Path, stem: str) -> Iterator[Path]:
    yield reports / f"{stem}.txt"
    yield from (reports / f"{stem}-{number}.txt" for number in range(2, 10_000))


def _sweep(reports: Path) -> None:
    kept = sorted(reports.glob("report-*.txt"), key=lambda each: (each.stat().st_mtime_ns, each.name))
    for old in kept[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()


class Log(logging.Handler):
    """Warnings and what is worse, in a file that is made with the first of them and never grows beyond its bounds."""

    def __init__(self, where: Path | None = None) -> None:
        super().__init__(logging.WARNING)
        self._where = where
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write it down; where that cannot be, it stands on stderr alone."""
        with suppress(OSError):
            if self._file is None:
                self._file = self._opened()
            self._file.emit(record)

    def _opened(self) -> "RotatingFileHandler":
        from logging.handlers import RotatingFileHandler  # seldom

        where = self._where or folder()
        where.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            where / LOG, maxBytes=LOG_BYTES, backupCount=LOGS, encoding="utf-8", errors="replace"
        )
        file.setFormatter(logging.Formatter(FORM))
        file.handleError = lambda _record: None  # type: ignore[method-assign, assignment]  # a full disk is told where it matters
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


@contextmanager
def logged(where: Path | None = None) -> Iterator[None]:
    """Warnings and what is worse go to the log from here on, and to stderr where there is one."""
    root = logging.getLogger()
    handlers: list[logging.Handler] = [Log(where)]
    if sys.stderr is not None:
        handlers.append(logging.StreamHandler())
        handlers[-1].setLevel(logging.WARNING)
    for each in handlers:
        root.addHandler(each)
    try:
        yield
    finally:
        for each in handlers:
            root.removeHandler(each)
            each.close()
