"""A set of questions, one at a time, each answered in its own form; then what stands and why, and a summary."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.questions.model import Form, Given
from trainer.ui.forms.choices import AnswerCard
from trainer.ui.forms.foot import Foot
from trainer.ui.forms.form import FormBox
from trainer.ui.forms.made import form_for
from trainer.ui.forms.places import found_at
from trainer.ui.forms.reasons import ReasonCard, Reasons
from trainer.ui.forms.situation import Situation
from trainer.ui.kit.announce import announce
from trainer.ui.kit.button import Button
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.question_models import QuestionsView, QuestionView, VerdictView
from trainer.ui.screens.question_pieces import natural, said, trouble
from trainer.ui.screens.questions_end import DONE, End

BESIDE_LEAST = 440
MOST_PAPER, MOST_DOTS = 480, 12


@dataclass(frozen=True, slots=True)
class Room:
    """In px how wide a question is alone and beside its table, and the paper; what is above; the types' styles."""

    alone: int = 880
    beside: int = 500
    paper: int = 360
    above: int = 20
    option: int = 0
    stem: str = "title"
    answer: str = "body-strong"
    why: str = "label"


USUAL, LARGE, LARGE_FROM = Room(), Room(1120, 640, 480, 72, 72, "display", "heading", "body"), (1500, 860)
HOW = {
    Form.ONE: "One answer is right",
    Form.SEVERAL: "Choose every right answer",
    Form.TRUE_FALSE: "True or false",
    Form.NUMBER: "Give a number",
    Form.ORDER: "Put in order",
    Form.POINT: "Choose a place on the table",
    Form.RULING: "Make the ruling",
}
READING = "Our reading of the rulebook"
Judge = Callable[[int, Given], VerdictView | None]


class QuestionsScreen(Screen):
    """`judge(place, given)` says how an answer went, None where it cannot: that question is then left out.

    With `one_click` a choice of one is the answer; else it is confirmed, and can be changed before that.
    `onward` says what follows the set: where it is not "Done", a single question leads there without a page of sums.
    `answered(place, given)` when an answer is in; `done` at the end, `back` by the arrow or Esc, `again` for what was
    wrong once more, `read(house, paragraph)` into a book.
    """

    own_keys = (("1–9", "Choose an option or a seat"),)

    answered = Signal(int, object)
    done = Signal()
    back = Signal()
    again = Signal()
    read = Signal(str, str)

    def __init__(
        self,
        view: QuestionsView,
        judge: Judge,
        *,
        four_colours: bool = False,
        reduced: bool = False,
        onward: str = DONE,
        one_click: bool = False,
    ) -> None:
        super().__init__()
        self.onward = onward
        self._judge, self._four_colours, self._reduced = judge, four_colours, reduced
        self._one_click = one_click
        self._laid: tuple[QWidget, VerdictView | None] | None = None  # what is asked or told now
        self._room = USUAL
        self.foot = Foot()
        self.foot.checked.connect(self.check)
        self.foot.gone_on.connect(self.go_on)
        self.show_set(view)

    def show_set(self, view: QuestionsView) -> None:
        """Ask these from the first one on."""
        self.view, self.at, self.left = view, 0, False
        self.verdicts: dict[int, VerdictView | None] = {}
        self._go_to()

    def _go_to(self) -> None:
        if self.over:
            self._end()
        else:
            self._ask()

    @property
    def over(self) -> bool:
        """Has everything been asked?"""
        return self.at >= len(self.view.questions)

    @property
    def _single(self) -> bool:
        return len(self.view.questions) == 1 and self.onward != DONE

    # --- a question --------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        question = self.view.questions[self.at]
        self.setAccessibleName(question.prompt)
        self.situation = self._situation(question)
        self.form: FormBox | None = form_for(question, self.situation, reduced=self._reduced, one_click=self._one_click)
        self.form.settled.connect(self.check)
        self.form.changed.connect(self._changed)
        self.foot.ask(self.form)
        self._lay(self.form, None)
        self._hold()

    def _hold(self) -> None:
        """Give the keyboard to what is answered with."""
        first = self.form.first_focus() if self.form is not None else None
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        soon(self, self._hold)  # what lies in it is shown a moment later

    def _situation(self, question: QuestionView) -> Situation | None:
        if not question.frames:
            return None
        points = question.form is Form.POINT
        return Situation(question.frames, four_colours=self._four_colours, reduced=self._reduced, points=points)

    def _changed(self) -> None:
        if self.form is not None:
            self.foot.suit(self.form)

    # --- its answer --------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Take the answer as it stands, if it is one."""
        given = self.form.given() if self.form is not None else None
        if given is not None:
            self.answer(given)

    def answer(self, given: Given) -> None:
        """Take this as the answer to the question that is shown; a second one does not count."""
        if self.over or self.at in self.verdicts:
            return
        verdict = self._judge(self.at, given)
        self.verdicts[self.at] = verdict
        self.form = None
        if verdict is None:
            self.go_on()
            return
        self._show_verdict(verdict, given)
        self.answered.emit(self.at, given)

    def _show_verdict(self, verdict: VerdictView, given: Given) -> None:
        if self.situation is not None:
            self.situation.stop()
            self._mark_places(self.situation, verdict, given)
        reasons = Reasons(verdict)
        reasons.read.connect(self.read)
        last = self.at == len(self.view.questions) - 1
        self.foot.tell(verdict, (self.onward if self._single else "See the result") if last else "Next question")
        self._lay(reasons, verdict)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{verdict.word}. {verdict.line}")

    def _mark_places(self, situation: Situation, verdict: VerdictView, given: Given) -> None:
        kinds = dict.fromkeys(verdict.places, "right")
        if given.place and given.place not in kinds:
            kinds[given.place] = "wrong"
        found = {
            found_at(place, situation.view.table.targets(), situation.picture): kind for place, kind in kinds.items()
        }
        situation.mark({target: kind for target, kind in found.items() if target is not None})

    def go_on(self) -> None:
        """To the next question, to the result after the last, and then out."""
        if self.over or (self._single and self.verdicts.get(self.at)):
            self.done.emit()
        elif self.at in self.verdicts:
            self.at += 1
            self._go_to()

    # --- laying out --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._laid is not None and self._room != self._room_now():
            self._lay(*self._laid)
            self._hold()

    def _room_now(self) -> Room:
        large = self.width() >= LARGE_FROM[0] and self.height() >= LARGE_FROM[1]
        return LARGE if large else USUAL

    def _lay(self, inside: QWidget, verdict: VerdictView | None) -> None:
        self._laid, self._room = (inside, verdict), self._room_now()
        for card in inside.findChildren(AnswerCard):
            card.words.set_style(self._room.answer)
            card.setMinimumHeight(self._room.option)
        for told in inside.findChildren(ReasonCard):
            told.set_styles(self._room.answer, self._room.why)
        question = self.view.questions[self.at]
        head = [trouble(self.view.trouble)] if self.view.trouble and self.at == 0 else []
        words = column(
            *head,
            Text(_head(question), "label", "text-3"),
            Text(question.prompt, "title" if self.situation is not None else self._room.stem, wrap=True),
            6,
            inside,
            gap=8,
        )
        body = self._beside(words, verdict) if self.situation is not None else self._alone(words, verdict)
        whole = column(self._bar(), holder(body), self.foot, gap=0)
        whole.setStretch(1, 1)
        self.foot.setParent(self)  # out of the body that goes
        self.fill(holder(whole))
        self.foot.show()

    def _beside(self, words: QVBoxLayout, verdict: VerdictView | None) -> QHBoxLayout:
        """The table at the left, the question at the right; the paper under the reasons."""
        assert self.situation is not None
        if verdict is not None and verdict.slip is not None:
            words.addWidget(self._paper(verdict))
        words.addStretch(1)
        words.setContentsMargins(4, 4, 12, 8)
        pane = Pane(holder(words), "The question", "room")
        pane.setMinimumWidth(BESIDE_LEAST if self._room is USUAL else self._room.beside)
        pane.setMaximumWidth(self._room.beside)
        line = row(self.situation, pane, gap=20, margins=(20, 16, 16, 12))
        line.setStretch(0, 1)
        return line

    def _alone(self, words: QVBoxLayout, verdict: VerdictView | None) -> QHBoxLayout:
        """The question in the middle; after the answer with the paper beside it."""
        words.addStretch(1)
        words.setContentsMargins(4, 4, 12, 8)
        pane = Pane(holder(words), "The question", "room")
        pane.setMaximumWidth(self._room.alone)
        line = row(None, pane, gap=20, margins=(28, self._room.above, 24, 12))
        line.setStretch(1, 1000)
        if verdict is not None and verdict.slip is not None:
            paper = self._paper(verdict)
            paper.setFixedWidth(self._room.paper)
            line.addWidget(paper)
        line.addStretch(1)
        return line

    def _paper(self, verdict: VerdictView) -> QWidget:
        assert verdict.slip is not None
        paper = PaperSlip(verdict.slip)
        paper.setFixedHeight(
            min(MOST_PAPER, natural(paper, self._room.beside if self.situation is not None else self._room.paper))
        )
        rows = column(paper, gap=8)
        read = verdict.read
        if read is not None:
            link = Button(f"Read {read.label} in the book", "link", tail="chev")
            link.setObjectName("read-paragraph")
            link.clicked.connect(lambda: self.read.emit(read.house, read.at))
            rows.addLayout(row(link, None))
        if self.situation is None:
            rows.addStretch(1)
        return holder(rows)

    def _bar(self) -> TopBar:
        count = len(self.view.questions)
        note = self.view.topic if self.over else f"Question {self.at + 1} of {count}"
        bar = TopBar("Questions", self.view.house, note, (self._dots(),))
        bar.back.connect(self._leave)
        return bar

    def _leave(self) -> None:
        self.left = True
        self.back.emit()

    def _dots(self) -> QWidget:
        """The marks of the questions so far."""
        size = 22 if len(self.view.questions) <= MOST_DOTS else 14
        marks = (Mark(self.kind(n), size, f"question {n + 1}: {said(self.kind(n))}") for n in self._numbers())
        return holder(row(*marks, gap=8 if size == 22 else 5))

    def _numbers(self) -> range:
        return range(len(self.view.questions))

    def kind(self, number: int) -> str:
        """The mark of a question: start, right, wrong, or unjudged where it had to be left out."""
        if number not in self.verdicts:
            return "start"
        verdict = self.verdicts[number]
        return "unjudged" if verdict is None else "right" if verdict.right else "wrong"

    def _end(self) -> None:
        self.situation = self.form = self._laid = None
        end = End(
            self.view, [(self.kind(number), self.verdicts.get(number)) for number in self._numbers()], self.onward
        )
        end.gone_on.connect(self.done)
        end.again.connect(self.again)
        end.read.connect(self.read)
        self.setAccessibleName(end.accessibleName())
        self.foot.setParent(self)  # not shown, and asked with again
        whole = column(self._bar(), end, gap=0)
        whole.setStretch(1, 1)
        self.fill(holder(whole))
        self.end = end
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, end.accessibleName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.form is None or not self.form.take_key(event):
            event.ignore()


def _head(question: QuestionView) -> str:
    """How it is answered, and that the answer is our reading where it is."""
    return f"{HOW[question.form]} · {READING}" if question.reading else HOW[question.form]
