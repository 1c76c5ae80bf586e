"""A folder of content with its index: brought up to date file by file, and kept for the next start."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from trainer.kernel.how_far import HowFar
from trainer.kernel.pieces import Making, Pieces, at_once
from trainer.scenarios import index
from trainer.scenarios.index import Reader, Row, Stamp

INDEX = ".index"


def engine() -> str:
    """The digest of what reads files in this process."""
    return _engine().whole()


def finding_engine() -> Pieces[None]:
    """What is not known of it yet, in pieces."""
    return _engine().pieces()


@cache
def _engine() -> Making[str]:
    return Making(index.finding_engine())


class Seen(NamedTuple):
    """What somebody else saw of a folder: is it there, and the stamps of its files."""

    there: bool
    stamps: Mapping[str, Stamp]


@dataclass
class Folder:
    """One folder. `kept` is where its index is kept for this user, `ships` where the one is that it came with.

    `read` says what a row has of a file, `sound` whether the rows of an index can be used. `version` grows with every
    change that was seen. One that is `watched` is never looked into from here, as a share may answer late or never:
    what is there is what was `seen` last, and rows of a folder that is gone wait for it.
    """

    path: Path
    kept: Path
    read: Reader
    sound: Callable[[dict[str, Row]], bool]
    rows: dict[str, Row] = field(default_factory=dict)
    there: bool = True
    version: int = 0
    watched: bool = False
    seen: Seen | None = None
    _loaded: bool = False
    _unsaved: bool = False
    _looks: int = 0

    @property
    def ships(self) -> Path:
        """The index that a build lays beside the folder."""
        return shipped(self.path)

    def load(self) -> dict[str, Row]:
        """What this user's index says, or the one that ships, or nothing."""
        return at_once(self._loading())

    def _loading(self) -> Pieces[dict[str, Row]]:
        yield from _engine().pieces()
        for path in (self.kept,) if self.watched else (self.kept, self.ships):
            rows = yield from index.loading(path, engine())
            if rows is not None and self.sound(rows):
                return rows
        return {}

    def _loaded_once(self) -> Pieces[None]:
        """Have the index, as it was kept: nothing is done where it is there."""
        if self._loaded:
            return
        rows = yield from self._loading()
        if not self._loaded:  # nobody could not wait meanwhile
            self.rows, self._loaded = rows, True
            self._changed(unsaved=False)

    def looking(self) -> Pieces[None]:
        """Bring the rows up to date in pieces, no more than one file looked into in each; what is done stays done."""
        yield from self._loaded_once()
        while not (yield from self._looked()):
            """The data was read again since, so this copy is out of date."""
        yield from self._saving()

    def _looked(self) -> Pieces[bool]:
        """One look at all files; is it the latest?"""
        before = self._looks
        there, files = yield from self._files()
        if self._looks != before:
            return False
        self._looks = latest = before + 1
        if there != self.there:
            self.there = there
            self._changed(unsaved=False)
        for name in self.rows.keys() - files.keys():
            self.take(name, None)
        for done in index.renewing(self.rows, self.path, files, self.read):
            if done is not None:
                self.take(done.name, done.row)
            yield
            if self._looks != latest:
                return False
        self.rows = {name: self.rows[name] for name in files if name in self.rows} | self.rows  # in the files' order
        return True

    def _files(self) -> Pieces[Seen]:
        """Is the folder there, and which files are in it?"""
        if not self.watched:
            found = yield from index.stamping(self.path)
            return Seen(os.path.isdir(self.path), found)  # noqa: PTH112  # Path's own raises where the way is barred
        yield
        if self.seen is not None and self.seen.there:
            return self.seen
        return Seen(self.seen is None, {name: (row.size, row.changed) for name, row in self.rows.items()})

    def counting(self) -> Pieces[int]:
        """How many files would have to be looked into to bring the rows up to date; none is."""
        yield from self._loaded_once()
        (_, files), found = (yield from self._files()), 0
        for number, (name, stamp) in enumerate(files.items(), 1):
            row = self.rows.get(name)
            found += row is None or not row.is_of(stamp)
            if number % index.LOOKED_AT == 0:
                yield
        return found

    def take(self, name: str, row: Row | None) -> None:
        """A file says this of itself by now; None where it is gone."""
        if row != self.rows.get(name):
            if row is None:
                del self.rows[name]
            else:
                self.rows[name] = row
            self._changed()

    def _changed(self, *, unsaved: bool = True) -> None:
        self.version += 1
        self._unsaved = self._unsaved or unsaved

    def save(self) -> None:
        """Keep the index, if there is anything new in it."""
        at_once(self._saving())

    def _saving(self) -> Pieces[None]:
        if self._unsaved:
            version = self.version
            yield from index.saving(self.kept, engine(), self.rows)
            self._unsaved = version != self.version

    def renew(self, so_far: HowFar) -> None:
        """Bring the kept index up to date, and nothing here: for another process. `so_far` may raise to stop.

        Of a folder beside ours that is gone it stays as it is.
        """
        if self.watched and not os.path.isdir(self.path):  # noqa: PTH112  # as above
            return
        before = self.load()
        rows = index.renewed(before, self.path, self.read, so_far)
        if rows != before:
            index.save(self.kept, engine(), rows)

    def forget(self) -> None:
        """Read the index again when it is next looked at: another process has renewed it."""
        self._loaded = False


def shipped(folder: Path) -> Path:
    """Where the index of a folder is that comes with it: beside it."""
    return folder.with_name(folder.name + INDEX)


def kept_at(folder: Path, kind: str, cache_folder: Path) -> Path:
    """Where the index of a folder is kept; each checkout and each folder of a user's own has its own."""
    which = sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    return cache_folder / f"{kind}-{which}{INDEX}"


def kept_for(folder: Path, kind: str, cache_folder: Path) -> Path:
    """The same for a folder that may be on a share, which is not asked what its links mean."""
    which = sha256(os.path.abspath(folder).encode()).hexdigest()[:16]  # noqa: PTH100  # Path's own asks the share
    return cache_folder / f"{kind}-also-{which}{INDEX}"
