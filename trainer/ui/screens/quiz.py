"""The quiz: a house, an area of its law, and the topics in it; each can be asked about, as deep as one likes."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.soon import soon
from trainer.ui.kit.switch import Switch
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.kit.tiles import Tiles
from trainer.ui.screens.base import Screen
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.left_out import LeftOutLine
from trainer.ui.screens.quiz_models import QuizTopicView, QuizView, Wanted

WAYS, AREA_WIDTH = (3, 2), 268
ABOUT = {
    True: "Up to ten questions. Due ones come first, then the ones you’ve seen least.",
    False: "Up to ten questions. The ones you’ve seen least come first.",
}
NONE = "No questions here match that level and complexity. Choose “Any.”"
EMPTY = "There are no questions for this rulebook."
LEVELS = (("0", "Any"), ("1", "1"), ("2", "2"), ("3", "3"))


class AreaCard(Choice):
    """An area in the list at the left; the one that is open is chosen."""

    barred = True

    def __init__(self, view: QuizTopicView, parent: QWidget | None = None) -> None:
        super().__init__(f"{view.title}, {view.note}", checkable=True, parent=parent)
        words = column(Text(view.title, "label-strong"), Text(view.note, "caption", "text-2", wrap=True), gap=2)
        line = row(Ring(view.share, 36), words, gap=12, margins=(12, 9, 12, 9))
        line.setStretch(1, 1)
        self.setObjectName(f"area-{view.key}")
        self.setLayout(line)
        self.settle()


class TopicTile(Choice):
    """A topic: pressed, it is asked about."""

    def __init__(self, view: QuizTopicView, parent: QWidget | None = None) -> None:
        super().__init__(f"{view.title}, {view.note}: ask me", parent=parent)
        words = column(
            Text(view.title, "label-strong", wrap=True),
            Text(view.note, "caption", "text-2", wrap=True),
            gap=2,
        )
        line = row(Ring(view.share, 40), words, Icon("chev", 16, "text-3"), gap=12, margins=(14, 12, 10, 12))
        line.setStretch(1, 1)
        self.setObjectName(f"topic-{view.key}")
        self.setLayout(line)
        self.settle()


class QuizScreen(Screen):
    """Signals carry keys of the view: a house, an area to open, an area or topic to be asked about.

    `wanted_changed(Wanted)` when it is to be deeper or busier, `resumed` to go on with the set that waits,
    `left_out_wanted` to see the files that are left out.
    """

    house_chosen = Signal(str)
    area_chosen = Signal(str)
    asked = Signal(str)
    wanted_changed = Signal(object)
    resumed = Signal()
    left_out_wanted = Signal()

    def __init__(self, view: QuizView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: QuizView) -> None:
        """Show this view instead."""
        self.view = view
        self.houses = HouseRow(view.houses, view.house, brief=True, low=True)
        self.houses.chosen.connect(self.house_chosen)
        waiting = [self._waiting()] if view.waiting else []
        left_out = [self._left_out()] if view.left_out.words else []
        rows = column(self._head(), *waiting, self.houses, *left_out, gap=14, margins=(32, 16, 32, 16))
        rows.addWidget(self._offered() if view.areas else Text(EMPTY, "body", "text-2"), 1)
        self.fill(holder(rows))

    def _offered(self) -> QWidget:
        body = row(self._areas(), self._topics(), gap=16)
        body.setStretch(1, 1)
        return holder(body)

    def _left_out(self) -> QWidget:
        line = LeftOutLine(self.view.left_out)
        line.wanted.connect(self.left_out_wanted)
        return line

    # --- what is wanted ----------------------------------------------------------------------------------------

    def _head(self) -> QWidget:
        wanted = self.view.wanted
        self.level = self._segments("Level", wanted.level, "level")
        self.complexity = self._segments("Complexity", wanted.complexity, "complexity")
        self.due = Switch("What comes first", wanted.due_first)
        self.due.setObjectName("due-first")
        self.due.toggled.connect(lambda on: self._want(replace(self.view.wanted, due_first=on)))
        words = (Text(each, "label", "text-2", align=MIDDLE) for each in ("Level", "Complexity", "Due first"))
        level, complexity, due = words
        pieces = (level, self.level, 8, complexity, self.complexity, 8, due, self.due)
        return holder(row(Text("Quiz", "display"), None, *pieces, gap=10))

    def _segments(self, name: str, current: int, key: str) -> Segments:
        made = Segments(LEVELS, str(current), name)
        made.setObjectName(key)
        made.chosen.connect(lambda value: self._want(_changed(self.view.wanted, key, int(value))))
        return made

    def _want(self, wanted: Wanted) -> None:
        self.wanted_changed.emit(wanted)

    def _waiting(self) -> QWidget:
        card = Card("accent-soft", "accent")
        go = Button("Continue", "primary", tail="chev")
        go.setObjectName("go-on")
        go.clicked.connect(self.resumed)
        card.setLayout(row(Text(self.view.waiting, "label-strong", align=MIDDLE), None, go, margins=(16, 8, 8, 8)))
        return card

    # --- what is offered ---------------------------------------------------------------------------------------

    def _areas(self) -> QWidget:
        cards = [AreaCard(each) for each in self.view.areas]
        for card, each in zip(cards, self.view.areas, strict=True):
            card.setChecked(each.key == self.view.area)
            card.clicked.connect(lambda _on=False, key=each.key: self._open(key))
        self._group = ChoiceGroup(self)
        self._group.gather(cards)
        listed = holder(column(*cards, None, gap=8, margins=(3, 3, 3, 3)))
        pane = Pane(listed, "Areas", "room")
        pane.setFixedWidth(AREA_WIDTH)
        chosen = next(card for card in cards if card.isChecked())
        soon(chosen, lambda: pane.look_at(chosen, 12))
        return pane

    def _open(self, key: str) -> None:
        if key != self.view.area:
            self.area_chosen.emit(key)

    def _topics(self) -> QWidget:
        opened = next(each for each in self.view.areas if each.key == self.view.area)
        self.go = Button("Ask me about this", "primary", key="Enter", name=f"Ask me about {opened.title}")
        self.go.setObjectName("ask-area")
        self.go.setEnabled(opened.questions > 0)
        self.go.clicked.connect(lambda: self.asked.emit(opened.key))
        about = ABOUT[self.view.wanted.due_first] if opened.questions else NONE
        words = column(Text(opened.title, "title"), Text(about, "label", "text-2", wrap=True), gap=4)
        head = row(words, self.go, gap=24)
        head.setStretch(0, 1)
        return holder(column(head, Pane(self._grid(), "Topics", "room"), gap=12))

    def _grid(self) -> QWidget:
        tiles = []
        for each in self.view.topics:
            tiles.append(tile := TopicTile(each))
            tile.clicked.connect(lambda _on=False, key=each.key: self.asked.emit(key))
        return holder(column(Tiles(tiles, WAYS, edge=3), None, gap=0))


def _changed(wanted: Wanted, key: str, value: int) -> Wanted:
    return replace(wanted, level=value) if key == "level" else replace(wanted, complexity=value)
