"""Routine under the lines of a debrief: its score in one line, which opens to its pieces."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.models import RoutineRow, RoutineView

SIDE, GAP, MARK, HIGH = 16, 12, 22, 40
APART = "Graded apart: it changes no grade above."


class RoutineLine(QWidget):
    """Closed at first. `turned` says that it takes another height now."""

    turned = Signal()

    def __init__(self, view: RoutineView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = RoutineHead(view.line)
        self.head.toggled.connect(self._open)
        note = holder(row(Text(APART, "caption", "text-3", wrap=True), margins=(SIDE, 2, SIDE, 4)))
        self.body = holder(column(note, *(_piece(each) for each in view.rows), gap=0, margins=(0, 0, 0, 6)))
        self.body.setVisible(False)
        self.setLayout(column(self.head, self.body, gap=0))

    def _open(self, on: bool) -> None:
        self.body.setVisible(on)
        self.turned.emit()


class RoutineHead(Choice):
    """The line itself; its arrow shows whether it is open."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{words}. Show or hide each piece.", checkable=True, radius=0, parent=parent)
        wants_ring(self, RADIUS_S, inside=True)
        self._shut, self._opened = Icon("chev", 18, "text-2"), Icon("chevd", 18, "text-2")
        self._opened.setVisible(False)
        line = row(Text(words, "label-strong"), None, self._shut, self._opened, gap=GAP, margins=(SIDE, 6, SIDE, 6))
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


def _piece(each: RoutineRow) -> QWidget:
    side = column(
        None, Text(each.count, "caption", align=RIGHT), Text(each.source, "caption", "text-3", align=RIGHT), None, gap=0
    )
    words = column(None, Text(each.words, "caption", "text-2", wrap=True), None, gap=0)
    line = row(Mark(each.mark, MARK, each.count), holder(words), holder(side), gap=GAP, margins=(SIDE, 5, SIDE, 5))
    line.setStretch(1, 1)
    made = holder(line)
    made.setAccessibleName(f"{each.words} {each.count}, {each.source}")
    return made
