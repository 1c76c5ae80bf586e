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
from trainer.kernel.pieces import Pieces, at_once

FORMAT = 2
SUFFIX = ".toml"
MOST_BYTES = 1_000_000  # of a content file: the longest of ours has 8,000
MOST_FAULTS, MOST_WORDS = 50, 200  # faults kept of a file, and characters of each
ROWS, LOOKED_AT = 400, 250  # rows of an index, and files seen in a folder, in one piece: a few milliseconds
CLOSED = (-1, -1)  # the stamp of a folder that cannot be opened
LAW = ("kernel", "rules", "scenarios", "questions")  # what decides what the index says of a file
Told = tuple[int, str, str]  # a fault: its line (0 for the whole file), its key, what is wrong
Stamp = tuple[int, int]  # size in bytes, time of change in nanoseconds
Reader = Callable[[str, str], list[Any]]  # (text, path) -> what the index keeps of it; raises for faults
log = logging.getLogger(__name__)


class AnotherKind(Exception):
    """A file of another kind of content, which says nothing here and has no fault."""


class Row(NamedTuple):
    """One file: its stamp when it was read, its digest ("" for one that could not be), and its head or its faults.

    One of `AnotherKind` has neither.
    """

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
    return at_once(finding_engine(with_sources=with_sources))


def finding_engine(*, with_sources: bool = True) -> Pieces[str]:
    """The same in pieces."""
    made = ""
    for digest in resources.digesting(*LAW, kinds=(".toml", ".py") if with_sources else (".toml",)):
        made = f"{FORMAT} {__version__} {digest}"
        yield
    return made


# --- the files -----------------------------------------------------------------------------------------------------


def stamps(folder: Path) -> dict[str, Stamp]:
    """Every content file in a folder and below, in the order of their paths; none where there is no folder.

    Looks into no file. A folder that cannot be opened is in it by its own path, with the stamp CLOSED.
    """
    return at_once(stamping(folder))


def stamping(folder: Path) -> Pieces[dict[str, Stamp]]:
    """The same in pieces."""
    found: dict[str, Stamp] = {}
    yield from _walk(str(folder), "", found)
    return found


def _walk(folder: str, before: str, found: dict[str, Stamp]) -> Pieces[None]:
    for each in _entries(folder, before, found):
        if each.is_dir(follow_symlinks=False):
            yield from _walk(each.path, f"{before}{each.name}/", found)
        elif each.name.endswith(SUFFIX):
            _look_at(each, before + each.name, found)
            if len(found) % LOOKED_AT == 0:
                yield


def _entries(folder: str, before: str, found: dict[str, Stamp]) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda each: each.name)
    except FileNotFoundError:
        return []
    except OSError:
        found[before.removesuffix("/")] = CLOSED
        return []


def _look_at(entry: os.DirEntry[str], name: str, found: dict[str, Stamp]) -> None:
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
        return Row(*stamp, "", None, told(f"can't be read: {fault.strerror or fault}"))
    return _row(data, path, stamp, read)


def _bytes_of(path: Path, stamp: Stamp) -> bytes:
    if stamp[0] > MOST_BYTES:
        raise OSError(f"it has more than {MOST_BYTES:,} bytes")
    return path.read_bytes()


def _row(data: bytes, path: Path, stamp: Stamp, read: Reader) -> Row:
    digest = digest_of(data)
    try:
        return Row(*stamp, digest, read(text_of(data), str(path)))
    except AnotherKind:
        return Row(*stamp, digest, None)
    except Exception as fault:  # noqa: BLE001  # whatever a reader stumbles over is this file's fault and no other's
        return Row(*stamp, digest, None, faults_in(fault))


def faults_in(raised: Exception, what: str = "can't be read") -> tuple[Told, ...]:
    """The faults that were raised, as many and as long as are kept; `what` is said of one that names none."""
    found = getattr(raised, "faults", ())
    if not found:
        return told(f"{what}: {str(raised) or type(raised).__name__}")
    return tuple((each.line, each.key[:MOST_WORDS], each.what[:MOST_WORDS]) for each in found[:MOST_FAULTS])


def told(what: str) -> tuple[Told, ...]:
    """One fault of a whole file."""
    return ((0, "", what[:MOST_WORDS]),)


# --- made and renewed ----------------------------------------------------------------------------------------------


def renewing(before: Rows, folder: Path, there: Mapping[str, Stamp], read: Reader) -> Iterator[Done | None]:
    """A row for each of the files `there` of which `before` has none that still holds, one at a time.

    None now and then, where there was nothing to do for a while.
    """
    for number, (name, stamp) in enumerate(there.items(), 1):
        known = before.get(name)
        if known is not None and known.is_of(stamp):
            if number % LOOKED_AT == 0:
                yield None
        else:
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
        if done is not None:
            found[done.name] = done.row
            so_far(done.number, done.of)
    return found


# --- kept ----------------------------------------------------------------------------------------------------------


def save(path: Path, by: str, rows: Rows) -> bool:
    """Write an index that the engine `by` made, whole or not at all; was it written?"""
    return at_once(saving(path, by, rows))


def saving(path: Path, by: str, rows: Rows) -> Pieces[bool]:
    """The same in pieces; the file is written in the last."""
    lines: list[str] = []
    for name, row in tuple(rows.items()):
        lines.append(json.dumps((name, *(row if row.faults else row[:-1])), separators=(",", ":")))
        if len(lines) % ROWS == 0:
            yield
    body = "\n".join(lines).encode()
    yield
    head = json.dumps({"format": FORMAT, "engine": by, "digest": digest_of(body)}).encode()
    yield
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
    return at_once(loading(path, by))


def loading(path: Path, by: str) -> Pieces[dict[str, Row] | None]:
    """The same in pieces."""
    rows: dict[str, Row] = {}
    try:
        first, _, body = path.read_bytes().partition(b"\n")
        head = json.loads(first)
        yield
        if head != {"format": FORMAT, "engine": by, "digest": digest_of(body)}:
            return None
        yield
        lines = body.decode().split("\n") if body else []
        for start in range(0, len(lines), ROWS):
            yield
            with uncollected():
                rows.update(_loaded(each) for each in json.loads(f"[{','.join(lines[start : start + ROWS])}]"))
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return None
    return rows


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


def _loaded(told: list[Any]) -> tuple[str, Row]:
    name, *row = told
    if len(row) < len(Row._fields):
        return name, Row(*row)
    *about, last = row
    return name, Row._make((*about, tuple((line, key, what) for line, key, what in last)))
