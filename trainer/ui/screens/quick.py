"""The page of quick drills: a house, and what can be drilled there for a minute."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.kernel.listed import listed
from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.drill_pictures import DrillPicture, Ticks
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.quick_models import QuickDrillView, QuickView

COLUMNS, TILES, KEYS, NEW, DUE = 2, 5, "1234567890", "New", "Due"
LAST, NEVER = "last ", "Not played yet"
ROOM_FOR_TILES, ROOM_FOR_PICTURES, TWO_LINES = (1320, 860), 1000, 40
ABOUT = "Twelve questions in about a minute. Every answer cites your house’s rulebook."


class QuickCard(Choice):
    """A drill: pressed, its round begins. A line beside a small picture, or, where there is room, a tile under one."""

    def __init__(self, view: QuickDrillView, key: str, parent: QWidget | None = None) -> None:
        super().__init__(_said(view), parent=parent)
        self.setObjectName(f"quick-{view.key}")
        self._says = Text(view.says, "label", "text-2", wrap=True)
        cap = KeyCap(key)
        words = column(
            row(cap, Text(view.title, "heading"), None, gap=8),
            self._says,
            *([Text(view.note, "caption", "late", wrap=True)] if view.note else []),
            gap=2,
        )
        self._in_line = (small := DrillPicture(view.key, key, small=True), cap, facts := holder(_facts(view)))
        self._in_tile = (DrillPicture(view.key, key, _tag(view), view.due), holder(_foot(view)))
        told = row(words, facts, gap=12, margins=(16, 8, 16, 8))
        told.setStretch(0, 1)
        line = row(small, told, gap=0)
        line.setStretch(1, 1)
        picture, foot = self._in_tile
        self.setLayout(column(picture, line, foot, gap=0, margins=(1, 1, 1, 1)))
        self.settle()
        bind_key(self, key)
        self.show_tile(False)

    def show_tile(self, on: bool, small: bool = False) -> None:
        """Be a tile, or a line; a line has its `small` picture where there is room for it."""
        for piece in self._in_tile:
            piece.setVisible(on)
        for piece in self._in_line:
            piece.setVisible(not on and (small or piece is not self._in_line[0]))
        self._says.setMinimumHeight(TWO_LINES if on else 0)  # so that all pictures end at one height


def _said(view: QuickDrillView) -> str:
    """What a screen reader says of a drill: a sentence for each thing there is to know."""
    target = f"Target time: {view.target.removesuffix(' s')} seconds a hand"
    best = f"Best round: {view.best}" if view.best else ""
    last = f"Last played {view.last.removeprefix(LAST)}" if view.last.startswith(LAST) else NEVER
    told = (view.title, "Due" if view.due else "", view.says, view.note, target, best, last)
    return " ".join(each if each[-1] in ".?!" else f"{each}." for each in told if each)


def _tag(view: QuickDrillView) -> str:
    return DUE if view.due else "" if view.best else NEW


def _facts(view: QuickDrillView) -> QVBoxLayout:
    return column(
        _target(view),
        *([row(None, Text(view.best, "label-strong", tabular=True))] if view.best else []),
        row(None, *([Text(DUE, "caption", "accent")] if view.due else []), Text(view.last, "caption", "text-3"), gap=8),
        gap=2,
    )


def _foot(view: QuickDrillView) -> QVBoxLayout:
    """The best round, its pace, the target, and a stroke for each question."""
    told = [Text(NEVER, "caption", "text-3")]
    if view.best:
        pace = Text(view.pace, "caption", "late" if view.slow else "text-2", tabular=True)
        told = [Text(f"Best {view.right} of {view.of}", "caption", tabular=True), pace]
    line = row(*told, _target(view), gap=10)
    return column(line, Ticks(view.right, view.of), gap=8, margins=(16, 4, 16, 14))


def _target(view: QuickDrillView) -> QHBoxLayout:
    return row(None, Icon("clock", 14, "text-3"), Text(view.target, "caption", "text-2", tabular=True), gap=6)


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
        self.houses = HouseRow(view.houses, view.house, brief=True, low=True)
        self.houses.chosen.connect(self.house_chosen)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._cards = [self._card(drill, KEYS[place % len(KEYS)]) for place, drill in enumerate(view.drills)]
        self._laid: tuple[bool, bool] | None = None
        self._arrange()
        head = row(Text("Quick drills", "display"), None, Text(ABOUT, "caption", "text-2"), gap=16)
        band = self._waiting(view.waiting) if view.waiting else self._due(view)
        bands = [band] if band is not None else []
        pane = Pane(holder(self._grid), "Drills", "room")
        rows = column(head, *bands, self.houses, pane, gap=14, margins=(32, 20, 32, 20))
        rows.setStretch(2 + len(bands), 1)
        self.fill(holder(rows))

    def _card(self, drill: QuickDrillView, key: str) -> QuickCard:
        card = QuickCard(drill, key)
        card.clicked.connect(lambda _on=False: self.drill_chosen.emit(drill.key))
        return card

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Tiles in two rows where there is room for their pictures, else lines in two columns."""
        tiles = self.width() >= ROOM_FOR_TILES[0] and self.height() >= ROOM_FOR_TILES[1]
        small = self.width() >= ROOM_FOR_PICTURES
        if (tiles, small) == self._laid:
            return
        self._laid = tiles, small
        across = TILES if tiles else COLUMNS
        self._grid.setSpacing(16 if tiles else 10)
        for place, card in enumerate(self._cards):
            card.show_tile(tiles, small)
            self._grid.addWidget(card, place // across, place % across)
        rows = -(-len(self._cards) // across)
        for place in range(len(self._cards) + 1):
            self._grid.setColumnStretch(place, 1 if place < across else 0)
            self._grid.setRowStretch(place, 1 if place < rows else 0)

    def _waiting(self, sentence: str) -> QWidget:
        self.resume = Button("Continue", "primary", icon="play", key="Enter")
        self.resume.setObjectName("resume-round")
        self.resume.clicked.connect(self.resume_chosen)
        return _banner(sentence, self.resume)

    def _due(self, view: QuickView) -> QWidget | None:
        """What is due, and a button that begins with it; None where nothing is."""
        due = [drill for drill in view.drills if drill.due]
        if not due:
            return None
        self.start = Button(f"Start with “{due[0].title}”", "primary", icon="play", key="Enter")
        self.start.setObjectName("start-due")
        self.start.clicked.connect(lambda: self.drill_chosen.emit(due[0].key))
        told = listed([f"“{drill.title}”" for drill in due])
        return _banner(f"{'One drill is' if len(due) == 1 else f'{len(due)} drills are'} due: {told}.", self.start)


def _banner(sentence: str, button: Button) -> Card:
    band = Card("accent-soft", "accent")
    words = Text(sentence, "label-strong", wrap=True, align=MIDDLE)
    line = row(Icon("clock", 20, "accent"), words, button, gap=12, margins=(16, 8, 10, 8))
    line.setStretch(1, 1)
    band.setLayout(line)
    return band
