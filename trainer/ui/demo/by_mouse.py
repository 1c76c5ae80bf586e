"""Every act of the dealer by the mouse alone."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.ui.demo import spots
from trainer.ui.demo.doer import Doer
from trainer.ui.table.targets import Target

BESIDE = QPoint(6, 6)


class ByMouse(Doer):
    """Clicks, double clicks and drags."""

    name = "mouse"

    def press(self, name: str) -> None:
        self.events.click(self.events.point(self.screen.palette_.buttons[name]))

    def name_seat(self, number: int, up: bool = False) -> None:
        self._click(spots.seat(self.view, number), up)

    def free_for_pitching(self) -> None:
        self._hold_stub(True)

    def choose(self, cards: Sequence[Card]) -> None:
        self._hold_stub(False)
        for each in cards:
            self._click(spots.card(self.view, each))

    def bring(self, cards: Sequence[Card], to: str) -> None:
        """Off the stub one by one; what lies in one zone all at once, but out of a hand one by one."""
        zones = {self.table.where(each) for each in cards}
        if zones == {"stub"}:
            for _ in cards:
                self._drag(spots.place(self.view, "stub"), self._place(to))
        elif len(cards) == 1 or any(zone.startswith("hand-") for zone in zones):
            for each in cards:
                self._drag(spots.card(self.view, each), self._place(to))
        else:
            self.choose(cards)
            self._drag(spots.card(self.view, cards[0]), self._place(to))

    def take(self, entry: int) -> None:
        assert self.screen.menu is not None, "no menu is open"
        self.events.click(self.events.point(self.screen.menu.entries[entry]))

    def leave_menu(self) -> None:
        assert self.screen.menu is not None, "no menu is open"
        self.events.click(self.events.point(self.screen.menu, BESIDE))

    def burn(self) -> None:
        self._drag(spots.place(self.view, "stub"), spots.place(self.view, "burns"))

    def lay(self, up: bool) -> None:
        self._drag(spots.place(self.view, "stub"), spots.place(self.view, "board"), up)

    def turn(self, act: g.Turn) -> None:
        """One card by a double click, several by the palette."""
        if len(act.cards) == 1:
            self._hold_stub(False)
            self.events.double_click(self._on_view(spots.card(self.view, act.cards[0])))
        else:
            super().turn(act)

    def push_pot(self, act: g.PushPot) -> None:
        if act.chips == self.table.pot:
            self._drag(spots.spot(self.view, Target("pot")), spots.seat(self.view, act.seat))
        else:
            super().push_pot(act)

    def move_button(self, act: g.MoveButton) -> None:
        self._drag(spots.spot(self.view, Target("button")), spots.seat(self.view, act.seat))

    def return_bet(self, act: g.ReturnBet) -> None:
        self._drag(spots.spot(self.view, Target("bet", act.seat)), spots.seat(self.view, act.seat))

    def _hold_stub(self, held: bool) -> None:
        """Take the stub in hand or put it down."""
        if self.hands.stub_in_hand != held:
            self.press("pitch")

    def _place(self, to: str) -> QPoint:
        if to.startswith("hand-"):
            return spots.seat(self.view, int(to.removeprefix("hand-")))
        return spots.place(self.view, to)

    def _click(self, at: QPoint, right: bool = False) -> None:
        self.events.click(self._on_view(at), right)

    def _drag(self, start: QPoint, end: QPoint, right: bool = False) -> None:
        self.events.drag(self._on_view(start), self._on_view(end), right)

    def _on_view(self, at: QPoint) -> QPoint:
        return self.events.point(self.view.viewport(), at)
