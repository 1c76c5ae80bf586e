"""Three cited questions on the rule just met, one at a time, answered by key or click."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Card, Choice, Pill
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.models import ChoiceView, QuestionsView

WIDTH = 880


class AnswerCard(Choice):
    """One choice. Once the question is answered it shows whether it was right, with its paragraph and reason."""

    def __init__(self, choice: ChoiceView, key: str, taken: bool | None, parent: QWidget | None = None) -> None:
        super().__init__(f"{key}: {choice.text}", parent=parent)
        self._choice, self._taken = choice, taken
        words = column(Text(choice.text, "body-strong", wrap=True), gap=4)
        line = row(KeyCap(key), holder(words), gap=16, margins=(18, 12, 18, 12))
        line.setStretch(1, 1)
        if taken is not None:
            self._reveal(words, line)
        self.setLayout(line)
        self.settle()
        if taken is None:
            bind_key(self, key)

    def _reveal(self, words: QVBoxLayout, line: QHBoxLayout) -> None:
        words.addWidget(Text(self._choice.reason, "label", "text-2", wrap=True))
        if self._taken:
            words.addLayout(row(Pill("Your answer", "quiet"), None))
        kind = "right" if self._choice.right else "wrong"
        verdict = column(
            row(Text("Right" if self._choice.right else "Wrong", "label-strong", kind), Mark(kind), gap=8),
            row(None, Pill(self._choice.paragraph, "quiet")),
            None,
            gap=6,
        )
        line.addLayout(verdict)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.unsetCursor()
        self.setAccessibleName(f"{self.accessibleName()}, {kind}, {self._choice.paragraph}: {self._choice.reason}")

    def _tokens(self) -> tuple[str, str]:
        if self._taken is None:
            return super()._tokens()
        if self._choice.right:
            return "surface-1", "right"
        return "surface-1", "wrong" if self._taken else "line"


class QuestionsScreen(Screen):
    """`answered(question, choice)` counts from 0; `done` ends; `back` leaves early."""

    answered = Signal(int, int)
    done = Signal()
    back = Signal()

    def __init__(self, view: QuestionsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.at, self.taken = 0, dict[int, int]()
        self._show()

    def answer(self, choice: int) -> None:
        """Take a choice of the question shown; a second answer does not count."""
        if self.at in self.taken or self.at >= len(self._view.questions):
            return
        self.taken[self.at] = choice
        self.answered.emit(self.at, choice)
        self._show()

    def go_on(self) -> None:
        """To the next question, to the result after the last, and then out."""
        if self.at >= len(self._view.questions):
            self.done.emit()
        elif self.at in self.taken:
            self.at += 1
            self._show()

    def _show(self) -> None:
        over = self.at >= len(self._view.questions)
        note = self._view.topic if over else f"Question {self.at + 1} of {len(self._view.questions)}"
        bar = TopBar("Questions", self._view.house, note, (self._dots(),))
        bar.back.connect(self.back)
        inside = self._result() if over else self._question()
        inside.setMaximumWidth(WIDTH)
        centred = row(None, inside, None, gap=0, margins=(24, 28, 24, 24))
        centred.setStretch(1, 1000)
        whole = column(bar, Pane(holder(column(centred, None, gap=0))), gap=0)
        self.fill(holder(whole))

    def _dots(self) -> QWidget:
        """The marks of the questions so far."""
        kinds = [self._kind(number) for number in range(len(self._view.questions))]
        return holder(row(*(Mark(kind, 22, f"question {n + 1}") for n, kind in enumerate(kinds)), gap=8))

    def _kind(self, number: int) -> str:
        if number not in self.taken:
            return "start"
        return "right" if self._is_right(number) else "wrong"

    def _is_right(self, number: int) -> bool:
        return self._view.questions[number].choices[self.taken[number]].right

    def _question(self) -> QWidget:
        question = self._view.questions[self.at]
        rows = column(Text(question.prompt, "title", wrap=True), gap=12)
        if question.situation:
            rows.addWidget(Text(question.situation, "body", "text-2", wrap=True))
        rows.addSpacing(4)
        for place, choice in enumerate(question.choices):
            rows.addWidget(self._answer_card(place, choice))
        if self.at in self.taken:
            last = self.at == len(self._view.questions) - 1
            rows.addLayout(row(None, self._go("See the result" if last else "Next question")))
        else:
            keys = " ".join(str(place + 1) for place in range(len(question.choices)))
            rows.addWidget(Text(f"Answer with the keys {keys} or a click.", "caption", "text-3"))
        return holder(rows)

    def _answer_card(self, place: int, choice: ChoiceView) -> AnswerCard:
        taken = self.taken[self.at] == place if self.at in self.taken else None
        card = AnswerCard(choice, str(place + 1), taken)
        card.clicked.connect(lambda: self.answer(place))
        return card

    def _go(self, label: str) -> Button:
        self.next = Button(label, "primary", tail="chev", key="Enter")
        self.next.clicked.connect(self.go_on)
        return self.next

    def _result(self) -> QWidget:
        right = sum(self._is_right(number) for number in self.taken)
        card = Card()
        rows = column(
            Text(f"{right} of {len(self._view.questions)} right", "display"),
            Text(self._view.topic, "body", "text-2", wrap=True),
            4,
            gap=8,
            margins=(32, 28, 32, 28),
        )
        for number, question in enumerate(self._view.questions):
            line = row(Mark(self._kind(number), 24), Text(question.prompt, "label", wrap=True, align=MIDDLE), gap=12)
            line.setStretch(1, 1)
            rows.addLayout(line)
        rows.addSpacing(8)
        rows.addLayout(row(self._go("Done"), None))
        card.setLayout(rows)
        return card
