"""A line over the table that asks for what is still missing, or says why nothing happened. Never what is wrong."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.layout import row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Text

HINT_MS = 2200
FROM_TOP = 0.235


class Prompt(QWidget):
    """`ask` stands until it is answered, `hint` goes by itself."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._words = Text("", "label")
        self._asked = ""
        self._gone = QTimer(self, singleShot=True, interval=HINT_MS)
        self._gone.timeout.connect(lambda: self._show(self._asked))
        self.setLayout(row(self._words, margins=(18, 9, 18, 9)))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def ask(self, words: str) -> None:
        """Ask this until it is answered; "" for nothing."""
        self._asked = words
        if not self._gone.isActive():
            self._show(words)

    def hint(self, words: str) -> None:
        """Say this for a moment."""
        self._show(words)
        self._gone.start()

    def _show(self, words: str) -> None:
        self._words.setText(words)
        self.setVisible(bool(words))
        self.adjustSize()
        self._place()

    def _place(self) -> None:
        over = self._over
        self.move((over.width() - self.width()) // 2, round(over.height() * FROM_TOP) - self.height() // 2)
        self.raise_()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "surface-1", "accent", self.height() / 2)
        painter.end()
