"""Read-only files that ship with the program, found in a source checkout and in the desktop bundle alike.

Names are relative to the root of the project: `path("assets", "cards", "Ah.svg")`,
`text("trainer", "rules", "ledger", "upt.toml")`, `path("quizzes", "scenarios")`.
"""

import os
import sys
from _blake2 import blake2b  # hashlib would bring the whole of OpenSSL, which a start can do without
from collections.abc import Iterable, Iterator
from pathlib import Path

FEW = 24  # files whose digest is made in a piece


def bundled() -> bool:
    """Is this the desktop bundle, which has no sources?"""
    return getattr(sys, "_MEIPASS", None) is not None


def root() -> Path:
    """The folder that holds `assets/`, `quizzes/` and `trainer/`: a checkout, or the bundle's data folder."""
    bundled: str | None = getattr(sys, "_MEIPASS", None)
    return Path(bundled) if bundled else Path(__file__).resolve().parent.parent


def path(*parts: str) -> Path:
    """The packaged file or folder of that name; raises FileNotFoundError naming it when it is not there."""
    found = root().joinpath(*parts)
    if not found.exists():
        raise FileNotFoundError(f"packaged file {'/'.join(parts)} is missing from {root()}")
    return found


def text(*parts: str) -> str:
    """The packaged UTF-8 file as text; raises FileNotFoundError naming it when it is not there."""
    return path(*parts).read_text(encoding="utf-8")


def digest(*folders: str, kinds: tuple[str, ...] = (".py", ".toml")) -> str:
    """A digest of the files of these kinds in folders of the program, in hexadecimal: of other files it is another one.

    A bundle has no sources (`.py`) and says nothing of them.
    """
    *_, whole = digesting(*folders, kinds=kinds)
    return whole


def digesting(*folders: str, kinds: tuple[str, ...] = (".py", ".toml")) -> Iterator[str]:
    """The digest of so many of those files and of more, a few milliseconds each; at last that of all of them."""
    found = blake2b(digest_size=16)
    for number, each in enumerate(_files(folders, kinds)):
        if number % FEW == 0:
            yield found.hexdigest()
        with open(each, "rb") as file:  # hundreds of files, and a Path takes as long as reading one
            found.update(file.read())
    yield found.hexdigest()


def _files(folders: Iterable[str], kinds: tuple[str, ...]) -> Iterator[str]:
    for folder in folders:
        for base, below, names in os.walk(root().joinpath("trainer", folder)):
            below.sort()
            yield from (f"{base}{os.sep}{name}" for name in sorted(names) if name.endswith(kinds))
