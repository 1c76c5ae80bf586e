"""Under the felt: the clock, the question and its fields; after the answer, what it was and on to the next."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.quickfire.spot import Spot
from trainer.ui.drill.answer_table import AnswerTable, tabled
from trainer.ui.drill.fields import Fields
from trainer.ui.drill.ring import ClockRing
from trainer.ui.drill.round import Given
from trainer.ui.drill.words import answer_words, seconds, wrong_words
from trainer.ui.kit import look
from trainer.ui.kit.beside import WHOLE, Beside
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Pill
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import MIDDLE, Text

HEIGHT, LOW = 200, 172
ASKS, LOW_ASKS, RIGHT, WIDE_RIGHT = 290, 216, 190, 284
EDGE, LINES = 12, 48  # px over and under its parts; of a question in two lines
VERDICTS = {"right": "Right", "late": "Right, but too slow", "wrong": "Wrong at this house"}
MOST_PILLS = 4
GAP, NOTES = 28, 200  # px beside a table of the answer, and of notes on it that may be wrapped
CHOOSING = "Choosing twelve questions …"


def _table(given: Given, notes: list[Text]) -> QWidget:
    """The answer as a table, and the notes beside it where there is room for both."""
    table = AnswerTable(given)
    told = holder(column(None, *notes, None, gap=4)) if notes else holder(row())
    line = row(table, told, gap=GAP)
    line.setStretch(1, 1)
    wide = min(NOTES, max((each.natural_width() for each in notes), default=0))
    return Beside(line, gaps=(GAP, 4), least=table.sizeHint().width() + GAP + wide)


def verdict_words(given: Given) -> str:
    """How an answer went, as a reader says it: the verdict, what stands, the paragraphs."""
    cited = ", ".join(dict.fromkeys(each.at for each in given.spot.citations))
    stands = answer_words(given.spot, given.answer if given.right else given.spot.right[0])
    return ". ".join(filter(None, (VERDICTS[given.mark], stands, cited)))


class Foot(QWidget):
    """`answered(answer)` when the trainee answers, `gone_on` to the next question."""

    answered = Signal(object)
    gone_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: Fields | None = None
        self._low = False
        self.ring: ClockRing | None = None  # as long as a question is asked
        self._parts: Beside | None = None  # the question and what it is answered with
        self._body = row(gap=0)
        self.setLayout(self._body)
        self.setFixedHeight(HEIGHT)
        WindowHeight(self, self._suit)
        self._show(holder(row(None, Text(CHOOSING, "label", "text-2", align=MIDDLE), None)))

    def _suit(self, low: bool) -> None:
        self._low = low
        self._take_height()

    def _take_height(self) -> None:
        """As the window has it; more where the question stands over what it is answered with."""
        over = self._parts is not None and not self._parts.across
        if self.ring is not None:
            self.ring.be(low=self._low, line=over)
        high = LOW if self._low else HEIGHT
        if over and self._parts is not None:
            high = max(high, self._parts.minimumSizeHint().height() + 2 * EDGE)
        self.setFixedHeight(high)

    # --- a question --------------------------------------------------------------------------------------------

    def ask(self, spot: Spot, names: dict[int, str]) -> Fields:
        """Show a question with its fields."""
        self.ring = ring = ClockRing()
        self.fields = fields = Fields(spot, names)
        fields.changed.connect(self._check)
        self.answer_button = Button("Answer", "primary", key="Enter")
        self.answer_button.setObjectName("answer")
        self.answer_button.clicked.connect(self._answer)
        wide = RIGHT if len(fields.aside) < 2 else WIDE_RIGHT
        aside = [row(*fields.aside, gap=12)] if fields.aside else []
        right = holder(column(None, *aside, self.answer_button, None, gap=12))
        right.setFixedWidth(wide)
        self.answer_button.setFixedWidth(wide)
        answered = row(fields, right, gap=18)
        answered.setStretch(0, 1)
        self._lay(ring, self._question(spot), holder(answered))
        self._check()
        return fields

    def _lay(self, ring: ClockRing, question: QWidget, answered: QWidget) -> None:
        """Beside one another, or the question in a line of its own over what it is answered with."""
        line = row(holder(row(ring, question, gap=18)), answered, gap=18)
        line.setStretch(1, 1)
        self._parts = parts = Beside(line, gaps=(18, 8))

        def suit(across: bool) -> None:
            wide = LOW_ASKS if self._low else ASKS
            question.setMinimumWidth(wide if across else 0)
            question.setMaximumWidth(wide if across else WHOLE)
            question.setMaximumHeight(WHOLE if across else LINES)
            question.setMinimumHeight(0 if across else LINES)
            self._take_height()

        suit(True)
        parts.turned.connect(suit)
        self._show(holder(row(parts, margins=(22, EDGE, 22, EDGE))))

    def _question(self, spot: Spot) -> QWidget:
        words = Text(spot.asks, "heading", wrap=True)
        return Pane(holder(column(None, words, None, gap=4)), "The question", "surface-0")

    def _check(self) -> None:
        if self.fields is not None:
            self.answer_button.setEnabled(self.fields.complete)

    def _answer(self) -> None:
        if self.fields is not None and self.fields.complete:
            self.answered.emit(self.fields.given())

    # --- after the answer --------------------------------------------------------------------------------------

    def tell(self, given: Given, last: bool) -> None:
        """Show how the answer went; the paragraph always stands in the same place."""
        self.fields = self.ring = self._parts = None
        self._take_height()
        kind, spot = given.mark, given.spot
        cited = list(dict.fromkeys(each.at for each in spot.citations))[:MOST_PILLS]
        pills = [Pill(at, "accent") for at in cited] or [Pill("practice" if spot.practices else "the floor", "quiet")]
        verdict = column(
            None,
            Text(VERDICTS[kind], "title"),
            row(*pills, None, gap=6),
            Text(f"{seconds(given.result.ms)}, target {seconds(spot.target)}", "caption", "text-2", tabular=True),
            None,
            gap=6,
        )
        self.next_button = Button("See the round" if last else "Next", "primary", key="Enter", tail="chev")
        self.next_button.setObjectName("next")
        self.next_button.clicked.connect(self.gone_on)
        self.next_button.setFixedWidth(RIGHT)
        line = row(
            Mark(kind, 52), holder(verdict), self._answers(given), self.next_button, gap=24, margins=(36, 12, 24, 12)
        )
        line.setStretch(2, 1)
        self._show(holder(line))

    def _answers(self, given: Given) -> QWidget:
        spot = given.spot
        asked, table = Text(spot.asks, "caption", "text-2", wrap=True), tabled(spot)
        told = (f"{note[:1].upper()}{note[1:]}" for note in spot.notes)
        notes = [Text(note, "caption", "text-2", wrap=True) for note in told]
        words = [_table(given, notes)] if table else [*self._sentences(given), *notes]
        return Pane(holder(column(None, asked, *words, None, gap=4)), "The answer", "surface-0")

    def _sentences(self, given: Given) -> list[QWidget]:
        spot = given.spot
        stands = Text(answer_words(spot, given.answer if given.right else spot.right[0]), "heading", "text", wrap=True)
        said = Text(f"You said: {wrong_words(spot, given.answer)}", "label", "text-2", wrap=True)
        return [stands] if given.right else [said, stands]

    def _show(self, body: QWidget) -> None:
        emptied(self._body)
        self._body.addWidget(body)
        body.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, self.width(), 1, look.colour("line"))
        painter.end()
