"""The arithmetic of an answer, walked through: each line points at its chips, and the total runs on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.quickfire.spot import Sum
from trainer.ui.kit.card import Choice
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import RADIUS_S, panel
from trainer.ui.kit.text import MIDDLE, RIGHT, Text

STEP_MS = 1100


class Step(Choice):
    """What one line adds; `hovered` when the mouse comes over it."""

    yields_arrows = True

    hovered = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, checkable=True, radius=RADIUS_S, parent=parent)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.isChecked():
            panel(painter, QRectF(self.rect()), "accent-soft", "accent", RADIUS_S)
        elif self.underMouse():
            panel(painter, QRectF(self.rect()), "surface-2", None, RADIUS_S)
        painter.end()


class Line(Step):
    """One line: what is added, how much, and the total then."""

    def __init__(self, line: Sum, first: bool, last: bool, parent: QWidget | None = None) -> None:
        super().__init__(f"{line.says}: {signed(line, first=first)}, total {line.total:,}", parent)
        says = Text(line.says[:1].upper() + line.says[1:], "label", wrap=True, align=MIDDLE)
        amount = Text(signed(line, first=first), "label", "text-2", tabular=True, align=MIDDLE | RIGHT)
        total = Text(f"{line.total:,}", "heading" if last else "label-strong", tabular=True, align=MIDDLE | RIGHT)
        amount.setMinimumWidth(72)
        total.setMinimumWidth(78)
        box = row(says, amount, total, gap=8, margins=(12, 5, 12, 5))
        box.setStretch(0, 1)
        self.setLayout(box)
        self.settle()


def signed(line: Sum, *, first: bool) -> str:
    """ "+900", "−300"; where counting begins (anew) the amount stands for itself."""
    begins = (first or line.amount == line.total) and line.amount >= 0
    return f"{line.amount:,}" if begins else f"{'+' if line.amount >= 0 else '−'}{abs(line.amount):,}"


class Reckoning(QWidget):
    """Emits `pointed(place)` for the line that is looked at, from 0; walks through all of them by itself once."""

    pointed = Signal(int)
    heading = "Shown in chips"

    def __init__(self, lines: Sequence[Step], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = lines
        for place, line in enumerate(lines):
            line.clicked.connect(lambda _on=False, at=place: self._stay(at))
            line.hovered.connect(lambda at=place: self._stay(at))
        self.at = 0
        self._walk = QTimer(self, interval=STEP_MS)
        self._walk.timeout.connect(self._step)
        self.setAccessibleName("The arithmetic")

    def start(self, *, walk: bool) -> None:
        """Look at the first line, and walk on where things may move."""
        self.look(0)
        if walk and len(self.lines) > 1:
            self._walk.start()

    def look(self, place: int) -> None:
        """Look at one line."""
        self.at = place
        for number, line in enumerate(self.lines):
            line.setChecked(number == place)
        self.pointed.emit(place)

    def step(self, by: int) -> None:
        """To the line above or below."""
        self._stay(min(max(self.at + by, 0), len(self.lines) - 1))

    def _stay(self, place: int) -> None:
        self._walk.stop()
        self.look(place)

    def _step(self) -> None:
        if self.at + 1 < len(self.lines):
            self.look(self.at + 1)
        if self.at + 1 >= len(self.lines):
            self._walk.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self.leads(Qt.Key(event.key()))
        if step:
            self.step(step)
            self.lines[self.at].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.ignore()

    def leads(self, key: Qt.Key) -> int:
        """How many lines on that key leads, below 0 for back."""
        return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key, 0)


class InLines(Reckoning):
    """One line below the other."""

    def __init__(self, sums: tuple[Sum, ...], parent: QWidget | None = None) -> None:
        super().__init__([Line(each, at == 0, at == len(sums) - 1) for at, each in enumerate(sums)], parent)
        self.setLayout(column(*self.lines, gap=2))
