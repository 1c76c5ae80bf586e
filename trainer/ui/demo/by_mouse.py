"""Every act of the dealer by the mouse alone."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.happen_chips import chips_at
from trainer.ui.demo import spots
from trainer.ui.demo.doer import Doer
from trainer.ui.kit.stepper import Stepper
from trainer.ui.play.chip_moves import place_target
from trainer.ui.play.together import whole_stub
from trainer.ui.table.picture import seat_of
from trainer.ui.table.targets import Target

BESIDE = QPoint(6, 6)


class ByMouse(Doer):
    """Clicks, double clicks, drags and the wheel."""

    name = "mouse"

    def press(self, name: str) -> None:
        self.events.click(self.events.point(self.screen.palette_.buttons[name]))

    def name_seat(self, number: int, up: bool = False) -> None:
        self._click(spots.seat(self.view, number), up)

    def free_for_pitching(self) -> None:
        self._hold_stub(True)

    def choose(self, cards: Sequence[Card]) -> None:
        """Card by card; of the muck the uppermost, as often as there are cards to be taken; the stub as a whole."""
        self._hold_stub(False)
        if whole_stub(cards, self.table):
            self.events.click(self._on_view(self._place("stub")), shift=True)
            return
        for each in cards:
            muck = self.table.where(each) == "muck"
            self._click(spots.place(self.view, "muck") if muck else spots.card(self.view, each))

    def bring(self, cards: Sequence[Card], to: str, up: bool = False) -> None:
        """Off the stub one by one; what lies in one zone all at once, but out of a hand one by one."""
        zones = {self.table.where(each) for each in cards}
        if zones == {"stub"}:
            for _ in cards:
                self._drag(spots.place(self.view, "stub"), self._place(to), up)
        elif len(cards) == 1 or any(zone.startswith("hand-") for zone in zones):
            for each in cards:
                if to == "muck":  # what is not chosen takes its whole hand along
                    self.choose([each])
                self._drag(spots.card(self.view, each), self._place(to), up)
        else:
            self.choose(cards)
            self._drag(
                spots.place(self.view, "muck") if zones == {"muck"} else spots.card(self.view, cards[0]),
                self._place(to),
                up,
            )

    def take(self, entry: int) -> None:
        assert self.screen.menu is not None, "no menu is open"
        self.events.click(self.events.point(self.screen.menu.entries[entry]))

    def leave_menu(self) -> None:
        assert self.screen.menu is not None, "no menu is open"
        self.events.click(self.events.point(self.screen.menu, BESIDE))

    def burn(self) -> None:
        self._drag(spots.place(self.view, "stub"), spots.place(self.view, "burns"))

    def lay(self, up: bool) -> None:
        over = up is not self.hands.comes_up(self.table)
        self._drag(spots.place(self.view, "stub"), spots.place(self.view, "board"), over)

    def turn(self, act: g.Turn) -> None:
        """One card by a double click, and one after the other where they lie in several places; else by the palette."""
        if len(act.cards) == 1 or len({self.table.where(each) for each in act.cards}) > 1:
            self._hold_stub(False)
            for each in act.cards:
                self.events.double_click(self._on_view(spots.card(self.view, each)))
        else:
            super().turn(act)

    def push_pot(self, act: g.PushPot) -> None:
        if len(self.table.pots) == 1 and act.chips == self.table.pot:
            self._drag(spots.spot(self.view, Target("pot")), spots.seat(self.view, act.seat))
        else:
            super().push_pot(act)

    def move_button(self, act: g.MoveButton) -> None:
        self._drag(spots.spot(self.view, Target("button")), spots.seat(self.view, act.seat))

    def return_bet(self, act: g.ReturnBet) -> None:
        place = f"bet-{act.seat}"
        if act.chips == chips_at(self.table, place):
            self._drag(spots.spot(self.view, Target("bet", act.seat)), spots.seat(self.view, act.seat))
        else:
            self.move_chips(place, act.chips, f"stack-{act.seat}")

    # --- chips -------------------------------------------------------------------------------------------------

    def take_chips(self, place: str, chips: Chips) -> None:
        """All by the right button; a whole pile by a click, one chip with Shift, some of a pile by the wheel."""
        self._hold_stub(False)
        lying = chips_at(self.table, place)
        if chips == lying:
            self._click(self._pile(place, chips.piles[0][0]), right=True)
            return
        for value, count in chips.piles:
            at = self._on_view(self._pile(place, value))
            whole = count == dict(lying.piles).get(value)
            if whole or count == 1:
                self.events.click(at, shift=not whole)
            else:
                self.events.wheel(at, count)

    def send_chips(self, to: str) -> None:
        seat = seat_of(to)
        held = self.hands.chips.held
        assert held is not None, "nothing was taken"
        start = self._pile(held.place, held.chips.piles[0][0])
        self._drag(start, spots.seat(self.view, seat) if seat else spots.spot(self.view, place_target(to)))

    def begin_change(self, place: str, give: Chips, other: str) -> None:
        self._hold_stub(False)
        self.press("change")
        self.take_chips(place, give)
        there = chips_at(self.table, other)
        if there:
            self._click(self._pile(other, there.piles[0][0]))
        else:
            self._click(spots.seat(self.view, seat_of(other) or 0))

    def set_count(self, stepper: Stepper, count: int) -> None:
        by = count - stepper.value
        x = stepper.width() - 10 if by > 0 else 10
        for _ in range(abs(by)):
            self.events.click(self.events.point(stepper, QPoint(x, stepper.height() // 2)))

    def make_change(self) -> None:
        assert self.screen.chips.sheet is not None, "no sheet is open"
        self.events.click(self.events.point(self.screen.chips.sheet.make))

    def count(self, act: g.Count) -> None:
        self.press("voice")
        assert self.screen.chips.voice is not None, "the panel did not open"
        self.events.click(self.events.point(self.screen.chips.voice.counts))
        self._click(spots.spot(self.view, place_target(act.place), *self._piles(act.place)))

    def all_in_button(self, act: g.AllInButton) -> None:
        if act.seat in self.table.all_in:
            self._click(spots.spot(self.view, Target("all-in", act.seat)))
        else:
            self._drag(spots.spot(self.view, Target("all-in")), spots.seat(self.view, act.seat))

    def speak(self, saying: str, seat: int, amount: int) -> None:
        self.press("voice")
        panel = self.screen.chips.voice
        assert panel is not None, "the panel did not open"
        widgets: list[QWidget] = [panel.entries[saying]]
        widgets += [panel.seats[seat]] if seat else []
        widgets += [panel.pad[figure] for figure in str(amount)] if amount else []
        for each in (*widgets, panel.say):
            self.events.click(self.events.point(each))

    def _piles(self, place: str) -> list[Target]:
        return [each for each in self.view.table.targets() if each.kind == "chips" and each.chips_at == place]

    def _pile(self, place: str, value: int) -> QPoint:
        return spots.spot(self.view, *(each for each in self._piles(place) if each.value == value))

    # --- where -------------------------------------------------------------------------------------------------

    def _hold_stub(self, held: bool) -> None:
        """Take the stub in hand or put it down."""
        if self.hands.stub_in_hand != held:
            self._click(self._place("stub"))

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
