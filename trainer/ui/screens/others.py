"""The panel on the other rulebooks: a line for what some do differently, and one for those that do the same."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.kernel.listed import listed
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_S, panel
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text, broken
from trainer.ui.screens.models import OtherHouseView, OthersView

NAMES = 128
CLOSED = "What other rulebooks do"


class OthersPanel(Card):
    """What each of them does differently in words, those that differ first. It scrolls where it has too little room.

    Until they are asked for there is a line to ask by; `asked_for(on)` tells of that, `compared` wants all compared.
    """

    asked_for = Signal(bool)
    compared = Signal()

    def __init__(self, view: OthersView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.opened, self._title = view.opened, view.title
        self._name = Text("", "label-strong", wrap=True, align=MIDDLE)
        self.compare = Button("See the differences", "link", tail="chev")
        self.compare.setObjectName("debrief-compare")
        self.compare.clicked.connect(self.compared)
        self.fold = Button("", "link", key="O")
        self.fold.setObjectName("debrief-others")
        self.fold.clicked.connect(self._turn)
        line = row(Icon("swap", 18, "accent"), self._name, self.fold, gap=10)
        line.setStretch(1, 1)
        self._head = holder(column(line, margins=(16, 10, 16, 0)))
        self._apart = holder(column(*([Apart(view.apart)] if view.apart is not None else []), margins=(12, 10, 12, 0)))
        if view.apart is None:
            self._apart.hide()  # shown before it has a parent it would be a window of its own and take the focus
        rest = [each for each in view.rows if not each.here]
        words = column(
            *(Differing(some) for some in alike(each for each in rest if each.text)),
            *_same([each for each in rest if not each.text]),
            Text(view.text, "caption", "text-3", wrap=True),
            row(self.compare, None),
            None,
            gap=6,
            margins=(12, 0, 10, 10),
        )
        self.pane = Pane(holder(words), view.title, "surface-1")
        self.setLayout(column(self._apart, self._head, self.pane, gap=6))
        self._suit()

    def _turn(self) -> None:
        self.opened = not self.opened
        self._suit()
        self.asked_for.emit(self.opened)

    def _suit(self) -> None:
        self.pane.setVisible(self.opened)
        self._name.setText(self._title if self.opened else CLOSED)
        self.fold.setText("Hide" if self.opened else "Show")
        self.fold.setAccessibleName(f"{self.fold.text()} other rulebooks")
        self.fold.updateGeometry()
        self._head.setContentsMargins(0, 0, 0, 0 if self.opened else 10)

    def height_at(self, width: int) -> int:
        """Height in px at which nothing of it is scrolled."""
        head = self._head.heightForWidth(width)
        if self._apart.isVisibleTo(self):
            head += self._apart.heightForWidth(width) + 6
        return head + 6 + self.pane.natural_height(width) if self.opened else head


class Apart(QFrame):
    """What the one rulebook decides because of which a hand was dealt, on the accent's ground with an edge."""

    def __init__(self, told: OtherHouseView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = (
            Text(f"{told.house} does this differently", "label-strong", wrap=True),
            Text(broken(told.text), "label", wrap=True),
            *([Text(told.paragraph, "caption", "text-2", wrap=True)] if told.paragraph else []),
        )
        self.setLayout(column(*words, gap=0, margins=(14, 8, 10, 8)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        _on_accent(self)


def _on_accent(widget: QWidget) -> None:
    """Paint the accent's ground with an edge."""
    painter = QPainter(widget)
    panel(painter, QRectF(widget.rect()), "accent-soft", None, RADIUS_S)
    panel(painter, QRectF(0, 0, 3, widget.height()), "accent", None, 1)
    painter.end()


class Differing(QFrame):
    """What one or several rulebooks do differently, on the accent's ground with an edge."""

    def __init__(self, some: list[OtherHouseView], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = column(*(Text(each.house, "label-strong", wrap=True) for each in some), None, gap=0)
        place = holder(names)
        place.setFixedWidth(NAMES)
        at = ", ".join(dict.fromkeys(each.paragraph for each in some))
        words = column(Text(some[0].text, "label", wrap=True), Text(at, "caption", "text-2", wrap=True), None, gap=0)
        line = row(place, words, gap=10, margins=(14, 6, 10, 6))
        line.setStretch(1, 1)
        self.setLayout(line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        _on_accent(self)


def alike(rows: Iterable[OtherHouseView]) -> list[list[OtherHouseView]]:
    """Those that ask for the same beside one another, in the order of the first of each."""
    found: dict[str, list[OtherHouseView]] = {}
    for each in rows:
        found.setdefault(each.text, []).append(each)
    return list(found.values())


def _same(rows: list[OtherHouseView]) -> list[QWidget]:
    if not rows:
        return []
    there = listed([f"{each.house} ({each.paragraph})" for each in rows])
    return [holder(column(Text(f"Same ruling: {there}.", "label", "text-2", wrap=True), margins=(14, 2, 10, 2)))]
