"""The caption under a film: which step it is, what was done, and in quotes what was said."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import Elided

HEIGHT, DISC = 34, 20


class _Number(QWidget):
    """The number of a step in a ring; nothing where there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(DISC + 2, DISC + 2)
        self.number = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.number:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.colour("accent"), 1.5))
        ring = QRectF(1, 1, DISC, DISC)
        painter.drawEllipse(ring)
        painter.setFont(look.font("caption"))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()


class FilmCaption(QWidget):
    """One line; the words on the table's bubbles are in it too, for who reads here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._number, self.words = _Number(), Elided("", "label")
        line = row(self._number, self.words, gap=10, margins=(18, 4, 18, 4))
        line.setStretch(1, 1)
        self.setLayout(line)

    @property
    def number(self) -> int:
        """The number of the step that is shown, 0 for none."""
        return self._number.number

    def tell(self, does: str, says: str, number: int = 0) -> None:
        """Show this instead."""
        self._number.number = number
        self._number.setVisible(bool(number))
        self._number.update()
        self.words.setText(" ".join(part for part in (does, f"\u201c{says}\u201d" if says else "") if part))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.end()
