"""The bar at the top of a full-window screen: back, title, facts at the left, buttons at the right."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Pill
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import Elided, Text

HEIGHT, LOW_HEIGHT = 56, 48
NARROW, MANY = 1080, 2  # px of a window in which the pill gives way to more actions than these


class TopBar(QWidget):
    """`back` is emitted by the arrow and by Esc. `actions` stand at the right, the main one last; `note` gives way."""

    back = Signal()

    def __init__(
        self, title: str, pill: str, note: str, actions: tuple[QWidget, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.arrow = IconButton("back", "Back", key="Esc")
        self.arrow.clicked.connect(self.back)
        self.setFixedHeight(HEIGHT)
        self._pill, self._crowded = Pill(pill), len(actions) > MANY
        self.setLayout(
            row(
                self.arrow,
                Text(title, "heading"),
                self._pill,
                Elided(note, "label", "text-2"),
                None,
                *actions,
                gap=14,
                margins=(16, 0, 24, 0),
            )
        )
        WindowHeight(self, self._suit)

    def _suit(self, low: bool) -> None:
        self.setFixedHeight(LOW_HEIGHT if low else HEIGHT)
        self._pill.setHidden(self._crowded and self.window().width() < NARROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()
