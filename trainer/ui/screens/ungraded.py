"""In the debrief's place: a hand that is over, and could not be graded."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.text import Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen

WIDTH = 560


class UngradedScreen(Screen):
    """`back` leads to the first page, `again` deals the same hand once more, `next` leads on."""

    back = Signal()
    again = Signal()
    next = Signal()

    def __init__(
        self, title: str, text: str, place: tuple[str, str], next_label: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.deal_again = Button("Deal it again", "secondary", icon="repeat", key="R")
        self.go_on = Button(next_label, "primary", tail="chev", key="Enter")
        self.deal_again.clicked.connect(self.again)
        self.go_on.clicked.connect(self.next)
        bar = TopBar("Debrief", *place, (self.deal_again, self.go_on), leave="Leave the debrief")
        bar.back.connect(self.back)
        card = Card()
        card.setMaximumWidth(WIDTH)
        words = (Text(title, "title", wrap=True), Text(text, "body", "text-2", wrap=True))
        card.setLayout(column(*words, gap=10, margins=(28, 24, 28, 24)))
        centred = row(None, card, None, gap=0, margins=(24, 16, 24, 16))
        centred.setStretch(1, 100)
        rows = column(bar, None, holder(centred), None, gap=0)
        self.fill(holder(rows))
