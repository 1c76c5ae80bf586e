"""What is done to a victim: one of nine jobs, and what a kill in the middle of it may not have cost."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Told = tuple[Any, ...]
"""What the program has acknowledged: a word and its facts, as ("hand", attempt, transcript, grade)."""
Tell = Callable[..., None]
HARMS = ("lost hands", "lost grades", "lost answers", "lock-outs", "faults", "torn", "left over")
"""What may have come of a kill. "torn" is what should be all or nothing and is neither."""
DATA = Path("data") / "progress.db"
FILES = Path("files")


@dataclass(slots=True)
class Verdict:
    """What a kill has cost, in sentences by kind of harm."""

    found: dict[str, list[str]] = field(default_factory=dict)

    def add(self, harm: str, said: str) -> None:
        assert harm in HARMS
        self.found.setdefault(harm, []).append(said)

    def count(self, harm: str) -> int:
        return len(self.found.get(harm, ()))


@dataclass(frozen=True, slots=True)
class Job:
    """`prepared` fills an empty folder for one of its `variants` with so many hands, `done` is what the victim does
    in a copy of that folder, `known` what a run that was let live leaves (of a variant, from the folder before and the
    folders after two such runs), `checked` looks for harm in a folder that opens again.

    `windowed` is a job of the real window.
    """

    name: str
    prepared: Callable[[Path, int, int], None]
    done: Callable[[Path, Tell], None]
    known: Callable[[Path, Path, Path], Any]
    checked: Callable[["Killed", Verdict], None]
    variants: int = 1
    windowed: bool = False


@dataclass(frozen=True, slots=True)
class Killed:
    """The folder of a victim, what it had told before it died, and what is `known` of the job."""

    folder: Path
    told: tuple[Told, ...]
    known: Any

    @property
    def data(self) -> Path:
        return self.folder / DATA

    def all(self, word: str) -> list[Told]:
        """The facts of everything that was told under this word."""
        return [facts for first, *facts in self.told if first == word]


def nothing_known(_before: Path, _after: Path, _again: Path) -> Mapping[str, Any]:
    return {}
