"""Before the first pitch: the shuffle and the cut, shown or done by hand first. A key or a click goes on at once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer

from trainer.kernel import gestures as g
from trainer.rules.record import Record
from trainer.ui.play.picture_of import picture_of
from trainer.ui.play.pointing import KEYS, LABELS, STUB, Pointer
from trainer.ui.table.scene import TableScene
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

SHUFFLE_MS, CUT_MS, SHOWN_MS, FLOOR_MS = 1500, 1000, 1100, 2800
FLOOR_SAYS = "Just practicing? Good. Call me whenever something’s wrong. Go ahead and deal."


@dataclass(frozen=True, slots=True)
class ByHand:
    """Something the trainee does before the first pitch: what the coach says, and what is told and seen then.

    What is told stays until the next of them is done, and it `lasts` at least so many ms. The `floor` comes and says
    something, and stays until the first pitch.
    """

    says: str
    told: str
    seen: Callable[[TableScene], None] = lambda _: None
    where: Target | None = None
    lasts: int = SHOWN_MS
    floor: str = ""


BY_HAND: Mapping[str, ByHand] = {
    "scramble": ByHand("Wash the deck: scramble all of it.", "The deck is washed", TableScene.wash, STUB),
    "shuffle": ByHand("Shuffle the deck.", "The deck is shuffled", TableScene.riffle, STUB),
    "stop": ByHand("Practice: stop the action.", "The action is stopped. No one may act"),
    "floor": ByHand("Practice: call the floor.", "", lasts=FLOOR_MS, floor=FLOOR_SAYS),
}
"""By the act of the palette that does it. No gesture of the hand: the deck is shuffled as its scenario has it."""


def pointer_by_hand(name: str) -> Pointer:
    """How one of them is done."""
    mouse = f"Click {LABELS[name]}"
    return Pointer(BY_HAND[name].says, mouse, (KEYS[name],), BY_HAND[name].where, button=name)


class Opening(QObject):
    """Shows how the deck was shuffled and who cut it, then calls `then`; with reduced motion at once.

    With `told` the trainee does it `by hand` first, and what goes with it; `told` is called when something else is
    waited for. `waits` is the act that is, "" for none.
    """

    def __init__(
        self, view: TableView, record: Record, then: Callable[[], None], told: Callable[[], None] | None = None
    ) -> None:
        super().__init__()
        self._view, self._record, self._then = view, record, then
        self._told: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        stages = _stages(record)
        self._by_hand = list(BY_HAND) if told is not None and stages else []
        self._shuffled, self._said, self.waits = stages[0][0] if stages else 0, "", ""
        self._floor = ""
        self._left = [] if view.table.motion.reduced else stages[1:] if self._by_hand else stages
        self._next()
        self._told = told  # whoever made this knows how it begins

    @property
    def running(self) -> bool:
        return self._timer.isActive() or bool(self.waits)

    def press(self, name: str) -> None:
        """An act of the palette, or a click on the stub: it goes on at once where nothing is done by hand."""
        if self._by_hand and not self.waits and name == self._by_hand[0]:  # sooner than it was asked for
            self._timer.stop()
            self._next()
        if not self._by_hand and not self.waits:
            self.skip()
        elif self.waits and (name == self.waits or (name == STUB.kind and BY_HAND[self.waits].where == STUB)):
            name = self.waits
            self.waits = ""
            done = BY_HAND[name]
            self._said, self._floor = done.told, done.floor
            self._show(self._shuffled, self._said, done.seen)
            self._wait(done.lasts)
            self._tell()

    def skip(self) -> None:
        """Go on at once."""
        if self.running:
            self._left, self._by_hand, self.waits = [], [], ""
            self._timer.stop()
            self._next()

    def _next(self) -> None:
        if self._by_hand:
            self.waits = self._by_hand.pop(0)
            self._show(self._shuffled, self._said)
            self._tell()
        elif not self._left:
            self._then()
        else:
            index, words, lasts = self._left.pop(0)
            cuts = isinstance(self._record.gestures[index].act, g.Cut)
            self._show(index, words, TableScene.cut if cuts else TableScene.riffle)
            self._timer.start(lasts)

    def _wait(self, lasts: int) -> None:
        """Time to see it; what the floor says is read with reduced motion, too."""
        if self._view.table.motion.reduced and not self._floor:
            self._next()
        else:
            self._timer.start(lasts)

    def _show(self, index: int, words: str, seen: Callable[[TableScene], None] = lambda _: None) -> None:
        still = replace(picture_of(self._record, index), caption=words, dealer_speech=None)
        if self._floor:
            still = replace(still, floor="here", floor_speech=self._floor)
        self._view.table.show(still, animate=False)
        seen(self._view.table)

    def _tell(self) -> None:
        if self._told is not None:
            self._told()


def _stages(record: Record) -> list[tuple[int, str, int]]:
    """(gesture, caption, how long in ms) of each shuffle and cut before anything was dealt."""
    found: list[tuple[int, str, int]] = []
    for index, gesture in enumerate(record.gestures):
        if isinstance(gesture.act, g.Shuffle):
            found.append((index, "The deck is shuffled", SHUFFLE_MS))
        elif isinstance(gesture.act, g.Cut):
            found.append((index, _who_cuts(record, gesture), CUT_MS))
        elif isinstance(gesture.act, g.Pitch):
            return []
    return found


def _who_cuts(record: Record, gesture: g.Gesture) -> str:
    if not gesture.seat:
        return "The deck is cut"
    return f"{record.setup.seats[gesture.seat - 1].name} in seat {gesture.seat} cuts"
