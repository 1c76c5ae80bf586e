"""The quiz: a house, a chapter of its law, and the topics in it; each can be asked about."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.quiz_models import QuizTopicView, QuizView

COLUMNS, CHAPTER_WIDTH = 3, 268
ABOUT = "Up to ten questions, those you were asked least come first. Every answer names its paragraph."


class ChapterCard(Choice):
    """A chapter in the list at the left; the one that is open is chosen."""

    def __init__(self, view: QuizTopicView, parent: QWidget | None = None) -> None:
        super().__init__(f"{view.title}, {view.note}", checkable=True, parent=parent)
        words = column(Text(view.title, "label-strong"), Text(view.note, "caption", "text-2"), gap=2)
        line = row(Ring(view.share, 36), words, None, gap=12, margins=(12, 9, 12, 9))
        self.setObjectName(f"chapter-{view.key}")
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
    """Signals carry keys of the view: a house, a chapter to open, a chapter or topic to be asked about."""

    house_chosen = Signal(str)
    chapter_chosen = Signal(str)
    asked = Signal(str)

    def __init__(self, view: QuizView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: QuizView) -> None:
        """Show this view instead."""
        self._view = view
        head = row(Text("Quiz", "display"), None, gap=16)
        self.houses = HouseRow(view.houses, view.house)
        self.houses.chosen.connect(self.house_chosen)
        body = row(self._chapters(), self._topics(), gap=16)
        body.setStretch(1, 1)
        rows = column(head, self.houses, body, gap=14, margins=(32, 20, 32, 20))
        rows.setStretch(2, 1)
        self.fill(holder(rows))

    def _chapters(self) -> QWidget:
        cards = [ChapterCard(each) for each in self._view.chapters]
        for card, each in zip(cards, self._view.chapters, strict=True):
            card.setChecked(each.key == self._view.chapter)
            card.clicked.connect(lambda _on=False, key=each.key: self._open(key))
        self._group = ChoiceGroup(self)
        self._group.gather(cards)
        listed = holder(column(*cards, None, gap=8, margins=(3, 3, 3, 3)))
        pane = Pane(listed, "Chapters", "room")
        pane.setFixedWidth(CHAPTER_WIDTH)
        return pane

    def _open(self, key: str) -> None:
        if key != self._view.chapter:
            self.chapter_chosen.emit(key)

    def _topics(self) -> QWidget:
        opened = next(each for each in self._view.chapters if each.key == self._view.chapter)
        self.go = Button(f"Ask me about {opened.title}", "primary", key="Enter")
        self.go.setObjectName("ask-chapter")
        self.go.clicked.connect(lambda: self.asked.emit(opened.key))
        words = column(Text(opened.title, "title"), Text(ABOUT, "label", "text-2", wrap=True), gap=4)
        head = row(words, self.go, gap=24)
        head.setStretch(0, 1)
        grid = QGridLayout()
        grid.setSpacing(12)
        grid.setContentsMargins(3, 3, 3, 3)
        for place, each in enumerate(self._view.topics):
            tile = TopicTile(each)
            tile.clicked.connect(lambda _on=False, key=each.key: self.asked.emit(key))
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        grid.setRowStretch(len(self._view.topics) // COLUMNS + 1, 1)
        return holder(column(head, Pane(holder(grid), "Topics", "room"), gap=12))
