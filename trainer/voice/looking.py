"""Files looked through for wrong phrases, and what could not be read of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from trainer.kernel.how_far import HowFar
from trainer.voice.finding import Found, found_in
from trainer.voice.gathering.areas import name_of
from trainer.voice.gathering.gathered import Unreadable, gathered


@dataclass
class Looked:
    """What was found, and the faults of files that could not be read, a line each."""

    files: int = 0
    found: list[Found] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def look(files: Iterable[Path], root: Path, so_far: HowFar) -> Looked:
    """Every wrong phrase of the files, which are named as they are in the project."""
    some = list(files)
    looked = Looked(len(some))
    for done, file in enumerate(some):
        so_far(done, len(some))
        name = name_of(file, root)
        try:
            looked.found += found_in(gathered(file, name))
        except Unreadable as bad:
            looked.faults += _told(name, bad)
    return looked


def _told(name: str, bad: Unreadable) -> Iterator[str]:
    for line, what in bad.faults:
        yield f"{name}:{line}: {what}" if line else f"{name}: {what}"
