"""Progress: accuracy over time by topic and part, crying wolf, and every attempt."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import CENTRE, RIGHT, Text
from trainer.ui.screens.attempts import AttemptsTable
from trainer.ui.screens.base import Screen
from trainer.ui.screens.models import ProgressView, TopicView
from trainer.ui.screens.strokes import StrokeKey

if TYPE_CHECKING:
    from trainer.ui.screens.chart import AccuracyChart

PARTS = (("noticed", "Noticed"), ("authority", "Authority"), ("remedy", "Remedy"))


class ProgressScreen(Screen):
    """`attempt_opened(key)` asks for an old attempt; `start_chosen` comes from the empty page."""

    house_chosen = Signal(str)
    part_chosen = Signal(str)
    attempt_opened = Signal(str)
    start_chosen = Signal()

    def __init__(self, view: ProgressView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: AccuracyChart | None = None
        self.show_view(view)

    def show_view(self, view: ProgressView) -> None:
        """Show this view instead."""
        self._view, self._part, self.chart = view, view.part, None
        rows = column(self._head(), gap=12, margins=(32, 20, 32, 20))
        if view.attempts:
            rows.addWidget(self._figures())
            rows.addLayout(self._middle(), 5)
            rows.addWidget(self._attempts(), 6)
        else:
            rows.addWidget(self._nothing(), 1)
        self.fill(holder(rows))
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _head(self) -> QHBoxLayout:
        options = (("", "All"), *((house.key, house.name) for house in self._view.houses))
        self.house = Segments(options, self._view.house, "House")
        self.house.setObjectName("progress-house")
        self.house.chosen.connect(self.house_chosen)
        return row(Text("Progress", "display"), None, self.house, gap=16)

    def _figures(self) -> Card:
        view, card = self._view, Card()
        wolf = f"{view.clean_stopped} of {view.clean_hands}" if view.clean_hands else "–"
        card.setAccessibleName(f"Crying wolf: {wolf} clean hands stopped; {view.median_notice} to notice, median")
        card.setLayout(
            row(
                _figure(wolf, "clean hands stopped: crying wolf"),
                _figure(view.median_notice or "–", "to notice, median"),
                _figure(view.sensitivity or "–", _sensitivity_words(view)),
                None,
                gap=48,
                margins=(24, 8, 24, 8),
            )
        )
        return card

    def _middle(self) -> QHBoxLayout:
        line = row(self._chart_card(), self._topics(), gap=16)
        line.setStretch(0, 1)
        return line

    def _chart_card(self) -> Card:
        card = Card()
        self.part = Segments(PARTS, self._part, "Part")
        self.part.setObjectName("progress-part")
        self.part.chosen.connect(self._take_part)
        head = row(Text("Accuracy", "heading"), Text("per cent right", "caption", "text-2"), None, self.part, gap=12)
        self._plot: QVBoxLayout = column(head, gap=8, margins=(20, 12, 14, 10))
        card.setLayout(self._plot)
        card.setMinimumHeight(220)
        return card

    def _take_part(self, part: str) -> None:
        self._part = part
        self._draw()
        self.part_chosen.emit(part)

    def _draw(self) -> None:
        """Make the chart when it is first seen, and draw the lines of the chosen part."""
        if not self._view.attempts:
            return
        if self.chart is None:
            from trainer.ui.screens.chart import AccuracyChart  # heavy: only when a chart is shown

            self.chart = AccuracyChart()
            self._plot.addWidget(self.chart, 1)
        self.chart.show_lines(tuple(each for each in self._view.series if each.part == self._part), self._view.ticks)

    def _topics(self) -> Card:
        card, grid = Card(), QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        for place, (_, label) in enumerate(PARTS):
            grid.addWidget(Text(label, "overline", "text-2", align=RIGHT), 0, place + 2)
        for number, topic in enumerate(self._view.topics):
            self._add_topic(grid, number, topic)
        grid.setColumnStretch(1, 1)
        inside = column(grid, None, gap=0, margins=(20, 0, 20, 8))
        title = holder(column(Text("By topic", "heading"), margins=(20, 14, 20, 0)))
        card.setLayout(column(title, Pane(holder(inside), ground="surface-1"), gap=6, margins=(1, 0, 1, 4)))
        card.setMinimumWidth(grid.sizeHint().width() + 56)
        return card

    def _add_topic(self, grid: QGridLayout, number: int, topic: TopicView) -> None:
        words = column(Text(topic.title, "label-strong"), Text(f"{topic.attempts} hands", "caption", "text-3"), gap=0)
        grid.addWidget(StrokeKey(number), number + 1, 0)
        grid.addWidget(holder(words), number + 1, 1)
        for place, share in enumerate((topic.noticed, topic.authority, topic.remedy)):
            figure = Text(
                "–" if share is None else str(share),
                "label-strong",
                "text-3" if share is None else "text",
                align=RIGHT,
                tabular=True,
            )
            figure.setAccessibleName(f"{topic.title}, {PARTS[place][1]}: {figure.text()}")
            grid.addWidget(figure, number + 1, place + 2)

    def _attempts(self) -> Card:
        card = Card()
        self.table = AttemptsTable(self._view.attempts)
        self.table.setObjectName("attempts")
        self.table.opened.connect(self.attempt_opened)
        head = row(
            Text("Attempts", "heading"),
            None,
            Text("Enter or a double click opens one.", "caption", "text-2"),
            margins=(8, 0, 8, 0),
        )
        card.setLayout(column(head, self.table, gap=6, margins=(12, 12, 12, 10)))
        return card

    def _nothing(self) -> Card:
        card = Card()
        self.start = Button("Take the box", "primary", key="Enter")
        self.start.clicked.connect(self.start_chosen)
        words = "Nothing graded here yet." if not self._view.house else "Nothing graded at this house yet."
        card.setLayout(
            column(
                None,
                row(None, Icon("chart", 48, "text-3"), None),
                Text(words, "title", align=CENTRE),
                Text(
                    "Deal one hand. What you noticed, who decided and what you did about it are drawn here over time.",
                    "body",
                    "text-2",
                    wrap=True,
                    align=CENTRE,
                ),
                8,
                row(None, self.start, None),
                None,
                gap=10,
                margins=(48, 24, 48, 24),
            )
        )
        return card


def _figure(value: str, words: str) -> QWidget:
    line = row(Text(value, "title", tabular=True), Text(words, "caption", "text-2"), gap=10)
    return holder(line)


def _sensitivity_words(view: ProgressView) -> str:
    return "d′, telling spoiled hands from clean" if view.sensitivity else "d′: needs clean and spoiled hands"
