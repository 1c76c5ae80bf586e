"""The floor: hear the report, look at the table, ask for what is missing, rule, and say under which paragraph."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.text import Text
from trainer.ui.screens.at_table import AtTable
from trainer.ui.screens.floor_models import AskView, CallView
from trainer.ui.screens.judge_models import AskedView, TruthView

CALLED, ABOUT = "You are the floor", "A dealer has called you. Ask for what you don’t know yet. Then rule."
ASK, DEALER_SAYS, COMING = "Ask the dealer", "The dealer says", "The next call is coming."


class FloorScreen(AtTable):
    """The table as the floor sees it. Emits `asked(key)` for a question to the dealer, `ruled` when all is heard, and
    `answered(dict)` with the ruling.
    """

    role, panel = CALLED, "Your ruling"
    own_keys = (("1–9", "Ask, then answer the open question"),)

    asked = Signal(str)
    ruled = Signal()

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.asks: list[Button] = []
        self.show_waiting("")

    def show_waiting(self, house: str) -> None:
        """The next call is being dealt."""
        self.build(CallView(house, "", "", "", ()), [Text(COMING, "heading", wrap=True)])

    def show_call(self, view: CallView, heard: tuple[str, ...] = ()) -> None:
        """The report, what was `heard` since on being asked, and what can still be asked."""
        self.go = Button("Rule", "primary", key="Enter")
        self.go.setObjectName("floor-rule")
        self.go.clicked.connect(self.ruled)
        self.asks = [self._ask(number, each) for number, each in enumerate(view.asks, 1)]
        pieces: list[QWidget | int] = [Text(ABOUT, "label", "text-2", wrap=True), self._said(view.report, heard)]
        if self.asks:
            pieces += [4, Text(ASK, "heading"), *self.asks]
        self.build(view, pieces, row(None, self.go))
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
        self.ask(view, asked)

    def show_truth(self, view: CallView, truth: TruthView) -> None:
        """How the ruling was, and the paragraph."""
        self.tell(view, truth)
