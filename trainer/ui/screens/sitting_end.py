"""The end of a session: what was caught and missed, what was answered, which rules moved, and why it was so."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.order import rule_lines
from trainer.ui.screens.sitting_models import DoneLine, SittingEndView

LEFT_WIDTH = 380
NOTHING = "No change: clean hands don’t count toward any rule."


class SittingEndScreen(Screen):
    """`more` asks for five more minutes, `back` leads to the first page."""

    more = Signal()
    back = Signal()

    def __init__(self, view: SittingEndView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bar = TopBar("Session", view.house, "How it went")
        bar.back.connect(self.back)
        body = row(self._sums(view), self._told(view), gap=24, margins=(32, 24, 32, 24))
        body.setStretch(1, 1)
        rows = column(bar, holder(body), gap=0)
        rows.setStretch(1, 1)
        self.fill(holder(rows))

    def _sums(self, view: SittingEndView) -> QWidget:
        self.again = Button("Five more minutes", "secondary", icon="repeat")
        self.again.setObjectName("five-more")
        self.again.clicked.connect(self.more)
        self.done = Button("Done", "primary", key="Enter")
        self.done.setObjectName("session-done")
        self.done.clicked.connect(self.back)
        card = Card()
        left = [Text(view.left, "label", "text-2")] if view.left else []
        card.setLayout(
            column(
                Text(view.title, "title"),
                *left,
                10,
                *_counts(view),
                *([Text(view.note, "label", "text-2", wrap=True)] if view.note else []),
                None,
                row(self.done, self.again, None, gap=12),
                gap=10,
                margins=(28, 24, 28, 24),
            )
        )
        card.setFixedWidth(LEFT_WIDTH)
        return card

    def _told(self, view: SittingEndView) -> QWidget:
        moved = rule_lines(view.moved) or [Text(NOTHING, "label", "text-2", wrap=True)]
        pieces: list[Piece] = [Text("Rules that changed", "heading"), *moved]
        if view.done:
            pieces += [12, Text("What you practiced, and why", "heading"), *map(_line, view.done)]
        return Pane(holder(column(*pieces, None, gap=8, margins=(3, 3, 12, 3))), "Results", "room")


def _counts(view: SittingEndView) -> list[QWidget]:
    clean = f"{view.clean_hands} clean hand{'' if view.clean_hands == 1 else 's'}"
    answers = [_count("right", "Answers right", f"{view.right} of {view.asked}")] if view.asked else []
    return [
        _count("right", "Caught", str(view.caught)),
        _count("wrong", "Missed", str(view.missed)),
        _count("alarm", f"False alarms, of {clean}", str(view.false_alarms)),
        *answers,
    ]


def _count(kind: str, label: str, number: str) -> QWidget:
    words = Text(label, "label", wrap=True, align=MIDDLE)
    line = row(Mark(kind, 24), words, Text(number, "heading", tabular=True), gap=10)
    line.setStretch(1, 1)
    return holder(line)


def _line(done: DoneLine) -> QWidget:
    card = Card()
    words = holder(column(Text(done.title, "label", wrap=True), Text(done.why, "caption", "text-2", wrap=True), gap=2))
    line = row(Mark(done.mark, 24, done.word), words, Text(done.word, "caption", "text-2", align=MIDDLE), gap=12)
    line.setContentsMargins(14, 10, 16, 10)
    line.setStretch(1, 1)
    card.setLayout(line)
    return card
