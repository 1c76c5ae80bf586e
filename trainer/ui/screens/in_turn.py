"""Questions asked one after the other beside a table: the open one shows its options, answered ones fold to a line."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import Text, broken
from trainer.ui.screens.judge_models import AskedView, OptionView

ASKED, ANSWERED, LATER = "asked", "answered", "not asked yet"
BESIDE = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
DISC = 26


class Place(QWidget):
    """The number of a question: filled while it is asked, a tick once it is answered, a ring before."""

    def __init__(self, number: int, state: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._state = number, state
        self.setFixedSize(QSize(DISC, DISC))

    def show_state(self, state: str) -> None:
        """Be one of ASKED, ANSWERED and LATER."""
        self._state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._state == ANSWERED:
            look.draw_icon(painter, "check", QRectF(4, 4, DISC - 8, DISC - 8), "accent")
            return
        asked, box = self._state == ASKED, QRectF(1, 1, DISC - 2, DISC - 2)
        painter.setPen(QPen(look.colour("accent" if asked else "line-strong"), 1.2))
        if asked:
            painter.setBrush(look.colour("accent"))
        painter.drawEllipse(box)
        painter.setPen(look.colour("accent-ink" if asked else "text-2"))
        painter.setFont(look.font("overline"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class Answer(Choice):
    """One option of a question."""

    barred = True
    yields_arrows = True

    def __init__(self, question: str, view: OptionView, number: int) -> None:
        super().__init__(view.whole, checkable=True, radius=RADIUS_M)
        self.key, self.words = view.key, view.whole
        self.setObjectName(f"asked-{question}-{number}")
        at = [Text(view.at, "caption", "text-2", wrap=True)] if view.at else []
        words = column(Text(broken(view.says), "label", wrap=True), *at, gap=0)
        line = row(KeyCap(str(number)), words, gap=10, margins=(14, 6, 10, 6))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()


class Question(QWidget):
    """One of them: its head and its options while it is asked, one line with the answer afterwards.

    Emits `taken(key)` when an option is chosen, and `wanted` when it is to be asked again.
    """

    taken = Signal(str)
    wanted = Signal()

    def __init__(self, view: AskedView, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view, self.given, self.state = view, "", ""
        self._place, self.head = Place(number, LATER), Text(view.says, "heading", wrap=True)
        top = row(self._place, self.head, gap=10)
        top.setStretch(1, 1)
        self._top = holder(top)
        self.options = [Answer(view.key, each, at) for at, each in enumerate(view.options, 1)]
        group = ChoiceGroup(self)
        group.gather(self.options)
        for option in self.options:
            option.clicked.connect(lambda _on=False, key=option.key: self.taken.emit(key))
        self._list = holder(column(*self.options, gap=5))
        self._answer = Text("", "label-strong", wrap=True)
        self.folded = Choice("", radius=RADIUS_M)
        self.folded.setObjectName(f"asked-{view.key}-again")
        told = column(Text(view.says, "caption", "text-2", wrap=True), self._answer, gap=0)
        line = row(Place(number, ANSWERED), told, gap=10, margins=(8, 6, 10, 6))
        line.setStretch(1, 1)
        self.folded.setLayout(line)
        self.folded.settle()
        self.folded.clicked.connect(self.wanted)
        self.setLayout(column(self._top, self._list, self.folded, gap=6))

    def show_state(self, state: str) -> None:
        """Be one of ASKED, ANSWERED and LATER."""
        self.state = state
        self._place.show_state(state)
        self.head.set_tone("text" if state == ASKED else "text-3")
        self._top.setVisible(state != ANSWERED)
        self._list.setVisible(state == ASKED)
        self.folded.setVisible(state == ANSWERED)
        if state == ANSWERED:
            words = next(each.words for each in self.options if each.key == self.given)
            self._answer.setText(broken(words))
            self.folded.setAccessibleName(f"{self.view.says} {words}")
            self.folded.setAccessibleDescription("Change the answer")

    def hold(self, at: int = 0) -> None:
        """Give the keyboard to an option, by its place."""
        self.options[max(0, min(len(self.options) - 1, at))].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go from option to option."""
        by = BESIDE.get(Qt.Key(event.key()), 0)
        at = next((place for place, each in enumerate(self.options) if each.hasFocus()), None)
        if by and at is not None:
            self.hold(at + by)
        else:
            super().keyPressEvent(event)


class Questions(QWidget):
    """All of them, one open at a time: digits answer that one, and an answered one is opened again by its line.

    Emits `answered` with all answers, `opened` with the last option of the question that is open next.
    """

    answered = Signal(object)
    opened = Signal(QWidget)

    def __init__(self, asked: tuple[AskedView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.each = [Question(view, number) for number, view in enumerate(asked, 1)]
        self._open: Question | None = self.each[0]
        for question in self.each:
            question.taken.connect(lambda key, one=question: self._take(one, key))
            question.wanted.connect(lambda one=question: self._ask(one))
        self.check = Button("Check", "primary", key="Enter")
        self.check.setObjectName("judge-check")
        self.check.clicked.connect(lambda: self.answered.emit({one.view.key: one.given for one in self._given()}))
        self.left = Text("", "caption", "text-2")
        self.setLayout(column(*self.each, gap=12))
        self._suit()

    @property
    def options(self) -> dict[str, list[Answer]]:
        """The options of each question, by its key."""
        return {one.view.key: one.options for one in self.each}

    def hold(self) -> None:
        """Give the keyboard to the question that is asked, or to Check where none is."""
        if self._open is not None:
            self._open.hold()
        else:
            self.check.setFocus(Qt.FocusReason.TabFocusReason)

    def take_digit(self, digit: str) -> bool:
        """Answer the open question; is there such an option?"""
        options = self._open.options if self._open is not None else []
        if digit not in [str(number) for number in range(1, len(options) + 1)]:
            return False
        options[int(digit) - 1].click()
        return True

    def _given(self) -> list[Question]:
        return [one for one in self.each if one.given]

    def _alone(self) -> Question | None:
        """The question whose answer makes the others idle."""
        return next((one for one in self.each if one.given and one.given == one.view.alone), None)

    def _take(self, question: Question, key: str) -> None:
        question.given = key
        unasked = () if self._alone() else (one for one in self.each if not one.given)
        self._ask(next(iter(unasked), None))

    def _ask(self, question: Question | None) -> None:
        """Open this one and fold the others; with None all is answered."""
        self._open = question
        self._suit()
        self.hold()
        if question is not None:
            soon(self, lambda: self.opened.emit(question.options[-1]))

    def _suit(self) -> None:
        alone = self._alone()
        for one in self.each:
            one.show_state(ASKED if one is self._open else ANSWERED if one.given else LATER)
            one.setVisible(alone in (None, one))
        self.check.setEnabled(alone is not None or all(one.given for one in self.each))
        at = self.each.index(self._open) + 1 if self._open is not None else 0
        self.left.setText(f"{at} of {len(self.each)}" if at else "")
