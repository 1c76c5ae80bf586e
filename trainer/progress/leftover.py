"""What runs that were killed left lying beside the file and among its copies. What a living run holds stays."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from trainer.progress.session import SESSION, alive, in_use
from trainer.progress.unfinished import connected, hot, journal_cleared, journal_of

FOLDER = "backups"
PART = ".part"
JOURNAL = "-journal"
TAILS = ("-wal", "-shm", JOURNAL)
AS_IT_WAS = "-damaged"  # in the name of a file that was put aside: what lies beside it belongs to it


def swept(path: Path) -> None:
    """Clear away what dead runs left of the file at `path`: trial files, locks, half-made copies, tails of none."""
    for each in (*_of(path.parent, path.name), *_of(folder_of(path), path.stem)):
        _swept(each, path)


def folder_of(path: Path) -> Path:
    """Where the copies of the file at `path` lie."""
    return path.absolute().parent / FOLDER


def parts(path: Path, folder: Path) -> list[Path]:
    """Copies that are being made in a folder, or were when their run was killed: of the file, or to take its place."""
    begins = path.stem if folder == folder_of(path) else path.name
    return [each for each in _of(folder, begins) if each.name.endswith(PART)]


def clear_parts(to: Path) -> None:
    """Clear away what dead runs began to write for `to`, wherever that is."""
    for each in parts(to, to.parent):
        _swept(each, to)


def beside(path: Path) -> tuple[Path, ...]:
    """What SQLite puts beside a file, whether it is there or not."""
    return tuple(path.with_name(path.name + tail) for tail in TAILS)


def listed(folder: Path) -> list[Path]:
    """What lies in a folder; nothing where there is none."""
    with suppress(OSError):
        return list(folder.iterdir())
    return []


def _of(folder: Path, begins: str) -> Iterator[Path]:
    return (each for each in listed(folder) if each.name.removeprefix(".").startswith(f"{begins}-"))


def _swept(each: Path, path: Path) -> None:
    store, found, token = each.name.rpartition(SESSION)
    if found:
        alive(each.with_name(store), token)
    elif each.name.startswith("."):  # a trial of writing, which has no content and needs none
        _gone(each)
    elif each.name.endswith(PART):
        if not in_use(each):
            _gone(*beside(each), each)
    elif each.name.endswith(TAILS) and _loose(each, path):
        _gone(each)
    elif each.name.endswith(JOURNAL) and each != journal_of(path):
        _unneeded(each.with_name(each.name.removesuffix(JOURNAL)))


def _loose(tail: Path, path: Path) -> bool:
    """Does it lie beside a copy that is gone? What lies beside the file itself is SQLite's own business."""
    base = tail.with_name(tail.name.rpartition("-")[0])
    return base != path and AS_IT_WAS not in base.name and not base.exists()


def _unneeded(copy: Path) -> None:
    """The journal beside a copy goes if it is over; one that is not is played back by whoever reads the copy next."""
    if AS_IT_WAS in copy.name or hot(copy):
        return
    with suppress(sqlite3.Error), closing(connected(copy, "mode=rw")) as connection:
        journal_cleared(connection, copy)


def _gone(*files: Path) -> None:
    for each in files:
        with suppress(OSError):
            each.unlink()
