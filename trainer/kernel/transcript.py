"""The transcript: the setup plus all gestures so far. The one truth; tables are derived by folding it."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.kernel.altered import replace
from trainer.kernel.gestures import Gesture
from trainer.kernel.happen import happen
from trainer.kernel.table import Impossible, Setup, Table


@dataclass(frozen=True, slots=True)
class Transcript:
    """A hand: how it started and what everybody did, in order."""

    setup: Setup
    gestures: tuple[Gesture, ...] = ()

    def then(self, *more: Gesture) -> "Transcript":
        return replace(self, gestures=self.gestures + more)

    def upto(self, count: int) -> "Transcript":
        """The same hand after its first `count` gestures."""
        return replace(self, gestures=self.gestures[:count])


@dataclass(frozen=True, slots=True)
class Fold:
    """Folding result: `tables[k]` stands after k gestures; `fault` is the first gesture that could not happen."""

    tables: tuple[Table, ...]
    fault: str = ""

    @property
    def last(self) -> Table:
        return self.tables[-1]


def tables(setup: Setup, gestures: Iterable[Gesture]) -> tuple[Table, ...]:
    """The table before the first and after each gesture. Raises Impossible."""
    table = setup.table()
    standing = [table]
    for gesture in gestures:
        table = happen(table, gesture)
        standing.append(table)
    return tuple(standing)


def fold(transcript: Transcript) -> Fold:
    """All tables as far as the gestures are possible, and the fault that ended it, if any."""
    standing = [transcript.setup.table()]
    for number, gesture in enumerate(transcript.gestures, 1):
        try:
            standing.append(happen(standing[-1], gesture))
        except Impossible as fault:
            return Fold(tuple(standing), f"gesture {number}: {fault}")
    return Fold(tuple(standing))
