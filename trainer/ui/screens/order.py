"""Why this order: what a session is made of, laid over the first page."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, RIGHT, Text
from trainer.ui.screens.sitting_models import OrderSection, OrderView, RuleLine

WIDTH, MARGIN, LEAST = 760, 48, 40


class OrderSheet(Overlay):
    """The explanation; Esc, Enter or a click beside it closes it."""

    def __init__(self, over: QWidget, view: OrderView) -> None:
        card = Card("surface-1", "line-strong")
        super().__init__(over, card)
        self.setAccessibleName("Why this order")
        self.close_button = Button("Close", "primary", key="Enter")
        self.close_button.clicked.connect(self.close_up)
        head = row(Text("Why this order?", "title"), None, Pill(view.house, "quiet"), gap=16)
        told = holder(column(*map(section, view.sections), None, gap=18, margins=(0, 0, 12, 0)))
        self.body = Pane(told, "The reasons", "surface-1")
        rows = column(head, self.body, row(None, self.close_button), gap=14, margins=(28, 22, 24, 20))
        rows.setStretch(1, 1)
        card.setLayout(rows)
        self.appear()

    def place(self) -> None:
        width, height = min(WIDTH, self.width() - MARGIN), self.height() - 2 * MARGIN
        self._card.setGeometry((self.width() - width) // 2, MARGIN, width, height)

    def first_focus(self) -> QWidget:
        return self.close_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close_up()
        else:
            super().keyPressEvent(event)


def section(told: OrderSection) -> QWidget:
    """A reason with its rules."""
    words = Text(told.text, "label", "text-2", wrap=True)
    return holder(column(Text(told.title, "heading"), words, *rule_lines(told.rules), gap=6))


def rule_lines(lines: Iterable[RuleLine]) -> list[QWidget]:
    """Rules under one another, their paragraphs in a column."""
    made = [(each, Text(each.paragraph, "caption", "accent")) for each in lines]
    width = max((at.natural_width() for _, at in made), default=0)
    return [_rule_line(each, at, max(LEAST, width)) for each, at in made]


def _rule_line(line: RuleLine, at: Text, width: int) -> QWidget:
    at.setFixedWidth(width)
    words = Text(line.says, "label", wrap=True)
    pieces = [at, words]
    if line.note:
        pieces.append(Text(line.note, "caption", "text-2", align=RIGHT | MIDDLE))
    made = row(*pieces, gap=12, margins=(0, 2, 0, 2))
    made.setStretch(1, 1)
    return holder(made)
