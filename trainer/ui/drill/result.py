"""The end of a round: how many were right and how fast, beside the best so far, and what was wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.drill.answer_table import AnswerTable, tabled
from trainer.ui.drill.round import Given, Played
from trainer.ui.drill.words import answer_words, minutes, seconds, wrong_words
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen

LEFT_WIDTH, NUMBER, SLOW = 360, 20, "Right, but too slow"


class ResultScreen(Screen):
    """`again` plays a new round of the same drill, `back` leads to the drills."""

    again = Signal()
    back = Signal()

    def __init__(self, title: str, house: str, played: Played, compared: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bar = TopBar(title, house, "The round")
        bar.back.connect(self.back)
        body = row(self._sums(played, compared), self._list(played), gap=24, margins=(32, 24, 32, 24))
        body.setStretch(1, 1)
        rows = column(bar, holder(body), gap=0)
        rows.setStretch(1, 1)
        self.fill(holder(rows))

    def _sums(self, played: Played, compared: str) -> QWidget:
        self.once_more = Button("Another round", "primary", icon="repeat", key="Enter")
        self.once_more.setObjectName("again")
        self.once_more.clicked.connect(self.again)
        self.leave = Button("All drills", "secondary")
        self.leave.clicked.connect(self.back)
        slow = sum(each.mark == "late" for each in played.given)
        card = Card()
        card.setLayout(
            column(
                Text(f"{played.round.right} of {played.round.size} right", "display"),
                Text(compared, "label", "accent", wrap=True),
                6,
                _fact("All answers", minutes(played.round.total)),
                _fact("Median", seconds(played.median)),
                _fact("Too slow", str(slow)),
                None,
                row(self.once_more, self.leave, None, gap=12),
                gap=8,
                margins=(28, 24, 28, 24),
            )
        )
        card.setFixedWidth(LEFT_WIDTH)
        return card

    def _list(self, played: Played) -> QWidget:
        lines = [self._line(number, each) for number, each in enumerate(played.given, 1)]
        return Pane(holder(column(*lines, None, gap=8, margins=(3, 3, 8, 3))), "The questions", "room")

    def _line(self, number: int, given: Given) -> QWidget:
        spot, card = given.spot, Card()
        words = [Text(spot.asks, "label", wrap=True), AnswerTable(given) if tabled(spot) else _sentence(given)]
        mark = Mark(given.mark, 24, SLOW if given.mark == "late" else "")
        time = Text(seconds(given.result.ms), "caption", "text-2", tabular=True, align=MIDDLE)
        paragraph = [Pill(spot.citations[0].at, "quiet")] if spot.citations else []
        place = Text(str(number), "caption", "text-3", tabular=True, align=MIDDLE)
        place.setFixedWidth(NUMBER)
        line = row(
            place,
            mark,
            holder(column(*words, gap=2)),
            *paragraph,
            time,
            gap=12,
            margins=(14, 9, 14, 9),
        )
        line.setStretch(2, 1)
        card.setLayout(line)
        return card


def _sentence(given: Given) -> Text:
    spot = given.spot
    stands = answer_words(spot, spot.right[0])
    if given.right:
        return Text(stands, "caption", "text-2", wrap=True)
    return Text(f"You said: {wrong_words(spot, given.answer)}. Answer: {stands}", "label-strong", wrap=True)


def _fact(name: str, value: str) -> QWidget:
    return holder(row(Text(name, "label", "text-2"), None, Text(value, "label-strong", tabular=True), gap=8))
