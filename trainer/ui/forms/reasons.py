"""After the answer: every option with its mark, why, its paragraphs, and where else it would be right."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import TONES, Mark
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.question_models import CiteView, ReasonView, VerdictView

MOST_CITES = 3
EDGED = ("right", "wrong", "missed")  # what was rightly left alone keeps a plain edge


class ReasonCard(Card):
    """`read(house, paragraph)` opens a book there."""

    read = Signal(str, str)

    def __init__(self, view: ReasonView, parent: QWidget | None = None) -> None:
        edge = TONES[view.mark] if view.mark in EDGED else "line"
        super().__init__("surface-1", edge, parent=parent)
        self.view = view
        self._title = Text(view.title, "body-strong", wrap=True)
        self._why = [Text(view.why, "label", "text-2", wrap=True)] if view.why else []
        words = column(self._title, *self._why, gap=3)
        self._tell(words)
        head = row(Mark(view.mark, 26, view.word), gap=0, margins=(0, 1, 0, 0))
        marks = holder(column(head, None, gap=0))
        number = Text(view.place, "heading", "text-2", tabular=True)
        place = [holder(column(number, None, gap=0))] if view.place else []
        line = row(*place, marks, holder(words), holder(self._verdict()), gap=14, margins=(16, 11, 16, 11))
        line.setStretch(len(place) + 1, 1)
        self.setLayout(line)
        told = (view.word, "your answer" if view.yours else "", view.why, view.elsewhere)
        cited = ", ".join(each.label for each in view.cites)
        self.setAccessibleName(f"{view.title}: {'. '.join(filter(None, (*told, cited)))}")

    def set_styles(self, title: str, why: str) -> None:
        """Set the option and why it is so in these type styles."""
        self._title.set_style(title)
        for each in self._why:
            each.set_style(why)

    def _tell(self, words: QVBoxLayout) -> None:
        if self.view.elsewhere:
            other = Text(self.view.elsewhere, "label", "text", wrap=True, align=MIDDLE)
            line = row(Icon("swap", 16, "text-2"), other, gap=8, margins=(0, 2, 0, 0))
            line.setStretch(1, 1)
            words.addLayout(line)
        if len(self.view.cites) > 1:  # one stands at the right, under the word; more would leave no room for why
            words.addLayout(row(*self._cites(), None, gap=6, margins=(0, 4, 0, 0)))

    def _cite(self, cite: CiteView) -> Button:
        button = Button(cite.label, "small", icon="book", name=f"Read {cite.label}")
        button.clicked.connect(lambda: self.read.emit(cite.house, cite.at))
        return button

    def _verdict(self) -> QVBoxLayout:
        """The word, whose answer it was, and the paragraphs, always in the same place."""
        word = Text(self.view.word, "label-strong", TONES[self.view.mark])
        pill = [Pill("Your answer", "quiet")] if self.view.yours else []
        cites = self._cites() if len(self.view.cites) == 1 else []
        return column(row(None, *pill, word, gap=10), row(None, *cites, gap=6), None, gap=7)

    def _cites(self) -> list[Button]:
        return [self._cite(each) for each in self.view.cites[:MOST_CITES]]


class Reasons(QWidget):
    """All of them, group by group."""

    read = Signal(str, str)

    def __init__(self, verdict: VerdictView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows = column(gap=10)
        for heading, reasons in verdict.groups:
            if heading:
                rows.addWidget(Text(heading, "label-strong", "text-2"))
            for each in reasons:
                card = ReasonCard(each)
                card.read.connect(self.read)
                rows.addWidget(card)
        self.setLayout(rows)
