"""Every act of the dealer by the keyboard alone."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.ui.demo.doer import Doer
from trainer.ui.demo.events import key_of
from trainer.ui.demo.spots import Unreachable
from trainer.ui.play.acts import ACTS
from trainer.ui.play.screen import MENU_KEYS

Key = Qt.Key
PRESS = {act.name: key_of(act.key) for act in ACTS}
WHOLE = {"board": Key.Key_L, "burns": Key.Key_B, "aside": Key.Key_A, "muck": Key.Key_M}
TO = {"stub": "take-back", "burns": "burn", "muck": "muck", "aside": "aside", "board": "lay"}
MOST_STEPS = 60


class ByKeys(Doer):
    """Letters, figures and arrows."""

    name = "keyboard"

    def press(self, name: str) -> None:
        self.events.key(PRESS[name])

    def name_seat(self, number: int, up: bool = False) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        self.events.key(key_of(str(number)), control if up else Qt.KeyboardModifier.NoModifier)

    def free_for_pitching(self) -> None:
        """A figure pitches whether the stub is in hand or not."""

    def choose(self, cards: Sequence[Card]) -> None:
        zones = {name: [each.card for each in lying] for name, lying in self.table.zones()}
        whole = next((name for name in WHOLE if zones[name] == list(cards)), None)
        if whole is not None:
            self.events.key(WHOLE[whole], Qt.KeyboardModifier.ShiftModifier)
            return
        for each in cards:
            self._walk_to(each)
            self.events.key(Key.Key_Q)

    def bring(self, cards: Sequence[Card], to: str) -> None:
        if {self.table.where(each) for each in cards} == {"stub"}:
            for each in cards:
                self._send((each,), to)
        else:
            self._send(cards, to)

    def _send(self, cards: Sequence[Card], to: str) -> None:
        self.choose(cards)
        if to.startswith("hand-"):
            self.name_seat(int(to.removeprefix("hand-")))
        else:
            self.press(TO[to])

    def take(self, entry: int) -> None:
        self.events.key(key_of(MENU_KEYS[entry]))

    def leave_menu(self) -> None:
        self.events.key(Key.Key_Escape)

    def burn(self) -> None:
        self.press("burn")

    def lay(self, up: bool) -> None:
        turned = up != self.hands.face_up
        if turned:
            self.press("face")
        self.press("lay")
        if turned:
            self.press("face")

    def return_bet(self, act: g.ReturnBet) -> None:
        self.events.key(Key.Key_R)
        self.name_seat(act.seat)

    def _walk_to(self, wanted: Card) -> None:
        """Down to the zone, then along it. Raises Unreachable."""
        zone = self.table.where(wanted)
        self._step(Key.Key_Down, lambda: self._zone() == zone)
        self._step(Key.Key_Right, lambda: self.screen.walker.card == wanted.name)

    def _step(self, key: Qt.Key, there: Callable[[], bool]) -> None:
        for _ in range(MOST_STEPS):
            if there():
                return
            self.events.key(key)
        raise Unreachable("no arrow key leads to that card")

    def _zone(self) -> str:
        here = self.screen.walker.card
        return next((name for name, lying in self.table.zones() if any(c.card.name == here for c in lying)), "")
