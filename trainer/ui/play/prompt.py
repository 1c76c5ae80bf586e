"""A line in the bar that asks for what is still missing, or says why nothing happened. Never what is wrong."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import IconButton
from trainer.ui.kit.layout import row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Elided

HINT_MS, HEIGHT, LEAST = 3200, 32, 240
SIDE, CROSS, BY_CROSS = 18, 26, 6
CANCEL = "Cancel, or put down what is in your hand (Esc)"


class Prompt(QWidget):
    """`ask` stands until it is answered or `dropped` by its cross, `hint` goes by itself or with `done`.

    `turned(on)` tells when it comes and goes.
    """

    turned = Signal(bool)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Elided("", "label", least=LEAST)
        self._asked = ""
        self._gone = QTimer(self, singleShot=True, interval=HINT_MS)
        self._gone.timeout.connect(self.done)
        self.cross = IconButton("x", CANCEL)
        self.cross.setFixedSize(QSize(CROSS, CROSS))
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table keeps the keyboard, and Esc is the key
        self.cross.clicked.connect(self.dropped)
        self._line = row(self._words, self.cross, gap=BY_CROSS)
        self.setLayout(self._line)
        self.setFixedHeight(HEIGHT)
        self.hide()

    @property
    def words(self) -> str:
        """What it says now, "" for nothing."""
        return self._words.text()

    @property
    def wanted(self) -> int:
        """The width in px at which nothing is cut off."""
        return self.sizeHint().width()

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

    def done(self) -> None:
        """Whatever was said for a moment is over; what is asked comes back."""
        self._gone.stop()
        if self.words != self._asked:
            self._show(self._asked)

    def _show(self, words: str) -> None:
        self._words.setText(words)
        asked = bool(words) and words == self._asked
        self.cross.setVisible(asked)
        self._line.setContentsMargins(SIDE, 0, BY_CROSS if asked else SIDE, 0)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.turned.emit(bool(words))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "accent-soft", "accent", self.height() / 2)
        painter.end()
