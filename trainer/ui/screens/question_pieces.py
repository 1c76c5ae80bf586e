"""Small pieces of a set of questions: what had to be left out, marks in words, how tall a paper is."""

from PySide6.QtWidgets import QWidget

from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.kit.text import MIDDLE, Text

HEAD = 66


def natural(paper: PaperSlip, width: int) -> int:
    """The height in px at which all words of the slip can be seen."""
    pane = paper.findChild(Pane)
    inside = pane.widget() if pane is not None else None
    return HEAD + (inside.heightForWidth(width - 24) if inside is not None else 0)


def said(kind: str) -> str:
    """A question's mark in words."""
    return {"start": "not asked yet", "unjudged": "left out"}.get(kind, kind)


def trouble(words: str) -> QWidget:
    """A sentence on what had to be left out."""
    card = Card("surface-1", "wrong")
    line = row(Icon("warn", 18, "wrong"), Text(words, "label", wrap=True, align=MIDDLE), gap=12, margins=(14, 9, 14, 9))
    line.setStretch(1, 1)
    card.setLayout(line)
    return card
