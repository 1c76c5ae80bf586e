"""Routine under the lines of a debrief: its score in one line, which opens to its pieces, each with its moments."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.kernel.listed import listed
from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.models import MomentView, RoutineRow, RoutineView

SIDE, GAP, MARK, HIGH = 16, 12, 22, 40
FIRST, MOST = 2, 5
"""How many missed pieces are named in a line, and how many moments of one piece have room."""
APART = "Graded separately. The grades above don’t change."


def missed_line(view: RoutineView) -> str:
    """ "You missed announcing the bets, reading the hands and 3 more.", "" where nothing was missed."""
    named = [each.doing for each in view.missed[:FIRST]]
    rest = len(view.missed) - FIRST
    return f"You missed {listed([*named, f'{rest} more'] if rest > 0 else named)}." if named else ""


class RoutineLine(QWidget):
    """Closed at first. `turned` says that it takes another height now, `moment(step)` that a moment is wanted."""

    turned = Signal()
    moment = Signal(int)

    def __init__(self, view: RoutineView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = RoutineHead(view.line, missed_line(view))
        self.head.toggled.connect(self._open)
        note = holder(row(Text(APART, "caption", "text-3", wrap=True), margins=(SIDE, 2, SIDE, 4)))
        pieces = (_piece(each, self.moment.emit) for each in view.rows)
        self.body = holder(column(note, *pieces, gap=0, margins=(0, 0, 0, 6)))
        self.body.setVisible(False)
        self.setLayout(column(self.head, self.body, gap=0))

    def _open(self, on: bool) -> None:
        self.body.setVisible(on)
        self.turned.emit()


class RoutineHead(Choice):
    """The line itself; its arrow shows whether it is open."""

    def __init__(self, words: str, missed: str, parent: QWidget | None = None) -> None:
        spoken = " ".join(filter(None, (f"{words}.", missed)))
        super().__init__(f"{spoken} Show or hide each piece.", checkable=True, radius=0, parent=parent)
        wants_ring(self, RADIUS_S, inside=True)
        self._shut, self._opened = Icon("chev", 18, "text-2"), Icon("chevd", 18, "text-2")
        self._opened.setVisible(False)
        told = column(None, Text(words, "label-strong", wrap=True), gap=0)
        if missed:
            told.addWidget(Text(missed, "caption", "text-2", wrap=True))
        told.addStretch(1)
        line = row(holder(told), self._shut, self._opened, gap=GAP, margins=(SIDE, 6, SIDE, 6))
        line.setStretch(0, 1)
        self.setLayout(line)
        self.setMinimumHeight(HIGH)
        self.settle()
        self.toggled.connect(self._turn)

    def _turn(self, on: bool) -> None:
        self._opened.setVisible(on)
        self._shut.setVisible(not on)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.underMouse():
            painter.fillRect(self.rect(), look.colour("surface-2"))
        painter.fillRect(SIDE, 0, self.width() - 2 * SIDE, 1, look.colour("line"))
        painter.end()


def _piece(each: RoutineRow, go: Callable[[int], None]) -> QWidget:
    side = column(
        None, Text(each.count, "caption", align=RIGHT), Text(each.source, "caption", "text-3", align=RIGHT), None, gap=0
    )
    words = column(None, Text(each.words, "caption", "text-2", wrap=True), gap=2)
    if each.missed:
        words.addLayout(_moments(each.missed, go))
    words.addStretch(1)
    line = row(Mark(each.mark, MARK, each.count), holder(words), holder(side), gap=GAP, margins=(SIDE, 5, SIDE, 5))
    line.setStretch(1, 1)
    made = holder(line)
    made.setAccessibleName(f"{each.words} {each.count}, {each.source}")
    return made


def _moments(missed: tuple[MomentView, ...], go: Callable[[int], None]) -> QHBoxLayout:
    """When it was missed: each time opens the replay there."""
    return row(Text("Missed at", "caption", "text-3"), *(_moment(each, go) for each in missed[:MOST]), None, gap=8)


def _moment(each: MomentView, go: Callable[[int], None]) -> Button:
    made = Button(each.time, "link", name=f"Show the moment at {each.time}")
    made.clicked.connect(lambda: go(each.step))
    return made
