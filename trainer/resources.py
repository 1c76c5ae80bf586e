"""Read-only files that ship with the program, found in a source checkout and in the desktop bundle alike.

Names are relative to the root of the project: `path("assets", "cards", "Ah.svg")`,
`text("trainer", "rules", "ledger", "upt.toml")`, `path("quizzes", "scenarios")`.
"""

import sys
from _blake2 import blake2b  # hashlib would bring the whole of OpenSSL, which a start can do without
from collections.abc import Iterator
from pathlib import Path


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
    *_, whole = digests(*folders, kinds=kinds)
    return whole


def digests(*folders: str, kinds: tuple[str, ...] = (".py", ".toml")) -> Iterator[str]:
    """The same a file at a time: the digest of those read so far."""
    found = blake2b(digest_size=16)
    yield found.hexdigest()
    for folder in folders:
        for each in sorted(root().joinpath("trainer", folder).rglob("*")):
            if each.suffix in kinds:
                found.update(each.read_bytes())
                yield found.hexdigest()
