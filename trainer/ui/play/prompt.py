"""A line in the bar that asks for what is still missing, or says why nothing happened. Never what is wrong."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.layout import row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Text

HINT_MS, HEIGHT = 3200, 32


class Prompt(QWidget):
    """`ask` stands until it is answered, `hint` goes by itself. `turned(on)` tells when it comes and goes."""

    turned = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Text("", "label")
        self._asked = ""
        self._gone = QTimer(self, singleShot=True, interval=HINT_MS)
        self._gone.timeout.connect(lambda: self._show(self._asked))
        self.setLayout(row(self._words, margins=(18, 0, 18, 0)))
        self.setFixedHeight(HEIGHT)
        self.hide()

    @property
    def words(self) -> str:
        """What it says now, "" for nothing."""
        return self._words.text()

    def ask(self, words: str) -> None:
        """Ask this until it is answered; "" for nothing. A hint that is shown meanwhile is shown to its end."""
        asked, self._asked = self._asked, words
        if (words and words != asked) or not self._gone.isActive():
            self._gone.stop()
            self._show(words)

    def hint(self, words: str) -> None:
        """Say this for a moment."""
        self._show(words)
        self._gone.start()

    def _show(self, words: str) -> None:
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.turned.emit(bool(words))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "accent-soft", "accent", self.height() / 2)
        painter.end()
