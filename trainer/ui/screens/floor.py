"""The floor: hear the report, look at the table, ask for what is missing, rule, and say under which paragraph."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.side import SideCard, beside
from trainer.ui.kit.text import Elided, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.floor_models import AskView, CallView
from trainer.ui.screens.in_turn import Questions
from trainer.ui.screens.judge_models import AskedView, TruthView
from trainer.ui.screens.judge_truth import Truth

SIDE, LEAST_SIDE = 444, 376
CALLED, ABOUT = "You are the floor", "A dealer has called you. Ask for what you don’t know yet. Then rule."
ASK, DEALER_SAYS, COMING = "Ask the dealer", "The dealer says", "The next call is coming."


class FloorScreen(Screen):
    """`table` shows what the floor sees. Emits `asked(key)` for a question to the dealer, `ruled` when all is heard,
    `answered(dict)` with the ruling, `gone_on`, and `turned(house, at)` for a paragraph.
    """

    own_keys = (("1–9", "Ask, then answer the open question"),)

    back = Signal()
    asked = Signal(str)
    ruled = Signal()
    answered = Signal(object)
    gone_on = Signal()
    turned = Signal(str, str)

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.questions: Questions | None = None
        self.asks: list[Button] = []
        self.show_waiting("")

    def show_waiting(self, house: str) -> None:
        """The next call is being dealt."""
        self._build(CallView(house, "", "", "", ()), [Text(COMING, "heading", wrap=True)])

    def show_call(self, view: CallView, heard: tuple[str, ...] = ()) -> None:
        """The report, what was `heard` since on being asked, and what can still be asked."""
        self.go = Button("Rule", "primary", key="Enter")
        self.go.setObjectName("floor-rule")
        self.go.clicked.connect(self.ruled)
        self.asks = [self._ask(number, each) for number, each in enumerate(view.asks, 1)]
        pieces: list[QWidget | int] = [Text(ABOUT, "label", "text-2", wrap=True), self._said(view.report, heard)]
        if self.asks:
            pieces += [4, Text(ASK, "heading"), *self.asks]
        self._build(view, pieces, row(None, self.go))
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, number: int, view: AskView) -> Button:
        made = Button(view.says, "secondary", key=str(number))
        made.setObjectName(f"floor-ask-{view.key}")
        made.clicked.connect(lambda: self.asked.emit(view.key))
        return made

    def _said(self, report: str, heard: tuple[str, ...]) -> QWidget:
        card = Card("surface-2", "line-strong")
        lines = [Text(f"“{words}”", "body", wrap=True) for words in (report, *heard)]
        card.setLayout(column(Text(DEALER_SAYS, "caption", "text-2"), *lines, gap=8, margins=(18, 14, 18, 16)))
        return card

    def show_questions(self, view: CallView, asked: tuple[AskedView, ...]) -> None:
        """Ask for the ruling and its paragraph."""
        made = self.questions = Questions(asked)
        made.answered.connect(self.answered)
        self._build(view, [made], row(None, made.left, made.check, gap=12))
        made.hold()

    def show_truth(self, view: CallView, truth: TruthView) -> None:
        """How the ruling was, and the paragraph."""
        made = self.truth = Truth(truth)
        made.gone_on.connect(self.gone_on)
        made.turned.connect(self.turned)
        self._build(view, [made], row(None, made.next))
        made.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer the open question."""
        if self.questions is None or not self.questions.take_digit(event.text()):
            super().keyPressEvent(event)

    def _build(self, view: CallView, pieces: list[QWidget | int], foot: QHBoxLayout | None = None) -> None:
        if self.questions not in pieces:
            self.questions = None
        self._table.setParent(None)
        bar = TopBar(CALLED, view.house, view.score)
        bar.back.connect(self.back)
        head = holder(row(Elided(view.stakes, "caption", "text-2"), None, margins=(20, 8, 20, 8)))
        rows = column(head, self._table, gap=0, margins=(1, 1, 1, 1))
        rows.setStretch(1, 1)
        side = SideCard("Your ruling", pieces, foot, LEAST_SIDE, SIDE, gap=12)
        if self.questions is not None:
            self.questions.opened.connect(lambda option: side.pane.look_at(option, 20))
        self.fill(beside(bar, rows, side))
        self._table.show()  # not before it lies in the page: it would be a window of its own
