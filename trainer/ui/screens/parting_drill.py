"""The drill on where two rulebooks part: one situation, the same question for both, and how the two answers went."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.side import SideCard, beside
from trainer.ui.kit.text import Text, broken
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.in_turn import Questions
from trainer.ui.screens.parting_models import AnswerView, AskView

SIDE, LEAST_SIDE, LEAST_LINK = 500, 400, 60
COMING = "The next situation is coming."
TITLE = "Where they part"
UNCOUNTED = "Nothing here counts toward your progress."


class PartingDrillScreen(Screen):
    """`table` shows the situation where it is a hand. Emits `answered(dict)`, by rulebook, and `gone_on`.

    `turned(house, place)` goes to a paragraph, `again` wants another round.
    """

    own_keys = (("1–9", "Answer the open question"),)

    back = Signal()
    answered = Signal(object)
    gone_on = Signal()
    again = Signal()
    turned = Signal(str, str)

    def __init__(self, pair: str, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pair, self._table = pair, table
        self.questions: Questions | None = None
        self.show_waiting()

    def show_waiting(self) -> None:
        """The next situation is being dealt."""
        self._build("", [Text(COMING, "heading", wrap=True)], None, [])

    def show_question(self, view: AskView, on_table: bool) -> None:
        """Ask what each of the two does; a situation that is no hand is told in words alone."""
        self.view, self._on_table = view, on_table
        self.questions = Questions(view.asked)
        self.questions.answered.connect(self.answered)
        foot = row(self.questions.left, None, self.questions.check)
        self._build(view.score, [self.questions], foot, self._situation())
        self.questions.hold()

    def show_answers(self, score: str, told: Sequence[AnswerView]) -> None:
        """How the two answers went, with the paragraphs."""
        self.next = Button("Finish" if self.view.last else "Next", "primary", key="Enter")
        self.next.setObjectName("parting-next")
        self.next.clicked.connect(self.gone_on)
        right = sum(each.right for each in told)
        words = ("Neither is right", "One of the two is right", "Both are right")[right]
        pieces = [Text(words, "title", wrap=True), *map(self._told, told)]
        self._build(score, pieces, row(None, self.next), self._situation())
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_end(self, right: int, of: int, missed: Sequence[tuple[str, AnswerView]]) -> None:
        """The round is over: how many were right, and what to look at again."""
        self.once_more = Button("Drill again", "primary", key="Enter")
        self.once_more.setObjectName("parting-again")
        self.once_more.clicked.connect(self.again)
        leave = Button("Back to the list")
        leave.setObjectName("parting-leave")
        leave.clicked.connect(self.back)
        score = f"{right} of {of} right"
        head = Text("Look at these again" if missed else "Every answer was right.", "heading", wrap=True)
        rows = [holder(column(Text(name, "label-strong"), self._told(each), gap=4)) for name, each in missed]
        inside = holder(column(head, *rows, None, gap=14, margins=(24, 20, 24, 20)))
        result = [Text(score, "display"), Text(UNCOUNTED, "body", "text-2", wrap=True)]
        self._build(score, result, row(leave, None, self.once_more), [Pane(inside, "Worth another look", "surface-1")])
        self.once_more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _told(self, each: AnswerView) -> QWidget:
        links = [self._link(way.house, way.place, way.at) for way in each.links]
        said = [] if each.right else [Text(f"You said: {broken(each.given)}", "caption", "text-2", wrap=True)]
        words = column(
            Text(each.book, "label-strong"),
            Text(broken(each.answer), "body", wrap=True),
            *said,
            row(*links, None, gap=10),
            gap=2,
        )
        line = row(column(Mark("right" if each.right else "wrong", 26), None, gap=0), words, gap=12)
        line.setStretch(1, 1)
        return holder(line)

    def _link(self, house: str, place: str, at: str) -> Link:
        made = Link(at, f"Read {at}", "label", "accent", least=LEAST_LINK)
        made.clicked.connect(lambda: self.turned.emit(house, place))
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer the open question, the rulebook named first before the other."""
        if self.questions is None or not self.questions.take_digit(event.text()):
            super().keyPressEvent(event)

    # --- the frame ---------------------------------------------------------------------------------------------

    def _situation(self) -> list[QWidget | int | None]:
        """What happened, over the table where it is a hand."""
        words = column(
            Text(self.view.name, "label-strong"),
            Text(broken(self.view.case), "body", wrap=True),
            gap=2,
            margins=(20, 12, 20, 12),
        )
        return [holder(words), *([self._table] if self._on_table else [None])]

    def _build(
        self, score: str, pieces: Sequence[QWidget], foot: QHBoxLayout | None, situation: list[QWidget | int | None]
    ) -> None:
        if self.questions not in pieces:
            self.questions = None
        self._table.setParent(None)
        bar = TopBar(TITLE, self._pair, score)
        bar.back.connect(self.back)
        rows = column(*situation, gap=0, margins=(1, 1, 1, 10))
        if self._table in situation:
            rows.setStretch(1, 1)
        side = SideCard("Your answers", pieces, foot, LEAST_SIDE, SIDE, gap=14)
        if self.questions is not None:
            self.questions.opened.connect(lambda option: side.pane.look_at(option, 20))
        self.fill(beside(bar, rows, side))
        self._table.setVisible(self._table in situation)  # laid into the page before: else it is a window of its own
