"""Which chips go into which pot, as a table: a row for each seat, a column for each pot, and what each comes to."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from trainer.quickfire.spot import Sum
from trainer.ui.drill.reckoning import Reckoning, Step
from trainer.ui.kit.layout import holder, row
from trainer.ui.kit.text import MIDDLE, RIGHT, Text

PUT_IN, TOTAL = "Put in", "Total"
SIDE, HIGH = 6, 4  # px beside an amount, and over and under it


class Cell(Step):
    """What a seat has in a pot."""

    def __init__(self, line: Sum, parent: QWidget | None = None) -> None:
        super().__init__(f"{line.of}, {line.says}: {line.amount:,}, total {line.total:,}", parent)
        self.setLayout(_inset(_figure(line.amount), HIGH))
        self.settle()


class PotTable(Reckoning):
    """Walks down the table pot by pot."""

    heading = "Who puts in what, and into which pot"

    def __init__(self, sums: tuple[Sum, ...], parent: QWidget | None = None) -> None:
        self._rows = tuple(dict.fromkeys(each.says for each in sums))
        self._pots = tuple(dict.fromkeys(each.of for each in sums))
        self._at = [(self._rows.index(each.says), self._pots.index(each.of)) for each in sums]
        super().__init__([Cell(each) for each in sums], parent)
        grid = QGridLayout()
        grid.setSpacing(0)
        grid.setContentsMargins(0, 0, 0, 0)
        self._head(grid)
        for (down, across), cell in sorted(zip(self._at, self.lines, strict=True), key=lambda each: each[0]):
            grid.addWidget(cell, 1 + down, 2 + across)  # Tab goes from one to the next as it was added: row by row
        self._sums(grid, sums)
        for across in range(1, 2 + len(self._pots)):
            grid.setColumnStretch(across, 1)
        self.setLayout(grid)

    def _head(self, grid: QGridLayout) -> None:
        for across, words in enumerate((PUT_IN, *self._pots), 1):
            grid.addWidget(_boxed(Text(words.replace(" ", "\n", 1), "caption", "text-2", align=RIGHT)), 0, across)
        for down, whose in enumerate(self._rows, 1):
            grid.addWidget(Text(whose[:1].upper() + whose[1:], "label", align=MIDDLE), down, 0)

    def _sums(self, grid: QGridLayout, sums: tuple[Sum, ...]) -> None:
        last = 1 + len(self._rows)
        grid.addWidget(Text(TOTAL, "label-strong", align=MIDDLE), last, 0)
        for down, whose in enumerate(self._rows, 1):
            own = _figure(sum(each.amount for each in sums if each.says == whose), "text-2")
            grid.addWidget(_boxed(own), down, 1)
        grid.addWidget(_boxed(_figure(sum(each.amount for each in sums), "text-2")), last, 1)
        for across, pot in enumerate(self._pots, 2):
            total = sum(each.amount for each in sums if each.of == pot)
            grid.addWidget(_boxed(_figure(total, style="label-strong")), last, across)

    def leads(self, key: Qt.Key) -> int:
        """Up and down along the pot, left and right to the same seat in another one."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
        if not by:
            return super().leads(key)
        down, across = self._at[self.at]
        beside = (down, across + by)
        return self._at.index(beside) - self.at if beside in self._at else 0


def _figure(amount: int, tone: str = "text", style: str = "label") -> Text:
    return Text(f"{amount:,}", style, tone, tabular=True, align=MIDDLE | RIGHT)


def _boxed(words: Text) -> QWidget:
    return holder(_inset(words))


def _inset(words: Text, high: int = 0) -> QHBoxLayout:
    """As far from the edges of its column as every other figure of it."""
    return row(None, words, gap=0, margins=(SIDE, high, SIDE, high))
