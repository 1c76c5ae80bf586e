"""The first page as it stands before the store is open: the house, the drill and its button; the rest still blank."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.first import DrillView, TodayView
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow

COLUMNS = 4
MOST_HEIGHT = 500
TILE_HEIGHT = 64
ABOUT = "Ring: the weakest of your three grades. Every drill holds clean hands too."


class FrontScreen(Screen):
    """Signals carry keys of the view: houses, drills, and the attempt of the last session."""

    house_chosen = Signal(str)
    drill_chosen = Signal(str)
    take_box = Signal(str)
    debrief_opened = Signal(str)
    resume_chosen = Signal()
    discard_chosen = Signal()
    quick_chosen = Signal()
    still_life = False

    def __init__(self, view: TodayView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: TodayView) -> None:
        """Show this view instead."""
        self._view = view
        self._drill = view.drill
        head = row(Text(view.greeting, "display"), None, Text(view.aside, "label", "text-2"), gap=16)
        rows = column(head, gap=14, margins=(32, 20, 32, 20))
        for band in self._bands():
            rows.addWidget(band)
        rows.addWidget(self._houses())
        rows.addLayout(self._middle(), 60)
        rows.addLayout(row(Text("Drills", "heading"), self._quick(), None, Text(ABOUT, "caption", "text-2"), gap=16))
        rows.addLayout(self._library(), 20)
        rows.addStretch(1)
        self.fill(Pane(holder(rows)))
        self._show_drill(view.drill)

    def _houses(self) -> HouseRow:
        self.houses = HouseRow(self._view.houses, self._view.house)
        self.houses.chosen.connect(self.house_chosen)
        return self.houses

    def _bands(self) -> list[QWidget]:
        return []

    def _middle(self) -> QHBoxLayout:
        hero = Hero(self.still_life)
        self._title, self._words = Text("", "title"), Text("", "body", "felt-text", wrap=True)
        self.go = Button("Take the box", "primary", key="Enter")
        self.go.setObjectName("take-box")
        self.go.clicked.connect(lambda: self.take_box.emit(self._drill))
        hero.setLayout(column(self._title, self._words, None, row(self.go, None), gap=8, margins=(32, 26, 32, 26)))
        hero.setMinimumHeight(204)
        hero.setMaximumHeight(MOST_HEIGHT)
        hero.words = self._words
        line = row(hero, self._last(), gap=16)
        line.setStretch(0, 5)
        line.setStretch(1, 2)
        return line

    def _last(self) -> QWidget:
        card = Card()
        card.setMinimumWidth(300)
        card.setMaximumSize(420, MOST_HEIGHT)
        inside = self._session()
        if inside is not None:
            card.setLayout(inside)
        return card

    def _session(self) -> QLayout | None:
        return None

    def _quick(self) -> Button:
        link = Button("Quick drills of a minute", "link", tail="chev")
        link.setObjectName("quick-drills")
        link.clicked.connect(self.quick_chosen)
        return link

    def _library(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(12)
        for place, drill in enumerate(self._view.drills):
            grid.addWidget(self._tile(drill, place), place // COLUMNS, place % COLUMNS)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        return grid

    def _tile(self, _drill: DrillView, _place: int) -> QWidget:
        blank = Card()
        blank.setFixedHeight(TILE_HEIGHT)
        return blank

    def _show_drill(self, key: str) -> None:
        self._drill = key
        drill = next(each for each in self._view.drills if each.key == key)
        self._title.setText(drill.title)
        self._words.setText(drill.text)
        self.go.setAccessibleName(f"Take the box: {drill.label}")
