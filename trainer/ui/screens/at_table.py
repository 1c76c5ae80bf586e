"""A page with a table at which somebody is asked and marked: questions beside it, then how they were answered."""

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.side import SideCard, beside
from trainer.ui.kit.text import Elided
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.in_turn import Questions
from trainer.ui.screens.judge_models import AskedView, TruthView
from trainer.ui.screens.judge_truth import Truth

SIDE, LEAST_SIDE = 444, 376


class Headed(Protocol):
    """What the head of such a page shows: the house, the stakes and the score so far."""

    @property
    def house(self) -> str: ...
    @property
    def stakes(self) -> str: ...
    @property
    def score(self) -> str: ...


class AtTable(Screen):
    """`table` shows what there is to see. Emits `answered(dict)`, `gone_on`, and `turned(house, at)` for a paragraph.

    `role` stands in the bar, `panel` names what is beside the table.
    """

    role, panel = "", ""

    back = Signal()
    answered = Signal(object)
    gone_on = Signal()
    turned = Signal(str, str)

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.questions: Questions | None = None

    def ask(self, view: Headed, asked: tuple[AskedView, ...], *before: QWidget | int) -> None:
        """Ask these, below what stands `before` them."""
        made = self.questions = Questions(asked)
        made.answered.connect(self.answered)
        self.build(view, [*before, made], row(None, made.left, made.check, gap=12))
        made.hold()

    def tell(self, view: Headed, truth: TruthView, *beside_next: QWidget) -> SideCard:
        """How the answers were, and the paragraph; in the foot what stands beside the way to the next one."""
        made = self.truth = Truth(truth)
        made.gone_on.connect(self.gone_on)
        made.turned.connect(self.turned)
        side = self.build(view, [made], row(*beside_next, None, made.next, gap=12))
        made.next.setFocus(Qt.FocusReason.OtherFocusReason)
        return side

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer the open question."""
        if self.questions is None or not self.questions.take_digit(event.text()):
            super().keyPressEvent(event)

    def build(self, view: Headed, pieces: list[QWidget | int], foot: QHBoxLayout | None = None) -> SideCard:
        """Show these beside the table, in the panel that is given back."""
        if self.questions not in pieces:
            self.questions = None
        self._table.setParent(None)
        bar = TopBar(self.role, view.house, view.score)
        bar.back.connect(self.back)
        head = holder(row(Elided(view.stakes, "caption", "text-2"), None, margins=(20, 8, 20, 8)))
        rows = column(head, self._table, gap=0, margins=(1, 1, 1, 1))
        rows.setStretch(1, 1)
        side = SideCard(self.panel, pieces, foot, LEAST_SIDE, SIDE, gap=12)
        if self.questions is not None:
            self.questions.opened.connect(lambda option: side.pane.look_at(option, 20))
        self.fill(beside(bar, rows, side))
        self._table.show()  # not before it lies in the page: it would be a window of its own
        return side
