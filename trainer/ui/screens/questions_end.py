"""The end of a set of questions: how many were right, which to look at again, and those once more."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.question_models import QuestionsView, VerdictView

LEFT_WIDTH, RING = 340, 96
DONE = "Done"
Judged = tuple[str, VerdictView | None]


class End(QWidget):
    """`judged` are the mark and the verdict of each question. `again` asks what was wrong, `gone_on` leaves for what
    `onward` says.
    """

    gone_on = Signal()
    again = Signal()
    read = Signal(str, str)

    def __init__(self, view: QuestionsView, judged: Sequence[Judged], onward: str = DONE) -> None:
        super().__init__()
        self._view, self._judged, self._onward = view, judged, onward
        kinds = [kind for kind, _ in judged]
        self._right, self._wrong = kinds.count("right"), kinds.count("wrong")
        self._of = len(kinds) - kinds.count("unjudged")
        self.setAccessibleName(f"{self._right} of {self._of} right")
        body = row(self._sums(), self._list(), gap=24, margins=(32, 24, 32, 24))
        body.setStretch(1, 1)
        self.setLayout(body)

    def _sums(self) -> QWidget:
        self.next = Button(self._onward, "primary", tail="chev", key="Enter")
        self.next.setObjectName("next")
        self.next.clicked.connect(self.gone_on)
        buttons: list[QWidget] = [holder(row(self.next, None))]
        if self._wrong:
            self.once_more = Button(f"Ask the wrong ones again ({self._wrong})", "secondary", icon="repeat", key="A")
            self.once_more.setObjectName("again")
            self.once_more.clicked.connect(self.again)
            buttons.append(holder(row(self.once_more, None)))
        share = round(100 * self._right / self._of) if self._of else None
        trouble = [Text(self._view.trouble, "caption", "text-2", wrap=True)] if self._view.trouble else []
        card = Card()
        words = column(
            row(Ring(share, RING), None),
            6,
            Text(f"{self._right} of {self._of} right", "display"),
            Text(self._view.topic, "body", "text-2", wrap=True),
            *trouble,
            None,
            *buttons,
            gap=10,
            margins=(28, 26, 28, 26),
        )
        card.setLayout(words)
        card.setFixedWidth(LEFT_WIDTH)
        return card

    def _list(self) -> QWidget:
        head = "Look at these again" if self._wrong else "Everything was right"
        order = sorted(range(len(self._judged)), key=lambda number: self._judged[number][0] != "wrong")
        lines = [self._line(number) for number in order]
        rows = column(Text(head, "heading"), *lines, None, gap=8, margins=(3, 3, 10, 3))
        return Pane(holder(rows), "The questions", "room")

    def _line(self, number: int) -> QWidget:
        kind, verdict = self._judged[number]
        words: list[QWidget] = [Text(self._view.questions[number].prompt, "label-strong", wrap=True)]
        if verdict is not None and kind == "wrong":
            words.append(Text(verdict.line, "label", "text-2", wrap=True))
        line = row(Mark(kind, 24), holder(column(*words, gap=3)), gap=14, margins=(16, 11, 14, 11))
        line.setStretch(1, 1)
        read = verdict.read if verdict is not None and kind == "wrong" else None
        if read is not None:
            link = Button(read.label, "small", icon="book", name=f"Read {read.label}")
            link.clicked.connect(lambda: self.read.emit(read.house, read.at))
            line.addWidget(link)
        if verdict is None:
            line.addWidget(Text("Left out", "label", "text-3", align=MIDDLE))
        card = Card()
        card.setLayout(line)
        return card
