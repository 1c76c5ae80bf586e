"""What the program is made of besides itself: each library with its version, its license and the texts of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
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


@dataclass(frozen=True, slots=True)
class Library:
    """A library that is loaded with the program. `texts` are the files of its license."""

    name: str
    version: str
    license: str
    texts: tuple[Path, ...]


def libraries() -> tuple[Library, ...]:
    """Every library that the program needs to run, and what those need, as far as they are here; by name."""
    found: dict[str, Distribution] = {}
    _gather(PROGRAM, found)
    for name in (PROGRAM, *UNUSED):
        found.pop(key(name), None)
    return tuple(sorted(map(_library, found.values()), key=lambda each: each.name.lower()))


def qt_notice(qt: str, pyside: str) -> str:
    """The notice on Qt, with the versions that run."""
    return resources.text(*FOLDER, NOTICE).format(qt=qt, pyside=pyside)


def _gather(name: str, found: dict[str, Distribution]) -> None:
    if key(name) in found:
        return
    try:
        one = distribution(name)
    except PackageNotFoundError:
        return  # it belongs to another platform, or the bundle goes without it
    found[key(name)] = one
    for needed in _needed(one):
        _gather(needed, found)


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


def _library(one: Distribution) -> Library:
    return Library(one.name, one.version, _license(one), tuple(_texts(one)))


def _license(one: Distribution) -> str:
    """In a few words: the expression, else the classifier, else the first line of what is written there."""
    named = [each.rpartition(" :: ")[2] for each in _told(one, "Classifier") if each.startswith(CLASSIFIER)]
    words = (*_told(one, "License-Expression"), *named, *_told(one, "License"), "")[0]
    return words.strip().partition("\n")[0]


def _told(one: Distribution, field: str) -> list[str]:
    return [str(each) for each in one.metadata.get_all(field) or ()]


def _texts(one: Distribution) -> Iterator[Path]:
    if one.name in QT:
        yield from (resources.path(*FOLDER, name) for name in QT_TEXTS)
    for file in one.files or ():
        place = Path(str(file.locate()))
        if TEXT.search(file.as_posix()) and place.is_file() and place.suffix not in (".py", ".pyc"):
            yield place
