"""The pause: the felt and the clock are out of sight until it goes on."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.text import Text

WORDS = "The clock is stopped, and the felt is covered."


class Pause(Overlay):
    """Goes on by Enter, Esc or P."""

    def __init__(self, over: QWidget) -> None:
        card = Card("surface-1", "line-strong")
        super().__init__(over, card, dim=1.0)
        self.setAccessibleName(f"Pause. {WORDS}")
        self.go = Button("Continue", "primary", icon="play")
        self.go.setObjectName("go-on")
        self.go.clicked.connect(self.close_up)
        head = Text("Pause", "title")
        card.setLayout(
            column(head, Text(WORDS, "body", "text-2"), 8, row(self.go, None), gap=8, margins=(32, 28, 32, 28))
        )
        self.appear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_P:
            self.close_up()
        else:
            super().keyPressEvent(event)

    def first_focus(self) -> QWidget:
        return self.go
