"""The pop-up choice panel of the table: what to announce, what to tell the floor."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit.card import Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.sheet import LowSheet
from trainer.ui.kit.text import Text

MOST, FEW, COLUMN = 15, 6, 320


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """`key` is one letter or figure; `name` is what is emitted."""

    name: str
    key: str
    label: str
    detail: str = ""


class ChoiceMenu(LowSheet):
    """Title and up to fifteen choices by key, arrows and Enter, or mouse. Emits `chosen(name)`; Esc closes.

    Stands above `clear`. The first is ready for Enter unless none is `chosen` to begin with.
    """

    chosen = Signal(str)

    def __init__(
        self,
        over: QWidget,
        title: str,
        choices: tuple[MenuChoice, ...],
        *,
        text: str = "",
        clear: int | QWidget = 112,
        chosen: bool = True,
    ) -> None:
        self._choices, self._begins = choices[:MOST], chosen
        self._columns = 3 if len(self._choices) > FEW else 2
        super().__init__(over, COLUMN * self._columns, title, clear)
        self.entries = [self._entry(choice) for choice in self._choices]
        head = row(Text(title, "heading"), None, self.way_out())
        told = [Text(text, "caption", "text-2", wrap=True)] if text else []
        self.lay(column(*told, self._grid(), gap=10), head=head)
        self.appear()

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each entry."""
        return tuple(choice.key for choice in self._choices)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, entry in enumerate(self.entries):
            grid.addWidget(entry, place // self._columns, place % self._columns)
        for number in range(self._columns):
            grid.setColumnStretch(number, 1)
        return grid

    def _entry(self, choice: MenuChoice) -> Choice:
        entry = Choice(f"{choice.label}, key {choice.key}", radius=RADIUS_M)
        entry.yields_arrows = True
        words = column(None, Text(choice.label, "label", wrap=True), gap=0)
        if choice.detail:
            words.addWidget(Text(choice.detail, "caption", "text-2", wrap=True))
        words.addStretch(1)
        entry.setLayout(row(KeyCap(choice.key), holder(words), gap=12, margins=(12, 8, 12, 8)))
        entry.settle()
        entry.clicked.connect(lambda _on=False, name=choice.name: self._take(name))
        return entry

    def _take(self, name: str) -> None:
        self.close_up()
        self.chosen.emit(name)

    def first_focus(self) -> QWidget:
        return self.entries[0] if self.entries and self._begins else self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = event.text().upper()
        for choice in self._choices:
            if pressed and pressed == choice.key.upper():
                self._take(choice.name)
                return
        steps = {
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
        }
        if event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        now = next((place for place, entry in enumerate(self.entries) if entry.hasFocus()), None)
        if now is None:
            self.hold(self.entries[0])
        elif 0 <= now + by < len(self.entries):
            self.hold(self.entries[now + by])
