"""The index beside a folder of content: what its files say of themselves, so that none is parsed to choose from them.

A row belongs to a file of that size, changed at that time; where the time differs, to one of that digest.
"""

import gc
import hashlib
import json
import logging
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from trainer import __version__, resources
from trainer.kernel.how_far import HowFar, untold

FORMAT = 1
SUFFIX = ".toml"
MOST_BYTES = 1_000_000  # of a content file: the longest of ours has 8,000
MOST_FAULTS, MOST_WORDS = 50, 200  # faults kept of a file, and characters of each
CLOSED = (-1, -1)  # the stamp of a folder that cannot be opened
LAW = ("kernel", "rules", "scenarios", "questions")  # what decides what the index says of a file
Told = tuple[int, str, str]  # a fault: its line (0 for the whole file), its key, what is wrong
Stamp = tuple[int, int]  # size in bytes, time of change in nanoseconds
Reader = Callable[[str, str], list[Any]]  # (text, path) -> what the index keeps of it; raises for faults
log = logging.getLogger(__name__)


class Row(NamedTuple):
    """One file: its stamp when it was read, its digest ("" for one that could not be), and its head or its faults."""

    size: int
    changed: int
    digest: str
    head: list[Any] | None
    faults: tuple[Told, ...] = ()

    def is_of(self, stamp: Stamp) -> bool:
        """Does it tell of a file with that stamp? One that could not be read is tried again."""
        return bool(self.digest) and (self.size, self.changed) == stamp


class Done(NamedTuple):
    """How far a renewal is: `number` of so many files, and the row of the last one."""

    number: int
    of: int
    name: str
    row: Row


Rows = Mapping[str, Row]  # by path in the folder, with slashes


def engine(*, with_sources: bool = True) -> str:
    """A digest of what reads the files. A bundle has no sources, and is asked about as a build is: without them."""
    kinds = (".toml", ".py") if with_sources else (".toml",)
    return f"{FORMAT} {__version__} {resources.digest(*LAW, kinds=kinds)}"


# --- the files -----------------------------------------------------------------------------------------------------


def stamps(folder: Path) -> dict[str, Stamp]:
    """Every content file in a folder and below, by path; none where there is no folder. Looks into no file.

    A folder that cannot be opened is in it by its own path, with the stamp CLOSED.
    """
    found: dict[str, Stamp] = {}
    _walk(str(folder), "", found)
    return dict(sorted(found.items()))


def _walk(folder: str, before: str, found: dict[str, Stamp]) -> None:
    try:
        with os.scandir(folder) as entries:
            for each in entries:
                _look_at(each, before, found)
    except FileNotFoundError:
        return
    except OSError:
        found[before.removesuffix("/")] = CLOSED


def _look_at(entry: os.DirEntry[str], before: str, found: dict[str, Stamp]) -> None:
    name = before + entry.name
    if entry.is_dir(follow_symlinks=False):
        _walk(entry.path, f"{name}/", found)
    elif name.endswith(SUFFIX):
        with suppress(OSError):  # taken away by now
            if entry.is_file():
                known = entry.stat()
                found[name] = (known.st_size, known.st_mtime_ns)


def stamp_of(path: Path) -> Stamp:
    """A file's size and time of change. Raises OSError."""
    known = path.stat()
    return known.st_size, known.st_mtime_ns


def text_of(data: bytes) -> str:
    """A file's text, its lines ending as everywhere in the program. Raises UnicodeDecodeError."""
    return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


def digest_of(data: bytes) -> str:
    """A digest of a file."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def row_of(path: Path, stamp: Stamp, read: Reader) -> Row:
    """What a file says of itself, or its faults. One bad file never stops the rest: this never raises."""
    if stamp == CLOSED:
        return Row(*stamp, "", None, told("cannot be opened"))
    try:
        data = _bytes_of(path, stamp)
    except OSError as fault:
        return Row(*stamp, "", None, told(f"cannot be read: {fault.strerror or fault}"))
    return _row(data, path, stamp, read)


def _bytes_of(path: Path, stamp: Stamp) -> bytes:
    if stamp[0] > MOST_BYTES:
        raise OSError(f"it has more than {MOST_BYTES:,} bytes")
    return path.read_bytes()


def _row(data: bytes, path: Path, stamp: Stamp, read: Reader) -> Row:
    digest = digest_of(data)
    try:
        return Row(*stamp, digest, read(text_of(data), str(path)))
    except Exception as fault:  # noqa: BLE001  # whatever a reader stumbles over is this file's fault and no other's
        return Row(*stamp, digest, None, faults_in(fault))


def faults_in(raised: Exception, what: str = "cannot be read") -> tuple[Told, ...]:
    """The faults that were raised, as many and as long as are kept; `what` is said of one that names none."""
    found = getattr(raised, "faults", ())
    if not found:
        return told(f"{what}: {str(raised) or type(raised).__name__}")
    return tuple((each.line, each.key[:MOST_WORDS], each.what[:MOST_WORDS]) for each in found[:MOST_FAULTS])


def told(what: str) -> tuple[Told, ...]:
    """One fault of a whole file."""
    return ((0, "", what[:MOST_WORDS]),)


# --- made and renewed ----------------------------------------------------------------------------------------------


def renewing(before: Rows, folder: Path, there: Mapping[str, Stamp], read: Reader) -> Iterator[Done]:
    """A row for each of the files `there` of which `before` has none that still holds, one at a time."""
    for number, (name, stamp) in enumerate(there.items(), 1):
        known = before.get(name)
        if known is None or not known.is_of(stamp):
            yield Done(number, len(there), name, _again(known, folder / name, stamp, read))


def _again(known: Row | None, path: Path, stamp: Stamp, read: Reader) -> Row:
    """A row for a file whose stamp is new: the known one where only the time differs."""
    if known is not None and known.digest and known.size == stamp[0]:
        with suppress(OSError):
            if digest_of(path.read_bytes()) == known.digest:
                return known._replace(changed=stamp[1])
    return row_of(path, stamp, read)


def renewed(before: Rows, folder: Path, read: Reader, so_far: HowFar = untold) -> dict[str, Row]:
    """The rows of a folder as it is now. `so_far` is told how many of how many files are done; it may raise to stop."""
    there = stamps(folder)
    found = {name: before[name] for name in there if name in before}
    for done in renewing(before, folder, there, read):
        found[done.name] = done.row
        so_far(done.number, done.of)
    return found


# --- kept ----------------------------------------------------------------------------------------------------------


def save(path: Path, by: str, rows: Rows) -> bool:
    """Write an index that the engine `by` made, whole or not at all; was it written?"""
    plain = {name: row if row.faults else row[:-1] for name, row in rows.items()}
    body = json.dumps(plain, separators=(",", ":")).encode()
    head = json.dumps({"format": FORMAT, "engine": by, "digest": digest_of(body)}).encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, head + b"\n" + body)
    except OSError as fault:
        log.info("%s: the index is not kept: %s", path, fault)
        return False
    return True


def _write(path: Path, data: bytes) -> None:
    handle, beside = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(beside).replace(path)
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise


def load(path: Path, by: str) -> dict[str, Row] | None:
    """What `save` wrote; None where there is nothing, or what is there is damaged, foreign or of another engine."""
    try:
        first, _, body = path.read_bytes().partition(b"\n")
        head = json.loads(first)
        if head != {"format": FORMAT, "engine": by, "digest": digest_of(body)}:
            return None
        with uncollected():
            return {name: _loaded(row) for name, row in json.loads(body.decode()).items()}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return None


@contextmanager
def uncollected() -> Iterator[None]:
    """Thousands of small things are made, none of them garbage: not looked through again and again meanwhile."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _loaded(row: list[Any]) -> Row:
    *about, last = row
    if len(row) < len(Row._fields):
        return Row(*row)
    return Row._make((*about, tuple((line, key, what) for line, key, what in last)))
