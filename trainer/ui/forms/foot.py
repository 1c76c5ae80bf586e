"""Under a question: which keys answer it and the button that checks; after the answer how it went, and the way on."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.forms.form import FormBox
from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Pill
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.question_models import VerdictView

HEIGHT, LOW, EDGE, MARK = 88, 76, 3, 40


class Foot(QWidget):
    """`checked` for the answer as it stands, `gone_on` to what comes next."""

    checked = Signal()
    gone_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = ""
        self._said: Text | None = None
        self.check: Button | None = None
        self.next: Button | None = None
        self._body = row(gap=0)
        self.setLayout(self._body)
        self.setFixedHeight(HEIGHT)
        WindowHeight(self, lambda low: self.setFixedHeight(LOW if low else HEIGHT))

    def ask(self, form: FormBox) -> None:
        """Offer to answer this form."""
        self._tone, self.next, self.check, self._said = "", None, None, None
        hints = [holder(_hint(keys, sense)) for keys, sense in form.keys if form.checks or keys != "Enter"]
        line = row(*hints, None, gap=22, margins=(32, 0, 32, 0))
        if form.checks:
            self._said = Text(form.said(), "label", "text-2", align=MIDDLE)
            self.check = Button("Check", "primary", key="Enter")
            self.check.setObjectName("check")
            self.check.clicked.connect(self.checked)
            line.addWidget(self._said)
            line.addWidget(self.check)
        self._show(holder(line))
        self.suit(form)

    def suit(self, form: FormBox) -> None:
        """Can it be checked as it stands, and what is missing?"""
        if self.check is not None and self._said is not None:
            self.check.setEnabled(form.given() is not None)
            self._said.setText(form.said())

    def tell(self, verdict: VerdictView, on: str) -> None:
        """Say how the answer went; `on` is what the way on is called."""
        self._tone, self.check, self._said = "right" if verdict.right else "wrong", None, None
        words = column(
            None,
            Text(verdict.word, "title", self._tone),
            Text(verdict.line, "label", "text-2", wrap=True),
            None,
            gap=2,
        )
        self.next = Button(on, "primary", tail="chev", key="Enter")
        self.next.setObjectName("next")
        self.next.clicked.connect(self.gone_on)
        tag = [Pill(verdict.tag, "late")] if verdict.tag else []
        line = row(Mark(self._tone, MARK), holder(words), *tag, self.next, gap=18, margins=(32, 0, 32, 0))
        line.setStretch(1, 1)
        self._show(holder(line))

    def _show(self, body: QWidget) -> None:
        emptied(self._body)
        self._body.addWidget(body)
        body.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, self.width(), EDGE if self._tone else 1, look.colour(self._tone or "line"))
        painter.end()


def _hint(keys: str, sense: str) -> QHBoxLayout:
    words = Text(sense, "caption", "text-2", align=MIDDLE)
    return row(row(*(KeyCap(key) for key in keys.split()), gap=4), words, gap=8)
