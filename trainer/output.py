"""Files that are written where a user said: never over another without leave, never through a link out of its folder.

A file appears whole or not at all: it is written beside its place and moved there.
"""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

IS_THERE = "already exists; use --force to overwrite it"
LEADS_OUT = "is a link that leads out of its folder; give the real path"


def refuse(path: Path, force: bool = False, within: Path | None = None) -> None:
    """Raise OSError, with a reason in words, where `path` must not be written.

    That is FileExistsError where something is there and nothing was forced; and where the file, or what lies between
    the folder `within` (else the file's own) and it, is a link to somewhere else. The folder itself may be a link: it
    is what was named.
    """
    folder = (within or path.parent).resolve()
    if not path.resolve().is_relative_to(folder):
        raise OSError(errno.ELOOP, LEADS_OUT, str(path))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder", str(path))
    if not force and (path.exists() or path.is_symlink()):
        raise FileExistsError(errno.EEXIST, IS_THERE, str(path))


def write(path: Path, data: bytes, force: bool = False, within: Path | None = None) -> None:
    """Write a file, all or nothing; one that holds the same already stays. Raises OSError as `refuse` does."""
    write_all({path: data}, force, within)


def write_all(files: Mapping[Path, bytes], force: bool = False, within: Path | None = None) -> None:
    """Write files that belong together: none is moved to its place before all are written. Raises as `write` does."""
    parts: dict[Path, Path] = {}
    try:
        for path, data in files.items():
            refuse(path, force=True, within=within)
            if path.is_file() and path.read_bytes() == data:
                continue
            refuse(path, force, within)
            place = path.resolve()
            parts[place] = place.with_name(f".{place.name[:40]}-{os.urandom(4).hex()}")
            parts[place].write_bytes(data)
        for place, part in parts.items():
            part.replace(place)
    finally:
        for part in parts.values():
            with suppress(OSError):
                part.unlink()
