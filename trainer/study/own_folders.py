"""Folders of one's own scenarios and questions: where they are, and what is in them. They are read beside what ships.

What is in a folder is asked by `seen_in` alone, which may take as long as a share does: never where somebody waits.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from trainer.progress.opening import default_path
from trainer.questions.catalog import questions
from trainer.scenarios import index
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.indexed import Seen

FOLDER = "library"
MOST_FILES = 20_000
HAVE, INSIDE = "The library reads that folder already.", "The library reads a folder around or inside that one already."


def own_folder(progress: Path | None = None) -> Path:
    """One's own folder: beside the progress file, or where that is by default."""
    return (progress or default_path()).absolute().parent / FOLDER


def all_folders(own: Path, more: Iterable[str]) -> tuple[Path, ...]:
    """One's own folder first, then the others, each once."""
    return tuple(dict.fromkeys((own, *map(_plain, more))))


def _plain(folder: str) -> Path:
    return Path(os.path.abspath(folder))  # noqa: PTH100  # Path's own asks the disk what links mean


def fault_of(folder: str, have: Iterable[Path]) -> str:
    """Why a folder can't be read beside those there are, in a sentence; "" where it can."""
    wanted = _plain(folder)
    if wanted in have:
        return HAVE
    return INSIDE if any(each in wanted.parents or wanted in each.parents for each in have) else ""


def read_also(folders: Iterable[Path]) -> None:
    """Read these folders beside what ships, and no others."""
    for shelf in (scenarios(), questions()):
        shelf.read_also(folders)


def seen_in(folder: Path) -> Seen:
    """What is in a folder now; of one with more than MOST_FILES no more than so many. Never raises."""
    stamps = index.stamps(folder)
    if len(stamps) > MOST_FILES:
        stamps = dict(list(stamps.items())[:MOST_FILES])
    return Seen(os.path.isdir(folder) and stamps.get("") != index.CLOSED, stamps)  # noqa: PTH112  # never raises


def saw(folder: Path, seen: Seen) -> None:
    """Tell the shelves what was seen; their next look goes by it."""
    for shelf in (scenarios(), questions()):
        shelf.saw(folder, seen)
