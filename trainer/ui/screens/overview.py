"""The first section of the progress page: ready or not, accuracy, areas by house, pace, crying wolf, days."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit.beside import WHOLE, Beside
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import Text
from trainer.ui.kit.tiles import Tiles
from trainer.ui.screens.charted import ChartCard
from trainer.ui.screens.days import DaysCard
from trainer.ui.screens.heat import HeatCard
from trainer.ui.screens.progress_models import FigureView, MemoryView, OverviewView, TableView
from trainer.ui.screens.readiness import ReadinessCard

SIDE, TOP, LEFT, WIDEST, AROUND = 8, 286, 336, 420, 40
WAYS = (7, 5, 4, 3, 2)
LOWEST = 190  # px of a card in which a chart can be read


class Overview(QWidget):
    """Scrolls where it does not fit. Signals: `cell_opened(area, house)`, `part_chosen(part)`."""

    cell_opened = Signal(str, str)
    part_chosen = Signal(str)

    def __init__(self, view: OverviewView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heat = HeatCard(view.heat)
        self.heat.opened.connect(self.cell_opened)
        self.heat.part_chosen.connect(self.part_chosen)
        self.ready, self.accuracy = ReadinessCard(view.readiness), ChartCard(view.accuracy)
        self.accuracy.setMinimumHeight(TOP)
        top = _beside(self.ready, self.accuracy)
        self.pace = ChartCard(view.pace)
        self.pace.setMinimumHeight(190)
        side = column(self.pace, FiguresCard("Crying wolf", view.wolf), DaysCard(view.days), gap=14)
        side.setStretch(0, 1)
        below = _beside(self.heat, holder(side), side_first=False)
        rows = column(top, below, gap=14, margins=(4, 4, SIDE, 8))
        rows.setStretch(1, 1)
        self.pane = Pane(holder(rows), "Overview", "room")
        self.heat.grid.moved.connect(lambda cell: self.pane.look_at(cell, AROUND))
        self.setLayout(column(self.pane, gap=0))


def _beside(one: QWidget, other: QWidget, *, side_first: bool = True) -> Beside:
    """A narrow part and a wide one in a row; where there is no room, one below the other over the whole width."""
    narrow = one if side_first else other
    line = row(one, other, gap=14)
    line.setStretch(0, 2 if side_first else 3)
    line.setStretch(1, 3 if side_first else 2)
    made = Beside(line)

    def suit(across: bool) -> None:
        narrow.setMinimumWidth(max(LEFT, narrow.minimumSizeHint().width()) if across else 0)
        narrow.setMaximumWidth(WIDEST if across else WHOLE)
        line.setStretch(0, (2 if side_first else 3) if across else 0)
        line.setStretch(1, (3 if side_first else 2) if across else 0)

    suit(True)
    made.turned.connect(suit)
    return made


class FiguresCard(Card):
    """Figures with their words, side by side."""

    def __init__(self, title: str, figures: tuple[FigureView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(18)
        for place, each in enumerate(figures):
            grid.addWidget(_figure(each), place // 2, place % 2)
        rows = column(Text(title, "heading"), row(grid, None), None, gap=8, margins=(20, 14, 20, 14))
        self.setLayout(rows)
        self.setAccessibleName(f"{title}: " + "; ".join(f"{each.value} {each.words}" for each in figures))


def _figure(view: FigureView) -> QWidget:
    value = Text(view.value, "title", tabular=True)
    return holder(column(value, Text(view.words, "caption", "text-2"), gap=0))


class MemorySection(QWidget):
    """What stays, and what falls due. Emits `days_chosen(days)`."""

    days_chosen = Signal(str)

    def __init__(self, view: MemoryView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.days = Segments(view.spans, view.days, "Days ahead")
        self.days.setObjectName("progress-days")
        self.days.chosen.connect(self.days_chosen)
        words = Text(view.words, "caption", "text-2", wrap=True)
        rows = column(ChartCard(view.retention), ChartCard(view.forecast, self.days), words, gap=14)
        rows.setStretch(0, 1)
        rows.setStretch(1, 1)
        rows.setContentsMargins(4, 4, SIDE, 4)
        self.setLayout(rows)


class CaughtCard(Card):
    """What was caught of what came up, by area, and a word to whoever stops everything."""

    def __init__(self, caught: tuple[FigureView, ...], note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        cells = [
            holder(column(Text(each.value, "heading", tabular=True), Text(each.words, "caption", "text-2"), gap=2))
            for each in caught
        ]
        told = [Text(note, "label", wrap=True)] if note else []
        self.setLayout(
            column(Text("Caught, by area", "heading"), *told, Tiles(cells, WAYS), gap=12, margins=(20, 16, 20, 18))
        )


class TableSection(QWidget):
    """Hits against false alarms, how well they are told apart, and the time it took."""

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout()
        grid.setSpacing(14)
        grid.setContentsMargins(4, 4, SIDE, 4)
        figures = FiguresCard("All these hands together", view.figures)
        for place, each in enumerate((view.detection, view.sensitivity, view.notice)):
            grid.addWidget(ChartCard(each), place // 2, place % 2)
        grid.addWidget(figures, 1, 1)
        for place in (0, 1):
            grid.setColumnStretch(place, 1)
            grid.setRowStretch(place, 1)
            grid.setRowMinimumHeight(place, LOWEST)
        if view.caught:
            grid.addWidget(CaughtCard(view.caught, view.note), 2, 0, 1, 2)
        self.pane = Pane(holder(grid), "At the table", "room")
        self.setLayout(column(self.pane, gap=0))
