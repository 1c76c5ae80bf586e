"""Beside the film once it is judged: each answer, and the law on paper."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.text import Text
from trainer.ui.screens.judge_models import LineView, TruthView
from trainer.ui.screens.rules_models import LinkView


class Truth(QWidget):
    """How it went, the law on paper, and the way to the next hand."""

    gone_on = Signal()
    turned = Signal(str, str)

    def __init__(self, view: TruthView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        title = row(Mark(view.mark, 32), Text(view.title, "title", wrap=True), gap=12)
        title.setStretch(1, 1)
        self.next = Button("Next hand", "primary", key="Enter")
        self.next.setObjectName("judge-next")
        self.next.clicked.connect(self.gone_on)
        self.notes = [Text(note, "label", "text-2", wrap=True) for note in view.notes]
        rows = column(
            title,
            Text(view.stop, "label", "text-2", wrap=True),
            *map(_line, view.lines),
            *([self._paper(view)] if view.links or view.steps else []),
            *self.notes,
            gap=10,
        )
        self.setLayout(rows)

    def _paper(self, view: TruthView) -> QWidget:
        paper = Card("paper", None)
        paper.setLayout(
            column(
                *map(self._link, view.links[:1]),
                *([Text(view.sense, "body", "ink", wrap=True)] if view.sense else []),
                *map(self._link, view.links[1:]),
                *(Text(f"{place}.  {words}", "label", "ink", wrap=True) for place, words in enumerate(view.steps, 1)),
                gap=6,
                margins=(18, 12, 18, 12),
            )
        )
        return paper

    def _link(self, way: LinkView) -> QWidget:
        made = Link(f"{way.at}  {way.about}", f"Read {way.at}, {way.about}", "label", "ink", icon="book", least=80)
        made.clicked.connect(lambda: self.turned.emit(way.house, way.place))
        return holder(row(made, None, gap=0))


def _line(view: LineView) -> QWidget:
    given = [Text(f"You said: {view.given}", "caption", "text-2", wrap=True)] if view.given else []
    words = column(
        Text(view.says, "caption", "text-2", wrap=True), Text(view.answer, "label", wrap=True), *given, gap=0
    )
    line = row(column(Mark(view.mark, 22), None, gap=0), words, gap=10)
    line.setStretch(1, 1)
    return holder(line)
