"""Cards in columns of equal width, as many beside one another as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget


class Tiles(QWidget):
    """`ways` are how many may stand beside one another, the most first; the last is used where none has room."""

    def __init__(
        self,
        cards: Sequence[QWidget],
        ways: tuple[int, ...],
        gap: int = 12,
        edge: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards, self._ways, self._across = tuple(cards), ways, 0
        self._box = _Rows(self)
        self._box.setContentsMargins(edge, edge, edge, edge)
        self._box.setSpacing(gap)
        self._lay(ways[0])
        self.setLayout(self._box)

    @property
    def across(self) -> int:
        """How many stand beside one another now."""
        return self._across

    def minimumSizeHint(self) -> QSize:
        """As wide as they must be with the fewest beside one another."""
        return QSize(self._needs(self._ways[-1]), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(self._fitting(self.width()))

    def height_at(self, width: int) -> int:
        """Height in px that the cards need at this width, in as many columns as there will be."""
        across, gap = self._fitting(width), self._box.spacing()
        margins = self._box.contentsMargins()
        wide = (width - margins.left() - margins.right() - gap * (across - 1)) // across
        high = [_height(card, wide) for card in self._cards]
        rows = [max(high[first : first + across]) for first in range(0, len(high), across)]
        return sum(rows) + gap * (len(rows) - 1) + margins.top() + margins.bottom()

    def _fitting(self, width: int) -> int:
        return next((each for each in self._ways if self._needs(each) <= width), self._ways[-1])

    def _needs(self, across: int) -> int:
        """Width in px that rows of so many must have."""
        wide = [max(card.minimumSizeHint().width(), card.minimumWidth()) for card in self._cards]
        columns = [max(wide[place::across], default=0) for place in range(across)]
        margins = self._box.contentsMargins()
        return sum(columns) + self._box.spacing() * (across - 1) + margins.left() + margins.right()

    def _lay(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        for place in range(max(self._box.columnCount(), across)):
            self._box.setColumnStretch(place, 1 if place < across else 0)
        for place, card in enumerate(self._cards):
            self._box.addWidget(card, place // across, place % across)


class _Rows(QGridLayout):
    """Tells the height at another width before the cards stand in other columns: nothing is squeezed meanwhile."""

    def __init__(self, tiles: Tiles) -> None:
        super().__init__()
        self._tiles = tiles

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._tiles.height_at(width)


def _height(card: QWidget, width: int) -> int:
    least = max(card.minimumSizeHint().height(), card.minimumHeight())
    return max(least, card.heightForWidth(width)) if card.hasHeightForWidth() else least
