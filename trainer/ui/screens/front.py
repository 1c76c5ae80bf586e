"""The first page as it stands before the store is open: the house and the button that begins; the rest still blank."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget

from trainer.ui.kit.button import GAP, Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import cap_width
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.first import MINUTES, AreaView, TodayView
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow

COLUMNS = 5
MOST_HEIGHT = 500
TILE_LOW, TILE_HIGH = 72, 128
SIDE, MARGIN, LOW_MARGIN = 32, 28, 12
WHOLE, SHORT = "whole", "short"
FORMS = ((WHOLE, "Whole hand"), (SHORT, "Short"))
GO_ON, RESUME, STEP, TAKE = "go-on", "resume", "first-step", "take-box"
ABOUT = "How much of this area you’d get right today"


class FrontScreen(Screen):
    """Signals carry keys of the view: houses, areas, and the attempt of the last session; minutes as numbers."""

    house_chosen = Signal(str)
    minutes_chosen = Signal(int)
    form_chosen = Signal(bool)  # short hands?
    area_chosen = Signal(str)
    take_box = Signal()
    drill_wanted = Signal()
    order_asked = Signal()
    debrief_opened = Signal(str)
    resume_chosen = Signal()
    discard_chosen = Signal()
    rest_chosen = Signal()
    rest_dropped = Signal()
    still_life = False
    _above = LOW_MARGIN

    def __init__(self, view: TodayView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)
        WindowHeight(self, self._suit)

    def _suit(self, low: bool) -> None:
        """A wider margin above and below where there is room for it."""
        self._above = LOW_MARGIN if low else MARGIN
        self._rows.setContentsMargins(SIDE, self._above, SIDE, self._above)

    def show_view(self, view: TodayView) -> None:
        """Show this view instead."""
        self._view = view
        head = row(Text(view.greeting, "display"), None, Text(view.aside, "label", "text-2"), gap=16)
        rows = column(head, gap=12, margins=(SIDE, self._above, SIDE, self._above))
        self._rows = rows
        for band in self._bands():
            rows.addWidget(band)
        rows.addWidget(self._houses())
        rows.addLayout(self._middle(), 60)
        rows.addLayout(row(Text("Areas", "heading"), None, Text(ABOUT, "caption", "text-2"), gap=16))
        rows.addLayout(self._library(), 40)
        rows.addStretch(1)
        self.fill(Pane(holder(rows)))

    # --- the main act ------------------------------------------------------------------------------------------

    @property
    def main_act(self) -> str:
        """The objectName of the button that Enter presses: a hand left, a session left, the first steps, the box."""
        view = self._view
        waiting = ((RESUME, view.interrupted), (GO_ON, view.rest), (STEP, view.step))
        return next((act for act, there in waiting if there), TAKE)

    def first_focus(self) -> QWidget:
        """The main act, so that Enter is seen to press it."""
        found = None if self._body is None else self._body.findChild(Button, self.main_act)  # the old body goes later
        return found or self

    def _act(self, key: str, label: str, *, icon: str = "", name: str = "") -> Button:
        """A button that may be the main act: then it is filled, and has the Enter key."""
        main = key == self.main_act
        kind = "primary" if main else "secondary"
        button = Button(label, kind, icon=icon, key="Enter" if main else "", name=name)
        button.setObjectName(key)
        return button

    def _houses(self) -> HouseRow:
        self.houses = HouseRow(self._view.houses, self._view.house, brief=True)
        self.houses.chosen.connect(self.house_chosen)
        return self.houses

    def _bands(self) -> list[QWidget]:
        return []

    # --- the hero ----------------------------------------------------------------------------------------------

    def _middle(self) -> QHBoxLayout:
        hero = Hero(self.still_life, self._view.four_colours)
        words = Text(self._view.text, "body", "felt-text", wrap=True)
        said = (Text(self._view.title, "title"), words)
        choices = row(self._lengths(), self._forms(), None, gap=12)
        foot = (choices, row(self._take(), self._choose(), self._why(), None, gap=12))
        hero.setLayout(column(*said, None, foot[0], 4, foot[1], gap=8, margins=(32, 24, 32, 24)))
        hero.setMaximumHeight(MOST_HEIGHT)
        hero.words, hero.buttons = words, (self.forms, self.why)
        line = row(hero, self._last(), gap=16)
        line.setStretch(0, 7)
        line.setStretch(1, 3)
        return line

    def _lengths(self) -> Segments:
        options = tuple((str(minutes), f"{minutes} min") for minutes in MINUTES)
        self.lengths = Segments(options, str(self._view.minutes), "Length of the session")
        self.lengths.setObjectName("minutes")
        self.lengths.chosen.connect(lambda key: self.minutes_chosen.emit(int(key)))
        return self.lengths

    def _forms(self) -> Segments:
        self.forms = Segments(FORMS, SHORT if self._view.short else WHOLE, "How hands are dealt")
        self.forms.setObjectName("form")
        self.forms.chosen.connect(lambda key: self.form_chosen.emit(key == SHORT))
        return self.forms

    def _take(self) -> Button:
        label = "New session" if self._view.rest else "Take the box"
        self.go = self._act(TAKE, label, name=f"{label}: {self._view.title}")
        if not self.go.key:  # it had the key before the store was open, and nothing beside it moves
            self.go.setMinimumWidth(self.go.sizeHint().width() + GAP + cap_width("Enter"))
        self.go.clicked.connect(self.take_box)
        return self.go

    def _choose(self) -> Button:
        self.choose = Button("Choose a drill", "secondary")
        self.choose.setObjectName("choose-drill")
        self.choose.clicked.connect(self.drill_wanted)
        return self.choose

    def _why(self) -> Button:
        self.why = Button("Why?", "small", name="Why this order?")
        self.why.setObjectName("why-order")
        self.why.clicked.connect(self.order_asked)
        return self.why

    def _last(self) -> QWidget:
        card = Card()
        card.setMinimumWidth(280)
        card.setMaximumSize(420, MOST_HEIGHT)
        inside = self._session()
        if inside is not None:
            card.setLayout(inside)
        return card

    def _session(self) -> QLayout | None:
        return None

    # --- the library -------------------------------------------------------------------------------------------

    def _library(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(12)
        for place, area in enumerate(self._view.areas):
            tile = self._tile(area)
            tile.setMinimumHeight(TILE_LOW)
            tile.setMaximumHeight(TILE_HIGH)
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        for place, tile in enumerate(self._beside_areas(), len(self._view.areas)):
            tile.setMinimumHeight(TILE_LOW)
            tile.setMaximumHeight(TILE_HIGH)
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        return grid

    def _beside_areas(self) -> list[QWidget]:
        return []

    def _tile(self, _area: AreaView) -> QWidget:
        return Card()
