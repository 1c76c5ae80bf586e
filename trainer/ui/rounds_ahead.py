"""Rounds that may be played next, made while the trainee looks at what there is to choose."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from trainer.quickfire.kind import NothingToAsk
from trainer.quickfire.rounds import Making, Round
from trainer.ui.desk.quick import making
from trainer.ui.idle import Idle

QUIET_MS = 120
Begun = tuple[Round, Making]


class RoundsAhead(QObject):
    """Makes a question now and then as long as the page that offers the rounds is seen. `seeds` begin new rounds."""

    def __init__(self, seeds: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seeds = seeds
        self._begun: dict[tuple[str, str], Begun] = {}
        self._unmade: list[Making] = []
        self._seen: Callable[[], bool] = bool
        self._idle = Idle(self.step, self, QUIET_MS)

    def offer(self, seen: Callable[[], bool], house: str, drills: Iterable[str]) -> None:
        """A page offers rounds of these drills at a house, as long as it is `seen`; others are let go."""
        self._begun = {key: begun for key, begun in self._begun.items() if key[1] == house}
        for drill in drills:
            self._begun.setdefault((drill, house), self._new(drill, house))
        self._unmade = [made for _, made in self._begun.values()]
        self._seen = seen
        self._idle.disturb()

    def take(self, drill: str, house: str) -> Begun:
        """A round to be played, as far as it is made; nothing more is made ahead."""
        self._idle.stop()
        return self._begun.pop((drill, house), None) or self._new(drill, house)

    def step(self) -> bool:
        """Make a question of the first round that is not whole yet; is there more to do?"""
        while self._unmade and self._seen():
            if _stepped(self._unmade[0]):
                return True
            self._unmade.pop(0)
        return False

    def _new(self, drill: str, house: str) -> Begun:
        begun = Round(drill, house, self._seeds())
        return begun, making(begun)


def _stepped(made: Making) -> bool:
    """Was there a question to make? Where the house decides nothing of the kind, whoever asks for it hears so."""
    try:
        return made.step()
    except NothingToAsk:
        return False
