"""As many cards as there is room for, in rows and columns."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.screens.library_card import TALL, WIDE, LibraryCard

GAP, EDGE = 12, 4


class CardGrid(QWidget):
    """Says with `fits_changed` that another number of cards fits; whoever has the cards lays them then."""

    fits_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[LibraryCard, ...] = ()
        self.across, self._down = 1, 1
        self._box = QGridLayout(self)
        self._box.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._box.setSpacing(GAP)

    @property
    def fits(self) -> int:
        """How many cards there is room for."""
        return self.across * self._down

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDE + 2 * EDGE, TALL + 2 * EDGE)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def lay(self, cards: Sequence[LibraryCard]) -> None:
        """Show these cards in place of those before."""
        for each in self.cards:
            each.hide()
            self._box.removeWidget(each)
            each.deleteLater()
        self.cards = tuple(cards)
        for place, card in enumerate(self.cards):
            self._box.addWidget(card, place // self.across, place % self.across)
            card.show()  # at once: the keyboard may go there next
        self._stretch()

    def _stretch(self) -> None:
        """Columns of one width, and the room that is left below."""
        for place in range(max(self._box.columnCount(), self.across)):
            self._box.setColumnStretch(place, 1 if place < self.across else 0)
            self._box.setColumnMinimumWidth(place, WIDE if place < self.across else 0)
        for place in range(max(self._box.rowCount(), self._down + 1)):
            self._box.setRowStretch(place, 1 if place == self._down else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across, down = _many(self.width(), WIDE), _many(self.height(), TALL)
        if (across, down) != (self.across, self._down):
            self.across, self._down = across, down
            for place, card in enumerate(self.cards):
                self._box.addWidget(card, place // across, place % across)
            self._stretch()
            self.fits_changed.emit()


def _many(room: int, each: int) -> int:
    """How many cards stand in that room, at least one."""
    return max(1, (room - 2 * EDGE + GAP) // (each + GAP))
