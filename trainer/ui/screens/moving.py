"""A newer edition and what it changes, laid over the window: to be read, and to be moved to or not."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.text import Text
from trainer.ui.screens.moving_models import MovingView
from trainer.ui.screens.rows import Groups

WIDTH, MARGIN = 900, 40


class MovingSheet(Overlay):
    """The changes, group by group. `moved` and `stayed` say what was chosen; Esc closes it and nothing is chosen."""

    moved = Signal()
    stayed = Signal()

    def __init__(self, over: QWidget, view: MovingView) -> None:
        self._panel = Card("surface-1", "line-strong")
        super().__init__(over, self._panel)
        self.setAccessibleName(view.title)
        self.setObjectName("moving")
        self.close_button = Button("Close", "secondary", key="Esc")
        self.close_button.clicked.connect(self.close_up)
        self.stay = Button(view.stay, "secondary")
        self.stay.clicked.connect(self.stayed)
        self.move_there = Button(view.move, "primary")
        self.move_there.clicked.connect(self.moved)
        self.groups = Groups(view.groups)
        words = holder(column(Text(view.title, "title"), Text(view.words, "label", "text-2", wrap=True), gap=4))
        acts = [self.close_button, self.stay, self.move_there] if view.stay else [self.close_button, self.move_there]
        if not view.stay:
            self.stay.setParent(self)
            self.stay.hide()
        rows = column(words, gap=14, margins=(28, 22, 24, 20))
        rows.addWidget(self.groups, 1)
        rows.addLayout(row(None, *acts, gap=12))
        self._panel.setLayout(rows)
        self.appear()

    def place(self) -> None:
        width, height = min(WIDTH, self.width() - MARGIN), self.height() - 2 * MARGIN
        self._panel.setGeometry((self.width() - width) // 2, MARGIN, width, height)

    def first_focus(self) -> QWidget:
        return self.move_there
