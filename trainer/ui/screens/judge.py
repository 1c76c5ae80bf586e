"""Judge the dealer: the table plays a hand, the trainee stops it, answers three questions, and sees the truth."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.side import SideCard, beside
from trainer.ui.kit.text import Elided, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.in_turn import Questions
from trainer.ui.screens.judge_film import FilmFoot
from trainer.ui.screens.judge_models import AskedView, FilmView, MomentView, TruthView
from trainer.ui.screens.judge_truth import Truth

SIDE, LEAST_SIDE = 444, 376
WATCH = "Watch the dealer. Stop the hand as soon as the dealer gets something wrong."
END = "The hand is over. Was anything wrong?"


class JudgeScreen(Screen):
    """`table` plays the film. Emits what the trainee does: `stopped`, `nothing_wrong`, `answered(dict)`, `gone_on`.

    `played` pauses the film or goes on with it, `kept_watching` goes back to it from the questions. `step_chosen(step)`
    looks at another moment, `turned(house, at)` opens a paragraph.
    """

    own_keys = (("1–9", "Answer the open question"), ("← →", "Look back through the hand"))

    back = Signal()
    played = Signal()
    stopped = Signal()
    kept_watching = Signal()
    nothing_wrong = Signal()
    answered = Signal(object)
    gone_on = Signal()
    step_chosen = Signal(int)
    turned = Signal(str, str)

    def __init__(self, house: str, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._house = table, house
        self.questions: Questions | None = None
        self.show_waiting()

    def show_waiting(self) -> None:
        """The next hand is being dealt."""
        self._build(
            FilmView(self._house, "Shuffling", "", ""), [Text("The next hand is coming.", "heading", wrap=True)]
        )
        self.foot.hide()

    # --- watching ----------------------------------------------------------------------------------------------

    def show_film(self, view: FilmView) -> None:
        """Begin to watch this one, or go on with it."""
        self.stop = Button("Something is wrong", "primary", key="Space")
        self.stop.setObjectName("judge-stop")
        self.stop.clicked.connect(self.stopped)
        self.fine = Button("Nothing was wrong", "secondary", key="N")
        self.fine.setObjectName("judge-fine")
        self.fine.clicked.connect(self.nothing_wrong)
        self.fine.setEnabled(False)
        self.words = Text(WATCH, "body", "text-2", wrap=True)
        self._build(view, [Text("Is the dealer right?", "title", wrap=True), self.words, 8, self.stop, self.fine])

    def show_end(self) -> None:
        """The film is over, and nobody stopped it."""
        self.words.setText(END)
        self.fine.setEnabled(True)
        self.status.setText("Hand over")
        self.foot.show_running(False)

    def show_moments(self, moments: tuple[MomentView, ...], at: int) -> None:
        """What was seen so far, under the table, and the moment that the table shows."""
        self.foot.show_moments(moments, at)

    # --- asking and telling ------------------------------------------------------------------------------------

    def show_questions(self, view: FilmView, asked: tuple[AskedView, ...], when: str) -> None:
        """Ask what was wrong, who decides and what comes next; `when` is the time of the stop."""
        made = self.questions = Questions(asked)
        made.answered.connect(self.answered)
        self.on = Button("Keep watching", "secondary", key="K")
        self.on.setObjectName("judge-on")
        self.on.clicked.connect(self.kept_watching)
        self._build(view, [made], f"You stopped at {when}", row(self.on, None, made.left, made.check, gap=12))
        self.foot.hide_play()
        made.hold()

    def show_truth(self, view: FilmView, truth: TruthView) -> None:
        """How it went, with the film to look through."""
        made = Truth(truth)
        made.gone_on.connect(self.gone_on)
        made.turned.connect(self.turned)
        self.truth = made
        self._build(view, [made], "The moment", row(None, made.next))
        self.foot.hide_play()
        made.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer the open question; Left and Right look through what was seen."""
        if self.questions is not None and self.questions.take_digit(event.text()):
            return
        if self.foot.isHidden() or not self.foot.take_key(event.key()):
            super().keyPressEvent(event)

    # --- the frame ---------------------------------------------------------------------------------------------

    def _build(
        self, view: FilmView, pieces: list[QWidget | int], status: str = "", foot: QHBoxLayout | None = None
    ) -> None:
        if self.questions not in pieces:
            self.questions = None
        self._table.setParent(None)
        bar = TopBar("Judge the dealer", view.house, view.score)
        bar.back.connect(self.back)
        self.foot = FilmFoot()
        self.foot.played.connect(self.played)
        self.foot.step_chosen.connect(self.step_chosen)
        rows = column(self._head(view, status), self._table, self.foot, gap=0, margins=(1, 1, 1, 1))
        rows.setStretch(1, 1)
        side = SideCard("Your answers", pieces, foot, LEAST_SIDE, SIDE, gap=12)
        if self.questions is not None:
            self.questions.opened.connect(lambda option: side.pane.look_at(option, 20))
        self.fill(beside(bar, rows, side))
        self._table.show()  # not before it lies in the page: it would be a window of its own

    def _head(self, view: FilmView, status: str) -> QWidget:
        """Who deals what, and how the film stands."""
        self.status = Text(status, "label-strong", "accent")
        names = column(Text(view.dealer, "label-strong"), Elided(view.stakes, "caption", "text-2"), gap=0)
        return holder(row(names, None, self.status, gap=12, margins=(20, 8, 20, 8)))
