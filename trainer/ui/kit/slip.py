"""The paper slip: a paragraph of the house's book, its id always top left."""

from collections.abc import Iterator

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
    "practice": "Routine",
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
            *_notes(slip.notes),
            None,
            gap=6,
            margins=(24, 0, 16, 10),
        )
        self.pane = _pane(words)
        self.setLayout(column(holder(_head(slip)), self.pane, gap=2))


def _head(slip: SlipView) -> QHBoxLayout:
    """Paragraph and house, with whose words they are: in one line, so that the paragraph has the height."""
    told = " \u00b7 ".join(words for words in (slip.house, slip.source.removesuffix(".")) if words)
    line = row(
        Text(slip.paragraph or slip.instead, "title", "ink"),
        Text(told, "caption", "ink-2", wrap=True, align=MIDDLE | RIGHT),
        Icon("book", 18, "ink-2"),
        gap=10,
        margins=(24, 12, 24, 0),
    )
    line.setStretch(1, 1)
    return line


def _pane(words: QVBoxLayout) -> Pane:
    pane = Pane(holder(words), "The paragraph", "paper")
    pane.verticalScrollBar().setStyleSheet(bars(PAPER_LINE))
    return pane


def _notes(notes: tuple[NoteView, ...]) -> Iterator[QWidget]:
    """Each note under its head; those of one kind that follow one another under one."""
    before = ""
    for note in notes:
        head = [row(Pill(_HEADS[note.kind], "ink"), None)] if note.kind != before else []
        yield holder(column(*head, Text(note.text, "caption", "ink-2", wrap=True), gap=4))
        before = note.kind
