"""The short face of a debrief: that all was right, one thing worth knowing, where it would be wrong, and on."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import WORDS, Mark
from trainer.ui.kit.paint import RADIUS_L, faded, panel
from trainer.ui.kit.port import BAR, Port
from trainer.ui.kit.routine import FIRST
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.hero import felt
from trainer.ui.screens.models import DebriefView, GradeView, OtherHouseView, RightView
from trainer.ui.screens.others import Apart
from trainer.ui.screens.verdict import said, timed

SIDE, BOARD_FROM, WORDS_SHARE = 24, 960, 0.5
HERO_LEAST, THING_LEAST = 236, 208
IN_A_LINE = 4
"""So many grades stand beside one another at the left of the board."""
STREETS = (("Flop", 0, 3), ("Turn", 3, 4), ("River", 4, 5))
UNDER, LABEL = 22, 14


class RightFace(QWidget):
    """`go_on` is the one filled button and has the keyboard as soon as the face is shown.

    `moment(step)` asks for the hand as it was when a piece of routine was missed, `more` for all that was.
    """

    moment = Signal(int)
    more = Signal()

    def __init__(self, view: DebriefView, told: RightView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.go_on = Button(view.next_label, "primary", tail="chev", key="Enter")
        beside = row(_thing(told), gap=16)
        beside.setStretch(0, 3)
        if told.elsewhere:
            beside.addWidget(_elsewhere(told), 2)
        self._things, self._hero = holder(beside), RightHero(view, told, self._missed(view))
        parts = column(self._hero, self._things, gap=16, margins=(SIDE, 16, SIDE, 16))
        parts.setStretch(0, 2)
        parts.setStretch(1, 1)
        whole = column(Port(holder(parts)), self._foot(view), gap=0)
        whole.setStretch(0, 1)
        self.setLayout(whole)

    def _missed(self, view: DebriefView) -> list[Button]:
        """A button for each of the first pieces of routine that were missed, and one for the rest."""
        missed = view.routine.missed if view.routine is not None else ()
        found = [Button(each.doing, "small", tail="chev") for each in missed[:FIRST]]
        for each, button in zip(missed, found, strict=False):
            button.clicked.connect(lambda _on=False, step=each.missed[0].step: self.moment.emit(step))
        if len(missed) > FIRST:
            found.append(Button(f"and {len(missed) - FIRST} more", "small", tail="chev"))
            found[-1].clicked.connect(self.more)
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words that wrap take the height that they need at this width."""
        super().resizeEvent(event)
        wide = self.width() - 2 * SIDE - BAR
        self._hero.suit(wide)
        for each, least in ((self._hero, HERO_LEAST), (self._things, THING_LEAST)):
            each.setMinimumHeight(max(least, each.heightForWidth(wide)))

    def _foot(self, view: DebriefView) -> QWidget:
        said = (f"{view.shift[:1].upper()}{view.shift[1:]}", view.ended)
        words = Text(" \u00b7 ".join(filter(None, said)), "label", "text-2")
        return FootBar(row(words, None, self.go_on, gap=16, margins=(24, 14, 24, 14)))


class FootBar(QFrame):
    """The quiet bar along the lower edge."""

    def __init__(self, line: QHBoxLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayout(line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, self.width(), 1, look.colour("line"))
        painter.end()


class RightHero(QWidget):
    """The felt with the words at its left and the hand's own board at its right, where there is room."""

    def __init__(self, view: DebriefView, told: RightView, missed: list[Button], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._four_colours = told.board, told.four_colours
        self._streets = STREETS if told.streets and len(told.board) <= STREETS[-1][2] else ()
        pills = [GradePill(each) for each in view.grades if each.mark != "none"]
        lines = [row(*pills[at : at + IN_A_LINE], None, gap=8) for at in range(0, len(pills), IN_A_LINE)]
        words = column(
            None,
            Mark("right", 40),
            8,
            Text(told.line, "display", "felt-text", wrap=True),
            Text(told.text, "body", "felt-text", wrap=True),
            *([Text(told.to_do, "body", "felt-text", wrap=True)] if told.to_do else []),
            10,
            column(*lines, *_routine(view, missed), gap=8),
            None,
            gap=4,
        )
        self._beside = QWidget()
        line = row(holder(words), self._beside, margins=(32, 16, 32, 16), gap=16)
        line.setStretch(0, 1)
        line.setStretch(1, 1)
        self.setLayout(line)

    def suit(self, width: int) -> None:
        """Leave the right side to the board where there is one, and room for it."""
        self._beside.setVisible(bool(self._board) and width >= BOARD_FROM)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_L, RADIUS_L)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(box, felt(box))
        painter.fillRect(box, _shade(box, ends=self._beside.isVisible()))
        if self._beside.isVisible():
            self._paint_board(painter)
        painter.restore()
        panel(painter, box, None, "felt-mid", RADIUS_L)
        painter.end()

    def _paint_board(self, painter: QPainter) -> None:
        from trainer.ui.art.cards import Look, card, reach  # drawn a frame later than the page

        step = self.width() * WORDS_SHARE * 0.9 / max(5, len(self._board))
        width = round(min(step * 0.9, self.height() * 0.36))
        left = self.width() * (1 + WORDS_SHARE) / 2 - step * (len(self._board) - 1) / 2
        for place, face in enumerate(self._board):
            one = Look(face, width, 0, self._four_colours)
            half = reach(one)
            spot = QPointF(left + step * place - half, self.height() / 2 - half)
            painter.drawPixmap(spot, card(one, self.devicePixelRatioF()))
        under = self.height() / 2 + width * 0.7 + UNDER
        for words, first, after in self._streets:
            if len(self._board) >= after:
                self._label(painter, words, QPointF(left + step * (first + after - 1) / 2, under))

    def _label(self, painter: QPainter, words: str, at: QPointF) -> None:
        from trainer.ui.table.labels import PAD, pill, pill_width

        corner = QPointF(pill_width(words, LABEL) / 2 + PAD, LABEL * 0.775 + PAD)
        painter.drawPixmap(at - corner, pill(words, LABEL, self.devicePixelRatioF()))


def _routine(view: DebriefView, missed: list[Button]) -> Iterator[QWidget | QHBoxLayout]:
    """How much of the routine was done, and what was not, each tied to its moment."""
    if view.routine is not None:
        words = f"{view.routine.line}. You missed" if missed else f"{view.routine.line}."
        yield Text(words, "label", "felt-text", wrap=True)
        yield row(*missed, None, gap=8)


def _shade(box: QRectF, *, ends: bool) -> QBrush:
    """Darkens the felt under the words; it `ends` towards the board where there is one."""
    if not ends:
        return QBrush(faded("plate", 0.5))
    tone = QLinearGradient(QPointF(0, 0), QPointF(box.width() * 0.7, 0))
    for at, much in ((0.0, 0.5), (0.6, 0.42), (1.0, 0.0)):
        tone.setColorAt(at, faded("plate", much))
    return QBrush(tone)


class GradePill(QFrame):
    """One grade in a dark pill on the felt: mark and words."""

    def __init__(self, grade: GradeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(f"{grade.part}: {said(grade)} ({WORDS[grade.mark]})")
        words = Text(_in_short(grade), "caption", "felt-text")
        self.setLayout(row(Mark(grade.mark, 18), words, gap=6, margins=(8, 5, 12, 5)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "plate", None, self.height() // 2)
        painter.end()


def _in_short(grade: GradeView) -> str:
    """ "Noticed in 0.9 s", "Authority right", "Remedy 5 of 5", "Kept dealing"; the mark says that it is right."""
    if grade.detail == "clean hand":
        return grade.value
    counted = grade.value.removesuffix(" right") if grade.mark == "right" else grade.value
    return f"{grade.part} {grade.detail if timed(grade) else counted.lower()}"


def _thing(told: RightView) -> Card:
    """The one thing worth knowing, on paper."""
    card = Card("paper", None)
    of = " \u00b7 ".join(part for part in (told.paragraph, told.house) if part)
    head = row(Text("WORTH KNOWING", "overline", "ink-2"), None, Text(of, "caption", "ink-2", align=RIGHT), gap=12)
    if of:
        head.addWidget(Icon("book", 18, "ink-2"))
    rows = column(
        head,
        Text(told.head, "title", "ink", wrap=True),
        Text(told.thing, "body", "ink", wrap=True),
        None,
        gap=10,
        margins=(28, 20, 28, 20),
    )
    card.setLayout(rows)
    return card


def _elsewhere(told: RightView) -> Card:
    """Which rulebooks ask for something else."""
    card = Card()
    head = row(Icon("swap", 20, "accent"), Text(told.elsewhere, "heading", wrap=True), gap=10)
    head.setStretch(1, 1)
    apart = [Apart(told.apart)] if told.apart is not None else []
    lines = (_line(each) for each in told.differing)
    rows = column(*apart, head, *lines, gap=10, margins=(20, 20, 20, 20))
    if told.same:
        rows.addWidget(Text(told.same, "caption", "text-2", wrap=True))
    rows.addStretch(1)
    card.setLayout(rows)
    return card


def _line(each: OtherHouseView) -> QWidget:
    return holder(
        column(Text(each.house, "label-strong", wrap=True), Text(each.text, "label", "text-2", wrap=True), gap=0)
    )
