"""The voice panel: what a bet is, how much is missing or meant, whose turn it is, who is to show, what is counted."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.kernel import gestures as g
from trainer.kernel.act import Act
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.sheet import LowSheet
from trainer.ui.kit.text import MIDDLE, Text

TITLE = "Say what a bet is, or speak to one seat"
COUNT_KEY = "O"
WIDE, ACROSS, MOST_FIGURES = 780, 5, 8
PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "00", "⌫")


@dataclass(frozen=True, slots=True)
class Saying:
    """One thing to say: its key, its label, and whether a seat and an amount belong to it.

    What can be said `bare` needs no amount.
    """

    name: str
    key: str
    label: str
    seat: bool
    amount: bool
    act: Callable[[int, int], Act]
    bare: bool = False


SAYINGS: tuple[Saying, ...] = (
    Saying("bet", "B", "Bet", False, True, lambda _, amount: g.AnnounceBet("bet", amount)),
    Saying("call", "C", "Call", False, True, lambda _, amount: g.AnnounceBet("call", amount)),
    Saying("raise", "R", "Raise to", False, True, lambda _, amount: g.AnnounceBet("raise", amount)),
    Saying("all-in", "A", "All-in", False, True, lambda _, amount: g.AnnounceBet("all-in", amount), bare=True),
    Saying("post", "P", "Posted", False, True, lambda _, amount: g.AnnounceBet("post", amount)),
    Saying("ask-for", "M", "Ask for more", True, True, g.AskFor),
    Saying("how-much", "H", "How much?", True, False, lambda seat, _: g.AskHowMuch(seat)),
    Saying("action-on", "T", "Action on", True, False, lambda seat, _: g.ActionOn(seat)),
    Saying("show", "S", "Show, please", True, False, lambda seat, _: g.AskToShow(seat)),
)


class VoicePanel(LowSheet):
    """Emits `said(act)`, and `counting` for chips to be counted, which are then pointed at on the table.

    A letter chooses what to say, figures its seat and amount, Enter says it; Esc closes. `seats` are the numbers that
    can be named; `words` tells how an act sounds. Stands above `clear`.
    """

    said = Signal(object)
    counting = Signal()

    def __init__(
        self, over: QWidget, seats: tuple[int, ...], words: Callable[[Act], str], clear: int | QWidget = 112
    ) -> None:
        super().__init__(over, WIDE, TITLE, clear)
        self._words, self._numbers = words, seats
        self.saying: Saying | None = None
        self.seat = 0
        self.typed = ""
        self.entries = {saying.name: self._entry(saying) for saying in SAYINGS}
        self.counts = self._count()
        self.seats = {number: self._small(str(number), f"Seat {number}", self._name_seat(number)) for number in seats}
        self.pad = {figure: self._small(figure, f"Digit {figure}", self._figure(figure)) for figure in PAD}
        self._seat_row = holder(row(_label("Seat"), *self.seats.values(), None, gap=6))
        self._pad_row = holder(row(_label("Amount"), *self.pad.values(), None, gap=6))
        self.line = Text("", "heading")
        self.say = Button("Say it", "primary", key="Enter")
        self.say.clicked.connect(self.speak)
        head = row(Text(TITLE, "heading"), None, self.way_out())
        foot = row(self.line, None, self.say, gap=12)
        self.lay(column(self._grid(), self._seat_row, self._pad_row, gap=10), foot, head)
        self._show()
        self.appear()

    # --- how it is made ----------------------------------------------------------------------------------------

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, entry in enumerate(self.entries.values()):
            grid.addWidget(entry, place // ACROSS, place % ACROSS)
        grid.addWidget(self.counts, *divmod(len(self.entries), ACROSS))
        for number in range(ACROSS):
            grid.setColumnStretch(number, 1)
        return grid

    def _entry(self, saying: Saying) -> Choice:
        entry = Choice(f"{saying.label}, key {saying.key}", checkable=True, radius=RADIUS_M)
        entry.setLayout(row(KeyCap(saying.key), Text(saying.label, "label"), None, gap=10, margins=(12, 8, 12, 8)))
        entry.settle()
        entry.clicked.connect(lambda _on=False, one=saying: self.choose(one))
        return entry

    def _count(self) -> Choice:
        entry = Choice(f"Count, key {COUNT_KEY}", radius=RADIUS_M)
        entry.setLayout(row(KeyCap(COUNT_KEY), Text("Count", "label"), None, gap=10, margins=(12, 8, 12, 8)))
        entry.settle()
        entry.clicked.connect(self._counts)
        return entry

    def _counts(self) -> None:
        self.close_up()
        self.counting.emit()

    def _small(self, label: str, name: str, press: Callable[[], None]) -> Button:
        button = Button(label, "small", name=name)
        button.clicked.connect(lambda _on=False: press())
        return button

    def _name_seat(self, number: int) -> Callable[[], None]:
        return lambda: self.set_seat(number)

    def _figure(self, figure: str) -> Callable[[], None]:
        return self.erase if figure == "⌫" else lambda: self.type(figure)

    # --- what is chosen ----------------------------------------------------------------------------------------

    def choose(self, saying: Saying) -> None:
        """Say this."""
        self.saying = saying
        self._show()

    def set_seat(self, number: int) -> None:
        """To this seat."""
        self.seat = number
        self._show()

    def type(self, figures: str) -> None:
        """Figures of the amount."""
        self.typed = f"{self.typed}{figures}".lstrip("0")[:MOST_FIGURES]
        self._show()

    def erase(self) -> None:
        """Take back the last figure, and when there is none the seat."""
        self.seat = self.seat if self.typed else 0
        self.typed = self.typed[:-1]
        self._show()

    @property
    def act(self) -> Act | None:
        """What would be said now, None while something is missing."""
        one = self.saying
        if one is None or (one.seat and not self.seat) or (one.amount and not (one.bare or self.typed)):
            return None
        return one.act(self.seat, int(self.typed or 0))

    def speak(self) -> None:
        """Say it, if nothing is missing."""
        act = self.act
        if act is not None:
            self.close_up()
            self.said.emit(act)

    def _show(self) -> None:
        one, act = self.saying, self.act
        for name, entry in self.entries.items():
            entry.setChecked(one is not None and name == one.name)
        for number, button in self.seats.items():
            button.set_chosen(number == self.seat)
        self._seat_row.setVisible(one is not None and one.seat)
        self._pad_row.setVisible(one is not None and one.amount)
        self.line.setText(f"“{self._words(act)}”" if act is not None else self._missing())
        self.say.setEnabled(act is not None)
        if self.isVisible():
            self.place()

    def _missing(self) -> str:
        one = self.saying
        if one is None:
            return "What do you say?"
        if one.seat and not self.seat:
            return f"{one.label}: which seat?"
        return f"{one.label}: how much?" if not self.typed else ""

    # --- events ------------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        one = next((saying for saying in SAYINGS if text.upper() == saying.key), None)
        if one is not None:
            self.choose(one)
        elif text.upper() == COUNT_KEY:
            self._counts()
        elif text.isdecimal() and text.isascii():
            self._number(int(text))
        elif key == Qt.Key.Key_Backspace:
            self.erase()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.speak()
        else:
            super().keyPressEvent(event)

    def _number(self, figure: int) -> None:
        if self.saying is None:
            return
        if self.saying.seat and not self.seat:
            number = figure or 10
            self.set_seat(number if number in self._numbers else 0)
        elif self.saying.amount:
            self.type(str(figure))
        elif figure in self._numbers:
            self.set_seat(figure)


def _label(words: str) -> Text:
    label = Text(words, "label", "text-2", align=MIDDLE)
    label.setFixedWidth(64)
    return label
