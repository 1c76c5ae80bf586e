"""The bar over a round: what is drilled and where, how the questions went so far, the game, and a few buttons."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.drill.dots import Dots
from trainer.ui.kit import look
from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Pill
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import MIDDLE, RIGHT, Text

HEIGHT, LOW, STAKES, GAP = 56, 44, 210, 12


class RoundBar(QWidget):
    """Emits `left`, `again` (watch it again), `paused` and `keys`."""

    left = Signal()
    again = Signal()
    paused = Signal()
    keys = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._house = Text("", "heading"), Pill("")
        self._count, self._stakes = (
            Text("", "label", "text-2", tabular=True),
            Text("", "caption", "text-2", wrap=True, align=MIDDLE | RIGHT),
        )
        self._stakes.setMinimumWidth(STAKES)
        self.dots = Dots()
        self.close_button = IconButton("x", "Leave the round")
        self.again_button = IconButton("repeat", "Watch it again", key="R")
        self.pause_button = IconButton("pause", "Pause", key="P")
        self.help_button = IconButton("kbd", "Keys", key="?")
        for button, signal in (
            (self.close_button, self.left),
            (self.again_button, self.again),
            (self.pause_button, self.paused),
            (self.help_button, self.keys),
        ):
            button.clicked.connect(signal)
        self.setFixedHeight(HEIGHT)
        parts = (self.close_button, self._title, self._house, None, self.dots, self._count, None, self._stakes)
        buttons = (self.again_button, self.pause_button, self.help_button)
        self.setLayout(row(*parts, row(*buttons, gap=4), gap=GAP, margins=(16, 0, 16, 0)))
        WindowHeight(self, lambda low: self.setFixedHeight(LOW if low else HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Without the dots: the count says the same."""
        return QSize(self._needs() - self.dots.sizeHint().width() - GAP, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.dots.setVisible(self.width() >= self._needs())
        super().resizeEvent(event)

    def _needs(self) -> int:
        """Width in px that everything takes."""
        layout = self.layout()
        assert layout is not None
        hidden = self.dots.sizeHint().width() + GAP if self.dots.isHidden() else 0
        return layout.totalMinimumSize().width() + hidden

    def show_drill(self, title: str, house: str) -> None:
        """What is drilled, and at which house."""
        self._title.setText(title)
        self._house.setText(house)

    def show_question(self, marks: tuple[str, ...], at: int, planned: int, stakes: str) -> None:
        """Which question is asked (from 0), how those before went, and what is played."""
        self.dots.show_marks(marks, at, planned)
        self._count.setText(f"{min(at + 1, planned)} of {planned}")
        self._stakes.setText(stakes)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()
