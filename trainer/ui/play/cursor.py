"""Walking by the arrow keys, from card to card and on to the chips; the ring shows where one stands."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.kernel.table import Table
from trainer.ui.play.chip_moves import chip_places, place_target
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
ZONE_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
KEY_NAMES = {Qt.Key.Key_Space: "space", Qt.Key.Key_Return: "enter", Qt.Key.Key_Enter: "enter"}
UPPERMOST = 7
"""Cards of the muck that can be taken up: a whole hand of any game, as long as nothing was put on it."""


class CardCursor:
    """Stands on one card that can be pointed at, on the chips of one place, or on nothing.

    Zones come one after the other: cards from board to stub, then bets, pots, stacks and the tray. `card` names where
    it stands: a card or a place of chips, "" for nothing.
    """

    def __init__(self) -> None:
        self.card = ""

    def step(self, key: Qt.Key, table: Table, view: TableView) -> None:
        """To the next card or heap in its zone (left, right) or to the next zone (up, down)."""
        zones = [names for names in (_reachable(table, view).values()) if names]
        if not zones:
            self.card = ""
            return
        here = next((names for names in zones if self.card in names), None)
        if here is None:
            self.card = zones[0][0]
        elif key in ZONE_STEPS:
            self.card = zones[(zones.index(here) + STEPS[key]) % len(zones)][0]
        else:
            self.card = here[(here.index(self.card) + STEPS[key]) % len(here)]

    def held(self, table: Table) -> bool:
        """Does the cursor stand on a card of this table?"""
        return any(each.card.name == self.card for _, lying in table.zones() for each in lying)

    def place(self, table: Table) -> str:
        """The place of chips on which the cursor stands, "" for none."""
        return self.card if any(self.card in places for places in chip_places(table).values()) else ""

    def show(self, table: Table, view: TableView) -> None:
        """Put the ring where the cursor stands."""
        place = self.place(table)
        if place:
            view.table.set_focus(place_target(place))
        else:
            view.table.set_focus(self._target(table, view) if self.held(table) else None)

    def _target(self, table: Table, view: TableView) -> Target | None:
        if table.stub and table.stub[0].card.name == self.card:
            return Target("stub")
        if any(each.card.name == self.card for each in table.muck):
            return Target("muck")
        return next((target for target in view.table.targets() if target.key == self.card), None)


def _reachable(table: Table, view: TableView) -> dict[str, list[str]]:
    """What can be pointed at, zone by zone: board first, then what lies aside, burns, hands, stub, muck, the chips."""
    shown: dict[str, list[str]] = {"board": [], "aside": [], "burns": []}
    for target in view.table.targets():
        if target.key and target.zone:
            shown.setdefault(target.zone, []).append(target.key)
    if table.stub:
        shown["stub"] = [table.stub[0].card.name]
    shown["muck"] = [each.card.name for each in reversed(table.muck[-UPPERMOST:])]
    return shown | {name: list(places) for name, places in chip_places(table).items()}


def name_of(event: QKeyEvent) -> str:
    """A key as the acts of the palette have it."""
    if event.key() == Qt.Key.Key_L and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return "ctrl l"
    return KEY_NAMES.get(Qt.Key(event.key()), event.text().casefold())
