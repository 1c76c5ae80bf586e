"""The drills at the table: choose one, then take the box."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.kit.tiles import Tiles
from trainer.ui.screens.base import Screen
from trainer.ui.screens.drills_models import DrillsView, DrillView
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.left_out import LeftOutLine

WAYS, TILE_LOW, TILE_HIGH, MOST_HEIGHT = (4, 2), 64, 128, 500
MET = "Deal a hand you’ve dealt before"
ABOUT = "The ring shows the weakest of your three grades. Every drill has clean hands too."


class DrillTile(Choice):
    """A drill: its ring, its name and how often it was tried. Choosing it fills the hero panel."""

    barred = True

    def __init__(self, drill: DrillView, key: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{drill.label}, {drill.note}", checkable=True, parent=parent)
        self.setObjectName(f"drill-{drill.key}")
        words = column(None, Text(drill.label, "label-strong"), Text(drill.note, "caption", "text-2"), None, gap=2)
        line = row(Ring(drill.share, 44), holder(words), KeyCap(key), gap=12, margins=(14, 10, 14, 10))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        self.setMinimumHeight(TILE_LOW)
        self.setMaximumHeight(TILE_HIGH)
        bind_key(self, key)


class DrillsScreen(Screen):
    """Signals carry keys of the view; `quick_chosen`, `quiz_chosen`, `judge_chosen`, `floor_chosen`, `player_chosen`
    and `free_chosen` lead to pages of their own, `met_wanted` asks for the library, where hands can be dealt again.

    `left_out_wanted` asks for the files that are left out.
    """

    house_chosen = Signal(str)
    drill_chosen = Signal(str)
    take_box = Signal(str)
    quick_chosen = Signal()
    quiz_chosen = Signal()
    judge_chosen = Signal()
    free_chosen = Signal()
    floor_chosen = Signal()
    player_chosen = Signal()
    met_wanted = Signal()
    left_out_wanted = Signal()

    def __init__(self, view: DrillsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: DrillsView) -> None:
        """Show this view instead."""
        self._view, self._drill = view, view.drill
        self.houses = HouseRow(view.houses, view.house, brief=True, low=True)
        self.houses.chosen.connect(self.house_chosen)
        about = row(Text("Drills", "heading"), *self._other_drills(), None, Text(ABOUT, "caption", "text-2"), gap=16)
        head = row(Text("The table", "display"), None, *self._roles(), gap=20)
        rows = column(head, self.houses, gap=14, margins=(32, 20, 32, 20))
        if view.left_out.words:
            line = LeftOutLine(view.left_out)
            line.wanted.connect(self.left_out_wanted)
            rows.addWidget(line)
        rows.addLayout(self._middle(), 60)
        rows.addLayout(about)
        rows.addWidget(self._tiles(), 20)
        rows.addStretch(1)
        self.fill(Pane(holder(rows)))
        self._show_drill(view.drill)

    def _roles(self) -> tuple[Button, ...]:
        free = Button("Free deal", "link", tail="chev", key="F")
        free.setObjectName("free-deal")
        free.clicked.connect(self.free_chosen)
        judge = Button("Judge the dealer", "link", tail="chev", key="J")
        judge.setObjectName("judge-the-dealer")
        judge.clicked.connect(self.judge_chosen)
        floor = Button("Be the floor", "link", tail="chev", key="B")
        floor.setObjectName("be-the-floor")
        floor.clicked.connect(self.floor_chosen)
        player = Button("Be the player", "link", tail="chev", key="P")
        player.setObjectName("be-the-player")
        player.clicked.connect(self.player_chosen)
        return free, judge, floor, player

    def _other_drills(self) -> tuple[Button, ...]:
        quick = Button("Quick drills", "link", tail="chev")
        quick.setObjectName("quick-drills")
        quick.clicked.connect(self.quick_chosen)
        quiz = Button("Quiz", "link", tail="chev")
        quiz.setObjectName("questions-by-chapter")
        quiz.clicked.connect(self.quiz_chosen)
        return quick, quiz

    def _middle(self) -> QHBoxLayout:
        hero = Hero(four_colours=self._view.four_colours)
        self._title, self._words = Text("", "title"), Text("", "body", "felt-text", wrap=True)
        self.go = Button("Take the box", "primary", key="Enter")
        self.go.setObjectName("take-box")
        self.go.clicked.connect(lambda: self.take_box.emit(self._drill))
        self.met = Button("A hand you know", "secondary", icon="repeat", key="A", name=MET)
        self.met.setObjectName("known-hand")
        self.met.clicked.connect(self.met_wanted)
        foot = row(self.go, self.met, None, gap=12)
        hero.setLayout(column(self._title, self._words, None, foot, gap=8, margins=(32, 26, 32, 26)))
        self.met.setVisible(self._view.met)  # in its place: without a parent it would be a window of its own
        hero.setMinimumHeight(204)
        hero.setMaximumHeight(MOST_HEIGHT)
        hero.words, hero.buttons = self._words, (self.go, self.met)
        return row(hero)

    def _tiles(self) -> Tiles:
        tiles = []
        for place, drill in enumerate(self._view.drills):
            tiles.append(tile := DrillTile(drill, str(place + 1)))
            tile.setChecked(drill.key == self._view.drill)
            tile.clicked.connect(lambda _on=False, key=drill.key: self._take_drill(key))
        self._group = ChoiceGroup(self)
        self._group.gather(tiles)
        return Tiles(tiles, WAYS)

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
