"""What the program is made of besides itself: each library with its version, its license and the texts of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import Distribution, PackageMetadata, PackageNotFoundError, distribution
from pathlib import Path

from trainer import resources

PROGRAM = "dealer-trainer"
FOLDER = ("assets", "licenses")
NOTICE = "QT.md"
QT = ("PySide6_Essentials", "shiboken6")
"""Their packages come without texts: ours stand in."""
UNUSED = ("pip",)
"""sqlite-utils names it for its plugins, of which we load none; the bundle goes without it."""
QT_TEXTS = (NOTICE, "LGPL-3.0.txt", "GPL-3.0.txt")
TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$|/licenses/", re.IGNORECASE)
CLASSIFIER = "License :: "


@dataclass(frozen=True)
class Library:
    """A library that is loaded with the program, as it was found here; `needs` are the names of what it requires."""

    name: str
    version: str
    license: str
    needs: tuple[str, ...]
    found: Distribution = field(repr=False, compare=False)

    @cached_property
    def texts(self) -> tuple[Path, ...]:
        """The files of its license: of some that means going through thousands."""
        return tuple(_texts(self.found))


@cache
def libraries() -> tuple[Library, ...]:
    """Every library that the program needs to run, and what those need, as far as they are here; by name."""
    for _ in looking():
        """What was not looked at yet."""
    found = (each for name, each in _known().items() if each and name not in map(key, (PROGRAM, *UNUSED)))
    return tuple(sorted(found, key=lambda each: each.name.lower()))


def looking() -> Iterator[None]:
    """Look at them one at a time, for whoever must not be held up; what is done stays done."""
    known, waiting, been = _known(), [PROGRAM], set[str]()
    while waiting:
        name = waiting.pop()
        if key(name) not in known:
            known[key(name)] = _library(name)
            yield
        one = known[key(name)]
        been.add(key(name))
        waiting += [each for each in (one.needs if one else ()) if key(each) not in been]


@cache
def _known() -> dict[str, Library | None]:
    """By its key, each that was looked at; None for one that is not here."""
    return {}


def qt_notice(qt: str, pyside: str) -> str:
    """The notice on Qt, with the versions that run."""
    return resources.text(*FOLDER, NOTICE).format(qt=qt, pyside=pyside)


def _library(name: str) -> Library | None:
    try:
        one = distribution(name)
    except PackageNotFoundError:
        return None  # it belongs to another platform, or the bundle goes without it
    told = one.metadata  # read anew whenever it is asked for
    return Library(told["Name"], told["Version"], _license(told), tuple(_needed(one)), one)


def _needed(one: Distribution) -> Iterator[str]:
    """The names that it requires; what it can do more with is not required."""
    for line in one.requires or ():
        wanted, _, marker = line.partition(";")
        name = re.match(r"[A-Za-z0-9._-]+", wanted.strip())
        if name and "extra" not in marker:
            yield name[0]


def key(name: str) -> str:
    """A library's name however it is spelled: "python-dateutil"."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _license(one: PackageMetadata) -> str:
    """In a few words: the expression, else the classifier, else the first line of what is written there."""
    named = [each.rpartition(" :: ")[2] for each in _told(one, "Classifier") if each.startswith(CLASSIFIER)]
    words = (*_told(one, "License-Expression"), *named, *_told(one, "License"), "")[0]
    return words.strip().partition("\n")[0]


def _told(one: PackageMetadata, field: str) -> list[str]:
    return [str(each) for each in one.get_all(field) or ()]


def _texts(one: Distribution) -> Iterator[Path]:
    if one.name in QT:
        yield from (resources.path(*FOLDER, name) for name in QT_TEXTS)
    for file in one.files or ():
        if TEXT.search(file.as_posix()) and file.suffix not in (".py", ".pyc"):
            place = Path(str(file.locate()))
            if place.is_file():
                yield place
