"""Every transcript of the project, by a name: the printed examples, and all scenarios as far as they are asked."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from trainer import resources
from trainer.commands.situation import record_of
from trainer.kernel.document import transcript_of
from trainer.kernel.gestures import Gesture
from trainer.kernel.notation import gesture
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

EXAMPLES = resources.path("trainer", "rules", "examples")
SCENARIOS = resources.path("quizzes", "scenarios")
TDA = "tda-2022"


def names() -> tuple[str, ...]:
    """All of them, without loading one."""
    examples = (each.stem for each in sorted(EXAMPLES.glob("*.txt")) if not each.name.endswith(".room.txt"))
    dealt = (each.relative_to(SCENARIOS).with_suffix("").as_posix() for each in sorted(SCENARIOS.rglob("*.toml")))
    return (*examples, *dealt)


@cache
def record(name: str) -> Record:
    """The record of that transcript; a scenario is dealt at TDA."""
    if "/" in name:
        return record_of(Path(SCENARIOS / f"{name}.toml"), book(TDA))
    return Record.of(transcript_of((EXAMPLES / f"{name}.txt").read_text("utf-8")))


def and_then(before: Record, *acts: str) -> Record:
    """The same hand with more happening, a second apart: "D say Thank you."."""
    return Record.of(Transcript(before.setup, (*before.gestures, *_timed(before, acts))))


def _timed(before: Record, acts: tuple[str, ...]) -> Iterator[Gesture]:
    last = before.gestures[-1].at // 1000 if before.gestures else 0
    for number, act in enumerate(acts, last + 1):
        yield gesture(f"{number}.000 {act}")


def house_of(name: str) -> str:
    """The house whose book prints that example."""
    return next((key for key in BOOKS if name.startswith(key)), TDA)
