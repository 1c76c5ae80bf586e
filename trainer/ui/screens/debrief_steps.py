"""The left of a debrief: what was done beside what it takes, or every act in its time; one is turned to the other."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.pairs import PairTable, heads
from trainer.ui.kit.routine import RoutineLine
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.kit.timeline import Timeline
from trainer.ui.screens.models import DebriefView

EVERY, STEPS = "Every move", "Step by step"


class StepsCard(Card):
    """`pair_selected` counts the lines, `act_selected` and `claimed` the acts and then the practice rows.

    `turned` says that it shows the other one now, so that it needs another height. `moment(step)` asks for the own
    hand as it was when a piece of routine was missed.
    """

    pair_selected = Signal(int)
    act_selected = Signal(int)
    claimed = Signal(int, bool)
    turned = Signal()
    moment = Signal(int)

    def __init__(self, view: DebriefView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._view = view
        self.table: PairTable | None = None
        self.timeline: Timeline | None = None
        self.routine: RoutineLine | None = None
        self._rows: QVBoxLayout = column(gap=0, margins=(1, 0, 1, 6))
        self.setLayout(self._rows)
        if view.pairs:
            self._show_pairs()
        else:
            self._show_acts()

    @property
    def pane(self) -> Pane:
        """What is scrolled where there is too little room."""
        if self.table is not None:
            return self.table.pane
        assert self.timeline is not None
        return self.timeline.pane

    def height_at(self, width: int) -> int:
        """Height in px at which nothing of it is scrolled."""
        return self._head.sizeHint().height() + self.pane.natural_height(width - 2) + 8

    def turn(self) -> None:
        """Show the other one, with the keyboard on what turns it back."""
        self._show_acts() if self.table is not None else self._show_pairs()
        self.switch.setFocus()
        self.turned.emit()

    def _show_pairs(self) -> None:
        self._begin()
        self.table = PairTable(self._view.pairs, self._view.chosen, self._routine())
        self.table.selected.connect(self.pair_selected)
        self._add(heads(lambda: self._switch(EVERY)), self.table)

    def _show_acts(self) -> None:
        view, chosen = self._view, self._act()
        self._begin()
        self.timeline = Timeline(view.acts, view.practice, view.selected if chosen is None else chosen, self._routine())
        self.timeline.selected.connect(self.act_selected)
        self.timeline.claimed.connect(self.claimed)
        duration = Text(view.duration, "caption", "text-2")
        words = Text("WHAT YOU DID", "overline", "text-2")
        turning = (self._switch(STEPS),) if view.pairs else ()
        self._add(holder(row(words, None, duration, *turning, gap=12, margins=(16, 6, 12, 6))), self.timeline)

    def _routine(self) -> RoutineLine | None:
        """Routine in a line under all else, where it was graded."""
        self.routine = RoutineLine(self._view.routine) if self._view.routine is not None else None
        if self.routine is not None:
            self.routine.turned.connect(self.turned)
            self.routine.moment.connect(self.moment)
        return self.routine

    def _act(self) -> int | None:
        """The act of the line that is selected, to stay with it."""
        chosen = self.table.chosen if self.table is not None else None
        return self._view.pairs[chosen].act if chosen is not None else None

    def _switch(self, words: str) -> Button:
        self.switch = Button(words, "small")
        self.switch.clicked.connect(self.turn)
        return self.switch

    def _begin(self) -> None:
        emptied(self._rows)
        self.table = self.timeline = None

    def _add(self, head: QWidget, body: QWidget) -> None:
        self._head = head
        for each in (head, body):
            self._rows.addWidget(each)
            each.show()
        self._rows.setStretch(1, 1)
