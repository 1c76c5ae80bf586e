"""The bar at the top of a full-window screen: back, title, facts at the left, buttons at the right."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.card import Pill
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import Elided, Text

HEIGHT, LOW_HEIGHT = 56, 44
ACTION, LOW_ACTION = 40, 32
"""How high the bar is, and the buttons in it, in a usual and in a low window."""
NARROW, MANY = 1080, 2  # px of a window in which the pill gives way to more actions than these


GAP = 14


class TopBar(QWidget):
    """`back` is emitted by the arrow and by Esc. `actions` stand at the right, the main one last; `note` gives way.

    Where Esc means something else on the page, the arrow is called `leave`, and Esc does not press it.
    """

    back = Signal()

    def __init__(
        self,
        title: str,
        pill: str,
        note: str,
        actions: tuple[QWidget, ...] = (),
        parent: QWidget | None = None,
        *,
        leave: str = "",
    ) -> None:
        super().__init__(parent)
        self.arrow = IconButton("back", leave) if leave else IconButton("back", "Back", key="Esc")
        self.arrow.clicked.connect(self.back)
        self.setFixedHeight(HEIGHT)
        self._pill, self._crowded = Pill(pill), len(actions) > MANY
        self._buttons = [each for each in actions if isinstance(each, Button)]
        self.setLayout(
            row(
                self.arrow,
                Text(title, "heading"),
                self._pill,
                Elided(note, "label", "text-2"),
                None,
                *actions,
                gap=GAP,
                margins=(16, 0, 24, 0),
            )
        )
        WindowHeight(self, self._suit)

    def _suit(self, low: bool) -> None:
        self.setFixedHeight(LOW_HEIGHT if low else HEIGHT)
        for button in self._buttons:
            button.setFixedHeight(LOW_ACTION if low else ACTION)
        self._pill.setHidden(self._crowded and self.window().width() < NARROW)

    def minimumSizeHint(self) -> QSize:
        """As wide as it is without what gives way, or it would keep its page from ever becoming narrow."""
        least = super().minimumSizeHint()
        if self._crowded and not self._pill.isHidden():
            least.setWidth(least.width() - self._pill.sizeHint().width() - GAP)
        return least

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()
