"""Every act of the dealer by the keyboard alone."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import MAIN
from trainer.ui.demo.doer import Doer
from trainer.ui.demo.events import key_of
from trainer.ui.demo.spots import Unreachable
from trainer.ui.kit.stepper import Stepper
from trainer.ui.play.acts import ACTS
from trainer.ui.play.chip_moves import chip_places
from trainer.ui.play.together import to_set_aside
from trainer.ui.play.voice_panel import SAYINGS
from trainer.ui.table.picture import seat_of

Key, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier
PRESS = {act.name: key_of(act.key) for act in ACTS}
WHOLE = {"board": Key.Key_L, "burns": Key.Key_B, "aside": Key.Key_A, "muck": Key.Key_M, "stub": Key.Key_K}
TO = {"stub": "take-back", "burns": "burn", "muck": "muck", "aside": "aside", "board": "lay"}
MOST_STEPS = 60


class ByKeys(Doer):
    """Letters, figures and arrows."""

    name = "keyboard"

    def press(self, name: str) -> None:
        self.events.key(PRESS[name])

    def name_seat(self, number: int, up: bool = False) -> None:
        self.events.key(key_of(str(number)), CONTROL if up else Qt.KeyboardModifier.NoModifier)

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

    def bring(self, cards: Sequence[Card], to: str, up: bool = False) -> None:
        if {self.table.where(each) for each in cards} == {"stub"}:
            for each in cards:
                if to == "aside" and not up and each == to_set_aside(self.table).card:
                    self.press(TO[to])  # what goes aside by itself need not be pointed at
                else:
                    self._send((each,), to, up)
        else:
            self._send(cards, to, up)

    def _send(self, cards: Sequence[Card], to: str, up: bool) -> None:
        self.choose(cards)
        if to.startswith("hand-"):
            self.name_seat(int(to.removeprefix("hand-")), up)
            return
        self.press(TO[to])
        if up:
            self.turn(g.Turn(True, tuple(cards)))

    def take(self, entry: int) -> None:
        assert self.screen.menu is not None, "no menu is open"
        self.events.key(key_of(self.screen.menu.keys[entry]))

    def leave_menu(self) -> None:
        self.events.key(Key.Key_Escape)

    def burn(self) -> None:
        self.press("burn")

    def lay(self, up: bool) -> None:
        over = up is not self.hands.comes_up(self.table)
        self.events.key(Key.Key_L, CONTROL if over else Qt.KeyboardModifier.NoModifier)

    def return_bet(self, act: g.ReturnBet) -> None:
        place = f"bet-{act.seat}"
        if act.chips == chips_at(self.table, place):
            self.events.key(Key.Key_R)
            self.name_seat(act.seat)
        else:
            self.move_chips(place, act.chips, f"stack-{act.seat}")

    # --- chips -------------------------------------------------------------------------------------------------

    def take_chips(self, place: str, chips: Chips) -> None:
        """All of it, and then of each denomination fewer."""
        self._walk_to_chips(place)
        self.events.key(Key.Key_Q)
        wanted = dict(chips.piles)
        for value, lying in chips_at(self.table, place).piles:
            self.events.key(Key.Key_Period)
            for _ in range(lying - wanted.get(value, 0)):
                self.events.key(Key.Key_Minus)

    def send_chips(self, to: str) -> None:
        seat = seat_of(to)
        if seat:
            self.name_seat(seat)
        elif to == MAIN:
            self.events.key(Key.Key_I)
        else:
            self.events.key(Key.Key_J)
            self.name_seat(int(to.removeprefix("side-")))

    def begin_change(self, place: str, give: Chips, other: str) -> None:
        self.take_chips(place, give)
        if other != "rack":
            self._walk_to_chips(other)
        self.events.key(Key.Key_Y)

    def set_count(self, stepper: Stepper, count: int) -> None:
        self._step(Key.Key_Down, stepper.hasFocus)
        for figure in str(count):
            self.events.key(key_of(figure))

    def make_change(self) -> None:
        self.events.key(Key.Key_Return)

    def count(self, act: g.Count) -> None:
        self._walk_to_chips(act.place)
        self.events.key(Key.Key_O)

    def all_in_button(self, act: g.AllInButton) -> None:
        self.events.key(Key.Key_Z)
        self.name_seat(act.seat)

    def speak(self, saying: str, seat: int, amount: int) -> None:
        self.press("voice")
        letter = next(each.key for each in SAYINGS if each.name == saying)
        for figure in (letter, *(str(seat) if seat else ""), *(str(amount) if amount else "")):
            self.events.key(key_of(figure))
        self.events.key(Key.Key_Return)

    def _walk_to_chips(self, place: str) -> None:
        """Down to the bets, the pots, the stacks or the tray, then along them. Raises Unreachable."""
        group = next((places for places in chip_places(self.table).values() if place in places), ())
        self._step(Key.Key_Down, lambda: self.screen.walker.card in group)
        self._step(Key.Key_Right, lambda: self.screen.walker.card == place)

    # --- walking -----------------------------------------------------------------------------------------------

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
