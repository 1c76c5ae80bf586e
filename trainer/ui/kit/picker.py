"""A button that opens a short list below it: one of a few, where there is no room for all of them side by side."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.paint import RADIUS_M, RADIUS_S
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text

BELOW, EDGE, INSIDE = 6, 8, 6
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
Options = tuple[tuple[str, str], ...]


class Picker(Button):
    """`options` are (key, label). Emits `chosen(key)` when another one is taken; Down opens the list too."""

    chosen = Signal(str)

    def __init__(self, options: Options, current: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", tail="chevd", parent=parent)
        self.options, self.current, self._name = options, current, name
        self.list_shown: PickList | None = None
        self.clicked.connect(self.open_list)
        self._say()

    def choose(self, key: str) -> None:
        """Show this one as chosen, without a signal."""
        self.current = key
        self._say()

    def open_list(self) -> None:
        """Show what there is to choose from."""
        self.list_shown = PickList(self, self._name)
        self.list_shown.picked.connect(self._take)
        self.list_shown.closed.connect(self._closed)

    def _closed(self) -> None:
        self.list_shown = None

    def _take(self, key: str) -> None:
        if key != self.current:
            self.choose(key)
            self.chosen.emit(key)

    def _say(self) -> None:
        self.setText(dict(self.options)[self.current])
        self.setAccessibleName(f"{self._name}: {self.text()}")
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)


class PickList(Overlay):
    """The list below its picker, the current one ticked; arrows and Enter, or a click. Emits `picked(key)`."""

    picked = Signal(str)

    def __init__(self, picker: Picker, name: str) -> None:
        card = Card("surface-1", "line-strong", RADIUS_M)
        super().__init__(picker.window(), card, dim=0.0)
        self._picker = picker
        self.setAccessibleName(name)
        self.entries = {key: self._entry(key, label, key == picker.current) for key, label in picker.options}
        self._inside = holder(column(*self.entries.values(), gap=2))
        self._pane = Pane(self._inside, "", "surface-1")
        card.setLayout(column(self._pane, gap=0, margins=(INSIDE, INSIDE, INSIDE, INSIDE)))
        self.appear()
        self._pane.look_at(self.first_focus(), INSIDE)

    def _entry(self, key: str, label: str, current: bool) -> Choice:
        entry = Choice(f"{label}, chosen" if current else label, radius=RADIUS_S)
        entry.yields_arrows = True
        tick = Icon("check", 16, "accent" if current else "surface-1")
        tick.setVisible(current)
        policy = tick.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        tick.setSizePolicy(policy)
        entry.setLayout(row(tick, Text(label, "label"), None, gap=8, margins=(10, 8, 16, 8)))
        entry.settle()
        entry.clicked.connect(lambda: self._pick(key))
        return entry

    def _pick(self, key: str) -> None:
        self.close_up()
        self.picked.emit(key)

    def first_focus(self) -> QWidget:
        return self.entries[self._picker.current]

    def place(self) -> None:
        """Below the button, at its right edge, inside the window; what is taller than that is scrolled."""
        needs = self._inside.sizeHint() + QSize(2 * INSIDE, 2 * INSIDE)
        high = min(needs.height(), self.height() - 2 * EDGE)
        bar = self._pane.verticalScrollBar().sizeHint().width() if high < needs.height() else 0
        width = max(needs.width() + bar, self._picker.width())
        corner = self._picker.mapTo(self._picker.window(), QPoint(self._picker.width() - width, self._picker.height()))
        left = min(max(corner.x(), EDGE), self.width() - width - EDGE)
        top = min(corner.y() + BELOW, self.height() - high - EDGE)
        self._card.setGeometry(QRect(left, top, width, high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        entries = list(self.entries.values())
        now = next((place for place, entry in enumerate(entries) if entry.hasFocus()), 0)
        held = entries[min(max(now + step, 0), len(entries) - 1)]
        held.setFocus(Qt.FocusReason.TabFocusReason)
        self._pane.look_at(held, INSIDE)
