"""The quiet strip over a session: how far it is and how long it may take, and nothing else."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import MIDDLE, Text

HEIGHT, LINE = 28, 2


class Strip(QWidget):
    """A line at the top; the thin bar at its foot is the share that is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._done, self._of = 0, 1
        self.words = Text("", "caption", "text-2", tabular=True, align=MIDDLE)
        self.setLayout(
            row(Text("Session", "caption", "text-3", align=MIDDLE), self.words, None, gap=10, margins=(16, 0, 16, 2))
        )

    def tell(self, words: str, done: int, of: int) -> None:
        """Show this instead."""
        self._done, self._of = done, max(1, of)
        self.words.setText(words)
        self.setAccessibleName(f"Session: {words}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        foot = self.height() - LINE
        painter.fillRect(QRectF(0, foot, self.width(), LINE), look.colour("line"))
        painter.fillRect(QRectF(0, foot, self.width() * self._done / self._of, LINE), look.colour("accent"))
        painter.end()
