"""First start: a name and a house, and both may be skipped."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.field import named_field
from trainer.ui.screens.first import HouseView
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow

WIDTH = 1040
SENTENCE = (
    "You deal at a real table. Something goes wrong, or nothing does. Every move is graded by your own "
    "house’s rulebook."
)


@dataclass(frozen=True, slots=True)
class WelcomeView:
    """First start. `house` is the key that is chosen beforehand."""

    houses: tuple[HouseView, ...]
    house: str
    name: str = ""


class WelcomeScreen(Screen):
    """`started(name, house key)` on Enter; `skipped()` on Esc. The name may be empty."""

    started = Signal(str, str)
    skipped = Signal()

    def __init__(self, view: WelcomeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: WelcomeView) -> None:
        """Show this view instead."""
        self.name = named_field(view.name, "Your name", "how the program greets you")
        self.houses = HouseRow(view.houses, view.house, gap=10)
        card = Card()
        card.setMaximumWidth(WIDTH)
        card.setLayout(column(self._hero(), self._form(), gap=0))
        centred = row(None, card, None, gap=0)
        centred.setStretch(1, 100)
        self.fill(Pane(holder(column(None, centred, None, gap=0, margins=(24, 16, 24, 16)))))

    def _hero(self) -> Hero:
        hero = Hero()
        hero.setFixedHeight(250)
        words = Text(SENTENCE, "body", "felt-text", wrap=True)
        hero.words = words
        brand = row(Icon("button", 24, "accent-hi"), Text("Dealer trainer", "heading", "felt-text"), None, gap=10)
        hero.setLayout(
            column(brand, None, Text("Sit in the box", "display", "felt-text"), words, gap=8, margins=(40, 28, 40, 32))
        )
        return hero

    def _form(self) -> QWidget:
        self.go = Button("Sit down", "primary", key="Enter")
        self.go.clicked.connect(lambda: self.started.emit(self.name.text().strip(), self.houses.current))
        self.skip = Button("Skip both", "quiet", key="Esc")
        self.skip.clicked.connect(self.skipped)
        self.name.setFixedWidth(360)
        who = column(Text("Your name", "label-strong"), self.name, gap=8)
        where = column(
            Text("Your rulebook", "label-strong"),
            self.houses,
            Text(
                "Your dealing is graded by this rulebook. You can change it at any time.",
                "caption",
                "text-2",
                wrap=True,
            ),
            gap=8,
        )
        foot = row(
            self.go, self.skip, None, Text("Name and rulebook can wait. Press Enter.", "caption", "text-2"), gap=12
        )
        return holder(column(row(holder(who), None), where, 4, foot, gap=20, margins=(40, 26, 40, 28)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
