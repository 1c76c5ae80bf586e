"""The timeline of a debrief: acts in time order, each with its mark, reason and paragraph; rows can be selected."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.rules.practice import NO_RULE
from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.mark import TONES, WORDS, Mark
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.models import ActView

TIME_WIDTH, MARK_SIZE, SIDE = 40, 24, 16


class ActRow(Choice):
    """One act. While the row is selected it offers the claim that it was a mis-click, which stands once made."""

    claim = Signal()
    yields_arrows = True

    def __init__(self, act: ActView, first: bool, last: bool, parent: QWidget | None = None) -> None:
        super().__init__(_spoken(act), checkable=True, radius=0, parent=parent)
        self._act, self._first, self._last = act, first, last
        wants_ring(self, RADIUS_S, inside=True)
        self._mark = Mark(act.mark, MARK_SIZE, act.word)
        self._claim = self._claim_button()
        self._claim_line = holder(row(self._claim, None, margins=(0, 5, 0, 3)))
        self._claim_line.setVisible(False)
        lines = [Text(act.title, "label-strong", wrap=True)]
        if act.text:
            lines.append(Text(act.text, "caption", "text-2", wrap=True))
        words = column(None, *lines, self._claim_line, None, gap=0)
        time = Text(act.time, "caption", "text-2", tabular=True)
        time.setFixedWidth(TIME_WIDTH)
        self._verdict = column(gap=0)
        self._verdict.addWidget(_verdict(act))
        line = row(time, self._mark, holder(words), self._verdict, gap=12, margins=(SIDE, 6, SIDE, 6))
        line.setStretch(2, 1)
        self.setLayout(line)
        self.settle()
        self.toggled.connect(self._show_claim)

    def _claim_button(self) -> Button:
        button = Button("That was a misclick", "small", icon="undo")
        button.clicked.connect(self._claimed)
        return button

    def _claimed(self) -> None:
        self._act = replace(self._act, claimed=True)
        emptied(self._verdict)
        verdict = _verdict(self._act)
        self._verdict.addWidget(verdict)
        verdict.show()
        self.settle()
        self.setAccessibleName(_spoken(self._act))
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_claim(self.isChecked())
        self.claim.emit()

    def _show_claim(self, chosen: bool) -> None:
        self._claim_line.setVisible(chosen and self._act.claimable and not self._act.claimed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.isChecked() or self.underMouse():
            painter.fillRect(self.rect(), look.colour("surface-2"))
        if self.isChecked():
            painter.fillRect(0, 0, 3, self.height(), look.colour("accent"))
        middle = self._mark.mapTo(self, QPoint(MARK_SIZE // 2, MARK_SIZE // 2))
        self._paint_thread(painter, middle.x(), middle.y())
        painter.end()

    def _paint_thread(self, painter: QPainter, x: int, y: int) -> None:
        reach = MARK_SIZE / 2 + 3
        tone = look.colour("line")
        if not self._first:
            painter.fillRect(QRectF(x - 1, 0, 2, max(0.0, y - reach)), tone)
        if not self._last:
            painter.fillRect(QRectF(x - 1, y + reach, 2, max(0.0, self.height() - y - reach)), tone)


def _spoken(act: ActView) -> str:
    word = "Mis-click" if act.claimed else act.word or WORDS[act.mark]
    return ", ".join(part for part in (act.time, act.title, act.text, word, act.paragraph) if part)


def _verdict(act: ActView) -> QWidget:
    """Word and paragraph at the right edge."""
    word = "Mis-click" if act.claimed else act.word or ("" if act.mark == "start" else WORDS[act.mark])
    tone = "text-3" if act.claimed else TONES[act.mark]
    lines = [Text(word, "caption", tone, align=RIGHT)] if word else []
    if act.paragraph:
        lines.append(Text(act.paragraph, "caption", "text-2", align=RIGHT))
    return holder(column(None, *lines, None, gap=0))


class Timeline(QWidget):
    """Acts, then the findings on routine under their own heading. Up and Down move the selection.

    `selected(index)` counts the acts and then the practice rows; so does `claimed(index, True)` for a mis-click.
    `apart` stands over the practice rows.
    """

    selected = Signal(int)
    claimed = Signal(int, bool)

    def __init__(
        self,
        acts: tuple[ActView, ...],
        practice: tuple[ActView, ...] = (),
        chosen: int | None = None,
        apart: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: list[ActRow] = []
        inside = QVBoxLayout()
        inside.setSpacing(0)
        inside.setContentsMargins(0, 4, 0, 4)
        self._add(inside, acts)
        if apart is not None:
            inside.addWidget(apart)
        if practice:
            inside.addWidget(_practice_heading())
            self._add(inside, practice)
        inside.addStretch(1)
        self.pane = Pane(holder(inside), ground="surface-1")
        self.setLayout(column(self.pane))
        self._chosen = chosen
        if chosen is not None:
            self.select(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._chosen is not None:
            soon(self, self._look_at_chosen)

    def _look_at_chosen(self) -> None:
        if self._chosen is not None:
            self.pane.look_at(self.rows[self._chosen], 24)

    def _add(self, inside: QVBoxLayout, acts: tuple[ActView, ...]) -> None:
        for place, act in enumerate(acts):
            made = ActRow(act, place == 0, place == len(acts) - 1)
            number = len(self.rows)
            made.clicked.connect(lambda _on=False, index=number: self._take(index))
            made.claim.connect(lambda index=number: self.claimed.emit(index, True))
            self.rows.append(made)
            inside.addWidget(made)

    def select(self, index: int) -> None:
        """Mark one row as selected, without a signal."""
        for place, made in enumerate(self.rows):
            made.setChecked(place == index)
        self._chosen = index
        self._look_at_chosen()

    def _take(self, index: int) -> None:
        self.select(index)
        self.selected.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        chosen = next((place for place, made in enumerate(self.rows) if made.hasFocus()), None)
        if step and chosen is not None and 0 <= chosen + step < len(self.rows):
            self.rows[chosen + step].setFocus(Qt.FocusReason.TabFocusReason)
            self._take(chosen + step)
        elif not step:
            super().keyPressEvent(event)


def _practice_heading() -> QWidget:
    return holder(
        column(
            Text("ROUTINE, MOVE BY MOVE", "overline", "text-2"),
            Text(NO_RULE, "caption", "text-3", wrap=True),
            gap=2,
            margins=(SIDE, 16, SIDE, 6),
        )
    )
