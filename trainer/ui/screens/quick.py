"""The page of quick drills: a house, and what can be drilled there for a minute."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.quick_models import QuickDrillView, QuickView

COLUMNS, KEYS = 2, "1234567890"
ABOUT = "Twelve questions, about a minute. Every answer is your house’s own and names its paragraph."


class QuickCard(Choice):
    """A drill: pressed, its round begins."""

    def __init__(self, view: QuickDrillView, key: str, parent: QWidget | None = None) -> None:
        said = (view.title, view.says, f"target {view.target}", view.note, view.best, view.last)
        super().__init__(", ".join(filter(None, said)), parent=parent)
        self.setObjectName(f"quick-{view.key}")
        words = column(
            row(Text(view.title, "heading"), None),
            Text(view.says, "label", "text-2", wrap=True),
            *([Text(view.note, "caption", "late", wrap=True)] if view.note else []),
            gap=2,
        )
        facts = column(
            row(None, Icon("clock", 14, "text-3"), Text(view.target, "caption", "text-2", tabular=True), gap=6),
            *([row(None, Text(view.best, "label-strong", tabular=True))] if view.best else []),
            row(None, Text(view.last, "caption", "text-3")),
            gap=2,
        )
        cap = holder(column(KeyCap(key), None, gap=0))
        line = row(cap, words, facts, gap=14, margins=(16, 10, 16, 10))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        bind_key(self, key)


class QuickScreen(Screen):
    """Signals carry keys of the view: a house, a drill to play."""

    house_chosen = Signal(str)
    drill_chosen = Signal(str)
    resume_chosen = Signal()

    def __init__(self, view: QuickView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: QuickView) -> None:
        """Show this view instead."""
        self.houses = HouseRow(view.houses, view.house, brief=True)
        self.houses.chosen.connect(self.house_chosen)
        grid = QGridLayout()
        grid.setSpacing(10)
        grid.setContentsMargins(4, 4, 4, 4)
        for place, drill in enumerate(view.drills):
            card = QuickCard(drill, KEYS[place % len(KEYS)])
            card.clicked.connect(lambda _on=False, key=drill.key: self.drill_chosen.emit(key))
            grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        grid.setRowStretch(len(view.drills) // COLUMNS + 1, 1)
        head = row(Text("Quick drills", "display"), None, Text(ABOUT, "caption", "text-2"), gap=16)
        bands = [self._banner(view.waiting)] if view.waiting else []
        pane = Pane(holder(grid), "Drills", "room")
        rows = column(head, *bands, self.houses, pane, gap=14, margins=(32, 20, 32, 20))
        rows.setStretch(2 + len(bands), 1)
        self.fill(holder(rows))

    def _banner(self, sentence: str) -> QWidget:
        band = Card("accent-soft", "accent")
        self.resume = Button("Go on", "primary", icon="play", key="Enter")
        self.resume.setObjectName("resume-round")
        self.resume.clicked.connect(self.resume_chosen)
        words = Text(sentence, "label-strong", wrap=True, align=MIDDLE)
        line = row(Icon("clock", 20, "accent"), words, self.resume, gap=12, margins=(16, 8, 10, 8))
        line.setStretch(1, 1)
        band.setLayout(line)
        return band
