"""What was done beside what it takes: a row a step with its mark, its word and its number; rows can be selected."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import TONES, WORDS, Mark
from trainer.ui.kit.paint import RADIUS_S, faded
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import Text
from trainer.ui.screens.models import PairView

SIDE, GAP, MARK, NUMBER, LEAST = 16, 12, 22, 22, 43
AMISS = ("wrong", "missed", "harmful", "alarm")


class NumberDisc(QWidget):
    """The number of a step in a ring; bare space where there is none."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._font = look.font("caption", tabular=True)
        self.setFixedSize(QSize(NUMBER, NUMBER))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._number:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.colour("line-strong"), 1.2))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setPen(look.colour("text-2"))
        painter.setFont(self._font)
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class PairRow(Choice):
    """One line; what was right stands back, what was amiss is on a ground of its own and has its word."""

    yields_arrows = True

    def __init__(self, pair: PairView, parent: QWidget | None = None) -> None:
        super().__init__(spoken(pair), checkable=True, radius=0, parent=parent)
        self.pair = pair
        wants_ring(self, RADIUS_S, inside=True)
        quiet = pair.mark in ("right", "") or pair.follows
        did = column(None, Text(pair.did, self._style(quiet), "text-2" if quiet else "text", wrap=True), gap=0)
        if pair.word:
            did.addWidget(Text(pair.word, "caption", TONES[pair.mark], wrap=True))
        did.addStretch(1)
        takes = column(
            None, Text(pair.takes, self._style(quiet), "text-2" if quiet else "text", wrap=True), None, gap=0
        )
        mark = Mark(pair.mark, MARK, pair.word) if pair.mark else _space(MARK)
        line = row(mark, holder(did), NumberDisc(pair.number), holder(takes), gap=GAP, margins=(SIDE, 4, GAP, 4))
        line.setStretch(1, 1)
        line.setStretch(3, 1)
        self.setLayout(line)
        self.setMinimumHeight(LEAST)
        self.settle()

    def _style(self, quiet: bool) -> str:
        if self.pair.follows:
            return "caption"
        return "label" if quiet else "label-strong"

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.pair.mark in AMISS:
            painter.fillRect(self.rect(), faded("wrong", 0.08))
        if self.isChecked() or self.underMouse():
            painter.fillRect(self.rect(), look.colour("surface-2"))
        if self.isChecked():
            painter.fillRect(0, 0, 3, self.height(), look.colour("accent"))
        painter.fillRect(SIDE, 0, self.width() - 2 * SIDE, 1, look.colour("line"))
        painter.end()


def spoken(pair: PairView) -> str:
    """A line as it is read out: its number, what was done, how it was, and what it takes."""
    how = pair.word or (WORDS[pair.mark] if pair.mark else "")
    takes = f"What to do: {pair.takes}" if pair.takes else ""
    return " ".join(part for part in (f"{pair.number}." if pair.number else "", pair.did, f"{how}.", takes) if part)


def _space(width: int) -> QWidget:
    made = QWidget()
    made.setFixedWidth(width)
    return made


class PairTable(QWidget):
    """All lines, scrolled where they have no room. `selected(index)` counts them; Up and Down move the selection.

    `chosen` is the one that is selected, `foot` stands under the last.
    """

    selected = Signal(int)

    def __init__(
        self,
        pairs: tuple[PairView, ...],
        chosen: int | None = None,
        foot: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: list[PairRow] = []
        self._places: list[int] = []
        inside = QVBoxLayout()
        inside.setSpacing(0)
        inside.setContentsMargins(0, 0, 0, 4)
        for place, pair in enumerate(pairs):
            inside.addWidget(_heading(pair) if pair.heading else self._made(pair, place))
        if foot is not None:
            inside.addWidget(foot)
        inside.addStretch(1)
        self.pane = Pane(holder(inside), ground="surface-1")
        self.setLayout(column(self.pane))
        self.chosen = chosen
        if chosen is not None:
            self.select(chosen)

    def _made(self, pair: PairView, place: int) -> PairRow:
        made = PairRow(pair)
        made.clicked.connect(lambda _on=False: self._take(place))
        self.rows.append(made)
        self._places.append(place)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        soon(self, self._look_at_chosen)

    def _look_at_chosen(self) -> None:
        if self.chosen in self._places:
            self.pane.look_at(self.rows[self._places.index(self.chosen)], 24)

    def select(self, index: int) -> None:
        """Mark one line as selected, without a signal."""
        for place, made in zip(self._places, self.rows, strict=True):
            made.setChecked(place == index)
        self.chosen = index
        self._look_at_chosen()

    def _take(self, index: int) -> None:
        self.select(index)
        self.selected.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        held = next((place for place, made in enumerate(self.rows) if made.hasFocus()), None)
        if step and held is not None and 0 <= held + step < len(self.rows):
            self.rows[held + step].setFocus(Qt.FocusReason.TabFocusReason)
            self._take(self._places[held + step])
        elif not step:
            super().keyPressEvent(event)


def _heading(pair: PairView) -> QWidget:
    """Where another matter begins."""
    return holder(column(Text(f"Also: {_lower(pair.did)}", "label-strong", wrap=True), margins=(SIDE, 12, SIDE, 6)))


def _lower(words: str) -> str:
    return words if words.startswith("Seat") else f"{words[:1].lower()}{words[1:]}"


def heads(switch: Callable[[], QWidget]) -> QWidget:
    """The two headings over the lines, with what turns to something else at the right."""
    did, takes = Text("WHAT YOU DID", "overline", "text-2"), Text("WHAT TO DO", "overline", "text-2")
    line = row(_space(MARK), did, _space(NUMBER), row(takes, None, switch(), gap=8), gap=GAP, margins=(SIDE, 6, GAP, 6))
    line.setStretch(1, 1)
    line.setStretch(3, 1)
    return holder(line)
