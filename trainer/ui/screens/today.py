"""Today: choose the house and the drill, then take the box."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Card, Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.first import DrillView, LastSessionView, TodayView
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow

COLUMNS = 5
MOST_HEIGHT = 500


class DrillTile(Choice):
    """A drill of the library: its ring, its name and how often it was tried. Choosing it fills the hero panel."""

    def __init__(self, drill: DrillView, key: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{drill.label}, {drill.note}", checkable=True, parent=parent)
        self.setObjectName(f"drill-{drill.key}")
        head = row(Ring(drill.share, 52), None, KeyCap(key), gap=4)
        self.setLayout(
            column(
                head,
                None,
                Text(drill.label, "label-strong"),
                Text(drill.note, "caption", "text-2", wrap=True),
                gap=2,
                margins=(16, 14, 16, 12),
            )
        )
        self.setMaximumHeight(148)
        self.settle()
        bind_key(self, key)


class TodayScreen(Screen):
    """Signals carry keys of the view: houses, drills, and the attempt of the last session."""

    house_chosen = Signal(str)
    drill_chosen = Signal(str)
    take_box = Signal(str)
    debrief_opened = Signal(str)
    resume_chosen = Signal()
    discard_chosen = Signal()

    def __init__(self, view: TodayView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: TodayView) -> None:
        """Show this view instead."""
        self._view = view
        self._drill = view.drill
        head = row(Text(view.greeting, "display"), None, Text(view.aside, "label", "text-2"), gap=16)
        rows = column(head, gap=14, margins=(32, 20, 32, 20))
        if view.interrupted:
            rows.addWidget(self._banner(view.interrupted))
        rows.addWidget(self._houses())
        rows.addLayout(self._middle(), 60)
        rows.addLayout(
            row(
                Text("Drills", "heading"),
                None,
                Text("Ring: the weakest of your three grades. Every drill holds clean hands too.", "caption", "text-2"),
                gap=16,
            )
        )
        rows.addLayout(self._library(), 20)
        rows.addStretch(1)
        self.fill(Pane(holder(rows)))
        self._show_drill(view.drill)

    def _houses(self) -> HouseRow:
        self.houses = HouseRow(self._view.houses, self._view.house)
        self.houses.chosen.connect(self.house_chosen)
        return self.houses

    def _banner(self, sentence: str) -> QWidget:
        band = Card("accent-soft", "accent")
        self.resume = Button("Go on dealing", "primary", icon="play")
        self.discard = Button("Discard", "secondary")
        self.resume.clicked.connect(self.resume_chosen)
        self.discard.clicked.connect(self.discard_chosen)
        words = Text(sentence, "label-strong", wrap=True, align=MIDDLE)
        line = row(Icon("warn", 20, "accent"), words, self.discard, self.resume, gap=12, margins=(16, 10, 12, 10))
        line.setStretch(1, 1)
        band.setLayout(line)
        return band

    def _middle(self) -> QHBoxLayout:
        hero = Hero()
        self._title, self._words = Text("", "title"), Text("", "body", "felt-text", wrap=True)
        self.go = Button("Take the box", "primary", key="Enter")
        self.go.setObjectName("take-box")
        self.go.clicked.connect(lambda: self.take_box.emit(self._drill))
        hero.setLayout(column(self._title, self._words, None, row(self.go, None), gap=8, margins=(32, 26, 32, 26)))
        hero.setMinimumHeight(220)
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
        last = self._view.last
        card.setLayout(_no_session() if last is None else self._session(last))
        return card

    def _session(self, last: LastSessionView) -> QVBoxLayout:
        rows = column(
            row(Text("Last session", "heading"), None, Text(last.when, "caption", "text-2"), gap=8),
            _count("right", "Caught", last.caught),
            _count("wrong", "Missed", last.missed),
            _count("alarm", f"False alarms, of {last.clean_hands} clean hands", last.false_alarms),
            None,
            gap=12,
            margins=(24, 22, 24, 20),
        )
        if last.remark:
            rows.addWidget(Text(last.remark, "label", "text-2", wrap=True))
        if last.attempt:
            link = Button("Open the debrief", "link", tail="chev")
            link.setObjectName("open-debrief")
            link.clicked.connect(lambda: self.debrief_opened.emit(last.attempt))
            rows.addLayout(row(link, None))
        return rows

    def _library(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(12)
        tiles = [DrillTile(drill, str(place + 1)) for place, drill in enumerate(self._view.drills)]
        for place, (drill, tile) in enumerate(zip(self._view.drills, tiles, strict=True)):
            tile.setChecked(drill.key == self._view.drill)
            tile.clicked.connect(lambda _on=False, key=drill.key: self._take_drill(key))
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        self._tiles = ChoiceGroup(self)
        self._tiles.gather(tiles)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        return grid

    def _take_drill(self, key: str) -> None:
        if key != self._drill:
            self._show_drill(key)
            self.drill_chosen.emit(key)

    def _show_drill(self, key: str) -> None:
        self._drill = key
        drill = next(each for each in self._view.drills if each.key == key)
        self._title.setText(drill.title)
        self._words.setText(drill.text)
        self.go.setAccessibleName(f"Take the box: {drill.label}")


def _no_session() -> QVBoxLayout:
    return column(
        Text("Last session", "heading"),
        Text("None yet.", "label"),
        Text(
            "After your first hand you find here what you caught, what you missed, and how often you "
            "stopped a hand that was clean.",
            "label",
            "text-2",
            wrap=True,
        ),
        None,
        gap=10,
        margins=(24, 22, 24, 20),
    )


def _count(kind: str, label: str, number: int) -> QWidget:
    words = Text(label, "label", wrap=True, align=MIDDLE)
    line = row(Mark(kind, 24), words, Text(str(number), "heading", tabular=True), gap=10)
    line.setStretch(1, 1)
    return holder(line)
