"""The change sheet: what goes out of one place and what comes back out of another, chip by chip, equal or not."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.kernel.chips import Chips, NotEnoughChips, make, pick
from trainer.ui.art import chips as art
from trainer.ui.kit.button import Button
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.sheet import LowSheet
from trainer.ui.kit.stepper import Stepper
from trainer.ui.kit.text import CENTRE, MIDDLE, Text

CHIP, MIN_WIDE = 44, 420
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def equal_change(give: Chips, held: Chips) -> Chips:
    """What comes back for `give` out of `held`: the same worth in smaller chips, else in any, else nothing."""
    if not give:
        return Chips()
    largest = give.piles[0][0]
    smaller = Chips(tuple(each for each in held.piles if each[0] < largest))
    for some in (smaller, held):
        values = tuple(value for value, _ in some.piles)
        try:
            wanted = make(give.amount, values) if values else None
        except NotEnoughChips:
            wanted = None
        if wanted is not None and all(count <= dict(some.piles).get(value, 0) for value, count in wanted.piles):
            return wanted
        found = pick(some, give.amount) if some else None
        if found is not None:
            return found
    return Chips()


class ChipFace(QWidget):
    """One chip of a denomination."""

    def __init__(self, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = art.Group(((value, 1),), float(CHIP) * 0.84)
        self.setAccessibleName(f"{value:,} chip")
        self.setFixedSize(QSize(CHIP, CHIP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        size, start = art.extent(self._group), art.origin(self._group)
        foot = QPoint(CHIP // 2, round((CHIP + size.up - size.down) / 2))
        painter.drawPixmap(foot + start.toPoint(), art.stack(self._group, self.devicePixelRatioF()))
        painter.end()


class ChangeSheet(LowSheet):
    """Emits `changed(give, take)` for what goes out of `place` and what comes back; Esc closes without a change.

    `places` are the names of the two places, `lying` the chips there, `give` what was taken up. It stands
    above `clear`.
    """

    changed = Signal(object, object)

    def __init__(
        self,
        over: QWidget,
        places: tuple[str, str],
        lying: tuple[Chips, Chips],
        give: Chips,
        clear: int | QWidget = 112,
    ) -> None:
        super().__init__(over, MIN_WIDE, f"Change between {places[0]} and {places[1]}", clear)
        self.gives = self._steppers(lying[0], give, "out")
        self.takes = self._steppers(lying[1], equal_change(give, lying[1]), "in")
        self.make = Button("Make change", "primary", key="Enter")
        self.make.clicked.connect(self._done)
        sides = row(_side(places[0], self.gives), Icon("change", 28, "text-2"), _side(places[1], self.takes), gap=20)
        head = row(Text("Make change", "heading"), None, self.way_out())
        self.lay(sides, row(None, self.make), head)
        self.appear()

    def wide(self) -> int:
        left, _top, right, _bottom = self.margins
        return max(MIN_WIDE, self._body.sizeHint().width() + left + right)

    def _steppers(self, lying: Chips, now: Chips, verb: str) -> dict[int, Stepper]:
        counts = dict(now.piles)
        return {
            value: Stepper(f"{value:,} chips {verb}", counts.get(value, 0), count)
            for value, count in reversed(lying.piles)
        }

    def first_focus(self) -> QWidget:
        known = [each for each in self.takes.values() if each.value]
        return next(iter((*known, *self.takes.values())), self.make)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self.focusNextPrevChild(STEPS[key] > 0)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._done()
        else:
            super().keyPressEvent(event)

    def _done(self) -> None:
        give, take = _chips(self.gives), _chips(self.takes)
        self.close_up()
        self.changed.emit(give, take)


def _chips(steppers: dict[int, Stepper]) -> Chips:
    return sum((Chips(((value, each.value),)) for value, each in steppers.items() if each.value), Chips())


def _side(name: str, steppers: dict[int, Stepper]) -> QWidget:
    """One place: its name, and two by two its denominations."""
    grid = QGridLayout()
    grid.setSpacing(8)
    for place, (value, stepper) in enumerate(steppers.items()):
        chip = holder(row(ChipFace(value), stepper, gap=6))
        grid.addWidget(chip, place // 2, place % 2)
    title = Text(f"From {name}", "label", "text-2", align=CENTRE | MIDDLE)
    inside = column(title, gap=10)
    inside.addLayout(grid)
    inside.addStretch(1)
    return holder(inside)
