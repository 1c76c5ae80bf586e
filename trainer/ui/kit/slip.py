"""The paper slip: a paragraph of the house's book, its id always top left."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, RIGHT, Text
from trainer.ui.screens.models import NoteView, SlipView
from trainer.ui.theme.plain import bars
from trainer.ui.theme.tokens import PAPER_LINE

_HEADS = {
    "reading": "Ask your house",
    "unconfirmed": "Unconfirmed",
    "silent": "Not covered",
    "practice": "Practice",
    "plain": "Note",
}


class PaperSlip(Card):
    """Scrolls inside when the words need more room than there is."""

    def __init__(self, slip: SlipView, parent: QWidget | None = None) -> None:
        super().__init__("paper", None, parent=parent)
        self.setAccessibleName(f"{slip.house}, {slip.paragraph or slip.instead}: {slip.title}. {slip.text}")
        words = column(
            Text(slip.title, "heading", "ink", wrap=True),
            Text(slip.text, "body", "ink", wrap=True),
            *(_note(note) for note in slip.notes),
            Text(slip.source, "caption", "ink-2", wrap=True),
            None,
            gap=8,
            margins=(24, 0, 16, 16),
        )
        self.pane = _pane(words)
        self.setLayout(column(holder(_head(slip)), self.pane, gap=6))


def _head(slip: SlipView) -> QHBoxLayout:
    """Paragraph and house; beside a long paragraph a long house name takes two lines."""
    return row(
        Text(slip.paragraph or slip.instead, "title", "ink"),
        None,
        Text(slip.house, "caption", "ink-2", wrap=True, align=MIDDLE | RIGHT),
        Icon("book", 18, "ink-2"),
        gap=10,
        margins=(24, 18, 24, 0),
    )


def _pane(words: QVBoxLayout) -> Pane:
    pane = Pane(holder(words), "The paragraph", "paper")
    pane.verticalScrollBar().setStyleSheet(bars(PAPER_LINE))
    return pane


def _note(note: NoteView) -> QWidget:
    return holder(
        column(row(Pill(_HEADS[note.kind], "ink"), None), Text(note.text, "caption", "ink-2", wrap=True), gap=4)
    )
