"""A folder of content with its index: brought up to date file by file, and kept for the next start."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

from trainer.kernel.how_far import HowFar
from trainer.scenarios import index
from trainer.scenarios.index import Reader, Row

INDEX = ".index"


@cache
def engine() -> str:
    """The digest of what reads files in this process."""
    return index.engine()


@dataclass
class Folder:
    """One folder. `kept` is where its index is kept for this user, `ships` where the one is that it came with.

    `read` says what a row has of a file, `sound` whether the rows of an index can be used. `version` grows with every
    change that was seen.
    """

    path: Path
    kept: Path
    read: Reader
    sound: Callable[[dict[str, Row]], bool]
    rows: dict[str, Row] = field(default_factory=dict)
    there: bool = True
    version: int = 0
    _loaded: bool = False
    _unsaved: bool = False

    @property
    def ships(self) -> Path:
        """The index that a build lays beside the folder."""
        return shipped(self.path)

    def load(self) -> dict[str, Row]:
        """What this user's index says, or the one that ships, or nothing."""
        found = (index.load(path, engine()) for path in (self.kept, self.ships))
        return next((rows for rows in found if rows is not None and self.sound(rows)), {})

    def looking(self) -> Iterator[None]:
        """Bring the rows up to date, with a rest after each file that was looked into; what is done stays done."""
        if not self._loaded:
            self.rows, self._loaded = self.load(), True
            self._changed(unsaved=False)
            yield
        if os.path.isdir(self.path) != self.there:  # noqa: PTH112  # Path's own raises where the way there is barred
            self.there = not self.there
            self._changed(unsaved=False)
        files = index.stamps(self.path)
        for name in self.rows.keys() - files.keys():
            self.take(name, None)
        for done in index.renewing(self.rows, self.path, files, self.read):
            self.take(done.name, done.row)
            yield
        self.save()

    def stale(self) -> int:
        """How many files would have to be looked into to bring the rows up to date; none is."""
        rows, files = self.rows if self._loaded else self.load(), index.stamps(self.path)
        return sum(1 for name, stamp in files.items() if name not in rows or not rows[name].is_of(stamp))

    def take(self, name: str, row: Row | None) -> None:
        """A file says this of itself by now; None where it is gone."""
        if row != self.rows.get(name):
            self.rows.pop(name, None)
            if row is not None:
                self.rows[name] = row
            self._changed()

    def _changed(self, *, unsaved: bool = True) -> None:
        self.version += 1
        self._unsaved = self._unsaved or unsaved

    def save(self) -> None:
        """Keep the index, if there is anything new in it."""
        if self._unsaved:
            index.save(self.kept, engine(), self.rows)
            self._unsaved = False

    def renew(self, so_far: HowFar) -> None:
        """Bring the kept index up to date, and nothing here: for another process. `so_far` may raise to stop."""
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
