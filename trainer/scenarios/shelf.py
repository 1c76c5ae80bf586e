"""A shelf of content: what its folders offer, as the index tells it; a file is read when it is asked for."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from trainer.kernel.how_far import HowFar
from trainer.kernel.pieces import Pieces, at_once
from trainer.scenarios import index
from trainer.scenarios.index import Row, Told
from trainer.scenarios.indexed import Folder, Seen, kept_at, kept_for

if TYPE_CHECKING:  # it loads half the kernel, and is needed where a file has a fault
    from trainer.scenarios.form import Fault

NO_FOLDER = "is missing"


class Named(Protocol):
    """Whatever has an id."""

    @property
    def id(self) -> str: ...


H = TypeVar("H", bound=Named)
T = TypeVar("T", bound=Named)


class Gone(LookupError):
    """What was chosen cannot be opened any more: its file is gone, or has faults by now. Its text is a sentence."""


@dataclass(frozen=True, slots=True)
class Content(Generic[H, T]):
    """A kind of content, kept in the folder `name`.

    `read(text, path)` parses a file, and raises an exception with `faults` for a bad one; `told(thing)` is what the
    index keeps of it, in JSON's own types; `head(told, path)` makes of that what is chosen from. `holds(text)` tells
    files of this kind from others, in folders that hold more than one.
    """

    name: str
    read: Callable[[str, str], T]
    told: Callable[[T], list[Any]]
    head: Callable[[list[Any], str], H]
    holds: Callable[[str], bool] = bool

    def indexed(self, text: str, path: str) -> list[Any]:
        """What the index keeps of a file. Raises what `read` raises."""
        return self.told(self.read(text, path))

    def mixed(self, text: str, path: str) -> list[Any]:
        """The same where files of other kinds are too. Raises `AnotherKind` for one of those."""
        if not self.holds(text):
            raise index.AnotherKind
        return self.indexed(text, path)


class Place(NamedTuple):
    """Where a file is: which folder (from 0), and its path in it."""

    folder: int
    name: str


@dataclass
class _Arranged(Generic[H]):
    """What a shelf offers and what is left out, as its folders were at that version."""

    version: int
    heads: dict[str, H] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    told: list[tuple[Place, Told]] = field(default_factory=list)


class Shelf(Generic[H, T]):
    """One kind of content out of several folders, ours first: of two files with one id the first is taken.

    `cache` is the folder where the indexes are kept for this user.
    """

    def __init__(self, content: Content[H, T], folders: tuple[Path, ...], cache: Path) -> None:
        self.content, self._cache = content, cache
        self.folders = tuple(
            Folder(each, kept_at(each, content.name, cache), content.indexed, self._sound) for each in folders
        )
        self._ours = len(self.folders)
        self._refused: dict[Place, tuple[str, tuple[Told, ...]]] = {}  # digest and faults of what cannot be used
        self._refusals = 0
        self._now = _Arranged[H](-1)

    def read_also(self, paths: Iterable[Path]) -> None:
        """Offer what is in these folders too, and no more in others that were read beside ours.

        Nothing of them is seen from here: `saw` tells it.
        """
        known = {folder.path: folder for folder in self.also}
        fresh = tuple(known.get(path) or self._beside(path) for path in paths)
        if fresh != self.also:
            self.folders = (*self.folders[: self._ours], *fresh)
            self._refused = {place: found for place, found in self._refused.items() if place.folder < self._ours}
            self._refusals += 1 + sum(folder.version for folder in known.values())  # the version never goes back

    def _beside(self, path: Path) -> Folder:
        kept = kept_for(path, self.content.name, self._cache)
        return Folder(path, kept, self.content.mixed, self._sound, watched=True)

    @property
    def also(self) -> tuple[Folder, ...]:
        """The folders that are read beside ours."""
        return self.folders[self._ours :]

    def saw(self, path: Path, seen: Seen) -> None:
        """Somebody else looked into one of those; the next look of the shelf goes by it."""
        for folder in self.also:
            if folder.path == path:
                folder.seen = seen

    def beside(self, head: H) -> Path | None:
        """Which of those folders something is in; None for ours."""
        place = self._now.places.get(head.id)
        return None if place is None or place.folder < self._ours else self.folders[place.folder].path

    # --- what there is -----------------------------------------------------------------------------------------

    @property
    def heads(self) -> tuple[H, ...]:
        """All that can be chosen, by folder and path. No file is parsed that the index knows."""
        return tuple(self._known().values())

    def get(self, key: str) -> H | None:
        """What is chosen from, by its id."""
        return self._known().get(key)

    @property
    def faults(self) -> tuple["Fault", ...]:
        """What is wrong with the files of ours that are left out."""
        return self._faults_in(range(self._ours))

    @property
    def faults_beside(self) -> tuple["Fault", ...]:
        """The same of the folders that are read beside ours."""
        return self._faults_in(range(self._ours, len(self.folders)))

    def _faults_in(self, folders: range) -> tuple["Fault", ...]:
        self._known()
        return tuple(self._fault(place, told) for place, told in self._now.told if place.folder in folders)

    def _fault(self, place: Place, told: Told) -> "Fault":
        from trainer.scenarios.form import Fault

        return Fault(str(self.path(place)), *told)

    def path(self, place: Place) -> Path:
        """Where a file is."""
        return self.folders[place.folder].path / place.name

    @property
    def known(self) -> bool:
        """Was it looked at? Asking for what there is looks, where nobody did."""
        return self._now.version >= 0

    def _known(self) -> dict[str, H]:
        if self._now.version < 0:
            self.look()
        return self._now.heads

    def file_of(self, key: str) -> tuple[Path, str]:
        """Where the file of what has that id is, and its digest; "" where it is gone by now. Raises KeyError."""
        self._known()
        place = self._now.places[key]
        row = self.folders[place.folder].rows.get(place.name)
        return self.path(place), row.digest if row is not None else ""

    # --- looking at the folders --------------------------------------------------------------------------------

    def counting(self) -> Pieces[int]:
        """How many files are new or changed since the indexes were made, in pieces; none of them is looked into."""
        found = 0
        for folder in self.folders:
            found += yield from folder.counting()
        return found

    def look(self) -> None:
        """See what was added, changed or taken away since; only that is parsed."""
        at_once(self.looking())

    def looking(self) -> Pieces[None]:
        """The same in pieces, no more than one file looked into in each."""
        for folder in self.folders:
            yield from folder.looking()
        yield from self._arranging()

    def glance(self, most: int) -> None:
        """The same, but no more than so many files are looked into; with more to do all stays as it was known."""
        if at_once(self.counting()) <= most:
            self.look()

    def renew(self, so_far: HowFar) -> None:
        """Bring the kept indexes up to date; `so_far` is told how many of how many files of a folder are done."""
        for folder in self.folders:
            folder.renew(so_far)

    def forget(self) -> None:
        """Read the indexes again when they are next needed: another process has renewed them."""
        self._now.version = -1
        for folder in self.folders:
            folder.forget()

    @property
    def version(self) -> int:
        """Grows with every change that was seen."""
        return sum(folder.version for folder in self.folders) + self._refusals

    @property
    def offered(self) -> int:
        """The version that is offered by now: a change is seen first, and offered a few pieces later."""
        return self._now.version

    def _arranging(self) -> Pieces[None]:
        """Heads and faults out of the rows there are, in pieces."""
        while self._now.version != self.version:
            found = _Arranged[H](self.version)
            for number, folder in enumerate(self.folders):
                yield from self._arrange(found, number, folder)
            if self._now.version < found.version:  # nobody could not wait meanwhile
                self._now = found

    def _arrange(self, found: "_Arranged[H]", number: int, folder: Folder) -> Pieces[None]:
        base, rows = f"{folder.path.as_posix()}/", tuple(folder.rows.items())
        if folder.watched and not folder.there:
            rows = ()
        for start in range(0, len(rows), index.ROWS):
            with index.uncollected():
                for name, row in rows[start : start + index.ROWS]:
                    place = Place(number, name)
                    faults = self._faults_of(place, row) or self._shelved(found, place, row, base)
                    found.told += [(place, each) for each in faults]
            yield
        if not (folder.there or folder.watched):
            found.told.append((Place(number, ""), (0, "", NO_FOLDER)))

    def _faults_of(self, place: Place, row: Row) -> tuple[Told, ...]:
        digest, faults = self._refused.get(place, ("", ())) if self._refused else ("", ())
        return faults if digest and digest == row.digest else row.faults

    def _shelved(self, found: "_Arranged[H]", place: Place, row: Row, base: str) -> tuple[Told, ...]:
        """Take a file in, unless its id is taken."""
        if row.head is None:
            return ()  # of another kind
        head = self.content.head(row.head, base + place.name)
        first = found.places.setdefault(head.id, place)
        if first is not place:
            return ((0, "id", f"{head.id} is also the id of {self.path(first)}: change one"),)
        found.heads[head.id] = head
        return ()

    def _sound(self, rows: dict[str, Row]) -> bool:
        """Can heads be made of these rows? They are all alike."""
        told = next((row.head for row in rows.values() if row.head is not None), None)
        try:
            return told is None or bool(self.content.head(told, "").id)
        except (ValueError, TypeError, LookupError, AttributeError):
            return False

    # --- opening one -------------------------------------------------------------------------------------------

    def open(self, key: str) -> T:
        """What has that id, read from its file now. Raises Gone; from then on it is left out."""
        if key not in self._known():
            raise Gone(f"“{key}” is no longer there.")
        place = self._now.places[key]
        opened: list[T] = []

        def read(text: str, path: str) -> list[Any]:
            opened.append(self.content.read(text, path))
            return self.content.told(opened[0])

        row = self._read_now(place, read)
        self.folders[place.folder].take(place.name, row)
        self.folders[place.folder].save()
        at_once(self._arranging())
        if row is None or row.head is None or opened[0].id != key:
            raise Gone(f"{self.path(place).name} {'has faults' if row else 'is no longer there'}.")
        return opened[0]

    def _read_now(self, place: Place, read: index.Reader) -> Row | None:
        path = self.path(place)
        try:
            stamp = index.stamp_of(path)
        except OSError:
            return None
        return index.row_of(path, stamp, read)

    def refuse(self, key: str, raised: Exception) -> None:
        """Leave out what can be read but not used, until its file is changed."""
        place = self._now.places.get(key)
        if place is not None:
            digest = self.folders[place.folder].rows[place.name].digest
            self._refused[place] = (digest, index.faults_in(raised, "cannot be used"))
            self._refusals += 1
            at_once(self._arranging())
