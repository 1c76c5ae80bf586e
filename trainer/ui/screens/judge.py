"""Judge the dealer: the table plays a hand, the trainee stops it, answers three questions, and sees the truth."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slider import StepSlider
from trainer.ui.kit.text import Elided, Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.judge_models import AskedView, FilmView, TruthView
from trainer.ui.screens.judge_side import Questions, Truth

SIDE, LEAST_SIDE = 444, 376
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
WATCH = "Watch the dealer. Stop the hand as soon as the dealer gets something wrong."
END = "The hand is over. Was anything wrong?"


class _Side(Card):
    """What is beside the film: as wide as its words want, and narrower in a small window."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(LEAST_SIDE)
        self.setMaximumWidth(SIDE)

    def sizeHint(self) -> QSize:
        return QSize(SIDE, super().sizeHint().height())


class JudgeScreen(Screen):
    """`table` plays the film. Emits what the trainee does: `stopped`, `nothing_wrong`, `answered(dict)`, `gone_on`.

    `step_chosen(step)` looks at another moment, `turned(house, at)` opens a paragraph.
    """

    back = Signal()
    stopped = Signal()
    nothing_wrong = Signal()
    answered = Signal(object)
    gone_on = Signal()
    step_chosen = Signal(int)
    turned = Signal(str, str)

    def __init__(self, house: str, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._house = table, house
        self.questions: Questions | None = None
        self.slider: StepSlider | None = None
        self.show_waiting()

    def show_waiting(self) -> None:
        """The next hand is being dealt."""
        self._build(
            FilmView(self._house, "Shuffling", "", ""), [Text("The next hand is coming.", "heading", wrap=True)]
        )

    # --- watching ----------------------------------------------------------------------------------------------

    def show_film(self, view: FilmView) -> None:
        """Begin to watch this one."""
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

    def say(self, words: str) -> None:
        """What happened last, under the table."""
        self.caption.setText(words)

    # --- asking and telling ------------------------------------------------------------------------------------

    def show_questions(self, view: FilmView, asked: tuple[AskedView, ...]) -> None:
        """Ask what was wrong, who decides and what comes next."""
        self.questions = Questions(asked)
        self.questions.answered.connect(self.answered)
        self._build(
            view, [self.questions], "You stopped the hand", row(self.questions.left, None, self.questions.check)
        )

    def show_truth(self, view: FilmView, truth: TruthView, moments: tuple[str, ...], at: int) -> None:
        """How it went, with the film to look through; `at` is the moment that the table shows."""
        made = Truth(truth)
        made.gone_on.connect(self.gone_on)
        made.turned.connect(self.turned)
        self.truth = made
        self._build(view, [made], "The moment", row(None, made.next))
        self.slider = StepSlider(("",) * len(moments))
        self.slider.setAccessibleName("Moments of the hand")
        self.slider.show_step(at)
        self.slider.moved.connect(self._look)
        self._moments = moments
        self._under.addWidget(self.slider)
        self.say(moments[at])
        made.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look(self, step: int) -> None:
        self.say(self._moments[step])
        self.step_chosen.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer the open question; Left and Right look through the hand once it is told."""
        by = ALONG.get(Qt.Key(event.key()), 0)
        if self.questions is not None and self.questions.take_digit(event.text()):
            return
        if by and self.slider is not None:
            step = max(0, min(len(self._moments) - 1, self.slider.step + by))
            self.slider.show_step(step)
            self._look(step)
            return
        super().keyPressEvent(event)

    # --- the frame ---------------------------------------------------------------------------------------------

    def _build(
        self, view: FilmView, pieces: list[QWidget | int], status: str = "", foot: QHBoxLayout | None = None
    ) -> None:
        if self.questions not in pieces:
            self.questions = None
        self.slider = None
        self._table.setParent(None)
        bar = TopBar("Judge the dealer", view.house, view.score)
        bar.back.connect(self.back)
        self.status = Text(status, "label-strong", "accent")
        head = row(
            column(Text(view.dealer, "label-strong"), Elided(view.stakes, "caption", "text-2"), gap=0),
            None,
            self.status,
            gap=12,
            margins=(20, 8, 20, 8),
        )
        self.caption = Elided("", "label")
        self._under = column(self.caption, gap=4, margins=(20, 10, 20, 10))
        film = Card()
        rows = column(holder(head), self._table, holder(self._under), gap=0, margins=(1, 1, 1, 1))
        rows.setStretch(1, 1)
        film.setLayout(rows)
        self._table.show()
        inner = column(*pieces, None, gap=12, margins=(20, 16, 20, 16))
        card = _Side()
        pane = Pane(holder(inner), "Your answers", "surface-1")
        if self.questions is not None:
            self.questions.opened.connect(lambda option: pane.look_at(option, 20))
        rows = column(pane, gap=0, margins=(1, 1, 1, 1))
        if foot is not None:
            foot.setContentsMargins(20, 10, 20, 14)
            rows.addLayout(foot)
        card.setLayout(rows)
        body = row(film, card, gap=16, margins=(24, 16, 24, 16))
        body.setStretch(0, 1)
        whole = column(bar, body, gap=0)
        whole.setStretch(1, 1)
        self.fill(holder(whole))
